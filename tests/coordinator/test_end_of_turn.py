"""A turn whose actions are used waits for its person to end it, unless they settled that it shall not."""

from collections.abc import AsyncIterator
from datetime import timedelta
from pathlib import Path

import pytest

from bot.games import games
from bot.table.clock import Caretaker, Pace
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice
from bot.table.refusals import NotYourTurn
from bot.table.table import Phase
from engine.chicago_poker.events import Recruited, TurnEnded
from engine.game import IllegalAction
from tests.helpers.home import ANN, BEN, CLEO, PUBLIC, Home, by
from tests.helpers.opaque import inside

HOUR = timedelta(hours=1)
DAY = timedelta(days=1)
PEOPLE = (ANN, BEN, CLEO)


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path, games())
    yield home
    await home.close()


async def first_turn(home: Home, pace: Pace = Pace.DAY) -> tuple[TableId, PlayerId]:
    """A fresh game, and whose turn of one action it is."""
    table_id = await home.dealt(*PEOPLE, pace=pace)
    await home.tell()
    for person in PEOPLE:
        if (await home.coordinator.reader.panel(by(person), table_id)).asked:
            return table_id, person
    raise AssertionError("nobody is asked")


def a_play(view: object) -> str:
    return next(str(offer.action) for offer in view.offers if str(offer.action).startswith("play"))  # type: ignore[attr-defined]


async def test_the_last_action_is_told_to_nobody_until_its_turn_is_ended(home: Home) -> None:
    table_id, person = await first_turn(home)
    seen = await home.coordinator.reader.show(PUBLIC, table_id)
    rivals = [each for each in PEOPLE if each != person]
    before = [await home.coordinator.reader.panel(by(rival), table_id) for rival in rivals]

    panel = await home.does(table_id, person, "recruit")

    assert panel.complete
    assert panel.asked
    assert [type(inside(event)) for event in panel.composed] == [Recruited]
    shown = await home.coordinator.reader.show(PUBLIC, table_id)
    assert (shown.table_view, shown.asked, shown.deadline) == (seen.table_view, seen.asked, seen.deadline)
    assert shown.public_events == seen.public_events
    after = [await home.coordinator.reader.panel(by(rival), table_id) for rival in rivals]
    assert [each.view for each in after] == [each.view for each in before]
    assert not any(each.complete or each.asked for each in after)
    assert not await home.tell()
    with pytest.raises(IllegalAction, match="no-actions-left"):
        await home.does(table_id, person, "recruit")

    ended = await home.does(table_id, person, "stop")

    assert not ended.asked
    assert {Recruited, TurnEnded} <= {type(each) for each in (await told(home, table_id))}
    assert await home.tell()


async def told(home: Home, table_id: TableId) -> tuple[object, ...]:
    turns = await home.coordinator.reader.turns(by(ANN), table_id)
    return turns.turns[-1].events


async def test_it_may_be_taken_back_as_long_as_it_told_nothing_new(home: Home) -> None:
    table_id, person = await first_turn(home)
    panel = await home.coordinator.reader.panel(by(person), table_id)
    hand = inside(panel.view).hand

    laid = await home.does(table_id, person, a_play(panel.view))
    assert laid.complete
    assert laid.may_take_back
    back = await home.coordinator.play.take_back(by(person), table_id, laid.question)
    assert inside(back.view).hand == hand
    assert not back.complete

    drawn = await home.does(table_id, person, "recruit")
    assert drawn.complete
    assert not drawn.may_take_back
    with pytest.raises(NotYourTurn):
        await home.coordinator.play.take_back(by(person), table_id, drawn.question)


async def test_at_its_deadline_it_ends_as_it_stands_and_nobody_has_missed_anything(home: Home) -> None:
    table_id, person = await first_turn(home)
    await home.pass_time(HOUR, 2 * HOUR)
    await home.does(table_id, person, "recruit")

    await home.pass_time(HOUR, 23 * HOUR)

    match = await home.store.matches.load(table_id)
    assert home.games["chicago-poker"].engine.awaited(match.position) != (match.seat_of(person),)
    assert [each.missed_turns for each in match.occupants] == [0, 0, 0]
    await home.tell()
    assert Notice.CARETAKER_PLAYED not in home.courier.words()
    assert Recruited in map(type, await told(home, table_id))


