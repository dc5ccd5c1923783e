"""What engine.game.Game promises, held by random games of Chicago stud, every agreement and size of table."""

import pickle
from random import Random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import TypeAdapter

from engine import chicago_stud
from engine.chicago_stud import Event, Options, SeatView, State, TableView
from engine.chicago_stud.actions import (
    Action,
    Answer,
    Bet,
    Call,
    Check,
    Fold,
    Order,
    Raise,
    Show,
    Until,
    Withdraw,
)
from engine.chicago_stud.events import CommonTurned, GameStarted, Returned, Showdown, WonUnseen
from engine.game import Amount, Game, IllegalAction, Seat
from engine.notation import Unreadable
from tests.helpers import examples
from tests.helpers.chicago_stud.playouts import AGREEMENTS, ALL_AGREEMENTS, every_table, playout, with_number

game: Game[State, Options, Action, Event, TableView, SeatView] = chicago_stud

TABLES = [(2 + number % 7, options, 50 + number) for number, options in enumerate(AGREEMENTS)]
each_table = every_table(50)

SAMPLES = 20


@pytest.mark.by_day("[2-", "[5-", "[7-", why="every second number of seats by day")
@each_table
def test_what_is_offered_is_accepted_and_nothing_else(seats: int, options: Options, seed: int) -> None:
    """Both ends of every amount, one beyond each, and twenty numbers between."""
    dice = Random(seed)
    for number, move in enumerate(playout(seats, options, seed)):
        if number % 17:
            continue
        for seat in range(-1, seats + 1):
            legal = game.legal(move.before, seat)
            for kind in (Check(), Call(), Fold(), Show(), Withdraw()):
                assert _accepts(move.before, seat, kind) == (kind in legal)
            for answer in (Answer.CHECK, Answer.FOLD, Answer.CHECK_FOLD, Answer.CALL_ANY):
                for until in Until:
                    order = Order(answer, until)
                    assert _accepts(move.before, seat, order) == (order in legal)
            for amount, said in _amounts(legal):
                numbers = {amount.low - 1, amount.low, amount.high, amount.high + 1}
                numbers |= {dice.randint(0, amount.high + 20) for _ in range(SAMPLES)}
                for chips in numbers:
                    assert _accepts(move.before, seat, said(chips)) == (chips in amount), f"{said(chips)}"
            for silent in (Bet, Raise, _bet_left):
                if not any(_same_kind(action, silent(2)) for action in legal):
                    assert not any(_accepts(move.before, seat, silent(chips)) for chips in (1, 2, 4, 50))


@each_table
def test_at_most_one_bet_and_one_raise_are_offered(seats: int, options: Options, seed: int) -> None:
    for move in playout(seats, options, seed):
        for seat in range(seats):
            legal = game.legal(move.before, seat)
            stakes = [action for action in legal if isinstance(action, Bet | Raise)]
            assert len(stakes) <= 1
            assert (Check() in legal) is not (Call() in legal) or seat not in game.awaited(move.before)
            assert Fold() in legal or seat not in game.awaited(move.before)


@each_table
def test_every_game_ends_with_a_result(seats: int, options: Options, seed: int) -> None:
    step = game.setup(seats, options, seed)
    events = step.events
    for move in playout(seats, options, seed):
        events += move.step.events
        step = move.step
    result = game.result(step.state, events)

    assert result is not None
    assert result.scores is not None
    assert sum(result.scores) == options.stack * seats
    assert result.winners == game.table(step.state).winners
    assert [events[place] for place in game.milestones(events)] == [
        event for event in events if isinstance(event, Showdown)
    ]
    unseen = sum(isinstance(event, WonUnseen) for event in events)
    assert sum(figures["won_unseen"] for figures in result.figures) == unseen
    for figures in result.figures:
        assert 0 <= figures["bluffs"] <= figures["won_unseen"] <= figures["deals"]
    assert game.result(move.before, events) is None


@pytest.mark.by_day("[3-", "[5-", "[8-", why="every second number of seats by day")
@each_table
def test_what_is_kept_comes_back_as_it_was(seats: int, options: Options, seed: int) -> None:
    states: TypeAdapter[State] = TypeAdapter(game.info.state)
    kinds: dict[str, TypeAdapter[Any]] = {kind.__name__: TypeAdapter(kind) for kind in game.info.events}
    for number, move in enumerate(playout(seats, options, seed)):
        for event in move.step.events:
            kind = kinds[type(event).__name__]
            assert kind.validate_json(kind.dump_json(event)) == event
        if number % 23 == 0:
            assert states.validate_json(states.dump_json(move.step.state)) == move.step.state
            view = game.view(move.step.state, move.seat)
            assert pickle.loads(pickle.dumps(view)) == view


