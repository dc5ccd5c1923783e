"""PC-6: who shows, who takes the pot, and how it is shared."""

import pytest

from engine import poker_champ as game
from engine.french_deck import Category
from engine.poker_champ.events import ShowdownHeld, WonUnseen
from engine.poker_champ.showdown import compared, shares
from tests.helpers.played_out import played_out
from tests.helpers.poker_champ.by_hand import all_do, at, cards, does, told

RIVER = """\
bosses: capone yale weiss
deal: 5 {dealer}
stage: river
common: Ks Qh Jd 9s 9d
hand capone: 3c 4c
hand yale: 5c 6c
hand weiss: 7c 8c
chips: {chips}
paid capone: {paid}
"""


def shared(dealer: str, folds: str = "- - -") -> ShowdownHeld:
    """All tie on the common king-high: nobody has an ace, a nine, or a spade."""
    state = at(RIVER.format(dealer=dealer, chips="8 8 8", paid="1 1 2"))
    step = all_do(state, " ".join("stay" if word == "-" else word for word in folds.split()))
    return told(step, ShowdownHeld)[0]


def test_pc_6_1_all_still_in_show_both_cards() -> None:
    held = shared("capone", "- fold -")

    assert [(shown.seat, shown.cards) for shown in held.shown] == [(2, cards("7c 8c")), (0, cards("3c 4c"))]
    assert held.common == cards("Ks Qh Jd 9s 9d")
    assert [str(card) for card in held.shown[0].hand.cards] == ["9s", "9d", "Ks", "Qh", "Jd"]


@pytest.mark.parametrize(
    ("dealer", "takes"),
    [("capone", {1: 6, 2: 5, 0: 5}), ("yale", {2: 6, 0: 5, 1: 5}), ("weiss", {0: 6, 1: 5, 2: 5})],
)
def test_pr_6_the_first_odd_chip_is_the_dealers_left_neighbours(dealer: str, takes: dict[int, int]) -> None:
    """Capone was all-in with four of six: sixteen chips lie there."""
    text = RIVER.format(dealer=dealer, chips="0 8 16", paid="1 1 2 0")
    step = all_do(at(text), "- stay stay")

    assert {s.seat: s.takes for s in told(step, ShowdownHeld)[0].shown} == takes
    assert sum(takes.values()) == told(step, ShowdownHeld)[0].pot == 16


def test_pc_6_3_two_odd_chips_go_to_the_first_two() -> None:
    assert shares(17, [3, 0, 2]) == {3: 6, 0: 6, 2: 5}
    assert shares(5, [1, 4]) == {1: 3, 4: 2}
    assert shares(2, [5, 0, 1]) == {5: 1, 0: 1, 1: 0}


@pytest.mark.parametrize("stage", ["flop", "turn", "river"])
def test_pr_7_the_last_one_left_shows_at_every_stage(stage: str) -> None:
    state = at(f"bosses: capone yale\nstage: {stage}\nhand yale: Ah Ad")
    won = told(does(state, "capone fold"), WonUnseen)[0]

    assert won.cards == cards("Ah Ad")
    assert won.hand.category >= Category.PAIR
    assert won.stage.name.lower() == stage


def test_places_count_who_is_better() -> None:
    hands = {4: cards("2c 3d"), 1: cards("Ac 4d"), 0: cards("Ad 4c"), 3: cards("Kc Kd")}
    shown = compared({seat: (one, two) for seat, (one, two) in hands.items()}, cards("Kh 9s 8s 5d 6c"))

    assert [(each.seat, each.place) for each in shown] == [(3, 1), (1, 2), (0, 2), (4, 4)]


@pytest.mark.parametrize(("hand", "bluffs"), [("2s 7d", 1), ("2s Kd", 0)])
def test_a_bluff_is_a_pot_won_unseen_with_less_than_a_pair(hand: str, bluffs: int) -> None:
    state = at(
        "bosses: capone yale\nstage: river\ncommon: Kh Qd 9c 8s 4h\nhand yale: Ah Ad\n"
        f"options: timed 10\ndeal: 10 yale\nhand capone: {hand}\n"
    )
    step = does(state, "yale fold")
    result = game.result(step.state, step.events)

    assert result is not None
    winner, loser = result.figures
    assert (winner["won_unseen"], winner["deals_won"], winner["bluffs"]) == (1, 1, bluffs)
    assert (winner["best_pot"], loser["best_pot"]) == (8, 0)
    assert (winner["showdowns"], loser["deals_won"], loser["bluffs"]) == (0, 0, 0)


def test_a_shared_pot_is_won_by_all_who_share_it() -> None:
    held = shared("capone", "- fold -")
    state = played_out(game, at("bosses: capone yale weiss"), "any")
    result = game.result(state, (held,))

    assert result is not None
    assert [figures["showdowns_won"] for figures in result.figures] == [1, 0, 1]
    assert [figures["showdowns"] for figures in result.figures] == [1, 0, 1]
    assert [figures["best_pot"] for figures in result.figures] == [8, 0, 8]
    assert result.figures[0]["best_hand"] == Category.PAIR
