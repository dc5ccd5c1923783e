"""What engine.game.Game promises, held by random games of Whispers."""

import pickle
from collections import Counter
from functools import cache
from itertools import chain
from typing import Any

import pytest
from pydantic import TypeAdapter

from engine import whispers
from engine.game import Amount, Game, IllegalAction
from engine.shuffle import drawn
from engine.whispers import Event, Options, SeatView, State, TableView
from engine.whispers.actions import Action, Done, Order, Peek, Show, Whisper
from engine.whispers.events import Revealed
from engine.whispers.pieces import BOX, PURSE, Pick
from tests.engine.whispers import playing
from tests.engine.whispers.playing import AGREEMENTS, Move, each
from tests.helpers.played_out import played_out

game: Game[State, Options, Action, Event, TableView, SeatView] = whispers

TABLES = [
    (seats, AGREEMENTS[(seats + lap) % 4], 10 * lap + seats) for lap in range(4) for seats in range(2, 7)
]
MORE = pytest.mark.long("more games for each number of seats")
every_table = pytest.mark.parametrize(
    ("seats", "options", "seed"),
    [*TABLES[:5], *(pytest.param(*table, marks=MORE) for table in TABLES[5:])],
)

STATES: TypeAdapter[State] = TypeAdapter(game.info.state)
EVENTS: dict[type, TypeAdapter[Any]] = {kind: TypeAdapter(kind) for kind in game.info.events}


@cache
def moves(seats: int, options: Options, seed: int) -> tuple[Move, ...]:
    """A random game, played once for all its promises."""
    return tuple(playing.moves(seats, options, seed))


SAYABLE: list[Action] = [
    *(Whisper(number) for number in range(PURSE + 3)),
    Peek(),
    Done(),
    *map(Show, Pick),
    *map(Order, (*Pick, None)),
]


