"""Finished games: packed in a row each, and every moment as it was."""

from collections.abc import Iterator
from dataclasses import replace
from datetime import datetime, timedelta
from pathlib import Path
from random import Random
from typing import Any

import pytest

from bot.coordinator.archive import Archive
from bot.coordinator.context import Context
from bot.store import Codec, Entry, records
from bot.store.store import Store
from bot.table.match import dealt
from bot.table.moves import Move
from bot.table.outbox import TO_TABLE, Draft, Kind, Post
from bot.table.record import lines_of, record_of
from bot.table.refusals import NoSuchTable, NotNow, Unreadable
from bot.workers import Workers
from engine import chicago_poker
from engine.game import IllegalAction
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.databases import Database, connected, inspected
from tests.helpers.home import START
from tests.helpers.opaque import inside
from tests.helpers.played_matches import MOVERS, SEED, entries, options_of, seated
from tests.helpers.promises_of_games import a_line
from tests.helpers.stored_matches import ACTIONS, Told, end, told

MORE_GAMES = pytest.mark.long("more games; by day one without secret turns, and one of little else")


@pytest.fixture
def workers() -> Iterator[Workers]:
    pool = Workers(1, threads=True)
    yield pool
    pool.close()


@pytest.mark.by_day("poker-champ", "gangster", "whispers", why="one way of packing for all games")
@pytest.mark.parametrize(
    "seed",
    [0, *(pytest.param(seed, marks=pytest.mark.long("More lots of one idea.")) for seed in range(1, 10))],
)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
async def test_every_moment_is_as_it_was_saved_while_it_is_played_and_packed(
    tmp_path: Path, game: AnyGame, seed: int
) -> None:
    at, apart = await told(tmp_path / "db", game, Random(seed)), 1 if seed else 5
    await every_moment(at, apart)
    moves = await at.store.history.moves(at.table_id)
    log = await at.store.history.log(at.table_id, 0, len(at.saved))
    page = await at.store.history.page(at.table_id, 1, 5)

    assert await at.packed()

    await every_moment(at, apart)
    assert to_the_second(await at.store.history.moves(at.table_id)) == to_the_second(moves)
    assert to_the_second(await at.store.history.log(at.table_id, 0, len(at.saved))) == to_the_second(log)
    assert (await at.store.history.page(at.table_id, 1, 5)).pages == page.pages
    with connected(tmp_path / "db") as db:
        assert db.execute("SELECT count(*) FROM moves").fetchone()[0] == 0
    await at.store.close()


async def every_moment(at: Told, apart: int = 1) -> None:
    for entry in at.saved[::apart]:
        assert await at.store.matches.load(at.table_id, entry.match.version) == entry.match
    assert await at.store.matches.load(at.table_id) == at.saved[-1].match
    with pytest.raises(NoSuchTable):
        await at.store.matches.load(at.table_id, len(at.saved) + 1)


def to_the_second(lines: Any) -> list[Any]:
    return [replace(each, at=each.at.replace(microsecond=0)) for each in lines]


@pytest.mark.parametrize("seed", range(2, 5))
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
async def test_a_record_is_the_same_game(game: AnyGame, seed: int) -> None:
    """By `apply` alone the same position, and told move by move the same events."""
    dice = Random(seed)
    options, seats = options_of(game, dice), seated(game, dice)
    saved = list(entries(game, 1, options, seats, dice, ACTIONS))
    while saved[-1].match.published_version != saved[-1].match.version:
        saved.pop()  # a turn in the making ends where its line does
    moves = list(map(as_move, saved))

    record = record_of(game, options, seats, SEED, moves, rules=game.info.rules)

    roles = [each.role for each in record.seats] if game.info.roles else len(record.seats)
    step = game.setup(roles, game.agree(record.options), record.seed, [s.choices for s in record.seats])
    state, match, told = step.state, dealt(game, 1, record.game, seats, step).match, list(step.events)
    for line in record.lines:
        for number, action in enumerate(line.actions, 1):
            more = number < len(line.actions)
            played = match.played(game, line.seat, None, action, asks_end=more)
            match, told = played.match, [*told, *played.news]
            state = game.apply(state, line.seat, game.parse(action), asks_end=more).state
    assert state == saved[-1].match.position
    assert told == [event for entry in saved for event in entry.news or ()]
    assert {line.mover for line in record.lines} <= set(MOVERS)


