"""CS-15.9: answers to a street that are left before one's turn, and who is asked for them."""

from collections.abc import Iterator

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Event, Options, Reason, State
from engine.chicago_stud.actions import Action, Answer, Bet, Check, Order, Until
from engine.chicago_stud.ahead import asked_ahead, kept, settled
from engine.chicago_stud.events import BetMade, Checked, Folded
from engine.chicago_stud.position import loads
from engine.chicago_stud.views import OrderView
from engine.game import Amount, IllegalAction, Seat
from tests.helpers.chicago_stud.by_hand import dealt, played, told

FOUR = ("2s 3s 9s", "Kh Qh Jh", "7d 8d 8c", "2h 3h 4h")
"""Seat 1 opens, then 2, 3 and 0; seat 3 deals."""

FIRST_RULES = """\
rules: 1
bosses: capone yale
up capone: Ks
up yale: 2c
"""


def four(*stacks: int, limit: str = "fixed") -> State:
    return dealt(*FOUR, options=Options(ante="all", limit=limit), stacks=stacks or None).state  # type: ignore[arg-type]


def order(state: State, seat: Seat) -> OrderView | None:
    return game.view(state, seat).order


def test_cs_15_9_check_while_it_is_free_checks_and_a_bet_voids_it() -> None:
    state = played(four(), "2 order check round", "3 order check round").state

    assert told(state, "1 check") == (Checked(1), Checked(2), Checked(3))
    bets = played(state, "1 bet 2")
    assert bets.events == (BetMade(1, 2, False, False),)
    assert game.awaited(bets.state) == (2,)
    assert order(bets.state, 2) is None
    assert order(bets.state, 3) is None


def test_cs_15_9_a_bet_that_is_left_is_made_where_it_is_free_and_voids_those_behind_it() -> None:
    state = played(four(), "2 order bet 2 round", "3 order check round", "0 order check-fold round").state
    step = played(state, "1 check")

    assert step.events == (Checked(1), BetMade(2, 2, False, False))
    assert game.awaited(step.state) == (3,)
    assert order(step.state, 2) is None
    assert order(step.state, 3) is None
    assert played(step.state, "3 fold").events[:2] == (Folded(3), Folded(0))


def test_cs_15_9_check_for_the_deal_goes_on_until_somebody_bets() -> None:
    state = played(four(), "1 check", "2 check", "3 check", "2 order check deal").state
    fourth = played(state, "0 check").state

    assert game.table(fourth).street == 4
    assert order(fourth, 2) == OrderView(Answer.CHECK, Until.DEAL, None)


@pytest.mark.parametrize(
    ("lines", "refused", "reason"),
    [
        (("1 bet 2",), "2 order check round", Reason.BET_ALREADY),
        (("1 bet 2",), "2 order check deal", Reason.BET_ALREADY),
        (("1 bet 2",), "2 order bet 2 round", Reason.BET_ALREADY),
        (("1 check",), "1 order check round", Reason.SPOKEN_ALREADY),
        (("1 check",), "1 order bet 2 round", Reason.SPOKEN_ALREADY),
        ((), "2 order bet 2 deal", Reason.ONLY_THIS_ROUND),
        ((), "2 order bet 3 round", Reason.ONLY_EXACTLY),
    ],
)
def test_cs_15_9_what_does_not_fit_is_refused_and_changes_nothing(
    lines: tuple[str, ...], refused: str, reason: Reason
) -> None:
    state = played(four(), *lines).state if lines else four()
    kept_as = repr(state)

    with pytest.raises(IllegalAction) as refusal:
        played(state, refused)
    assert refusal.value.reason is reason
    assert repr(state) == kept_as


def test_cs_15_9_a_table_of_the_first_rules_has_the_orders_of_its_day() -> None:
    state = loads(FIRST_RULES)
    offered = {str(action).split()[1] for action in game.legal(state, 1) if isinstance(action, Order)}

    assert offered == {"fold", "check-fold", "call"}
    with pytest.raises(IllegalAction) as refusal:
        played(state, "1 order check round")
    assert refusal.value.reason is Reason.OLD_RULES


