"""What a finished game cost each of its people: the costliest turns, for them alone, judged in portions."""

from collections.abc import AsyncIterator
from dataclasses import replace
from datetime import timedelta
from pathlib import Path

import pytest
import pytest_asyncio

import bot.features.review.reviews as module
from bot.coordinator.access import may_review
from bot.features.review.reviews import Review, Reviews, begun, costliest
from bot.games import games
from bot.table.actor import Actor
from bot.table.match import Occupant, TableId
from bot.table.moments import Everybody
from bot.table.refusals import NoSuchTable, NotAllowed, NotHere
from bot.table.table import Phase, Table
from bot.ui.services import Means
from engine.advice import Advised
from engine.record.reviewing import Judged
from tests.helpers.advising import coach
from tests.helpers.home import ANN, BEN, CHANNEL, CLEO, DAN, Home, asked_for_zones, by, guest, manager

KNOWN = games(hidden=True)
HOUR = timedelta(hours=1)


@pytest_asyncio.fixture
async def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Home]:
    coach(monkeypatch)
    home = Home(tmp_path / "db", KNOWN)
    yield home
    await home.close()


@pytest.fixture
def reviews(home: Home, tmp_path: Path) -> Reviews:
    return begun(Means(home.coordinator, home.workers, tmp_path))


async def dealt(home: Home, book: str = "open") -> TableId:
    """Whispers, Ann and Ben."""
    lobbies = home.coordinator.lobbies
    table = await lobbies.open(by(ANN), "Ann", CHANNEL, game="whispers", book=book)
    await lobbies.join(by(BEN), table.id, "Ben")
    await asked_for_zones(home.store, (ANN, BEN, DAN))
    await home.start(table.id, ANN)
    return table.id


async def played(home: Home, book: str = "open") -> TableId:
    """A round in which Ann gives away 12, 11 and 20 in two turns, and Ben 13; then it is ended."""
    table_id = await dealt(home, book)
    await home.does(table_id, ANN, "whisper 2", "whisper 1")
    await home.does(table_id, BEN, "whisper 3")
    await home.does(table_id, ANN, "done")
    await home.does(table_id, BEN, "done")
    await home.does(table_id, BEN, "show high")
    await home.does(table_id, ANN, "show low")
    await home.coordinator.seats.end(manager(), table_id)
    return table_id


async def done(reviews: Reviews, who: int, table_id: TableId) -> Review:
    review = await reviews.of(by(who), table_id)
    while review.left:
        review = await reviews.judge_on(review)
    return review


def named(review: Review) -> list[tuple[int, float, str]]:
    return [(each.turn, each.worst.cost, str(each.worst.done.action)) for each in review.costliest]


async def test_a_turn_is_named_for_the_action_in_it_that_cost_most(home: Home, reviews: Reviews) -> None:
    table_id = await played(home)
    assert named(await done(reviews, ANN, table_id)) == [(3, 20.0, "show low"), (1, 12.0, "whisper 2")]
    assert named(await done(reviews, BEN, table_id)) == [(2, 13.0, "whisper 3")]


async def test_it_is_judged_in_portions_and_what_is_judged_is_kept(
    home: Home, reviews: Reviews, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "PORTION", 3)
    table_id = await played(home)
    review = await reviews.of(by(ANN), table_id)
    assert (review.done, review.left, review.costliest) == (0, 4, ())
    assert reviews.costly_turns(by(ANN), table_id) == frozenset()
    first = await reviews.judge_on(review)
    assert (first.done, first.left, first.costliest) == (3, 1, ())
    assert (await reviews.of(by(ANN), table_id)).judged == first.judged, "also of one that was cancelled"
    whole = await reviews.judge_on(first)
    assert (await reviews.of(by(ANN), table_id)) == whole
    assert reviews.costly_turns(by(ANN), table_id) == {1, 3}
    assert reviews.costly_turns(by(BEN), table_id) == frozenset(), "of their own review"


async def test_who_is_forgotten_leaves_no_review_behind_also_where_one_is_being_judged(
    home: Home, reviews: Reviews
) -> None:
    table_id = await played(home)
    half = await reviews.judge_on(await reviews.of(by(ANN), table_id))
    await done(reviews, BEN, table_id)
    await home.coordinator.records.forget(ANN)
    await reviews.judge_on(half)
    assert {each.player for each in reviews.kept} == {BEN}


async def test_what_was_decided_for_somebody_is_not_theirs(home: Home, reviews: Reviews) -> None:
    """A computer sat in for Ben, and Dan has taken his seat over from it."""
    table_id = await dealt(home)
    await home.does(table_id, BEN, "whisper 3")
    await home.coordinator.seats.leave(by(BEN), table_id)
    await home.coordinator.seats.offer(by(ANN), table_id, 1, guest(DAN))
    await home.coordinator.seats.accept(by(DAN), table_id, await home.offered(), "Dan")
    await home.does(table_id, DAN, "whisper 1")
    await home.does(table_id, DAN, "done")
    await home.does(table_id, ANN, "done")
    await home.coordinator.seats.end(manager(), table_id)
    theirs = [each.asked.notation for each in (await reviews.of(by(DAN), table_id)).decisions]
    assert theirs == ["whisper 1", "done"]
    with pytest.raises(NotAllowed, match=NotHere.NOT_YOUR_REVIEW):
        await reviews.of(by(BEN), table_id)


