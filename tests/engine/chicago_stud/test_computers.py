"""Computer bosses see their view alone, answer every question, and cannot be run over."""

from itertools import product
from random import Random

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options, State
from engine.chicago_stud.actions import Action, Bet, Call, Check, Fold, Raise
from engine.game import Amount, Seat
from tests.helpers.chicago_stud.by_hand import dealt, played
from tests.helpers.chicago_stud.playouts import AGREEMENTS, playout

BASE = {option.name: option.values[0] for option in game.info.options}


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize(("number", "options"), list(enumerate(AGREEMENTS)))
def test_in_every_agreement_a_computer_answers(number: int, options: Options) -> None:
    """At random moments of random games, of each level in its turn; the same answer twice."""
    level = game.info.levels[number % len(game.info.levels)]
    dice = Random(number)
    asked = 0
    for move in playout(2 + number % 7, options, number, folding=0.1):
        if dice.random() < 0.8 or not game.awaited(move.step.state):
            continue
        (seat,) = game.awaited(move.step.state)
        view = game.view(move.step.state, seat)
        chosen = game.choose(view, level, "seed", move.public)
        assert chosen == game.choose(view, level, "seed", move.public)
        assert _is_offered(move.step.state, seat, chosen)
        asked += 1
        if asked == 2:
            break
    assert asked == 2


@pytest.mark.long("that computers answer as before is held by day")
@pytest.mark.parametrize(
    "habit", ["raises", pytest.param("calls", marks=pytest.mark.long("who raises bets more against it"))]
)
def test_a_rookie_cannot_be_run_over(habit: str) -> None:
    """The other levels, and more at the table, take longer: below."""
    assert _won("rookie", habit, 2, deals=480) > 0


AGREED: list[dict[str, str]] = [
    {},
    {"game": "low"},
    {"high-spade": "on", "jokers": "2"},
    {"limit": "spread-10"},
]


@pytest.mark.long("only 1,200 deals tell skill from luck; what is agreed takes turns, each level meets all")
@pytest.mark.parametrize(
    ("level", "habit", "seats", "words"),  # what was agreed takes turns: each level meets it all
    [
        (level, habit, seats, AGREED[(number + place) % len(AGREED)])
        for number, level in enumerate(game.info.levels)
        for place, (habit, seats) in enumerate(product(("calls", "raises"), (2, 6)))
    ],
)
def test_no_level_can_be_run_over(level: str, habit: str, seats: int, words: dict[str, str]) -> None:
    assert _won(level, habit, seats, deals=1_200, words=words) > 0


def test_a_computer_that_is_not_asked_or_does_not_exist_is_refused() -> None:
    state = dealt("2s 3s 4s", "Kh Qh Jh", "7d 8d 9d").state

    with pytest.raises(ValueError, match="asked"):
        game.choose(game.view(state, 0), "boss", "seed", ())
    with pytest.raises(ValueError, match="nobody"):
        game.choose(game.view(state, 1), "nobody", "seed", ())


def test_a_hand_that_cannot_lose_is_never_folded() -> None:
    state = dealt("As Ah Ad", "2s 7h 9c", "3s 8h Tc").state
    state = played(state, "0 bet 2", "1 raise 2", "2 raise 2").state

    for level in game.info.levels:
        assert game.choose(game.view(state, 0), level, "seed", ()) != Fold()


def test_rubbish_is_not_paid_for() -> None:
    """A three, a seven and a nine against two pairs of aces and kings on the table."""
    state = dealt("2s 3d 7h", "Ks Kh Kd", "As Ah Ad", then="9c Kc Ac").state
    while state.street < 4:
        state = played(state, f"{state.speaker} check").state
    state = played(state, "2 bet 2").state if state.speaker == 2 else played(state, "1 bet 2").state

    for level in game.info.levels[1:]:
        assert game.choose(game.view(state, 0), level, "seed", ()) == Fold()


def _won(level: str, habit: str, seats: int, deals: int, words: dict[str, str] | None = None) -> int:
    """What a computer wins from those who always call, or always raise, over so many seeded deals."""
    options = game.agree(BASE | {"laps": "2"} | (words or {}))
    won = 0
    for seed in range(deals // (2 * seats)):
        me, step = seed % seats, game.setup(seats, options, f"stubborn-{seed}")
        events = list(step.events)
        while awaited := game.awaited(step.state):
            (seat,) = awaited
            view = game.view(step.state, seat) if seat == me else None
            action = (
                game.choose(view, level, str(seed), events) if view else _stubborn(step.state, seat, habit)
            )
            step = game.apply(step.state, seat, action)
            events += step.events
        result = game.result(step.state, events)
        assert result is not None
        assert result.scores is not None
        won += result.scores[me] - options.stack
    return won


def _stubborn(state: State, seat: Seat, habit: str) -> Action:
    first, second, *_ = game.legal(state, seat)
    match second:
        case Bet(Amount(low=low)) if habit == "raises":
            return Bet(low)
        case Raise(Amount(low=low)) if habit == "raises":
            return Raise(low)
        case _:
            assert isinstance(first, Check | Call)
            return first


def _is_offered(state: State, seat: Seat, action: Action) -> bool:
    for offer in game.legal(state, seat):
        match offer, action:
            case (Bet(Amount() as amount), Bet(chips)) | (Raise(Amount() as amount), Raise(chips)):
                if chips in amount:
                    return True
            case _ if offer == action:
                return True
            case _:
                pass
    return False
