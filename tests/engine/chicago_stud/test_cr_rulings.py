"""CR-1 to CR-20: what the page that this game is re-told from leaves open, as this project rules it."""

from dataclasses import replace

import pytest

from engine import chicago_stud as game
from engine.chicago_stud import Options, Reason
from engine.chicago_stud.events import (
    Borrowed,
    CardsShown,
    Checked,
    CommonTurned,
    GameEnded,
    PotPaid,
    Showdown,
)
from engine.chicago_stud.opener import opening
from engine.chicago_stud.pieces import VALUES
from engine.chicago_stud.pots import pots
from engine.french_deck import Category, best_high, best_low
from engine.game import IllegalAction
from tests.helpers.chicago_stud.by_hand import EACH, cards, checked, dealt, offered, only, played

THREE = ("2s 3s 4s", "Kh Qh Jh", "7d 8d 9d")
"""Seat 1 opens, seat 2 deals."""


def test_cr_1_five_cards_everywhere_and_five_of_a_kind_only_with_jokers() -> None:
    assert len(best_high(cards("2s 3s 4s 5s 6s 7s 8s")).cards) == 5
    assert best_high(cards("Ks Kh Kd Kc Xb 2c 3d")).category is Category.FIVE_OF_A_KIND


def test_cr_2_the_opener_need_not_bet() -> None:
    assert played(dealt(*THREE).state, "1 check").events == (Checked(1),)


def test_cr_3_the_lowest_opens_a_low_game_and_clubs_come_before_spades() -> None:
    up = {0: cards("4s"), 1: cards("4c"), 2: cards("Kc")}

    assert opening(up, low=True).seat == 1
    assert opening(up, low=False).seat == 2


def test_cr_4_of_two_pairs_the_lower_wins_in_a_low_game_alone() -> None:
    lower, higher = cards("3s 3h 2d 2c 9h"), cards("Ks Kh Qd Qc 9d")

    assert best_low(lower).key() > best_low(higher).key()
    assert best_high(lower).key() < best_high(higher).key()


def test_cr_5_low_hands_are_compared_from_the_highest_card_down() -> None:
    assert best_low(cards("7s 6d 5c 4h 3s")).key() > best_low(cards("Ts 9d 8c 7h 2s")).key()


def test_cr_6_a_flush_with_a_joker_has_five_different_ranks() -> None:
    assert best_high(cards("As Ks 9s 4s Xb")).ranks == (14, 13, 12, 9, 4)


def test_cr_7_the_limit_is_fixed_unless_another_is_agreed() -> None:
    assert VALUES["limit"] == ("fixed", "spread-5", "spread-10", "spread-20", "open")
    assert Options().limit == "fixed"
    with pytest.raises(ValueError, match="none"):
        game.agree(
            {option.name: option.values[0] for option in game.info.options} | {"limit": "none", "laps": "1"}
        )


@pytest.mark.parametrize("limit", VALUES["limit"])
def test_cr_8_three_raises_whatever_the_limit(limit: str) -> None:
    words = {option.name: option.values[0] for option in game.info.options} | {"limit": limit, "ante": "all"}
    state = dealt(*THREE, options=game.agree(words)).state
    state = played(state, "1 bet 2", "2 raise 2", "0 raise 2", "1 raise 2").state

    assert offered(state) == ["call", "fold"]


def test_cr_9_the_lone_winner_may_show() -> None:
    state = played(dealt(*THREE).state, "1 bet 2", "2 fold", "0 fold").state

    assert only(played(state, "1 show").events, CardsShown) == CardsShown(1, 1, cards("Kh Qh"))


def test_cr_10_who_is_broke_in_a_game_of_laps_borrows() -> None:
    options = Options(ante="all", limit="open", laps=2)
    state = dealt("As Ah Ad", "2s 3d 7h", options=options, then="Ac 5d 9h Kc 6d Th Qd 3s 2c").state
    step = played(state, "0 bet 99", "1 call")

    assert only(step.events, Borrowed) == Borrowed(1, 100, 1)