async def test_it_is_for_who_sat_there_once_it_is_over(home: Home, reviews: Reviews) -> None:
    playing = await dealt(home)
    for ask in (reviews.of, reviews.allow):
        with pytest.raises(NotAllowed, match=NotHere.NO_REVIEW_YET):
            await ask(by(ANN), playing)
    table_id, closed = await played(home), await played(home, "closed")
    for ask in (reviews.of, reviews.allow):
        for who, why in ((by(CLEO), NotHere.NOT_YOUR_REVIEW), (manager(), NotHere.NOT_YOUR_REVIEW)):
            with pytest.raises(NotAllowed, match=why):
                await ask(who, table_id)
        with pytest.raises(NotAllowed, match=NotHere.CLOSED_BOOK):
            await ask(by(CLEO), closed)
        with pytest.raises(NoSuchTable):
            await ask(Actor(CLEO), table_id)
        await ask(by(BEN), closed)


async def test_who_gave_the_game_up_still_has_their_own_decisions_judged(
    home: Home, reviews: Reviews
) -> None:
    table_id = await dealt(home)
    await home.does(table_id, ANN, "whisper 2", "done")
    await home.coordinator.endings.concede(by(ANN), table_id)
    if (await home.store.tables.load(table_id)).phase is Phase.PLAYING:
        await home.coordinator.seats.end(manager(), table_id)
    assert named(await done(reviews, ANN, table_id)) == [(1, 12.0, "whisper 2")]


async def test_in_an_imported_game_nobody_has_a_seat(home: Home) -> None:
    table_id = await played(home)
    table = await home.store.tables.load(table_id)
    strangers = tuple(Occupant(None, f"Player {seat}", "") for seat in range(2))
    imported: Table = replace(table, occupants=strangers, imported=True)
    with pytest.raises(NotAllowed, match=NotHere.NOT_YOUR_REVIEW):
        may_review(by(ANN), imported)


async def test_a_replay_offers_it_through_ones_own_eyes_alone_and_after_the_end(home: Home) -> None:
    replay, playing = home.coordinator.moments, await dealt(home)
    assert not (await replay.moment(by(ANN), playing, 0, 0)).own
    table_id = await played(home)
    assert (await replay.moment(by(ANN), table_id, 0, 0)).own
    for who, eyes in ((ANN, 1), (ANN, Everybody.PUBLIC), (ANN, Everybody.OPEN), (CLEO, 0)):
        assert not (await replay.moment(by(who), table_id, 0, eyes)).own


async def test_packed_it_is_the_same_review(home: Home, reviews: Reviews) -> None:
    table_id = await played(home)
    before = await done(reviews, ANN, table_id)
    await home.pass_time(HOUR, 2 * HOUR)
    while await home.coordinator.archive.step():
        pass
    assert (await home.store.records.packs()).packed == 1
    reviews._kept.clear()
    assert named(await done(reviews, ANN, table_id)) == named(before)


async def test_a_game_played_by_other_rules_is_not_judged(home: Home, reviews: Reviews) -> None:
    table_id = await played(home)
    await home.store.database.write(lambda db: db.execute("UPDATE tables SET rules = 99"))
    with pytest.raises(NotAllowed, match=NotHere.OTHER_RULES):
        await reviews.of(by(ANN), table_id)


def judged(told: int, cost: float, action: str = "done") -> Judged:
    return Judged(told, None, 100, Advised(action, 0.0), Advised("best", cost), cost)


def test_three_are_named_the_costliest_first_and_of_equals_the_earlier() -> None:
    found = [judged(7, 5, "b"), judged(2, 5, "a"), judged(9, 30), judged(4, 5), judged(5, 4)]
    assert [(each.turn, each.worst.cost) for each in costliest(found, 20)] == [(9, 30), (2, 5), (4, 5)]


def test_of_two_actions_of_a_turn_that_cost_the_same_the_first_is_shown() -> None:
    (turn,) = costliest([judged(3, 2, "first"), judged(3, 2, "second"), judged(3, 1)], 20)
    assert (turn.worst.cost, turn.worst.done.action) == (2, "first")


def test_what_costs_less_than_a_unit_is_not_named() -> None:
    assert costliest([judged(1, 0.9), judged(2, 0.6), judged(2, 0.5)], 20) == ()
    assert [each.turn for each in costliest([judged(1, 0.9), judged(2, 1.0)], 20)] == [2]


def test_what_was_never_told_counts_in_the_last_turn() -> None:
    assert [each.turn for each in costliest([judged(8, 3)], 7)] == [7]
