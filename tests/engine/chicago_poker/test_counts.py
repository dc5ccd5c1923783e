"""How many lines of play there are from written positions: one too many or too few shows here first."""

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import State
from tests.helpers.chicago_poker.by_hand import at


def lines_of_play(state: State, depth: int) -> int:
    """All ways to act `depth` times in a row, whoever is awaited."""
    if depth == 0 or not game.awaited(state):
        return 1
    seat = game.awaited(state)[0]
    return sum(
        lines_of_play(game.apply(state, seat, action).state, depth - 1) for action in game.legal(state, seat)
    )


def ordinary(hand: int, depth: int) -> int:
    """By thought alone: draw one card, or lay any of the gangsters at either business."""
    if depth == 0:
        return 1
    plays = 2 * hand * ordinary(hand - 1, depth - 1) if hand else 0
    return ordinary(hand + 1, depth - 1) + plays


@pytest.mark.parametrize("hand", range(5))
@pytest.mark.parametrize("depth", [1, 2, 3])
def test_an_ordinary_turn_has_as_many_lines_as_one_can_work_out(hand: int, depth: int) -> None:
    state = at(f"""
        options: english full no-specials
        bosses: capone moran
        A: brewery
        B: speakeasy
        hand capone: {" ".join(f"R{value}" for value in range(1, hand + 1))}
    """)

    assert lines_of_play(state, depth) == ordinary(hand, depth)


WITH_EVERYTHING = """
    options: {} full specials
    bosses: capone moran
    A: gambling-house
    A capone: R1 (R2) R3
    A moran: G1 (G2)
    B: speakeasy
    B capone: (B1)
    hand capone: R9 limousine revolver liquidation police-raid bribery
    hand moran: G9 Y9
    discard: P1 P2
    deck: P3 P4 P5 P6 P7 P8 P9 P10 ...
"""


@pytest.mark.parametrize(
    ("rulebook", "depth", "count"),
    [
        ("french", 1, 1 + 2 + (1 + 2 + 6 + 1) + 1 + 1 + 1 + 1 + 1),  # draw, play, drive, five others, stop
        ("english", 1, 1 + 2 + (3 + 6 + 6 + 1) + 1 + 1 + 1 + 1),  # no stop; any gangsters may ride
    ],
)
def test_a_turn_with_every_special_card_has_as_many_lines_as_one_can_work_out(
    rulebook: str, depth: int, count: int
) -> None:
    assert lines_of_play(at(WITH_EVERYTHING.format(rulebook)), depth) == count