@pytest.mark.by_day("[2-", "[3-", "[5-", why="every second number of seats by day")
@every_table
def test_what_is_legal_is_accepted_and_nothing_else(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        kept = repr(move.before)
        for seat in range(-1, seats + 1):
            legal = each(game.legal(move.before, seat))
            accepted = [action for action in SAYABLE if _accepts(move.before, seat, action)]

            assert Counter(accepted) == Counter(legal)
        assert repr(move.before) == kept


@every_table
def test_a_number_is_accepted_at_both_ends_and_refused_beyond(
    seats: int, options: Options, seed: int
) -> None:
    for move in moves(seats, options, seed):
        for action in game.legal(move.before, move.seat):
            if isinstance(action, Whisper) and isinstance(action.amount, Amount):
                low, high = action.amount.low, action.amount.high
                assert _accepts(move.before, move.seat, Whisper(low))
                assert _accepts(move.before, move.seat, Whisper(high))
                assert not _accepts(move.before, move.seat, Whisper(low - 1))
                assert not _accepts(move.before, move.seat, Whisper(high + 1))


@every_table
def test_every_seat_that_is_awaited_has_something_to_do(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        for seat in game.awaited(move.step.state):
            assert game.legal(move.step.state, seat)
            assert game.least(game.view(move.step.state, seat)) in each(game.legal(move.step.state, seat))


@every_table
def test_views_offer_what_is_legal(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        for seat in range(seats):
            view = game.view(move.step.state, seat)

            assert tuple(offer.action for offer in view.offers) == game.legal(move.step.state, seat)
            assert view.table == game.table(move.step.state)


@every_table
def test_an_order_answers_no_question_and_has_no_events(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        if move.seat not in game.awaited(move.before):
            assert move.step.settled
            assert not move.step.events
            assert game.awaited(move.step.state) == game.awaited(move.before)


@every_table
def test_a_step_that_is_not_settled_changes_nothing_public(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        if not move.step.settled:
            assert game.table(move.step.state) == game.table(move.before)
            for other in set(range(seats)) - {move.seat}:
                assert game.view(move.step.state, other) == game.view(move.before, other)


@every_table
def test_a_minor_step_asks_nothing_new(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        if move.step.minor:
            assert move.step.settled
            assert set(game.awaited(move.step.state)) == set(game.awaited(move.before)) - {move.seat}


@every_table
def test_what_can_be_taken_back_is_what_the_step_before_called_reversible(
    seats: int, options: Options, seed: int
) -> None:
    for move in moves(seats, options, seed):
        back = game.retract(move.step.state, move.seat)

        if move.step.reversible:
            assert back is not None
            assert back.state == move.before
            assert not back.settled
            assert not back.events
        else:
            assert back is None


@every_table
def test_taking_back_leaves_everybody_else_as_they_are(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        for seat in range(seats):
            back = game.retract(move.step.state, seat)
            if back is not None:
                for other in set(range(seats)) - {seat}:
                    assert back.state.seats[other] == move.step.state.seats[other]
                    assert game.view(back.state, other) == game.view(move.step.state, other)


@every_table
def test_no_card_and_no_coin_is_ever_lost(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        state = move.step.state
        shown: list[int] = []
        for event in move.public:
            if isinstance(event, Revealed) and not (state.over and event is state.last):
                shown += event.cards
        held = chain.from_iterable(mine.cards for mine in state.seats)
        assert Counter([*state.deck, *held, *shown]) == Counter(BOX)
        for seat in range(seats):
            assert 0 <= state.left(seat) <= state.seats[seat].purse <= PURSE


@every_table
def test_every_game_ends_with_a_result(seats: int, options: Options, seed: int) -> None:
    *_, last = moves(seats, options, seed)
    result = game.result(last.step.state, last.public)

    assert result is not None
    assert result.scores is not None
    assert result.winners == game.table(last.step.state).winners
    assert sum(result.scores) == sum(figures["rounds_won"] for figures in result.figures)
    assert [last.public[place] for place in game.milestones(last.public)] == [
        event for event in last.public if isinstance(event, Revealed)
    ]


@every_table
def test_a_playout_ends_and_is_the_same_for_the_same_seed(seats: int, options: Options, seed: int) -> None:
    state = game.setup(seats, options, seed).state
    over = played_out(game, state, "dice")

    assert not game.awaited(over)
    assert over == played_out(game, state, "dice")
    assert game.setup(seats, options, seed).state == state
    assert game.setup(seats, options, seed + 1).state != state


@pytest.mark.parametrize("level", game.info.levels)
@every_table
def test_computers_finish_every_game(level: str, seats: int, options: Options, seed: int) -> None:
    state, number = game.setup(seats, options, seed).state, 0
    while waiting := game.awaited(state):
        seat = waiting[drawn(len(waiting), f"{seed}:{number}")]
        view = game.view(state, seat)
        action = game.choose(view, level, f"{number}", ())
        assert action == game.choose(view, level, f"{number}", ())
        state, number = game.apply(state, seat, action).state, number + 1
        assert number < 9 * seats * 12


@every_table
def test_what_is_kept_comes_back_as_it_was(seats: int, options: Options, seed: int) -> None:
    for move in moves(seats, options, seed):
        assert STATES.validate_json(STATES.dump_json(move.step.state)) == move.step.state
        assert pickle.loads(pickle.dumps(move.step.state)) == move.step.state
        for event in move.step.events:
            kept = EVENTS[type(event)]
            assert kept.validate_json(kept.dump_json(event)) == event
        for seat in range(seats):
            view = game.view(move.step.state, seat)
            assert pickle.loads(pickle.dumps(view)) == view


def test_a_line_of_notation_and_its_action_are_the_same() -> None:
    for action in SAYABLE:
        assert game.parse(str(action)) == action


def _accepts(state: State, seat: int, action: Action) -> bool:
    try:
        game.apply(state, seat, action)
    except IllegalAction:
        return False
    return True


def test_random_games_meet_everything() -> None:
    """Were no order ever left and nothing ever taken back, the promises above would hold for nothing."""
    met = [move for seats, options, seed in TABLES for move in moves(seats, options, seed)]

    assert {type(move.action) for move in met} == {Whisper, Peek, Done, Show, Order}
    assert any(_by_order(move) for move in met)
    assert any(
        event.winner is None for move in met for event in move.step.events if isinstance(event, Revealed)
    )


def _by_order(move: Move) -> bool:
    return any(isinstance(event, Revealed) for event in move.step.events) and any(
        mine.answer is None for seat, mine in enumerate(move.before.seats) if seat != move.seat
    )
