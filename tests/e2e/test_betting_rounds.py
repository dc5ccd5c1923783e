"""A betting round of Chicago stud in the thread: one post that moves along and rings for who speaks next."""

import random
from pathlib import Path

import pytest

from discord_sandbox import Change, ChangeType, Channel, Message, MessageFlag, Person
from tests.helpers.asked import a_move
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.playing import asks, begun, newest_table

KNOWN = painted_by(PlainSkin)
MOVES = 12
QUIET = 3  # moves of these dice that ring nobody: all were asked when the street opened


def standing(channel: Channel) -> list[Message]:
    """The messages that everybody reads in the thread."""
    return [m for m in channel.messages.values() if m.only_for is None and not m.deleted]


def rings(bot: Bot) -> list[tuple[Person, Message]]:
    """From now on: who is pinged by which message, in order."""
    heard = list[tuple[Person, Message]]()

    def listen(change: Change) -> None:
        message = change.subject
        if change.type is ChangeType.MESSAGE_POSTED and isinstance(message, Message):
            heard.extend((each, message) for each in bot.sandbox.people if rung(each, message))

    bot.sandbox.world.listeners.append(listen)
    return heard


def rung(person: Person, message: Message) -> bool:
    """Tell if a message rings for somebody: a mention, or in private, where it is not silent."""
    private = message.channel is person.dm and MessageFlag.SUPPRESS_NOTIFICATIONS not in message.flags
    return private or person.account in message.pings


async def test_each_word_rings_nobody_twice_nor_who_spoke_and_leaves_one_post(tmp_path: Path) -> None:
    async with dealt_game(tmp_path / "db", 4, known=KNOWN, game="chicago-stud") as (bot, people, channel):
        heard, dice = rings(bot), random.Random(4)
        for _ in range(MOVES):
            before, streets = len(heard), count_of_streets(channel)
            speaker = await a_move(bot, people, dice)

            called = [person.id for person, _ in heard[before:]]
            assert len(set(called)) == len(called), "one ring for each"
            assert speaker.id not in called or count_of_streets(channel) > streets
            for person, message in heard[before:]:
                assert message is newest_table(channel) or message.channel is person.dm
            assert newest_table(channel) is standing(channel)[-1]
            assert alone(channel), "older ones are history"
        assert heard
        assert count_of_streets(channel) > 1


def count_of_streets(channel: Channel) -> int:
    """Number of posts that have had their time: one for each street that is over."""
    return sum(not asks(message, ":hand") for message in standing(channel))


def alone(channel: Channel) -> bool:
    """Tell if the newest post is the only one with buttons."""
    return [each for each in standing(channel) if asks(each, ":hand")] == [newest_table(channel)]


@pytest.mark.by_day("after", why="what was not told yet is told by any start")
@pytest.mark.parametrize("lost", ["before", "after"])
async def test_nothing_is_rung_twice_where_the_bot_ends_between_two_words(tmp_path: Path, lost: str) -> None:
    """The post was sent, or was not, when the bot was stopped: the next one finds out."""
    async with a_sandbox() as sandbox:
        dice = random.Random(4)
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            people, channel = await begun(bot, 4, game="chicago-stud")
            heard = rings(bot)
            for _ in range(QUIET):
                await a_move(bot, people, dice)
            path = f"/channels/{channel.id}/messages"
            told = len(heard)
            sandbox.fault("POST", path, lost=lost)
            sandbox.fault("POST", path, status=503, times=10**6)
            sandbox.bot_at_work = lambda: False
            await a_move(bot, people, dice)
            sandbox.api.faults.clear()
        async with a_bot(tmp_path / "db", sandbox=sandbox, known=KNOWN) as bot:
            await bot.sandbox.until(lambda: len(heard) > told and alone(channel))
            await bot.sandbox.idle()
            assert len(heard) == told + 1
            await a_move(bot, people, dice)
            assert len(heard) == told + 1 + 2, "the street that opens: two who speak yet, in private"