def as_move(entry: Entry) -> Move:
    return Move(
        version=entry.match.version,
        at=entry.at,
        seat=entry.seat,
        notation=entry.notation,
        settled=entry.match.published_version == entry.match.version or entry.aside,
        mover=entry.mover,
        auto=entry.auto,
        aside=entry.aside,
        news=entry.news,
    )


async def test_a_turn_that_somebody_else_ended_is_one_line() -> None:
    """It lacked nothing but its end, which the clock gave: the last action of the line ends it by itself."""
    game, dice = chicago_poker, Random(1)
    options, seats = options_of(game, dice), seated(game, dice)
    step = game.setup(
        tuple(each.role for each in seats), game.agree(options), SEED, tuple(each.choices for each in seats)
    )
    match = dealt(game, 1, game.info.name, seats, inside(step)).match
    moves = [Move(1, START, None, "deal", settled=True, news=inside(step.events))]
    ended = 0
    while ended < 3:
        (seat, *_) = game.awaited(inside(match.position))
        complete = seat in game.complete(inside(match.position))
        mover, line = (
            ("k", game.least(inside(match.view(game, seat))))
            if complete
            else ("p", a_line(game, match.position, seat, dice))
        )
        played = match.played(game, seat, None, str(line), asks_end=not complete)
        match, ended = played.match, ended + complete
        settled = match.published_version == match.version
        moves.append(
            Move(match.version, START, seat, str(line), settled=settled, mover=mover, news=played.news)
        )

    lines = lines_of(game, options, seats, SEED, moves, rules=game.info.rules)

    state = step.state
    for each in lines:
        for number, action in enumerate(each.actions, 1):
            more = number < len(each.actions)
            state = game.apply(state, each.seat, game.parse(action), asks_end=more).state
    assert state == inside(match.position)
    assert {str(each.mover) for each in lines} == {"p"}


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, marks=() if game.info.name in ("chicago-poker", "whispers") else MORE_GAMES)
        for game in GAMES
    ],
    ids=lambda game: game.info.name,
)
async def test_what_other_rules_led_to_is_kept_as_well_and_said(tmp_path: Path, game: AnyGame) -> None:
    """As in a game that was played before a change of the rules: here every third move means nothing."""
    at = await told(tmp_path / "db", game, Random(7), actions=40)
    seed = "UPDATE tables SET seed = 'another'"
    await at.store.database.write(lambda db: db.execute(seed))
    other = "UPDATE moves SET notation = 'something that means nothing' WHERE version % 3 = 2"
    await at.store.database.write(lambda db: db.execute(other))

    assert not await at.packed()

    await every_moment(at)
    assert (await at.store.records.packs()).not_reproduced == 1
    await at.store.close()


class OtherRules:
    """A game whose rules have changed since: nothing is allowed any more."""

    def __init__(self, game: AnyGame) -> None:
        self._game: Any = game

    def __getattr__(self, name: str) -> Any:
        return getattr(self._game, name)

    def apply(self, *_: Any, **_more: Any) -> Any:
        raise IllegalAction(NotNow.OVER)


async def test_after_a_change_of_the_rules_a_packed_game_shows_its_news_and_its_end_and_nothing_wrong(
    tmp_path: Path,
) -> None:
    at = await told(tmp_path / "db", GAMES[0], Random(1), actions=100)
    await at.packed()
    log = await at.store.history.log(at.table_id, 0, 100)
    await at.store.close()
    game: Any = OtherRules(GAMES[0])
    store = Store(Database(tmp_path / "db"), {game.info.name: Codec(game)})

    assert await store.history.log(at.table_id, 0, 100) == log
    for version in (1, len(at.saved)):
        assert await store.matches.load(at.table_id, version) == at.saved[version - 1].match
    with pytest.raises(Unreadable, match="ValueError"):
        await store.matches.load(at.table_id, 60)
    await store.close()


