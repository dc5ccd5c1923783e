"""CP-1 and CP-2: what is in the box, and how a game is set up."""

from collections import Counter
from itertools import pairwise

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Options
from engine.chicago_poker.cards import GANGSTERS, Colour
from engine.chicago_poker.events import GameStarted
from engine.chicago_poker.pieces import SPECIALS, TILES, Boss, Business, Special
from tests.helpers.chicago_poker.by_hand import after, at, may

BUSINESSES = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}
DECKS = {2: (71, 65), 3: (66, 60), 4: (61, 55), 5: (56, 50), 6: (51, 45)}
every_size = pytest.mark.parametrize("seats", BUSINESSES)


def test_cp_1_1_seventy_five_gangsters_each_value_once_in_five_colours() -> None:
    assert len(set(GANGSTERS)) == len(GANGSTERS) == 75
    assert {card.value for card in GANGSTERS} == set(range(1, 16))
    assert len(Colour) == 5


def test_cp_1_2_six_special_cards() -> None:
    assert Counter(SPECIALS) == {
        Special.POLICE_RAID: 2,
        Special.LIQUIDATION: 1,
        Special.LIMOUSINE: 1,
        Special.REVOLVER: 1,
        Special.BRIBERY: 1,
    }


def test_cp_1_3_five_tiles_of_each_of_four_kinds() -> None:
    assert Counter(TILES) == dict.fromkeys(Business, 5)
    assert len(Business) == 4


def test_cp_1_4_a_boss_is_a_name_and_changes_nothing() -> None:
    games = [
        game.setup([first, second], Options(), 7).state
        for first, second in (("capone", "yale"), ("yale", "weiss"))
    ]

    assert len(Boss) == 6
    assert games[0].hands == games[1].hands
    assert games[0].businesses == games[1].businesses


def test_cp_1_5_a_marker_lies_on_every_full_column() -> None:
    state = at("""
        bosses: capone moran
        A: brewery
        A capone: R1 R2 R3 R4
        A moran: B1 B2 B3 B4 B6
        B: brewery
        B capone: G1 G2 G3 G4 G6
        B moran: Y1 Y2 Y3 Y4 Y6
        hand capone: R6
    """)

    assert len(after(state, "capone play R6 A").markers) == 4


@pytest.mark.parametrize("seats", [0, 1, 7])
def test_cp_2_1_two_to_six_bosses_sit_down(seats: int) -> None:
    with pytest.raises(ValueError, match="2 to 6"):
        game.setup(seats, Options(), 1)


def test_cp_2_1_no_boss_sits_down_twice() -> None:
    with pytest.raises(ValueError, match="capone"):
        game.setup(["capone", "yale", "capone"], Options(), 1)


@every_size
@pytest.mark.parametrize("specials", [True, False])
def test_cp_2_2_everybody_has_five_cards_and_the_rest_is_the_deck(seats: int, specials: bool) -> None:
    state = game.setup(seats, Options(specials=specials), 1).state

    assert [len(hand) for hand in state.hands] == [5] * seats
    assert len(state.deck) == DECKS[seats][not specials]
    assert not state.discard


@every_size
def test_cp_2_3_businesses_open_by_number_of_bosses(seats: int) -> None:
    state = game.setup(seats, Options(), 1).state

    assert len(state.businesses) == BUSINESSES[seats]
    assert len(state.stock) == 20 - BUSINESSES[seats]
    assert sorted((*filter(None, state.businesses), *state.stock)) == sorted(TILES)


@every_size
def test_cp_2_4_chance_picks_the_first_boss(seats: int) -> None:
    steps = [game.setup(seats, Options(), seed) for seed in range(60)]
    first = {step.state.active for step in steps}

    assert first == set(range(seats))
    for step in steps:
        (started,) = (event for event in step.events if isinstance(event, GameStarted))
        assert started.first == step.state.active


def test_cp_2_4_play_goes_clockwise() -> None:
    state = game.setup(3, Options(), 1).state
    seats = [state.active]
    while len(seats) < 7:
        state = after(state, f"{state.bosses[state.active]} {sorted(may(state))[0]}")
        if state.active != seats[-1]:
            seats.append(state.active)

    assert all((one + 1) % 3 == other for one, other in pairwise(seats))
