"""PC-7 and PC-8: help for the broke, Awards, duels, and who is champion."""

from itertools import count

import pytest

from engine import poker_champ as game
from engine.french_deck import DECK
from engine.poker_champ import State
from engine.poker_champ.awards import duel
from engine.poker_champ.events import (
    AwardGiven,
    DuelCalled,
    DuelFought,
    Ending,
    GameEnded,
    ShowdownHeld,
)
from tests.helpers.poker_champ.by_hand import all_do, at, awards, cards, chips, does, told

BROKE = """\
bosses: capone yale weiss moran
deal: 3 moran
stage: river
common: Ks Kd 7s 7d 2c
hand capone: Kh Kc
hand yale: 3h 4d
hand weiss: 3c 4c
hand moran: 5c 6c
"""
MORE_SEEDS = pytest.mark.long("more lots of one idea")
ONE_BROKE = BROKE + "chips: 6 2 12 12\n"
"""Yale stays with his last two chips and loses them; Capone takes sixteen and four more."""


def fair(seed: object, dealer: str = "weiss") -> State:
    """Capone and Yale share the pot of sixteen with equal straights; Weiss was all-in with two."""
    text = (
        f"bosses: capone yale weiss\ndeal: 3 {dealer}\nstage: river\ncommon: Ks Qh Jd Ts 2d\n"
        f"hand capone: Ac 4c\nhand yale: Ad 4d\nhand weiss: 3d 8c\nseed: {seed}\n"
        "chips: 13 13 0\npaid capone: 1 1 2\npaid yale: 1 1 2\npaid weiss: 1 1 0 0\n"
    )
    return at(text)


def test_pc_7_3_the_equally_rich_fight_a_duel() -> None:
    state = fair(1)
    step = all_do(state, "stay stay -")

    called, fought, given = step.events[-5:-2]
    assert called == DuelCalled(broke=2, seats=(0, 1), chips=18)
    assert isinstance(fought, DuelFought)
    assert isinstance(given, AwardGiven)
    assert given.giver == fought.winner == fought.shown[0].seat
    assert (fought.round, fought.broke, fought.tied) == (1, 2, ())
    assert step.state.shuffles == state.shuffles + 2  # the duel's, and the next deal's
    assert [each.takes for each in fought.shown] == [0, 0]


def test_pc_7_3_who_ties_in_a_duel_fights_on_with_a_new_shuffle() -> None:
    for seed in count():
        step = all_do(fair(seed), "stay stay -")
        fought = told(step, DuelFought)
        if len(fought) > 1:
            break
    assert [event.round for event in fought] == list(range(1, len(fought) + 1))
    assert (fought[0].winner, set(fought[0].tied)) == (None, {0, 1})
    assert fought[-1].winner is not None
    assert fought[0].common != fought[1].common
    assert step.state.shuffles == 3 + len(fought) + 1
    assert told(step, AwardGiven)[0].giver == fought[-1].winner


def test_pc_7_3_a_duel_is_dealt_from_the_dealers_left_and_burns_nothing() -> None:
    deck = (*cards("2c 3c 4c As Ks Qs"), *cards("Ah Kd 9d 8c 7c"), *(c for c in DECK if c.rank == 5))
    fought = duel(deck, (2, 0, 1), broke=3, number=1)

    assert {each.seat: each.cards for each in fought.shown} == {
        2: cards("2c As"),
        0: cards("3c Ks"),
        1: cards("4c Qs"),
    }
    assert fought.common == cards("Ah Kd 9d 8c 7c")
    assert fought.winner == 2


def test_pr_9_a_tie_is_seen_by_the_places() -> None:
    alone = duel((*cards("2c Ac 3c 4s Kc 5s"), *cards("Ah Kd Jd 9c 8c")), (0, 1, 2), broke=3, number=1)
    both = duel((*cards("2c 3c 4s 5s"), *cards("Ah Kd Jd 9c 8c")), (4, 5), broke=3, number=2)
    two_of_three = duel((*cards("2c Tc Th 3s 4s 5s"), *cards("Ah Kd Qd Jc 8c")), (0, 1, 2), 3, 1)

    assert (alone.winner, alone.tied) == (1, ())
    assert (both.winner, both.tied, both.round) == (None, (4, 5), 2)
    assert two_of_three.tied == (1, 2)


@pytest.mark.parametrize(
    "seed", [*range(20), *(pytest.param(seed, marks=MORE_SEEDS) for seed in range(20, 60))]
)
def test_pc_7_4_a_giver_has_more_than_twelve_chips(seed: int) -> None:
    state = game.setup(2 + seed % 5, game.Options("long"), seed).state
    while game.awaited(state):
        step = game.apply(state, game.awaited(state)[0], game.parse("stay"))
        assert all(event.had > 12 for event in told(step, AwardGiven))
        state = step.state