def test_cr_11_a_game_to_the_last_boss_ends_after_sixty_deals() -> None:
    options = Options(ante="all", end="last")
    state = replace(dealt(*THREE, options=options).state, deal=60)
    step = played(state, "1 bet 64", "2 fold", "0 fold")

    assert only(step.events, GameEnded) == GameEnded((1,), (99, 102, 99))
    assert game.table(state).deals == 60


def test_cr_12_folded_cards_are_open_after_the_game() -> None:
    state = game.setup(3, Options(laps=1), 4).state
    dealt_down = []
    while not state.over:
        if all(mine.last is None for mine in state.seats):
            dealt_down.append(tuple(mine.down for mine in state.seats))
        state = played(state, f"{state.speaker} fold").state

    assert game.open(state, ended=True).books == tuple(dealt_down)
    assert len(dealt_down) == 3


def test_cr_13_the_dealers_ante_is_dead_and_everybody_may_win_it() -> None:
    state = dealt(*THREE, options=Options(), stacks=(100, 100, 2)).state

    assert [(pot.chips, pot.eligible) for pot in pots(played(state, "1 bet 2", "0 call").state)] == [
        (2, (0, 1, 2)),
        (4, (0, 1)),
    ]


def test_cr_14_eight_who_stay_get_a_common_card() -> None:
    step = checked(game.setup(8, EACH, 1).state, 4)

    assert isinstance(only(step.events, CommonTurned), CommonTurned)


def test_cr_15_folding_is_legal_when_checking_is_free() -> None:
    assert "fold" in offered(dealt(*THREE).state)


def test_cr_16_more_than_half_a_bet_is_still_short() -> None:
    """In some houses three quarters of a bet would reopen the round."""
    state = dealt(*THREE, options=Options(ante="all", limit="open"), stacks=(19, 100, 100)).state
    state = played(state, "1 bet 10", "2 call", "0 raise 8").state

    assert offered(state) == ["call", "fold"]
    with pytest.raises(IllegalAction) as refusal:
        played(state, "1 raise 10")
    assert refusal.value.reason is Reason.NOTHING_TO_REOPEN


def test_cr_17_an_open_pair_on_fourth_street_does_not_double_the_bet() -> None:
    state = checked(dealt(*THREE, then="5s Jd 2d").state, 1).state

    assert state.opening == cards("Jh Jd")
    assert offered(state)[1] == "bet 2-2"


def test_cr_18_the_high_spade_takes_half_of_every_contested_pot() -> None:
    options = Options(ante="all", limit="open", high_spade=True)
    state = dealt("As Qh 4c", "Kh Kd Kc", "2s 8d 9d", options=options, stacks=(10, 100, 100)).state
    step = played(state, "1 bet 30", "2 call", "0 call")
    while step.state.deal == 1:
        step = checked(step.state, 1)
    shown = only(step.events, Showdown)

    assert isinstance(shown, Showdown)
    main, side = shown.pots
    assert isinstance(main, PotPaid)
    assert main.spade is not None
    assert main.spade.seat == 0
    assert side.spade is not None
    assert side.spade.seat in (1, 2)


def test_cr_19_with_the_high_spade_the_ace_is_high_also_in_a_low_game() -> None:
    """A low spade is no game of its own: whatever is played for, the highest spade takes the half."""
    options = Options(game="low", ante="all", high_spade=True)
    step = checked(dealt("As Qh 4c", "Ks Kd 9c", options=options).state, 5)
    shown = only(step.events, Showdown)

    assert isinstance(shown, Showdown)
    assert shown.pots[0].spade is not None
    assert shown.pots[0].spade.seat == 0
    assert "low-spade" not in {option.name for option in game.info.options}


def test_cr_20_a_running_order_is_carried_out_at_once() -> None:
    state = played(dealt(*THREE).state, "2 order check-fold round").state

    assert game.awaited(played(state, "1 check").state) == (0,)
