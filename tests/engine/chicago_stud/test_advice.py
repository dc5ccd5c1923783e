"""Advice: the sound action of a boss, what each is worth in chips, from what the seat may see alone."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from random import Random
from typing import TypeVar

import pytest

from engine import chicago_stud as game
from engine.advice import Advice, Advised
from engine.chicago_stud import Action, Event, Options, SeatView, State
from engine.chicago_stud.actions import Answer, Bet, Call, Check, Fold, Order, Raise, Until
from engine.chicago_stud.computer.choosing import dice_of
from engine.chicago_stud.computer.habits import COACH
from engine.chicago_stud.computer.weighing import weigh, weighed
from engine.game import Amount
from tests.helpers.chicago_stud.another_world import another_world
from tests.helpers.chicago_stud.by_hand import dealt, played
from tests.helpers.chicago_stud.playouts import playout
from tests.helpers.quick_thinkers import QUICK_COACH

Test = TypeVar("Test", bound=Callable[..., None])
NO_COINS = replace(QUICK_COACH, bluffs=0.0, steals=0.0, keeps_honest=False)
OTHERS = pytest.mark.long("other agreements; two at a high game and six at a low one are tried by day")
AGREED = (
    (2, Options(), 1),
    pytest.param(4, Options(ante="all", limit="open", high_spade=True), 2, marks=OTHERS),
    (6, Options(game="low", limit="spread-5"), 3),
    pytest.param(3, Options(end="last", stack=50), 4, marks=OTHERS),
)


def agreed(test: Test) -> Test:
    """At each of these tables, by fewer tries."""
    each = pytest.mark.parametrize(("seats", "options", "seed"), AGREED)
    marked: Test = pytest.mark.usefixtures("quick_thinkers")(each(test))
    return marked


def some(
    seats: int, options: Options, seed: int, most: int = 3
) -> Iterator[tuple[State, SeatView, tuple[Event, ...]]]:
    """A few moments of a random game in which somebody is asked."""
    asked = 0
    for number, move in enumerate(playout(seats, options, seed, folding=0.1)):
        state = move.step.state
        if number % 5 == 2 and state.speaker is not None:
            yield state, game.view(state, state.speaker), move.public
            asked += 1
        if asked == most:
            return


def of(advice: Advice[Action], kind: type[Action]) -> Advised[Action]:
    return next(each for each in advice.best if isinstance(each.action, kind))


def is_offered(view: SeatView, action: Action) -> bool:
    for offer in view.offers:
        match offer.action, action:
            case (Bet(Amount() as chips), Bet(number)) | (Raise(Amount() as chips), Raise(number)):
                if number in chips:
                    return True
            case offered, _:
                if offered == action:
                    return True
    return False


@agreed
def test_the_sound_action_comes_first_unless_another_is_worth_more_and_all_are_legal(
    seats: int, options: Options, seed: int
) -> None:
    for state, view, events in some(seats, options, seed):
        advice = game.advise(view, "seed", events)
        actions = [each.action for each in advice.best]
        worths = [each.worth for each in advice.best]

        (sound,) = (
            each
            for each in advice.best
            if each.action == weighed(view, NO_COINS, dice_of(view, "seed"), events)
        )
        assert sound == advice.best[0] or advice.best[0].worth > sound.worth + advice.noise
        assert len(actions) in (2, 3)
        assert len(set(map(type, actions))) == len(actions)
        assert all(is_offered(view, action) for action in actions)
        for action in actions:
            game.apply(state, view.seat, action)
        if not weigh(view, QUICK_COACH, dice_of(view, "seed"), events).all_or_nothing:
            assert sound == advice.best[0]
        assert worths[1:] == sorted(worths[1:], reverse=True)
        assert all(len(each.changes) <= 4 for each in advice.best)
        assert advice == game.advise(view, "seed", events)


@agreed
def test_two_worlds_that_look_alike_get_the_same_advice(seats: int, options: Options, seed: int) -> None:
    different = 0
    for state, view, events in some(seats, options, seed):
        other = another_world(state, view.seat, Random(seed))
        different += other.deck != state.deck

        assert repr(game.advise(game.view(other, view.seat), "seed", events)) == repr(
            game.advise(view, "seed", events)
        )
    assert different


def test_on_the_last_street_a_call_is_worth_its_share_of_the_pot_less_its_price() -> None:
    """By hand from the odds: nobody stands behind, and no bet is to come."""
    state = dealt("2s 3d 7h", "Ks Kh Kd", then="9c 4c 8h 5d Th 6s Jd Qh").state
    while state.street < 7:
        state = played(state, f"{state.speaker} check").state
    assert state.speaker == 1
    state = played(state, "1 bet 4").state
    view = game.view(state, 0)
    odds = weigh(view, COACH, dice_of(view, "seed"), ()).odds
    advice = game.advise(view, "seed", (), [Call()])
    call = {change.name: change.facts for change in advice.also[0].changes}

    assert view.to_call == 4
    assert call["price"] == {
        "cost": 4,
        "pot": view.table.pot,
        "further": 0,
        "needs": round(400 / (view.table.pot + 4)),
        "has": round(100 * odds.share),
    }
    assert call["leaves"] == {"cost": 4, "chips": view.row.stack - 4}
    assert advice.also[0].worth == pytest.approx(odds.share * (view.table.pot + 4) - 4)


def test_where_fewer_chips_are_left_the_pot_is_what_they_can_win() -> None:
    """CS-13.1: of the fifty that are bet only the ten that are left count."""
    options = Options(ante="all", limit="open")
    state = dealt("2s 3d 7h", "Ks Kh 9d", options=options, stacks=(11, 100)).state
    if state.speaker == 0:
        state = played(state, "0 check").state
    view = game.view(played(state, "1 bet 50").state, 0)
    call = of(game.advise(view, "seed", ()), Call)

    assert call.changes[0].facts["pot"] == 2 + 10
    assert call.worth <= 12


def test_what_is_asked_about_besides_is_judged_alike() -> None:
    state = dealt("As Ah Ad", "2s 7h 9c", "3s 8h Tc").state
    view = game.view(played(state, "0 bet 2").state, 1)
    orders = [
        Order(Answer.FOLD, Until.ROUND),
        Order(Answer.CALL_ANY, Until.DEAL),
        Order(Answer.CALL, Until.ROUND, 1),
    ]
    advice = game.advise(view, "seed", (), [Fold(), Call(), *orders])
    fold, call, folds, calls, waits = advice.also

    assert (fold, call) == (of(advice, Fold), of(advice, Call))
    assert fold.worth == 0 == folds.worth
    assert calls.worth == call.worth < 0
    assert waits.worth == advice.best[0].worth


def test_more_than_a_sound_bet_brings_no_more() -> None:
    state = dealt("As Ah Ad", "2s 7h 9c", options=Options(ante="all", limit="open")).state
    advice = game.advise(game.view(state, 0), "seed", (), [Bet(90)])
    bet = advice.best[0]

    assert isinstance(bet.action, Bet)
    assert advice.also[0].worth == pytest.approx(bet.worth, abs=0.5)
    assert bet.worth > of(advice, Check).worth > 0


def test_a_coin_is_told_and_not_advised() -> None:
    """The highest open card against one rival: a boss bets it one time in ten whatever it holds."""
    told = 0
    for seed in range(30):
        state = game.setup(2, Options(), seed).state
        view = game.view(state, state.speaker or 0)
        advice = game.advise(view, "seed", ())
        if view.table.opener == view.seat and isinstance(advice.best[0].action, Check):
            bluff = [change for change in of(advice, Bet).changes if change.name == "bluff"]
            assert [change.facts for change in bluff] == [{"times": 10}]
            told += 1
        if told == 2:
            break
    assert told == 2


def test_nobody_is_advised_who_is_not_asked() -> None:
    state = dealt("2s 3s 4s", "Kh Qh Jh", "7d 8d 9d").state

    with pytest.raises(ValueError, match="nothing is asked"):
        game.advise(game.view(state, 0), "seed", ())