def test_cs_15_9_everybody_who_speaks_yet_is_asked_ahead_whatever_they_have_ordered() -> None:
    state = four(100, 100, 2, 100)
    ordered = played(state, "3 order check round").state
    bets = played(state, "1 bet 2", "2 call").state

    assert asked_ahead(state) == {2: "0", 3: "0", 0: "0"}
    assert asked_ahead(ordered) == asked_ahead(state)
    assert asked_ahead(bets) == {0: "2"}
    assert asked_ahead(played(bets, "3 raise 2").state) == {1: "4"}


def test_cs_15_9_a_street_answered_ahead_is_over_with_the_first_word() -> None:
    state = played(four(), *(f"{seat} order check round" for seat in (0, 2, 3))).state

    assert game.table(played(state, "1 check").state).street == 4


@pytest.mark.parametrize("lines", [((), "1 check"), (("1 bet 2",), "2 fold")])
def test_cs_15_9_an_order_has_settled_what_its_owner_is_not_asked_in_their_turn(
    lines: tuple[tuple[str, ...], str],
) -> None:
    """Whatever the order: the one who speaks next, once whoever is asked has spoken."""
    before, word = lines
    state = played(four(), *before).state if before else four()
    seat, found = 2 if not before else 3, set[bool]()
    for action in game.legal(state, seat):
        if isinstance(action, Order):
            low = action.budget.low if isinstance(action.budget, Amount) else action.budget
            for budget in {low, low and 2}:
                ordered = game.apply(state, seat, Order(action.answer, action.until, budget)).state
                asked = game.awaited(played(ordered, word).state) == (seat,)
                assert settled(game.view(ordered, seat)) != asked, action
                found.add(asked)
    assert found == {True, False}
    assert not settled(game.view(state, seat))


# ---- which orders a computer keeps


@pytest.mark.by_day("rookie", why="it thinks for long; the quickest level meets each order")
@pytest.mark.price("A computer thinks about each order, and again in its turn.")
@pytest.mark.parametrize("level", ["rookie", "regular"])
def test_cs_15_9_what_a_computer_orders_is_what_it_does_in_its_turn(level: str) -> None:
    """Exactly so where all before it check; and where somebody bets the least, right after that."""
    met = set[str]()
    for state, events in _games_of_computers(level):
        for seat in range(4):
            left = kept(game.view(state, seat), level, "seed", events)
            met.add(str(left).split()[1] if left else "none")
            assert left is None or _is_offered(state, seat, left)
            if not state.level and seat in asked_ahead(state):
                assert left is not None
                assert _does(state, seat, level, events) == _while_free(left)
    assert {"check-fold", "call", "bet", "fold"} <= met


def _games_of_computers(level: str) -> Iterator[tuple[State, tuple[Event, ...]]]:
    """Moments of a game that these computers play, in which somebody may answer ahead."""
    step = game.setup(4, Options(laps=1), "kept")
    state, events = step.state, step.events
    while state.speaker is not None:
        yield state, events
        step = game.apply(
            state, state.speaker, game.choose(game.view(state, state.speaker), level, "seed", events)
        )
        state, events = step.state, events + step.events


def _is_offered(state: State, seat: Seat, left: Action) -> bool:
    step = game.apply(state, seat, left)
    return step.events == () and game.view(step.state, seat).order is not None


def _does(state: State, seat: Seat, level: str, events: tuple[Event, ...]) -> Action:
    """What it decides when its turn has come, and all before it have checked."""
    while state.speaker != seat:
        state = played(state, f"{state.speaker} check").state
    return game.choose(game.view(state, seat), level, "seed", events)


def _while_free(left: Action) -> Action:
    match left:
        case Order(Answer.BET, budget=int(chips)):
            return Bet(chips)
        case _:
            return Check()
