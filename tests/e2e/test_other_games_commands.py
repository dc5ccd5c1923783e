"""A command of another game is answered with the game played here, and its commands; nothing is lost."""

from itertools import product
from pathlib import Path
from typing import Any

import pytest

from bot.games import games
from bot.language import say
from bot.table.languages import LANGUAGES, Language
from bot.ui.translator import command_key
from discord_sandbox import Channel, Person, Reply
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import SHORT, begun, controls

KNOWN = painted_by(PlainSkin, hidden=True)
LOCALES: dict[Language, str] = {"en": "en-US", "fr": "fr"}


def commands(game: str, language: Language) -> list[str]:
    """A game's commands as they are typed in that language."""
    skin = KNOWN[game].skin
    above = say(language, command_key("group", skin.domain))
    return [f"/{above} {say(language, command_key(spec.name, skin.domain))}" for spec in skin.commands]


async def typed(
    person: Person, channel: Channel, game: str, most: int | None = None, **more: int
) -> list[Reply]:
    """The answers to a game's commands (else its first ones), with a word wherever one must be typed."""
    skin, found = KNOWN[game].skin, []
    for spec in skin.commands[:most]:
        words: dict[str, Any] = {word.option: 1 if word.kind == "amount" else "1" for word in spec.words[:1]}
        found.append(await person.slash(channel, f"{skin.group} {spec.name}".strip(), **words, **more))
    return found


async def version(bot: Bot) -> int:
    return (await bot.store.matches.load(1)).version


@pytest.mark.long("where none of a game is played it is said by day")
@pytest.mark.parametrize("played", SHORT)
async def test_it_is_said_which_game_is_played_here_and_how(tmp_path: Path, played: str) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT[played]) as (bot, people, channel):
        before, speaks = await version(bot), dict(zip(LANGUAGES, people, strict=True))
        for language, person in speaks.items():
            person.change(locale=LOCALES[language])
        for language, other in product(LANGUAGES, [game for game in games(hidden=True) if game != played]):
            person = speaks[language]
            answers = await typed(person, channel, other)
            answers += await typed(person, bot.sandbox.channel, other, 1, table=1)
            for answer in answers:
                assert KNOWN[played].skin.name(language).label in answer.text
                assert all(command in answer.text for command in commands(played, language))
            asked = await person.slash(channel, "hand")
            assert controls(answers[0].message) == controls(asked.message), "the buttons come along"
        assert await version(bot) == before


async def test_where_none_is_played_here_it_is_said_that_none_of_theirs_is_of_that_game(
    tmp_path: Path,
) -> None:
    async with dealt_game(tmp_path / "db", 2, known=KNOWN, **SHORT["poker-champ"]) as (bot, people, _):
        await begun(bot, 2, **SHORT["gangster"])
        here = bot.sandbox.channel
        for person in bot.sandbox.people:
            person.change(locale="en-US")
        answer = await people[0].slash(here, "stud call")
        assert "Chicago stud" in answer.text
        assert "not in any running game" not in answer.text
        stranger = await bot.sandbox.people[4].slash(here, "stud call")
        assert "not in any running game" in stranger.text
