"""PostgreSQL that cannot be reached for a while: people read what is known, and nothing is told as a bug.

These run on a server of their own only: `make test-postgres`.
"""

import asyncio
import logging
from collections.abc import AsyncIterator, Iterator, Mapping
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from bot import counters
from bot.app import codecs
from bot.games import Games
from bot.language import say
from bot.store import PostgresDatabase, Store
from bot.table.refusals import DatabaseAway
from bot.watch import Watch
from bot.workers import Workers
from discord_sandbox import Channel, Message, Person, Reply
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.cut_connections import Cut, Way
from tests.helpers.databases import address_of, begin, url_of
from tests.helpers.patience import until
from tests.helpers.playing import asks, begun, button, panel, play_out
from tests.helpers.postgresql import port_of, with_password

pytestmark = pytest.mark.postgresql

SHORT: dict[str, Any] = {"game": "whispers", "options": "goal:1, rounds:5"}
AWAY, UNSURE = "notice-database-away", "notice-database-unsure"
ENDS_OF_A_COMMIT: Mapping[Cut, tuple[str, int]] = {  # what is said then, and how many moves are made
    Cut.BEGUN: (AWAY, 0),
    Cut.BEFORE_FOR_EVER: (UNSURE, 0),  # for the bot there is no difference between this and the next
    Cut.FOR_EVER: (UNSURE, 1),
    Cut.HEARD: (UNSURE, 1),
}


@pytest.fixture
def way(tmp_path: Path) -> Iterator[Way]:
    begin(tmp_path / "db")
    made = Way(("127.0.0.1", port_of(url_of(tmp_path / "db"))))
    yield made
    made.close()


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    """Shorten the wait for a server that a test has cut off from five seconds to 0.3."""
    monkeypatch.setattr("bot.store.postgresql.OUTCOME", 0.3)


@asynccontextmanager
async def a_bot_by(way: Way, path: Path) -> AsyncIterator[Bot]:
    """A bot whose database is reached by that way."""

    def opened(_: Path, known: Games) -> Store:
        return Store(PostgresDatabase(with_password(url_of(path), way.port)), codecs(known))

    async with a_bot(path, opened=opened, known=painted_by(PlainSkin, hidden=True)) as bot:
        yield bot


async def asked(bot: Bot, people: tuple[Person, ...]) -> tuple[Person, Message]:
    """Somebody whose turn it is, with their panel, while nothing else is going on."""
    await bot.sandbox.idle()

    def found() -> tuple[Person, Message] | None:
        panels = ((each, panel(each)) for each in people)
        return next(((each, m) for each, m in panels if m is not None and asks(m, ":done")), None)

    return await bot.sandbox.until(found)


async def cut_at(cut: Cut, way: Way, bot: Bot, person: Person, message: Message) -> Reply:
    """The answer to a move that is cut off there; then the database is back, and the panel is true again."""
    way.cut, before = cut, await version(bot)
    reply = await ends_turn(bot, person, message)
    assert way.cuts == 1
    again = await person.slash(bot.sandbox.channel, "hand")
    assert told(again, AWAY, "en") or told(again, AWAY, "fr"), again
    way.come_back()
    way.cuts = 0
    await until(partial(reached, bot, before + ENDS_OF_A_COMMIT[cut][1]))
    if ENDS_OF_A_COMMIT[cut][1]:
        await bot.sandbox.until(lambda: not asks(message, ":done"))
    return reply


async def reached(bot: Bot, wanted: int) -> bool:
    """Tell if the table is at that version; False while the database is away."""
    try:
        return await version(bot) == wanted
    except DatabaseAway:
        return False


async def version(bot: Bot) -> int:
    return (await bot.store.matches.load(1)).version


async def ends_turn(bot: Bot, person: Person, message: Message) -> Reply:
    """Somebody presses *Done* while something is wrong, and reads about it."""
    reply = await person.click(message, custom_id=button(message, ":done"))
    await bot.sandbox.until(lambda: reply.messages)  # it follows a promised change, a moment later
    return reply


