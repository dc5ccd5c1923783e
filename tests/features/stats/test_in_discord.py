"""/stats of and /stats board without a game: the game of the thread, else every game that was finished."""

from pathlib import Path

import pytest

from bot.games import Games
from discord_sandbox import Channel, Person
from tests.helpers.begun import nearly_over
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.playing import SHORT, begun, played_out

KNOWN = painted_by(PlainSkin, hidden=True)
NAMES = {game: KNOWN[game].skin.name("en").label for game in SHORT}
PLAYED = ("gangster", "chicago-stud")


def nearly_all_over() -> Games:
    """All games, each of these two dealt a few moves before its end."""
    known = dict(KNOWN)
    for game in PLAYED:
        known |= nearly_over(2, KNOWN, name=game, agreed=SHORT[game]["options"], moves=4)
    return known


async def finished(bot: Bot, game: str, table_id: int) -> tuple[tuple[Person, ...], Channel]:
    people, thread = await begun(bot, 2, **SHORT[game])
    await played_out(bot, people, thread, 1, table_id)
    await bot.sandbox.idle()
    return people, thread


@pytest.mark.long("two games are played and counted; pages of statistics are read by day")
async def test_without_a_game_it_is_the_threads_or_all_that_were_finished(tmp_path: Path) -> None:
    commands = ("stats of", "stats board")
    async with a_bot(tmp_path / "db", known=nearly_all_over()) as bot:
        here = bot.sandbox.channel
        for person in bot.sandbox.people:
            person.change(locale="en-US")
        people, first = await finished(bot, PLAYED[0], 1)
        asker = people[0]
        for command in commands:
            only = await asker.slash(here, command)
            assert only.text == (await asker.slash(here, command, game=PLAYED[0])).text, (
                "the one game in full"
            )

        _, second = await finished(bot, PLAYED[1], 2)
        running = (await begun(bot, 2, **SHORT["poker-champ"]))[1]

        for command in commands:
            for thread, game in ((first, PLAYED[0]), (second, PLAYED[1])):
                shown = await asker.slash(thread, command)
                assert shown.text == (await asker.slash(here, command, game=game)).text, "the thread's game"

            both = await asker.slash(here, command)
            lines = [line for line in both.text.splitlines() if " · " in line or " won" in line]
            assert [name for name in NAMES.values() if any(name in line for line in lines)] == [
                NAMES[game] for game in SHORT if game in PLAYED
            ], "a line each, in the order of the house"
            assert len(lines) == len(PLAYED)

            for asked in (
                await asker.slash(running, command),
                await asker.slash(here, command, game="poker-champ"),
            ):
                assert "finished a game of Poker Champ" in asked.text
                assert all(NAMES[game] in asked.text for game in PLAYED), "what there is instead"


@pytest.mark.parametrize(("command", "words"), [("stats of", "hasn’t finished"), ("stats board", "Nobody")])
async def test_where_no_game_was_finished_no_game_is_named(tmp_path: Path, command: str, words: str) -> None:
    async with a_bot(tmp_path / "db", known=KNOWN) as bot:
        lucie = bot.sandbox.person("Lucie")
        lucie.change(locale="en-US")
        told = await lucie.slash(bot.sandbox.channel, command)
        assert words in told.text
        assert not any(name in told.text for name in NAMES.values())
