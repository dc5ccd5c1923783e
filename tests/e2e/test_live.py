"""A live game in its thread: it does not run away, who is asked is pinged, and no message comes besides."""

from pathlib import Path

import pytest

from bot.table.actor import Actor
from discord_sandbox import Channel, Message
from tests.helpers.bot_in_sandbox import a_bot
from tests.helpers.playing import asks, begun

TURNS, SEATS, TABLE = 10, 3, 1
OPTIONS = {"gangster": "length:sprint", "chicago-poker": "length:short"}


def tables(channel: Channel) -> list[Message]:
    """The posts with the table's picture."""
    return [m for m in channel.messages.values() if m.only_for is None and m.attachments]


def mentions(channel: Channel) -> list[Message]:
    """The lines that call somebody."""
    return [m for m in channel.messages.values() if asks(m, ":hand") and not m.attachments]


@pytest.mark.by_day("gangster", why="one way of posting for all games")
@pytest.mark.parametrize("game", ["gangster", "chicago-poker"])
async def test_a_round_is_one_post_and_one_mention_stands_at_a_time(tmp_path: Path, game: str) -> None:
    """Where people play in turns. In the poker games a round is another thing: a deal that all leave as
    soon as they may, as here, is told in a post of its own.
    """
    async with a_bot(tmp_path / "db") as bot:
        people, channel = await begun(bot, SEATS, game=game, options=OPTIONS[game], pace="5m")
        for person in people:
            await bot.coordinator.profiles.update(person.id, asks_end=False)
        coordinator, first = bot.coordinator, len(channel.messages)
        pinged = [tables(channel)[0].pings]
        for _ in range(TURNS):
            panels = [await coordinator.reader.panel(Actor(person.id), TABLE) for person in people]
            asked = next(panel for panel in panels if panel.asked)
            while asked.asked:
                least = coordinator.games[game].engine.least(asked.view)
                asked = await coordinator.play.act(Actor(asked.player), TABLE, None, str(least))
            await bot.sandbox.idle()
            standing = mentions(channel)
            assert len(standing) <= 1
            last = standing[0] if standing else tables(channel)[-1]
            pinged.append(last.pings)
            if standing:
                assert "<t:" in last.text
                assert len(last.text.splitlines()) == 1

        assert len(tables(channel)) == 1 + TURNS // SEATS
        assert [len(names) for names in pinged] == [1] * (TURNS + 1)
        assert [names[0] for names in pinged[:SEATS]] == [names[0] for names in pinged[SEATS : 2 * SEATS]]
        assert len(channel.messages) <= first + TURNS // SEATS + 1
        assert all(not person.mail for person in people)