@examples.few(10)
@given(
    st.integers(2, 8),
    st.sampled_from(ALL_AGREEMENTS),
    st.integers(0, 2**32),
    st.sampled_from((0.05, 0.3)),
)
def test_any_table_with_any_agreement_keeps_its_chips(
    seats: int, options: Options, seed: int, folding: float
) -> None:
    for number, move in enumerate(playout(seats, options, seed, folding)):
        state = move.step.state
        held = sum(mine.stack + mine.staked for mine in state.seats) + state.dead
        assert held == options.stack * (seats + sum(mine.loans for mine in state.seats))
        assert move.step.settled
        for event in move.step.events:
            if isinstance(event, Showdown):
                assert sum(event.taken(seat) for seat in range(seats)) == sum(pot.chips for pot in event.pots)
        if number == 150:
            break


@pytest.mark.parametrize(
    "line",
    [
        "",
        "bluff",
        "bet",
        "bet two",
        "bet 2-4",
        "bet 02",
        "bet -1",
        "bet ٣",
        "bet 1000000",
        "raise",
        "raise by 4",
        "call 2",
        "check check",
        "fold now",
        "order",
        "order fold",
        "order fold always",
        "order call deal",
        "order call any",
        "order call x deal",
        "order none deal",
        "show Ks",
        "Fold",
    ],
)
def test_a_line_that_means_nothing_is_refused(line: str) -> None:
    with pytest.raises(IllegalAction) as refusal:
        game.parse(line)

    assert refusal.value.reason is Unreadable.UNKNOWN_ACTION


def test_a_line_of_notation_and_its_action_are_the_same() -> None:
    for line in (
        *("check", "bet 4", "call", "raise 40", "fold", "show", "order none"),
        *("order fold round", "order check-fold deal", "order call 8 round", "order call any deal"),
        *("order check round", "order check deal", "order bet 4 round"),
    ):
        assert str(game.parse(line)) == line


def test_random_games_meet_everything() -> None:
    """Were nobody ever all-in, and no order ever carried out, the promises above would hold for nothing."""
    met = [move for seats, options, seed in TABLES for move in playout(seats, options, seed)]
    met += playout(8, AGREEMENTS[0], 2, folding=0)
    events = [event for move in met for event in move.step.events]

    assert {type(move.action) for move in met} == {Check, Bet, Call, Raise, Fold, Order, Withdraw, Show}
    assert {type(event) for event in events} == set(game.info.events) - {GameStarted}
    assert any(isinstance(event, Showdown) and len(event.pots) > 2 for event in events)
    pots = [pot for event in events if isinstance(event, Showdown) for pot in event.pots]
    assert any(pot.spade for pot in pots)
    assert any(isinstance(event, Returned) for event in events)
    assert any(isinstance(event, CommonTurned) for event in events)
    assert any(
        len(move.step.events) > 1 and not isinstance(move.action, Fold) and move.step.minor for move in met
    )


def _amounts(legal: tuple[Action, ...]) -> list[tuple[Amount, Any]]:
    found: list[tuple[Amount, Any]] = []
    for action in legal:
        match action:
            case Bet(Amount() as amount):
                found.append((amount, Bet))
            case Raise(Amount() as amount):
                found.append((amount, Raise))
            case Order(answer, until, Amount() as amount):
                found.append((amount, lambda chips, a=answer, u=until: Order(a, u, chips)))
            case _:
                assert with_number(action, Random(1)) == action
    return found


def _bet_left(chips: int) -> Order:
    return Order(Answer.BET, Until.ROUND, chips)


def _same_kind(action: Action, other: Action) -> bool:
    if isinstance(action, Order) and isinstance(other, Order):
        return (action.answer, action.until) == (other.answer, other.until)
    return type(action) is type(other)


def _accepts(state: State, seat: Seat, action: Action) -> bool:
    try:
        game.apply(state, seat, action)
    except IllegalAction:
        return False
    return True
