"""Which events of a step its boss knows already, having brought them about, and which are news to them."""

from collections.abc import Sequence

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Event, Options, State
from engine.chicago_poker.events import (
    CardBribed,
    DeckReshuffled,
    GangsterPlayed,
    MarkerPlaced,
    Recruited,
    ReinforcementAnswered,
    ReinforcementsRevealed,
    RevolverPlayed,
    ShootoutHeld,
    ShootoutTied,
    TownStuck,
    TurnEnded,
    TurnStarted,
)
from engine.game import Step
from tests.helpers.chicago_poker.by_hand import after, at, does
from tests.helpers.chicago_poker.corners import OVER_THE_LIMIT, SEARCH, STUCK
from tests.helpers.chicago_poker.playouts import every_agreement, playout
from tests.helpers.chicago_poker.positions import ENGLISH, EVERY_CARD, FRENCH

YALE_HAS_CALLED = """
    options: {} full specials
    bosses: capone yale moran
    turn: 9 capone
    actions: 1
    A: brewery
    A yale: R1 R2 R3 R5 B7
    B: brewery
    B capone: G1 G2 G3 G4
    hand capone: G5 P9
"""


def known(step: Step[State, Event]) -> list[type]:
    return [type(event) for event in step.events[: step.own]]


def news(step: Step[State, Event]) -> list[type]:
    return [type(event) for event in step.events[step.own :]]


def test_an_action_in_the_middle_of_a_turn_is_no_news_to_its_boss() -> None:
    state = at("bosses: capone yale\nA: brewery\nB: brewery\nhand capone: R1 revolver")

    assert known(does(state, "capone play R1 A")) == [GangsterPlayed]
    assert known(does(state, "capone revolver")) == [RevolverPlayed]
    assert known(does(state, "capone recruit")) == [Recruited]


def test_a_reshuffle_is_part_of_the_draw_that_needed_it() -> None:
    state = at(f"bosses: capone yale\nA: brewery\nB: brewery\nactions: 1\ndeck:\ndiscard: {EVERY_CARD}")
    step = does(state, "capone recruit")

    assert known(step) == [DeckReshuffled, Recruited, TurnEnded]


def test_the_shuffle_of_a_bribery_belongs_to_it() -> None:
    assert known(does(at(SEARCH), "yale take B14")) == [CardBribed, DeckReshuffled]


@pytest.mark.parametrize("rulebook", ["english", "french"])
def test_a_turn_that_is_used_up_is_no_news_but_the_shootout_that_follows_is(rulebook: str) -> None:
    step = does(at(YALE_HAS_CALLED.format(rulebook)), "capone play G5 B")

    assert known(step) == [GangsterPlayed, MarkerPlaced, TurnEnded]
    assert news(step) == [ShootoutHeld, TurnStarted]


def test_a_turn_that_is_stopped_is_no_news_but_the_next_one_is() -> None:
    step = does(at(YALE_HAS_CALLED.format("french")), "capone stop")

    assert known(step) == [TurnEnded]
    assert news(step) == [ShootoutHeld, TurnStarted]


def test_that_nothing_is_left_to_do_is_news_to_the_boss_whose_turn_it_ends() -> None:
    step = does(at(STUCK[0]), "torrio play P15 D")

    assert known(step) == [GangsterPlayed]
    assert news(step)[:2] == [TurnEnded, TurnStarted]
    assert TownStuck in news(step)


def test_the_last_card_over_the_limit_ends_the_turn() -> None:
    step = does(at(OVER_THE_LIMIT), "yale discard R15", "yale discard R14")

    assert news(step) == [TurnStarted]


@pytest.mark.parametrize("text", [ENGLISH, FRENCH])
@pytest.mark.parametrize(("first", "second"), [("capone", "moran"), ("moran", "capone")])
def test_an_answer_is_no_news_to_who_gave_it_and_the_reveal_is_news_to_both(
    text: str, first: str, second: str
) -> None:
    sends = {"capone": "capone send R12", "moran": "moran send G3"}
    answered = does(at(text), sends[first])
    revealed = does(answered.state, sends[second])

    assert (known(answered), news(answered)) == ([ReinforcementAnswered], [])
    assert known(revealed) == []
    assert news(revealed)[0] is ReinforcementsRevealed
    assert news(revealed)[-2:] == [ShootoutHeld, TurnStarted]


def test_another_round_of_reinforcements_is_news_to_who_caused_it() -> None:
    step = does(at(ENGLISH), "moran send B12", "capone send R12")

    assert news(step) == [ReinforcementsRevealed, Recruited, Recruited]


def test_a_caller_who_answers_last_hears_of_the_reveal_and_of_their_own_turn() -> None:
    state = at("""
        options: french full specials
        bosses: capone yale
        turn: 9 yale
        A: brewery
        A capone: B1 B2 R4 B5 B7
        A yale: R1 R2 B4 R5 R7
        B: speakeasy
        tie: A
        hand capone: R12
        hand yale: B13
    """)
    step = does(after(state, "capone send R12"), "yale send B13")

    assert known(step) == []
    assert news(step) == [ReinforcementsRevealed, ShootoutHeld, TurnStarted]


def test_a_tie_at_the_start_of_the_next_turn_is_news_to_who_ended_theirs() -> None:
    step = does(
        at("""
        bosses: capone yale
        actions: 1
        A: brewery
        A capone: B1 B2 R4 B5 B7
        A yale: R1 R2 B4 R5 R7
        B: brewery
        """),
        "capone recruit",
    )

    assert known(step) == [Recruited, TurnEnded]
    assert news(step) == [ShootoutTied]


@every_agreement
def test_no_event_of_ones_own_is_another_s(options: Options) -> None:
    for seats in range(2, 7):
        for move in playout(seats, options, seats + 30):
            step = move.step

            assert 0 <= step.own <= len(step.events)
            assert seats_named(step.events[: step.own]) <= {move.seat}
            assert not {ShootoutHeld, ShootoutTied, ReinforcementsRevealed, TurnStarted} & set(known(step))


def seats_named(events: Sequence[Event]) -> set[int]:
    return {seat for event in events if (seat := getattr(event, "seat", None)) is not None}


def test_the_deal_is_news_to_all() -> None:
    assert game.setup(3, Options(), 1).own == 0
