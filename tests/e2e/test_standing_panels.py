"""Panels that stand while others decide: their words are those of now, their pictures need not change.

Whoever is asked together with others reads in their private message what the table shows everybody.
"""

import random
import re
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest

from bot.table.notices import GATHERED
from discord_sandbox import Message, MessageFlag, Person
from tests.helpers.asked import a_move, is_asked, later
from tests.helpers.bot_in_sandbox import Bot, Calendar, PlainSkin, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import SHORT, panel

KNOWN = painted_by(PlainSkin, hidden=True)
TOGETHER: dict[str, dict[str, Any]] = {
    **{game: SHORT[game] for game in ("chicago-poker", "chicago-stud", "gangster", "two-trucks")},
    "poker-champ": {"options": "length:long"},
    "whispers": {"options": "goal:3, rounds:9"},
}
HOUR = timedelta(hours=1)


def standing(person: Person) -> Message:
    """Their private message that asks something."""
    message = panel(person)
    assert message is not None
    return message


def at_the_table(message: Message) -> list[str]:
    """The lines of a panel, without the address of its link to one of the table's posts."""
    return re.sub(r"\(https?://[^)]*\)", "", message.text).splitlines()


@pytest.mark.by_day("chicago-poker", why="one way of refreshing for all games")
@pytest.mark.parametrize(
    "moves", [5, pytest.param(16, marks=pytest.mark.long("a few moves meet each game's questions"))]
)
@pytest.mark.parametrize("game", TOGETHER)
async def test_a_standing_panel_says_what_a_fresh_one_says(tmp_path: Path, game: str, moves: int) -> None:
    """At any moment of any game, also where several are asked at once, once decisions have been gathered."""
    calendar, dice, compared = Calendar(), random.Random(3), 0
    options = {"game": game, **TOGETHER[game]}
    async with dealt_game(tmp_path / "db", 4, known=KNOWN, now=calendar, **options) as (bot, people, channel):
        for _ in range(moves):
            await a_move(bot, people, dice)
            await later(bot, calendar, GATHERED)
            for person in people:
                if await is_asked(bot, person):
                    fresh = await person.slash(channel, "hand")
                    assert at_the_table(standing(person)) == at_the_table(fresh.message)
                    compared += 1
    assert compared >= moves


async def test_what_others_decide_changes_words_and_sends_no_picture(tmp_path: Path) -> None:
    """With its real pictures: several decisions in a row are one edit, which brings no file."""
    calendar, dice = Calendar(), random.Random(5)
    async with dealt_game(tmp_path / "db", 4, now=calendar, game="poker-champ") as (bot, people, channel):
        last = people[3]
        message = standing(last)
        picture, edits = message.attachments[0], edits_of(bot, message)
        for person in people[:2]:
            await a_move(bot, (person,), dice)
        assert edits_of(bot, message) == edits, "not yet: another may follow"
        before = message.text

        await later(bot, calendar, GATHERED)

        assert edits_of(bot, message) == edits + 1
        assert message.attachments == [picture]
        assert message.text != before
        assert not message.pings
        fresh = await last.slash(channel, "hand")
        assert at_the_table(message) == at_the_table(fresh.message)
        assert fresh.message.attachments[0].content == picture.content


async def test_a_panel_older_than_an_hour_is_sent_anew_silently_and_once_an_hour(tmp_path: Path) -> None:
    """Discord allows few edits of old messages (30046)."""
    calendar, dice = Calendar(), random.Random(5)
    champ = {"game": "poker-champ"}
    async with dealt_game(tmp_path / "db", 4, known=KNOWN, now=calendar, **champ) as (bot, people, _):
        last = people[3]
        old = standing(last)
        calendar.let_pass(bot, HOUR)
        bot.sandbox.clock.skip(HOUR.total_seconds())

        await a_move(bot, people[:1], dice)
        await later(bot, calendar, GATHERED)
        new = standing(last)

        assert old.deleted
        assert new is not old
        assert MessageFlag.SUPPRESS_NOTIFICATIONS in new.flags

        await a_move(bot, people[1:2], dice)
        await later(bot, calendar, GATHERED)

        assert standing(last) is new, "a second one comes in an hour at the earliest"


def edits_of(bot: Bot, message: Message) -> int:
    """Number of times that the bot has changed that message."""
    path = f"/channels/{message.channel.id}/messages/{message.id}"
    return sum(each.method == "PATCH" and each.path == path for each in bot.sandbox.requests)
