"""PR-16: what may be answered before a stage is open, and what it means when it is."""

from random import Random

import pytest

from engine import poker_champ as game
from engine.poker_champ.actions import Fold, Stay
from tests.helpers.poker_champ.by_hand import after, at

THREE = at("bosses: capone yale weiss\ndeal: 7 capone")
LINES = tuple(f"{name} 7" for name in game.info.answers)


def test_pr_16_whoever_may_still_be_asked_in_this_deal_may_answer_in_advance() -> None:
    stays = after(THREE, "capone stay")

    assert game.answering.answers(game.view(stays, 0)) == LINES  # has stayed: for the turn
    assert game.answering.answers(game.view(stays, 1)) == LINES  # is asked
    assert game.answering.answers(game.view(after(THREE, "capone fold"), 0)) == ()


def test_pr_16_after_the_last_decision_of_a_deal_there_is_nothing_to_answer() -> None:
    river = at("bosses: capone yale weiss\ndeal: 7 capone\nstage: river")

    assert game.answering.answers(game.view(river, 0)) == LINES
    assert game.answering.answers(game.view(after(river, "capone stay"), 0)) == ()


def test_pr_16_who_is_all_in_is_not_asked_any_more() -> None:
    broke = at("bosses: capone yale weiss\ndeal: 7 capone\nchips: 1 20 12")

    assert game.answering.answers(game.view(after(broke, "capone stay"), 0)) == ()


def test_pr_16_to_the_river_is_to_stay_and_a_fold_is_a_fold() -> None:
    view = game.view(THREE, 1)

    assert game.answering.answer(view, "river 7") == Stay()
    assert game.answering.answer(view, "fold 7") == Fold()
    assert game.answering.answer(game.view(after(THREE, "yale stay"), 1), "river 7") is None  # not asked


def test_pr_16_while_at_most_one_other_stays() -> None:
    assert game.answering.answer(game.view(THREE, 1), "duel 7") is None
    assert game.answering.answer(game.view(after(THREE, "weiss stay"), 1), "duel 7") is None
    assert game.answering.answer(game.view(after(THREE, "weiss fold"), 1), "duel 7") == Stay()


@pytest.mark.parametrize(
    ("common", "held"), [("2d 7c 9h", 0), ("Kh 7c 9h", 1), ("Kh Qc 9h", 2), ("Kh Kc 9h", 3)]
)
def test_pr_16_with_a_hand_or_better_counts_every_card_that_lies_there(common: str, held: int) -> None:
    """Below it is a fold, or the question."""
    state = at(f"bosses: capone yale weiss\ndeal: 7 capone\ncommon: {common}\nhand capone: Kd Qs")
    view = game.view(state, 0)

    names = ("pair", "two-pairs", "three", "straight", "flush")
    met = [Stay()] * held
    below = len(names) - held
    assert [game.answering.answer(view, f"{name} 7") for name in names] == [*met, *[Fold()] * below]
    assert [game.answering.answer(view, f"{name}-or-ask 7") for name in names] == [*met, *[None] * below]


def test_pr_16_an_answer_is_for_one_deal() -> None:
    assert all(game.answering.answer(game.view(THREE, 1), f"{name} 6") is None for name in game.info.answers)


def test_what_is_answered_is_legal_in_every_moment_of_a_game() -> None:
    state, dice = game.setup(4, game.agree(game.info.agreed({})), 5).state, Random(5)
    asked = 0
    while awaited := game.awaited(state):
        for seat in range(4):
            view = game.view(state, seat)
            for line in game.answering.answers(view):
                meant = game.answering.answer(view, line)
                assert meant is None or meant in game.legal(state, seat)
                assert meant is None or seat in awaited
                asked += meant is not None
        seat = dice.choice(awaited)
        state = game.apply(state, seat, dice.choice((Stay(), Stay(), Fold()))).state
    assert asked > 30