@pytest.mark.parametrize("caretaker", Caretaker)
async def test_so_it_does_whatever_shall_happen_to_turns_that_are_missed(
    home: Home, caretaker: Caretaker
) -> None:
    table_id, person = await first_turn(home)
    await home.coordinator.profiles.update(person, caretaker=caretaker)
    await home.does(table_id, person, "recruit")

    await home.pass_time(HOUR, 25 * HOUR)

    assert not (await home.coordinator.reader.panel(by(person), table_id)).asked
    await home.tell()
    assert not {Notice.CARETAKER_PLAYED, Notice.CARETAKER_MINIMUM, Notice.TABLE_WAITS} & set(
        home.courier.words()
    )


async def test_a_turn_that_the_table_waits_for_beyond_its_time_is_not_held_up_again(home: Home) -> None:
    """No clock would ever end it."""
    table_id, person = await first_turn(home)
    await home.coordinator.profiles.update(person, caretaker=Caretaker.WAIT)
    await home.pass_time(HOUR, 25 * HOUR)

    assert not (await home.does(table_id, person, "recruit")).asked


async def test_reminders_and_the_list_of_tables_say_that_only_the_end_is_missing(home: Home) -> None:
    table_id, person = await first_turn(home)
    assert not (await home.coordinator.reader.own_table(by(person), table_id)).complete
    await home.does(table_id, person, "recruit")
    assert (await home.coordinator.reader.own_table(by(person), table_id)).complete

    await home.pass_time(HOUR, 13 * HOUR)
    await home.tell()
    assert home.courier.words() == [Notice.REMINDER_END]

    await home.does(table_id, person, "stop")
    assert not (await home.coordinator.reader.own_table(by(person), table_id)).complete


async def test_whom_no_private_message_reaches_is_reminded_at_the_table_as_always(home: Home) -> None:
    """How far somebody is with their turn is told to nobody else."""
    table_id, person = await first_turn(home)
    await home.refuses(table_id, person)
    await home.does(table_id, person, "recruit")
    await home.pass_time(HOUR, 13 * HOUR)
    await home.tell()

    assert Notice.REMINDER_HALF in home.courier.words()
    assert Notice.REMINDER_END not in home.courier.words()


async def test_who_settled_so_is_asked_nothing(home: Home) -> None:
    table_id, person = await first_turn(home)
    await home.coordinator.profiles.update(person, asks_end=False)

    assert not (await home.does(table_id, person, "recruit")).asked


async def test_it_waits_over_a_restart(home: Home, path: Path) -> None:
    table_id, person = await first_turn(home)
    await home.does(table_id, person, "recruit")
    await home.store.close()

    after = Home(path, games())
    after.time = home.time + HOUR
    try:
        panel = await after.coordinator.reader.panel(by(person), table_id)
        assert panel.complete
        assert [type(inside(event)) for event in panel.composed] == [Recruited]
        assert not (await after.does(table_id, person, "stop")).asked
    finally:
        await after.close()


async def test_a_computer_that_takes_the_seat_ends_it(home: Home) -> None:
    table_id, person = await first_turn(home)
    await home.does(table_id, person, "recruit")
    await home.coordinator.seats.leave(by(person), table_id)
    await home.coordinator.scheduler.run_due()

    assert not (await home.store.matches.load(table_id)).pending
    assert Recruited in map(type, await told(home, table_id))


async def test_so_does_the_computer_of_somebody_who_gives_the_game_up(home: Home) -> None:
    table_id, person = await first_turn(home)
    await home.does(table_id, person, "recruit")
    await home.coordinator.endings.concede(by(person), table_id)
    await home.coordinator.scheduler.run_due()

    match = await home.store.matches.load(table_id)
    assert not match.pending
    assert match.occupants[match.seat_of(person)].conceded
    assert Recruited in map(type, await told(home, table_id))


async def test_a_table_that_all_agree_to_end_may_have_a_turn_that_is_not_ended(home: Home) -> None:
    table_id, person = await first_turn(home)
    await home.does(table_id, person, "recruit")
    proposal = await home.coordinator.endings.propose(by(person), table_id)
    assert proposal is not None
    for other in PEOPLE:
        if other != person:
            await home.coordinator.endings.agree(by(other), table_id, proposal.number)

    assert (await home.coordinator.reader.show(PUBLIC, table_id)).phase is Phase.CLOSED
    assert not (await home.coordinator.reader.panel(by(person), table_id)).complete
