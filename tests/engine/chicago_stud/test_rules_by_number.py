"""A table goes on by the rules it was dealt by: what the second rules changed, and what the first said."""

from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine import chicago_stud as game
from engine.chicago_stud import Options, Reason, State
from engine.chicago_stud.actions import NUMBER_MAX
from engine.chicago_stud.events import Showdown
from engine.chicago_stud.opener import opening
from engine.chicago_stud.position import Unsound, loads
from engine.chicago_stud.state import Part
from engine.french_deck import Card, Suit, best_by_suit, suit_key
from engine.french_deck.cards import SUITS
from engine.game import IllegalAction
from tests.helpers.chicago_stud.by_hand import only, played
from tests.helpers.chicago_stud.playouts import AGREEMENTS, playout
from tests.helpers.played_out import played_out

FIRST, SECOND = "rules: 1\n", ""

EQUAL_PAIRS = """\
bosses: capone yale
options: game low, ante all
street: 7
down capone: 9c Ks Kh
up capone: 9s Qs Qh Jc
down yale: 9d Kd Kc
up yale: 9h Qd Qc Jh
staked: 1 1
"""
"""Each has J-Q-K with a pair of nines at best; ♣ is the best suit in a low game, and of a pair lies first."""


@pytest.mark.parametrize(("rules", "winner"), [(FIRST, 1), (SECOND, 0)])
def test_cs_11_3_of_equal_pairs_in_a_low_game_the_one_with_clubs_takes_the_pot(
    rules: str, winner: int
) -> None:
    state = loads(EQUAL_PAIRS + rules)
    assert state.speaker is not None
    last = played(state, f"{state.speaker} check", f"{1 - state.speaker} check").events

    told = only(last, Showdown)

    assert isinstance(told, Showdown)
    assert [pot.winners for pot in told.pots] == [(winner,)]


@st.composite
def equal_by_rank(draw: st.DrawFn) -> list[tuple[Card, ...]]:
    """Two seats' open cards of the same ranks, each card once."""
    ranks = draw(st.lists(st.integers(2, 14), min_size=1, max_size=4))
    ranks = [rank for place, rank in enumerate(ranks) if ranks[:place].count(rank) < 2]
    suits = {rank: list(draw(st.permutations(SUITS))) for rank in set(ranks)}
    return [tuple(Card(rank, suits[rank].pop()) for rank in ranks) for _ in range(2)]


@given(equal_by_rank())
def test_cs_11_3_who_opens_a_low_game_among_equals_would_win_with_those_cards(
    held: list[tuple[Card, ...]],
) -> None:
    keys = [suit_key(best_by_suit(cards, low=True), low=True) for cards in held]

    assert keys[0][0] == keys[1][0]
    assert opening(dict(enumerate(held)), low=True).seat == keys.index(max(keys))


def test_a_low_hand_is_shown_by_the_rules_of_its_table() -> None:
    hands = [game.view(loads(EQUAL_PAIRS + rules), 0).hand for rules in (FIRST, SECOND)]

    assert [hand and hand.cards[0].suit for hand in hands] == [Suit.SPADES, Suit.CLUBS]


def _streets_begun(rules: int) -> list[State]:
    found = []
    for number, options in enumerate(AGREEMENTS[:4]):
        dice = Random(number)
        state = game.setup(5, options, number, rules=rules).state
        for _ in range(400):
            awaited = game.awaited(state)
            if not awaited:
                break
            action = dice.choice([str(each) for each in game.legal(state, awaited[0])][:3])
            word, _, amount = action.partition(" ")
            step = game.apply(state, awaited[0], game.parse(f"{word} {amount.split('-')[0]}".strip()))
            if (step.state.deal, step.state.street) != (state.deal, state.street):
                found.append(step.state)
            state = step.state
    return found


def _stale(states: list[State]) -> list[State]:
    return [each for each in states if any(mine.paid for mine in each.seats if mine.part is not Part.IN)]


def test_nobody_has_staked_anything_in_a_round_that_begins() -> None:
    begun = _streets_begun(rules=2)

    assert len(begun) > 50
    assert not _stale(begun)
    assert all(row.paid == 0 for each in begun if not each.over for row in game.table(each).rows)
    assert _stale(_streets_begun(rules=1)), "the first rules kept what a folded seat had paid"


@pytest.mark.parametrize("chips", [101, 5_000, NUMBER_MAX])
def test_cs_15_1_an_order_may_call_up_to_more_than_one_has(chips: int) -> None:
    state = game.setup(3, Options(ante="all"), 1).state
    asked = game.awaited(state)[0]
    line = f"{(asked + 1) % 3} order call {chips} deal"
    left = played(state, line).state

    assert any(f"call 1-{NUMBER_MAX} deal" in str(each) for each in game.legal(state, asked))
    assert left.seats[(asked + 1) % 3].order is not None
    with pytest.raises(IllegalAction) as refusal:
        played(game.setup(3, Options(ante="all"), 1, rules=1).state, line)
    assert (refusal.value.reason, refusal.value.facts["most"]) == (Reason.BUDGET_TOO_LARGE, 99)


def test_cs_15_4_such_an_order_calls_with_all_one_has() -> None:
    state = game.setup(2, Options(ante="all", limit="open", stack=50), 1).state
    (asked,) = game.awaited(state)
    ordered = played(state, f"{1 - asked} order call 300 deal").state

    after = played(ordered, f"{asked} bet 49").state

    assert after.deal == 2 or after.over or all(mine.stack == 0 for mine in after.seats)


@pytest.mark.parametrize("rules", [1, 2])
def test_a_table_keeps_the_number_of_its_rules_to_the_end(rules: int) -> None:
    state = game.setup(3, Options(game="low"), 5, rules=rules).state

    assert state.rules == rules
    assert played_out(game, state, "x").rules == rules


def test_an_unknown_number_of_rules_is_not_dealt_nor_read() -> None:
    for rules in (0, game.info.rules + 1):
        with pytest.raises(ValueError, match="are played"):
            game.setup(3, Options(), 1, rules=rules)
        with pytest.raises(Unsound):
            loads(f"{EQUAL_PAIRS}rules: {rules}\n")


def test_without_a_number_a_table_is_dealt_by_the_newest_rules() -> None:
    move = next(playout(2, Options(), 1))

    assert move.before.rules == game.info.rules == loads(EQUAL_PAIRS).rules
