"""Nobody can tell two worlds apart that differ only in what is hidden from them."""

from collections.abc import Iterator
from itertools import islice
from random import Random

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, State
from engine.chicago_stud.actions import Action, Bet, Call, Check, Fold, Order, Withdraw
from engine.chicago_stud.events import BetMade, Called, Checked, Folded
from engine.game import Seat, Step
from tests.helpers.chicago_stud.another_world import another_world
from tests.helpers.chicago_stud.playouts import AGREEMENTS, every_table, playout

each_table = every_table(90)


@each_table
def test_a_step_within_a_round_tells_the_same_whatever_stays_hidden(
    seats: int, options: Options, seed: int
) -> None:
    """All that orders do not answer: hidden cards matter only where they are dealt open or turned up."""
    dice = Random(seed)
    for move in playout(seats, options, seed):
        before, after = move.before, move.step.state
        if (before.deal, before.street) != (after.deal, after.street) or dice.random() < 0.7:
            continue
        other = another_world(before, move.seat, dice)
        for seat, mine in enumerate(before.seats):
            other = other.having(seat, order=mine.order)
        step = game.apply(other, move.seat, move.action)
        assert repr(step.events) == repr(move.step.events)
        assert (step.settled, step.own, step.minor) == (True, move.step.own, move.step.minor)


@pytest.mark.by_day("[2-", "[5-", "[7-", why="every second number of seats by day")
@each_table
def test_with_and_without_orders_everybody_else_gets_the_same(
    seats: int, options: Options, seed: int
) -> None:
    """The same game clicked instead of ordered: every event, the table, and every other seat's view."""
    for before, after, clicked, owners in islice(_clicked(seats, options, seed), 30):
        assert repr(clicked.events) == repr(before.events)
        assert game.awaited(clicked.state) == game.awaited(after)
        assert repr(game.table(clicked.state)) == repr(game.table(after))
        for seat in set(range(seats)) - owners:
            assert repr(game.view(clicked.state, seat)) == repr(game.view(after, seat))


def _clicked(
    seats: int, options: Options, seed: int
) -> Iterator[tuple[Step[State, Event], State, Step[State, Event], set[Seat]]]:
    """Each step of a game with orders and its state; the same answers clicked; who has an order now."""
    state = game.setup(seats, options, seed).state  # in which nobody ever leaves an order
    for move in playout(seats, options, seed):
        events: tuple[Event, ...] = ()
        if not isinstance(move.action, Order | Withdraw):
            state, events = _done(state, events, (move.seat, move.action))
        while len(events) < len(move.step.events):
            state, events = _done(state, events, _click(move.step.events[len(events)]))
        owners = {seat for seat, mine in enumerate(move.step.state.seats) if mine.order}
        yield move.step, move.step.state, Step(state, events), owners


def _done(
    state: State, events: tuple[Event, ...], click: tuple[Seat, Action]
) -> tuple[State, tuple[Event, ...]]:
    step = game.apply(state, *click)
    return step.state, events + step.events


def _click(event: Event) -> tuple[Seat, Action]:
    """What was answered by an order, as a click."""
    match event:
        case Checked(seat):
            return seat, Check()
        case BetMade(seat, chips):
            return seat, Bet(chips)
        case Called(seat):
            return seat, Call()
        case Folded(seat):
            return seat, Fold()
        case _:
            raise AssertionError(f"no order does this: {event}")


def test_another_world_is_another_world() -> None:
    """Were the worlds the same, all of the above would hold for nothing."""
    states = [move.step.state for move in playout(4, AGREEMENTS[1], 3)]

    assert any(another_world(state, 0, Random(1)) != state for state in states)
    assert any(game.view(another_world(state, None, Random(1)), 0) != game.view(state, 0) for state in states)
    assert any(mine.order for state in states for mine in state.seats)
