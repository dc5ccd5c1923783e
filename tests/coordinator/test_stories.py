"""How a finished game went: for whom it is told, once, and never in the way of anything else."""

import asyncio
import json
import re
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
from bot.store.results import AWAIT_STORY
from bot.table import concession
from bot.table.clock import Pace
from bot.table.cutting import Sealed
from bot.table.match import Occupant
from bot.table.outbox import TO_TABLE, Draft, Kind
from bot.table.refusals import CannotWrite, NoStory, NoSuchTable, NotAllowed, NotHere, NotNow
from bot.table.table import Phase, Table
from bot.workers import Workers
from engine import whispers
from engine.game import Refusal, Result
from tests.helpers.databases import copied
from tests.helpers.home import ANN, BEN, CHANNEL, GUILD, NAMES, PUBLIC, Home, by
from tests.helpers.opaque import inside
from tests.helpers.patience import ON_A_BUSY_MACHINE
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
    table = Table(
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
    table_id = (await home.store.tables.open(table, Sealed(1, "", ""), (), home.time)).id
    for entry in entries(engine, table_id, options, seats, dice, 10_000):
        await home.store.matches.save(entry)
    return table_id


async def dealt(home: Home, book: str = "open") -> int:
    """A table of Whispers at which Ann and Ben sit."""
    lobbies = home.coordinator.lobbies
    table = await lobbies.open(by(ANN), NAMES[ANN], CHANNEL, game="whispers", book=book, options=SHORT)
    await lobbies.join(by(BEN), table.id, NAMES[BEN])
    await home.start(table.id, ANN)
    return table.id


async def play(home: Home, table_id: int, dice: Random) -> bool:
    """One action of whoever is awaited; False where the game is over."""
    match = await home.store.matches.load(table_id)
    awaited = whispers.awaited(inside(match.position))
    if not awaited:
        return False
    seat = dice.choice(awaited)
    await home.does(table_id, (ANN, BEN)[seat], a_line(whispers, match.position, seat, dice))
    return True


async def won(home: Home, book: str = "open") -> int:
    """The same, once somebody has won."""
    table_id, dice = await dealt(home, book), Random(1)
    while await play(home, table_id, dice):
        pass
    return table_id


async def letters(home: Home) -> list[Kind]:
    """What is told at the table's place in the seconds after the end."""
    await home.tell()
    home.time += MOMENT
    return [each.kind for each in await home.tell() if each.destination == TO_TABLE]


async def refused(home: Home, who: int, table_id: int) -> Refusal:
    with pytest.raises(Refusal) as no:
        await home.coordinator.stories.show(by(who), table_id)
    return no.value


# ---- what it tells ----


class Moments(tuple[Any, ...]):
    """A story that tells of nobody."""

    seats = ()


def its_moments(moments: Sequence[Any], _seed: str) -> Moments:
    """Instead of the story, which is the game's own (tests/engine/test_stories.py): what it is made of."""
    return Moments(moments)


@pytest.mark.by_day("chicago-poker", "chicago-stud", why="one way of telling for all games")
@every_game
async def test_what_is_told_is_how_its_game_went(
    tmp_path: Path, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(KNOWN[game].engine, "story", its_moments)
    async with a_home(tmp_path) as home:
        table_id = await a_whole_game(home, game)
        match = await home.store.matches.load(table_id)
        lines = await home.store.history.log(table_id, 0, match.version)
        told: Any = (await home.coordinator.stories.posted(table_id)).story
        assert told[-1][0] == match.position
        assert Counter(type(event) for _, events in told for event in events) == Counter(
            type(event) for line in lines for event in line.events
        )


async def test_of_a_packed_game_it_is_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(whispers, "story", its_moments)
    async with a_home(tmp_path) as home:
        table_id = await a_whole_game(home, "whispers")
        told = await home.coordinator.stories.posted(table_id)
        unpacked = await home.store.records.unpacked(table_id)
        assert unpacked is not None
        await home.store.records.put(table_id, pack(unpacked.codec, unpacked.rows, unpacked.deal))
        while not await home.store.records.clear(table_id):
            pass
        again = Home(home.path, KNOWN)
        assert (await again.coordinator.stories.posted(table_id)).story == told.story
        await again.close()


@pytest.mark.long("workers that are programs have tests of their own")
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
        shown = re.sub(r" at 0x[0-9a-f]+", "", repr(given))  # where an object lies may hold any digits
        for word in ("Ann", "Ben", str(ANN), str(BEN)):
            assert word not in shown


# ---- when, and to whom ----


async def test_some_seconds_after_the_end_it_is_told_once_behind_the_last_post(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table_id, dice = await dealt(home), Random(1)
        while await play(home, table_id, dice):
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
        for table_id in (closed, conceded):
            for actor in (by(ANN), PUBLIC):
                with pytest.raises(NoStory) as no:
                    await home.coordinator.stories.show(actor, table_id)
                assert no.value.reason is NotNow.NO_STORY_YET
        for player in (ANN, BEN):
            await home.coordinator.endings.propose(by(player), closed)
        await home.coordinator.endings.concede(by(ANN), conceded)
        await home.coordinator.endings.take_win(by(BEN), conceded)
        assert Kind.STORY not in await letters(home)
        for table_id, phase in ((closed, Phase.CLOSED), (conceded, Phase.CONCEDED)):
            assert (await home.store.tables.load(table_id)).phase is phase
            assert (await refused(home, ANN, table_id)).reason is NotNow.NO_STORY
            with pytest.raises(NoStory):
                await home.coordinator.stories.posted(table_id)


async def test_a_closed_book_is_told_to_nobody_but_who_sat_there_and_asks(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home, book="closed")
        assert Kind.STORY not in await letters(home)
        with pytest.raises(NoStory):
            await home.coordinator.stories.posted(table_id)
        with pytest.raises(NotAllowed) as no:
            await home.coordinator.stories.show(PUBLIC, table_id)
        assert no.value.reason is NotHere.CLOSED_BOOK
        assert (await home.coordinator.stories.show(by(BEN), table_id)).story.turns


async def test_for_who_may_not_see_its_table_there_is_none(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        strangers = (by(999, guild=GUILD + 1), by(999, guild=0), replace(PUBLIC, sees=lambda _: False))
        for stranger in strangers:
            with pytest.raises(NoSuchTable):
                await home.coordinator.stories.show(stranger, table_id)
        assert (await home.coordinator.stories.show(PUBLIC, table_id)).story.turns


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
        table_id = await won(home)
        shown = home.coordinator.stories
        told = await asyncio.gather(
            shown.posted(table_id), *(shown.show(by(ANN), table_id) for _ in range(3))
        )
        assert await shown.show(PUBLIC, table_id) == told[0]
        assert len(asked) == 1


@pytest.mark.expected_errors(r"bug in a story \[ZeroDivisionError\]")
async def test_one_that_fails_is_left_out_and_not_tried_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    asked = await counted(monkeypatch, fails=True)
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        for _ in range(3):
            with pytest.raises(NoStory):
                await home.coordinator.stories.posted(table_id)
        assert len(asked) == 1
        assert "bug in a story" in caplog.text
        final = await home.coordinator.posts.final(table_id)
        assert final.result.winners, "the end stands without it"


async def test_a_game_played_by_other_rules_has_none(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        await home.store.database.write(lambda db: db.execute("UPDATE tables SET seed = 'another'"))
        assert (await refused(home, ANN, table_id)).reason is NotNow.NO_STORY
        assert "no story of a game" in caplog.text
        assert "bug" not in caplog.text


async def test_one_that_takes_too_long_is_left_out(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(stories, "STORY_WORK_MAX", timedelta(0))
    thought = Event()
    monkeypatch.setattr(whispers, "story", lambda *_: thought.wait())
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        assert (await refused(home, ANN, table_id)).reason is NotNow.NO_STORY
        thought.set()


async def test_stories_go_one_by_one_and_keep_no_other_letter_waiting(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        tables = [await dealt(home) for _ in range(3)]
        await home.tell()
        outbox = home.store.outbox
        for table_id in tables[:2]:
            await outbox.enqueue(table_id, 0, (Draft(Kind.STORY, TO_TABLE),), home.time)
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


# ---- what it tells is kept in the statistics ----


async def standings(home: Home) -> dict[int, tuple[int, dict[str, int]]]:
    """Of how many stories what is summed up for Ann and for Ben."""
    stats = home.coordinator.records.stats
    found = [await stats(GUILD, player, "whispers") for player in (ANN, BEN)]
    return {each.player: (each.stories, dict(each.story)) for each in found}


NOTHING: dict[int, tuple[int, dict[str, int]]] = {ANN: (0, {}), BEN: (0, {})}


async def as_told(home: Home, table_id: int) -> dict[int, tuple[int, dict[str, int]]]:
    """What one story says, once: nothing else may be kept of it."""
    story = (await home.coordinator.stories.show(by(ANN), table_id)).story
    return {player: (1, dict(seat.figures)) for player, seat in zip((ANN, BEN), story.seats, strict=True)}


async def caught_up(home: Home) -> int:
    """How many stories the statistics had still to be told."""
    home.time += timedelta(minutes=2)
    times = 0
    while times < 5 and await home.coordinator.story_statistics.step():
        times += 1
    return times


@asynccontextmanager
async def restarted(home: Home) -> AsyncIterator[Home]:
    again = Home(home.path, KNOWN)
    again.time = home.time
    try:
        yield again
    finally:
        await again.coordinator.stories.stop()
        await again.close()


async def test_what_a_story_tells_is_counted_once_however_often_it_is_told(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        assert await standings(home) == NOTHING
        shown = home.coordinator.stories
        await asyncio.gather(shown.posted(table_id), shown.count(table_id), shown.show(by(BEN), table_id))
        kept = await as_told(home, table_id)
        assert await standings(home) == kept
        assert await caught_up(home) == 0
        async with restarted(home) as again:
            await again.coordinator.stories.posted(table_id)
            await again.coordinator.stories.count(table_id)
            assert await standings(again) == kept
        told = await home.coordinator.records.export(ANN)
        assert json.loads(told["results"][0]["story"]) == kept[ANN][1]
        assert (told["standings"][0]["stories"], json.loads(told["standings"][0]["story"])) == kept[ANN]


async def test_two_games_are_summed_up_and_the_biggest_surprise_is_kept(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        both = list[dict[str, int]]()
        for _ in range(2):
            table_id = await won(home)
            await home.coordinator.stories.posted(table_id)
            both.append((await as_told(home, table_id))[ANN][1])
        stories, summed = (await standings(home))[ANN]
        assert stories == 2
        for name in {name for each in both for name in each}:
            figures = [each.get(name, 0) for each in both]
            assert summed[name] == (max(figures) if name.startswith("best") else sum(figures))


async def full_disk(*_: Any) -> None:
    raise CannotWrite("database or disk is full")


async def test_a_story_that_was_told_but_not_written_down_is_counted_later(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        with monkeypatch.context() as context:
            context.setattr(home.store.results, "tell_story", full_disk)
            assert (await home.coordinator.stories.posted(table_id)).story.turns, "it is told all the same"
            home.time += timedelta(minutes=2)
            with pytest.raises(CannotWrite):
                await home.coordinator.story_statistics.step()
        assert await standings(home) == NOTHING
        kept = await as_told(home, table_id)
        assert await caught_up(home) == 1
        assert await standings(home) == kept


async def test_a_bot_that_ends_between_the_story_and_its_figures_neither_loses_nor_doubles_them(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        monkeypatch.setattr(home.store.results, "tell_story", full_disk)
        await home.coordinator.stories.posted(table_id)
        async with restarted(home) as again:
            assert await caught_up(again) == 1
            assert await standings(again) == await as_told(home, table_id)
            assert await caught_up(again) == 0
        async with restarted(home) as later:
            assert await caught_up(later) == 0
            assert await standings(later) == await as_told(home, table_id)


async def test_half_of_a_story_is_never_counted(tmp_path: Path) -> None:
    """All its seats are one transaction: a fault at the second leaves nothing of the first."""
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        with pytest.raises(IndexError):
            await home.store.results.tell_story(table_id, [{"luck": 5}])
        assert await standings(home) == NOTHING
        assert await caught_up(home) == 1


async def test_a_closed_book_is_counted_though_nobody_is_told(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home, book="closed")
        assert not await home.coordinator.story_statistics.step(), "a story may be told just now"
        assert await caught_up(home) == 1
        assert await standings(home) == await as_told(home, table_id)


async def test_nothing_is_counted_of_games_that_were_not_won_by_play(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        closed, conceded = await dealt(home), await dealt(home)
        for player in (ANN, BEN):
            await home.coordinator.endings.propose(by(player), closed)
        await home.coordinator.endings.concede(by(ANN), conceded)
        await home.coordinator.endings.take_win(by(BEN), conceded)
        await a_whole_game(home, "whispers")  # of computers alone
        assert await caught_up(home) == 0
        assert await standings(home) == NOTHING
        assert (await home.coordinator.records.stats(GUILD, BEN, "whispers")).wins == 1


def test_of_who_gave_up_nothing_is_counted_of_what_a_computer_did_in_their_seat() -> None:
    seats = (
        Occupant(ANN, "Ann", ""),
        Occupant(BEN, "Ben", "", "regular", conceded=True),
        Occupant(None, "", "", "boss"),
    )
    end = Result((1, 2, 3), None, ({}, {}, {}))
    assert [each.story for each in concession.results(seats, end)] == [True, False, False]
    assert not any(each.story for each in concession.results_of_concession(seats))


async def test_who_is_forgotten_before_the_story_is_told_is_in_no_figure(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        kept = await as_told_by_another(home, table_id)
        await home.coordinator.records.forget(ANN)
        await home.coordinator.stories.posted(table_id)
        assert await caught_up(home) == 0
        assert await standings(home) == {ANN: (0, {}), BEN: kept[BEN]}
        told = await home.coordinator.records.export(ANN)
        assert not told["results"]
        assert not told["standings"]


async def as_told_by_another(home: Home, table_id: int) -> dict[int, tuple[int, dict[str, int]]]:
    """What the story will say, without this bot having worked it out."""
    copy = home.path.with_name("copy")
    await copied(home.store.database, home.path, copy)
    other = Home(copy, KNOWN)
    try:
        return await as_told(other, table_id)
    finally:
        await other.coordinator.stories.stop()
        await other.close()


async def test_who_is_forgotten_afterwards_leaves_no_figure_of_theirs(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        await home.coordinator.stories.posted(table_id)
        kept = (await standings(home))[BEN]
        await home.coordinator.records.forget(ANN)
        assert await standings(home) == {ANN: (0, {}), BEN: kept}
        await home.coordinator.stories.count(table_id)
        assert await standings(home) == {ANN: (0, {}), BEN: kept}


@pytest.mark.expected_errors(r"bug in a story \[ZeroDivisionError\]")
async def test_a_story_that_cannot_be_worked_out_is_tried_once_in_the_life_of_the_bot(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home)
        with monkeypatch.context() as context:
            asked = await counted(context, fails=True)
            assert await caught_up(home) == 1
            assert await caught_up(home) == 0
            assert len(asked) == 1
        async with restarted(home) as again:  # by a program that knows better
            assert await caught_up(again) == 1
            assert await standings(again) == await as_told(again, table_id)


async def test_a_game_played_by_other_rules_is_awaited_no_more(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        await won(home)
        await home.store.database.write(lambda db: db.execute("UPDATE tables SET seed = 'another'"))
        assert await caught_up(home) == 1
        async with restarted(home) as again:
            assert await caught_up(again) == 0
        assert await standings(home) == NOTHING


@pytest.mark.sqlite
async def test_looking_for_what_is_missing_reads_no_game_that_misses_nothing(tmp_path: Path) -> None:
    async with a_home(tmp_path) as home:
        rows = await home.store.database.read(
            lambda db: db.execute(f"EXPLAIN QUERY PLAN {AWAIT_STORY}", (0,)).fetchall()
        )
        assert [row["detail"] for row in rows] == ["SCAN results USING INDEX results_awaiting_story"]


async def test_a_running_bot_looks_after_what_is_missing_by_itself(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_home(tmp_path) as home:
        table_id = await won(home, book="closed")
        home.time += timedelta(minutes=2)
        told = asyncio.Event()
        tell = home.store.results.tell_story

        async def noted(*given: Any) -> None:
            await tell(*given)
            told.set()

        monkeypatch.setattr(home.store.results, "tell_story", noted)
        await home.coordinator.story_statistics.start()
        await asyncio.wait_for(told.wait(), ON_A_BUSY_MACHINE)
        await home.coordinator.story_statistics.stop()
        assert await standings(home) == await as_told(home, table_id)
