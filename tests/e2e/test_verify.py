"""A finished game's deck checked by whoever played: what the check says, and of the message with its seal."""

from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Message, Sandbox
from bot.table.languages import LANGUAGES, Language
from engine.record.checking import check
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.playing import begun, play_out

KNOWN = painted_by(PlainSkin, hidden=True)
OPTIONS = {"game": "whispers", "options": "goal:1, rounds:5"}
LOCALES = {"en": "en-US", "fr": "fr"}
"""Of Discord."""


def seal_message(sandbox: Sandbox) -> Message:
    return next(
        each for each in sandbox.channel.messages.values() if "seal" in each.text.lower() and "`" in each.text
    )


async def played(bot: Bot) -> tuple[Any, Any]:
    people, channel = await begun(bot, 2, **OPTIONS)
    await play_out(bot, people, channel, seed=2)
    await bot.sandbox.idle()
    return people, channel


@pytest.mark.parametrize("language", LANGUAGES)
async def test_everything_holds_and_the_seal_is_linked(tmp_path: Path, language: Language) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await played(bot)
        people[0].change(locale=LOCALES[language])
        told = (await people[0].slash(channel, "verify")).message.text
        shown = seal_message(bot.sandbox)

        assert "❌" not in told
        assert "⚠️" not in told
        assert told.count("✅") >= 8
        assert f"/{shown.channel.id}/{shown.id}" in told
        record = (await people[1].slash(channel, "record")).message
        (attached,) = record.attachments
        assert check(attached.content).holds
        assert attached.filename == "whispers-1.txt"


@pytest.mark.parametrize(("become", "word"), [("deleted", "⚠️"), ("edited", "❌")])
async def test_what_became_of_the_seal_s_message_is_told(tmp_path: Path, become: str, word: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await played(bot)
        shown = seal_message(bot.sandbox)
        if become == "deleted":
            bot.sandbox.world.delete(shown)
        else:
            shown.edited = bot.sandbox.clock.now()
        told = (await people[0].slash(channel, "verify")).message.text

        assert word in told.splitlines()[1]
        assert "✅" in told


async def test_a_stranger_learns_nothing_and_a_game_that_is_played_keeps_its_record(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        people, channel = await begun(bot, 2, **OPTIONS)
        for words in ("record", "verify"):
            said = (await people[0].slash(channel, words)).message.text
            assert "when it has ended" in said
