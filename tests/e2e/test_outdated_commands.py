"""Commands as they were before an update: somebody's Discord may still send them, and that is no bug."""

import logging
from pathlib import Path
from typing import Any

import pytest

from discord_sandbox import ANSWER_WITHIN, Interaction, InteractionType
from tests.helpers.bot_in_sandbox import Bot, a_bot, a_sandbox
from tests.helpers.hurried import hurry


async def sent(bot: Bot, kind: InteractionType, name: str, *options: dict[str, Any]) -> Interaction:
    """What becomes of a command that Discord's client would not make any more."""
    known = {command["name"]: command["id"] for command in bot.sandbox.world.commands[None]}
    first, *under = name.split()
    inner: list[dict[str, Any]] = list(options)
    for step in under:
        inner = [{"name": step, "type": 1, "options": inner}]
    body = {"id": known.get(first, "1"), "name": first, "type": 1, "options": inner}
    person = bot.sandbox.people[0].account
    asked = bot.sandbox.interactions.open(kind, person, bot.sandbox.channel, body, name=name)
    if kind is InteractionType.COMMAND:
        await asked.answered.wait()
    await bot.sandbox.idle()
    return asked


async def test_commands_that_one_server_had_alone_go_when_all_have_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """TEST_GUILD was settled before: that server would show each command twice."""
    hurry(monkeypatch)
    async with a_sandbox() as sandbox:
        here = sandbox.guild.id
        sandbox.world.commands[here] = [{"name": "table", "description": "-", "type": 1, "id": "5"} | WHOSE]
        sandbox.world.commands[here][0]["application_id"] = str(sandbox.world.bot.id)
        async with a_bot(tmp_path / "db", sandbox=sandbox):
            await sandbox.until(lambda: not sandbox.world.commands[here])
            assert sandbox.world.commands[None]


# What Discord tells of a command beside what the bot has said of it.
WHOSE: dict[str, Any] = {"version": "5", "options": [], "default_member_permissions": None, "nsfw": False}


@pytest.mark.parametrize("days", ["tomorrow", 2**53, -5, True])
async def test_an_option_of_another_type_or_size_is_refused_kindly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, days: object
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        option = {"name": "days", "type": 4, "value": days}
        asked = await sent(bot, InteractionType.COMMAND, "settings away", option)

    assert "changed" in asked.messages[-1].text
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_person_whom_discord_does_not_name_is_refused_kindly(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        stranger = {"name": "player", "type": 6, "value": "1234"}
        asked = await sent(bot, InteractionType.COMMAND, "stats of", stranger)

    assert "changed" in asked.messages[-1].text
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize("name", ["settings away", "settings take", "no-such-command"])
async def test_words_for_an_option_that_offers_none_any_more_are_no_bug(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, name: str
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        bot.sandbox.interactions.answer_within = 0.3  # nothing answers
        option = {"name": "days", "type": 4, "value": "3", "focused": True}
        asked = await sent(bot, InteractionType.AUTOCOMPLETE, name, option)

    assert not asked.choices
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def test_a_number_where_words_are_typed_is_no_bug(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        bot.sandbox.interactions.answer_within = ANSWER_WITHIN
        option = {"name": "zone", "type": 3, "value": 5, "focused": True}
        await sent(bot, InteractionType.AUTOCOMPLETE, "settings mine", option)

    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


@pytest.mark.parametrize(("old", "now"), [("play", "chicago lay"), ("table fold", "table close")])
async def test_an_old_name_that_discord_still_knows_says_where_it_went(
    tmp_path: Path, old: str, now: str
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        asked = await sent(bot, InteractionType.COMMAND, old)
        assert f"</{now}:{bot.client.context.registered.commands[now]}>" in asked.messages[-1].text


async def test_a_group_that_was_a_command_says_where_it_went(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        asked = await sent(bot, InteractionType.COMMAND, "settings")
        assert "</settings mine:" in asked.messages[-1].text
