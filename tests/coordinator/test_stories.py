"""How a finished game went: for whom it is told, once, and never in the way of anything else."""

import asyncio
from collections import Counter
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import replace
from datetime import timedelta
from pathlib import Path
from random import Random
from threading import Event
from typing import Any

import pytest

from bot.coordinator import stories
from bot.games import games
from bot.store import pack
from bot.table.clock import Pace
from bot.table.cutting import Sealed
from bot.table.lobby import Lobby, Phase
from bot.table.outbox import TO_TABLE, Draft, Kind
from bot.table.refusals import NoStory, NoSuchMatch, NotAllowed, NotHere, NotNow
from bot.workers import Workers
from engine import whispers
from engine.game import Refusal
from tests.helpers.home import ANN, BEN, CHANNEL, GUILD, NAMES, PUBLIC, Home, by
from tests.helpers.played_matches import entries, options_of, seated
from tests.helpers.promises_of_games import a_line

KNOWN = games(hidden=True)
MOMENT = timedelta(seconds=10)  # after the end: the story's time has come
SHORT = {"goal": "1", "rounds": "5"}

every_game = pytest.mark.parametrize("game", KNOWN)


@asynccontextmanager
async def a_home(path: Path, workers: Workers | None = None) -> AsyncIterator[Home]:
    home = Home(path / "db", KNOWN, workers=workers or Workers(1, threads=True))
    try:
        yield home
    finally:
        await home.coordinator.stories.stop()
        await home.close()


async def a_whole_game(home: Home, game: str, seed: int = 1, book: str = "open") -> int:
    """A table of computers whose game is over, with takes-back and all that a table knows."""
    engine, dice = KNOWN[game].engine, Random(seed)
    options, seats = options_of(engine, dice), seated(engine, dice)[: engine.info.seats[0]]
    lobby = Lobby(
        id=0,
        game=game,
        host=ANN,
        guild_id=GUILD,
        channel_id=CHANNEL,
        language="en",
        pace=Pace.NONE,
        options=options,
        occupants=seats,
        book=book,
    )
    table = (await home.store.tables.open(lobby, Sealed(1, "", ""), (), home.time)).id
    for entry in entries(engine, table, options, seats, dice, 10_000):
        await home.store.matches.save(entry)
    return table


async def dealt(home: Home, book: str = "open") -> int:
    """A table of Whispers at which Ann and Ben sit."""
    lobbies = home.coordinator.lobbies
    lobby = await lobbies.open(by(ANN), NAMES[ANN], CHANNEL, game="whispers", book=book, options=SHORT)
    await lobbies.join(by(BEN), lobby.id, NAMES[BEN])
    await home.start(lobby.id, ANN)
    return lobby.id


async def play(home: Home, table: int, dice: Random) -> bool:
    """One action of whoever is awaited; False where the game is over."""
    match = await home.store.matches.load(table)
    awaited = whispers.awaited(match.state)
    if not awaited:
        return False
    seat = dice.choice(awaited)
    await home.does(table, (ANN, BEN)[seat], a_line(whispers, match.state, seat, dice))
    return True


async def won(home: Home, book: str = "open") -> int:
    """The same, once somebody has won."""
    table, dice = await dealt(home, book), Random(1)
    while await play(home, table, dice):
        pass
    return table


async def letters(home: Home) -> list[Kind]:
    """What is told at the table's place in the seconds after the end."""
    await home.tell()
    home.time += MOMENT
    return [each.kind for each in await home.tell() if each.destination == TO_TABLE]


async def refused(home: Home, who: int, table: int) -> Refusal:
    with pytest.raises(Refusal) as no:
        await home.coordinator.stories.show(by(who), table)
    return no.value


# ---- what it tells ----


def its_moments(moments: Sequence[Any], _seed: str) -> tuple[Any, ...]:
    """Instead of the story, which is the game's own (tests/engine/test_stories.py): what it is made of."""
    return tuple(moments)


@every_game
async def test_what_is_told_is_how_its_game_went(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KNOWN[game].engine, "story", its_moments)
    async with a_home(tmp_path) as home:
        table = await a_whole_game(home, game)
        match = await home.store.matches.load(table)
        lines = await home.store.history.log(table, 0, match.version)
        told: Any = (await home.coordinator.stories.posted(table)).story
        assert told[-1][0] == match.state
        assert Counter(type(event) for _, events in told for event in events) == Counter(
            type(event) for line in lines for event in line.events
        )


async def test_of_a_packed_game_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whispers, "story", its_moments)
    async with a_home(tmp_path) as home:
        table = await a_whole_game(home, "whispers")
        told = await home.coordinator.stories.posted(table)
        unpacked = await home.store.records.unpacked(table)
        assert unpacked is not None
        await home.store.records.put(table, pack(unpacked.codec, unpacked.rows, unpacked.deal))
        while not await home.store.records.clear(table):
            pass
        again = Home(home.path, KNOWN)
        assert (await again.coordinator.stories.posted(table)).story == told.story
        await again.close()


async def test_it_is_worked_out_in_a_worker_process(tmp_path: Path) -> None:
    async with a_home(tmp_path, Workers(1)) as home:
        told = await home.coordinator.stories.posted(await won(home))
        assert told.report.names == ("Ann", "Ben")
        assert told.story.turns > 0