def told(reply: Reply, key: str, language: str) -> bool:
    return say(language, key).partition("`")[0] in reply.text  # type: ignore[arg-type]


def bugs(caplog: pytest.LogCaptureFixture) -> list[str]:
    return [
        record.getMessage() for record in caplog.records if record.exc_info or "bug" in record.getMessage()
    ]


def lines(caplog: pytest.LogCaptureFixture) -> list[str]:
    """The messages of the log from level WARNING on."""
    return [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("cut", ENDS_OF_A_COMMIT)
async def test_wherever_a_move_is_cut_off_its_person_reads_what_is_known(
    tmp_path: Path, way: Way, caplog: pytest.LogCaptureFixture, cut: Cut, language: str
) -> None:
    words, made = ENDS_OF_A_COMMIT[cut]
    counted = counters.BUGS._value.get()
    async with a_bot_by(way, tmp_path / "db") as bot:
        people, channel = await begun(bot, **SHORT)
        for each in people:
            each.change(locale=language)
            await each.slash(channel, "hand")  # which the bot writes down
        person, message = await asked(bot, people)
        before = await version(bot)

        with caplog.at_level(logging.INFO):
            reply = await cut_at(cut, way, bot, person, message)
            assert told(reply, words, language), reply
            assert await version(bot) == before + made
            assert "away" not in (await person.slash(channel, "hand")).text
            await play_out(bot, people, channel, seed=1)
            await bot.sandbox.idle()

    assert not bugs(caplog)
    assert counters.BUGS._value.get() == counted
    assert [line for line in lines(caplog) if line == "the database is away"] == ["the database is away"]
    nonces = [m.nonce for m in bot.sandbox.world.messages() if m.nonce is not None]
    assert len(nonces) == len(set(nonces)), "nothing is told twice"


async def test_whatever_people_do_meanwhile_there_is_one_line_in_the_log(
    tmp_path: Path, way: Way, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_bot_by(way, tmp_path / "db") as bot:
        people, channel = await begun(bot, **SHORT)
        person, message = await asked(bot, people)
        place, workers = address_of(tmp_path / "db").in_use(), Workers(threads=True)
        watch = Watch(bot.store, bot.coordinator, bot.client, workers, asyncio.Event(), place)
        with caplog.at_level(logging.INFO):
            way.go_away()
            for _ in range(3):
                for reply in (
                    await ends_turn(bot, person, message),
                    await person.slash(channel, "hand"),
                    await person.slash(channel, "table new", **SHORT),
                    await person.slash(channel, "tables"),
                ):
                    assert told(reply, AWAY, "en"), reply
                assert await person.autocomplete(channel, "hand", "table") == ()
                bot.coordinator.wake()
                bot.client.dispatch("raw_message_delete", _deletion(bot, channel))
                await bot.client.courier._probe.ask()
                await asyncio.sleep(0)
            ill = await watch.condition()
            assert lines(caplog) == ["the database is away"]
            assert not bugs(caplog)
            assert "database" in ill.ills
            assert ill.figures["database_answers"] == 0
            way.come_back()
            assert "database" not in (await watch.condition()).ills
            await play_out(bot, people, channel, seed=1)
        assert lines(caplog) == ["the database is away", "the database answers"]


def _deletion(bot: Bot, channel: Channel) -> object:
    return SimpleNamespace(guild_id=bot.sandbox.guild.id, channel_id=channel.id, message_id=1)


async def test_letters_that_were_cut_off_arrive_once_and_computers_play_on(
    tmp_path: Path, way: Way, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_bot_by(way, tmp_path / "db") as bot:
        people, channel = await begun(bot, **SHORT)
        with caplog.at_level(logging.INFO):
            for cut in ENDS_OF_A_COMMIT:
                await cut_at(cut, way, bot, *await asked(bot, people))
            await play_out(bot, people, channel, seed=2)
            await bot.sandbox.idle()
        nonces = [m.nonce for m in bot.sandbox.world.messages() if m.nonce is not None]
        assert len(nonces) == len(set(nonces)), "nothing is told twice"
        assert not bugs(caplog)