async def test_a_damaged_record_is_its_own_table_s_fault_alone(tmp_path: Path) -> None:
    game = GAMES[0]
    at = await told(tmp_path / "db", game, Random(1), actions=20)
    await at.packed()
    damaged = "UPDATE records SET packed = substr(packed, 1, length(packed) / 2)"
    await at.store.database.write(lambda db: db.execute(damaged))

    with pytest.raises(Unreadable):
        await at.store.matches.load(at.table_id)
    with pytest.raises(Unreadable):
        await at.store.history.log(at.table_id, 0, 100)
    (fault,) = inspected(tmp_path / "db", {game.info.name: Codec(game)})
    assert (fault.key, fault.table_id) == ("host-check-unreadable", at.table_id)
    await at.store.close()


@pytest.mark.parametrize("steps", range(4))
async def test_a_game_that_is_half_packed_is_read_whole_and_packed_by_the_next_start(
    tmp_path: Path, workers: Workers, monkeypatch: pytest.MonkeyPatch, steps: int
) -> None:
    """Whatever of the steps a kill leaves undone: each is a transaction of its own."""
    monkeypatch.setattr(records, "ROWS_DELETED_MAX", 15)
    game = GAMES[0]
    at = await told(tmp_path / "db", game, Random(1), actions=40)
    await end(at.store, at.table_id)
    before = Archive(Context(at.store, {}, now=later), workers)
    for _ in range(steps):
        assert await before.step()
    await at.store.close()

    store = Store(Database(tmp_path / "db"), {game.info.name: Codec(game)})
    again = at._replace(store=store)
    await every_moment(again)
    after = Archive(Context(store, {}, now=later), workers)
    while await after.step():
        pass
    await every_moment(again)
    assert (await store.records.packs()).packed == 1
    assert await store.records.next(later()) is None
    await store.close()


@pytest.mark.expected_errors("a finished game cannot be packed")
async def test_a_game_that_cannot_be_packed_stays_as_it_is(tmp_path: Path, workers: Workers) -> None:
    game = GAMES[-1]
    at = await told(tmp_path / "db", game, Random(1), actions=30)
    await end(at.store, at.table_id)
    gone = "DELETE FROM moves WHERE version = 3"
    await at.store.database.write(lambda db: db.execute(gone))
    archive = Archive(Context(at.store, {}, now=later), workers)

    assert await archive.step()
    assert not await archive.step()

    assert (await at.store.records.packs()).unreadable == 1
    assert await at.store.matches.load(at.table_id) == at.saved[-1].match
    await at.store.close()


async def test_a_game_that_goes_on_or_has_just_ended_is_not_packed(tmp_path: Path, workers: Workers) -> None:
    at = await told(tmp_path / "db", GAMES[0], Random(1), actions=20)
    archive = Archive(Context(at.store, {}, now=later), workers)
    soon = Archive(Context(at.store, {}, now=lambda: at.saved[-1].at), workers)

    assert not await archive.step()
    await end(at.store, at.table_id)
    assert not await soon.step()
    assert await archive.step()
    await at.store.close()


async def test_where_messages_are_and_what_waited_is_forgotten_a_month_after_the_end(tmp_path: Path) -> None:
    at = await told(tmp_path / "db", GAMES[-1], Random(1), actions=20)
    outbox, ended = at.store.outbox, at.saved[-1].at
    for what in ("table", "seal"):
        await outbox.keep_post(at.table_id, what, Post(70, 900, 1))
    await outbox.enqueue(at.table_id, 1, [Draft(Kind.NOTICE, TO_TABLE, key="word")], START)
    await at.packed()

    await at.store.records.sweep(ended + timedelta(days=29))
    assert await outbox.post(at.table_id, "table") is not None
    await at.store.records.sweep(ended + timedelta(days=31))

    assert await outbox.post(at.table_id, "table") is None
    assert await outbox.post(at.table_id, "seal") is not None, (
        "it is looked at again for as long as its game is"
    )
    assert await outbox.due(ended + timedelta(days=32)) == ()
    await every_moment(at)
    await at.store.close()


def later() -> datetime:
    return START + timedelta(days=3650)