def test_pc_8_2_a_timed_game_ends_after_its_deals_and_their_awards() -> None:
    text = ONE_BROKE.replace("deal: 3 moran", "deal: 10 moran") + "options: timed 10\nawards: 0 0 1 2\n"
    step = all_do(at(text), "stay stay fold fold")

    assert step.events[-1] == GameEnded((3,), Ending.LAST_DEAL, (1, 0, 1, 2), (18, 6, 12, 12))
    result = game.result(step.state, step.events)
    assert result is not None
    assert (result.ranks, result.scores) == ((2, 4, 2, 1), (1, 0, 1, 2))
    goes_on = all_do(at(text.replace("deal: 10", "deal: 9")), "stay stay fold fold")
    assert goes_on.state.outcome is None


@pytest.mark.parametrize("options", ["long", "timed 30"])
def test_pc_8_3_the_seventh_award_is_the_end(options: str) -> None:
    state = at(BROKE + f"options: {options}\nawards: 1 3 2 0\nchips: 18 2 2 10\n")
    step = all_do(state, "stay stay stay fold")

    assert step.events[-1] == GameEnded((1,), Ending.LAST_AWARD, (2, 3, 2, 0), (32, 6, 0, 10))


def test_pc_8_4_equal_awards_are_joint_champions() -> None:
    text = ONE_BROKE.replace("deal: 3", "deal: 200") + "options: long\nawards: 0 0 1 1\n"
    step = all_do(at(text), "stay stay fold fold")

    result = game.result(step.state, step.events)
    assert result is not None
    assert result.winners == (0, 2, 3)
    assert result.ranks == (1, 4, 1, 1)
    assert step.events[-1].winners == (0, 2, 3)  # type: ignore[union-attr]


def test_pr_10_without_any_award_most_chips_win() -> None:
    text = "bosses: capone yale weiss\noptions: timed 10\ndeal: 10 weiss\nchips: 10 12 11"
    step = does(at(text), "capone fold", "weiss fold")

    assert step.events[-1] == GameEnded((1,), Ending.LAST_DEAL, (0, 0, 0), (10, 15, 11))
    result = game.result(step.state, step.events)
    assert result is not None
    assert (result.ranks, result.scores) == ((3, 1, 2), (10, 15, 11))


@pytest.mark.parametrize("options", ["standard", "long"])
def test_pc_8_5_two_hundred_deals_are_the_most(options: str) -> None:
    text = f"bosses: capone yale\noptions: {options}\ndeal: {{}} capone\nawards: 0 1\n"
    ended = does(at(text.format(200)), "yale fold")

    assert ended.events[-1].ending is Ending.LAST_DEAL  # type: ignore[union-attr]
    assert game.table(ended.state).winners == (1,)
    assert does(at(text.format(199)), "yale fold").state.deal == 200


def test_pr_11_two_who_fold_in_turn_come_to_an_end() -> None:
    state, number = at("bosses: capone yale"), 0
    while game.awaited(state):
        number += 1
        state = game.apply(state, game.awaited(state)[0], game.parse("fold")).state

    assert number == 200
    assert game.table(state).winners == (0, 1)


def test_five_may_be_broke_and_the_sixth_takes_five_awards() -> None:
    """PC-12.4: in a long game; in a standard one the second is the end."""
    hands = "".join(
        f"hand {boss}: {hand}\n"
        for boss, hand in zip(
            ("capone", "yale", "weiss", "moran", "obanion", "torrio"),
            ("Kh Kc", "3h 4d", "3c 4c", "5c 6c", "5h 6h", "8h 9h"),
            strict=True,
        )
    )
    text = (
        "bosses: capone yale weiss moran obanion torrio\ndeal: 3 torrio\nstage: river\n"
        f"common: Ks Kd 7s 7d 2c\n{hands}chips: 38 2 2 2 2 2\n"
    )
    long = all_do(at(text + "options: long"), "stay stay stay stay stay stay")
    standard = all_do(at(text), "stay stay stay stay stay stay")

    assert [event.broke for event in told(long, AwardGiven)] == [1, 2, 3, 4, 5]
    assert awards(long.state) == [5, 0, 0, 0, 0, 0]
    assert awards(standard.state) == [2, 0, 0, 0, 0, 0]
    assert chips(standard.state) == [60, 6, 6, 0, 0, 0]


def test_milestones_are_showdowns_duels_and_awards() -> None:
    step = all_do(fair(1), "stay stay -")

    assert [type(step.events[place]) for place in game.milestones(step.events)] == [
        ShowdownHeld,
        DuelFought,
        AwardGiven,
    ]