async def test_nobody_is_named_in_what_a_worker_is_given(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_home(tmp_path) as home:
        given, run = list[Any](), home.workers.run

        def noted(*work: Any, **kept: Any) -> Any:
            given.append(work)
            return run(*work, **kept)

        monkeypatch.setattr(home.workers, "run", noted)
        await home.coordinator.stories.posted(await won(home))
        assert given
        for word in ("Ann", "Ben", str(ANN), str(BEN)):
            assert word not in repr(given)


# ---- when, and to whom ----


async def test_some_seconds_after_the_end_it_is_told_once_behind_the_last_post(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table, dice = await dealt(home), Random(1)
        while await play(home, table, dice):
            await home.tell()
        assert Kind.OVER in home.courier.kinds()
        assert await home.tell() == [], "the last post is read first"
        home.time += MOMENT
        story = [each.kind for each in await home.tell()]
        assert story == [Kind.STORY]
        home.time += MOMENT
        assert await home.tell() == []


async def test_none_is_told_of_games_that_were_not_won_by_play(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        closed, conceded = await dealt(home), await dealt(home)
        for table in (closed, conceded):
            for actor in (by(ANN), PUBLIC):
                with pytest.raises(NoStory) as no:
                    await home.coordinator.stories.show(actor, table)
                assert no.value.reason is NotNow.NO_STORY_YET
        for player in (ANN, BEN):
            await home.coordinator.endings.propose(by(player), closed)
        await home.coordinator.endings.concede(by(ANN), conceded)
        await home.coordinator.endings.take_win(by(BEN), conceded)
        assert Kind.STORY not in await letters(home)
        for table, phase in ((closed, Phase.CLOSED), (conceded, Phase.CONCEDED)):
            assert (await home.store.tables.lobby(table)).phase is phase
            assert (await refused(home, ANN, table)).reason is NotNow.NO_STORY
            with pytest.raises(NoStory):
                await home.coordinator.stories.posted(table)


async def test_a_closed_book_is_told_to_nobody_but_who_sat_there_and_asks(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table = await won(home, book="closed")
        assert Kind.STORY not in await letters(home)
        with pytest.raises(NoStory):
            await home.coordinator.stories.posted(table)
        with pytest.raises(NotAllowed) as no:
            await home.coordinator.stories.show(PUBLIC, table)
        assert no.value.reason is NotHere.CLOSED_BOOK
        assert (await home.coordinator.stories.show(by(BEN), table)).story.turns


async def test_for_who_may_not_see_its_table_there_is_none(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table = await won(home)
        strangers = (by(999, guild=GUILD + 1), by(999, guild=0), replace(PUBLIC, sees=lambda _: False))
        for stranger in strangers:
            with pytest.raises(NoSuchMatch):
                await home.coordinator.stories.show(stranger, table)
        assert (await home.coordinator.stories.show(PUBLIC, table)).story.turns


# ---- once, and in nobody's way ----


async def counted(monkeypatch: pytest.MonkeyPatch, *, fails: bool = False) -> list[Sequence[Any]]:
    """Every time that a story of Whispers is worked out."""
    asked, story = list[Sequence[Any]](), whispers.story

    def told(moments: Sequence[Any], seed: str) -> Any:
        asked.append(moments)
        if fails:
            raise ZeroDivisionError
        return story(moments, seed)

    monkeypatch.setattr(whispers, "story", told)
    return asked


async def test_whoever_asks_at_the_same_time_or_again_shares_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked = await counted(monkeypatch)
    async with a_home(tmp_path) as home:
        table = await won(home)
        shown = home.coordinator.stories
        told = await asyncio.gather(shown.posted(table), *(shown.show(by(ANN), table) for _ in range(3)))
        assert await shown.show(PUBLIC, table) == told[0]
        assert len(asked) == 1


async def test_one_that_fails_is_left_out_and_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = await counted(monkeypatch, fails=True)
    async with a_home(tmp_path) as home:
        table = await won(home)
        for _ in range(3):
            with pytest.raises(NoStory):
                await home.coordinator.stories.posted(table)
        assert len(asked) == 1
        assert "bug in a story" in caplog.text
        final = await home.coordinator.posts.final(table)
        assert final.result.winners, "the end stands without it"


async def test_a_game_played_by_other_rules_has_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_home(tmp_path) as home:
        table = await won(home)
        await home.store.database.write(lambda db: db.execute("UPDATE tables SET seed = 'another'"))
        assert (await refused(home, ANN, table)).reason is NotNow.NO_STORY
        assert "no story of a game" in caplog.text
        assert "bug" not in caplog.text


async def test_one_that_takes_too_long_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "LONGEST", timedelta(0))
    thought = Event()
    monkeypatch.setattr(whispers, "story", lambda *_: thought.wait())
    async with a_home(tmp_path) as home:
        table = await won(home)
        assert (await refused(home, ANN, table)).reason is NotNow.NO_STORY
        thought.set()


async def test_stories_go_one_by_one_and_keep_no_other_letter_waiting(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        tables = [await dealt(home) for _ in range(3)]
        await home.tell()
        outbox = home.store.outbox
        for table in tables[:2]:
            await outbox.enqueue(table, 0, (Draft(Kind.STORY, TO_TABLE),), home.time)
        await outbox.enqueue(tables[2], 0, (Draft(Kind.REFRESH, TO_TABLE),), home.time)
        due = await outbox.due(home.time, limit=1)
        assert [(each.table_id, each.kind) for each in due] == [
            (tables[2], Kind.REFRESH),
            (tables[0], Kind.STORY),
        ]
        await outbox.done(due[0])
        assert await outbox.next_due(home.time) is None, "the next story follows the one before"
        assert await outbox.oldest() is None, "that one waits is no ill"
        later = Draft(Kind.STORY, TO_TABLE, not_before=home.time + MOMENT)
        await outbox.enqueue(tables[2], 0, (later,), home.time)
        assert await outbox.next_due(home.time) == home.time + MOMENT
