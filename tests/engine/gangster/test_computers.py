"""Computer bosses see their view alone, choose what is offered, and do not throw a game away.

That no order of a pile changes what they choose is tested in test_two_worlds.py.
"""

from itertools import islice
from random import Random

import pytest

from engine import gangster as game
from engine.gangster import State
from engine.gangster.actions import Bump, Drive
from engine.gangster.pieces import ROUNDS
from tests.helpers.gangster.by_hand import after, at
from tests.helpers.gangster.playouts import AGREEMENTS, playout

LEVELS = game.info.levels
SEEDS = range(5)
SEVEN = "turned: cicero chinatown loop little-italy stock-yards bronzeville north-side policeman policeman"
LAST_TURNS = ("options: sprint", SEVEN, "open blue: 1", "open brown: 1")
"""The next third card ends the game; Capone (blue, in the Loop) and Yale (brown) have one card each."""


@pytest.mark.parametrize("level", ["rookie", "regular"])
@pytest.mark.parametrize("seats", range(2, 6))
def test_every_table_of_computers_comes_to_its_end(seats: int, level: str) -> None:
    options = AGREEMENTS[seats % len(AGREEMENTS)]
    ends(game.setup(seats, options, seats).state, [level] * seats)


@pytest.mark.parametrize("seats", range(2, 6))
def test_bosses_bring_to_its_end_what_others_began(seats: int) -> None:
    """The last doublers of a round; whole games of bosses take longer: below."""
    state = game.setup(seats, game.agree({"length": "sprint", "gap-same-clan": "yes"}), seats).state
    while state.board.doublers < 7:
        view = game.view(state, state.board.seat)
        state = game.apply(state, view.seat, game.choose(view, "regular", "", ())).state
    ends(state, ["boss"] * seats)


@pytest.mark.long
@pytest.mark.parametrize("seats", range(2, 6))
@pytest.mark.parametrize("length", ROUNDS)
def test_every_table_of_bosses_comes_to_its_end(length: str, seats: int) -> None:
    options = game.agree({"length": length, "gap-same-clan": "no"})
    ends(game.setup(seats, options, seats).state, ["boss"] * seats)


@pytest.mark.parametrize("seats", range(2, 6))
def test_the_same_view_is_the_same_choice(seats: int) -> None:
    """At random moments of random games."""
    dice = Random(seats)
    for seed, options in enumerate(AGREEMENTS[seats % 2 :: 3]):
        moves = islice(playout(seats, options, seed), dice.randrange(60), None)
        state = next(moves).before
        view = game.view(state, state.board.seat)
        for level in LEVELS:
            chosen = game.choose(view, level, "seed", ())
            assert chosen == game.choose(view, level, "seed", ())
            assert chosen in game.legal(state, view.seat)


def test_a_computer_that_is_not_asked_or_does_not_exist_is_refused() -> None:
    state = at()

    with pytest.raises(ValueError, match="asked"):
        game.choose(game.view(state, 1), "boss", "seed", ())
    with pytest.raises(ValueError, match="nobody"):
        game.choose(game.view(state, 0), "nobody", "seed", ())


def test_a_boss_that_is_ahead_ends_the_game_before_it_is_overtaken() -> None:
    """Bronzeville (8 and 4, doubled) is Capone's by a gangster; Yale stands there with a Door."""
    state = at(
        *LAST_TURNS, "spaces bronzeville: brown blue blue", "car brown: bronzeville", "equipment brown: door"
    )

    for seed in SEEDS:
        assert isinstance(chosen_by_boss(state, seed), Drive | Bump)


def test_a_boss_that_is_behind_takes_the_lead_before_it_ends_the_game() -> None:
    """In the Loop (3 and 5, doubled) the second number pays more; the one on Bronzeville stays Yale's."""
    state = at(*LAST_TURNS, "car blue: bronzeville", "spaces bronzeville: blue brown", "car brown: west-side")

    for seed in SEEDS:
        line = chosen_by_boss(state, seed)
        assert not isinstance(line, Drive | Bump)
        assert leads(after(state, str(line)))


def test_a_boss_carries_nobody_to_the_harbour_for_nothing() -> None:
    """Whoever drives to Gold Coast with a rival in the trunk has breakfast there."""
    state = at("trunk blue: grey", "spaces loop: blue brown", "open blue: 1 2")
    view = game.view(state, 0)
    harbour = tuple(
        offer for offer in view.offers if isinstance(offer.action, Drive) and offer.action.take is not None
    )
    assert harbour
    for seed in SEEDS:
        line = game.choose(view, "boss", str(seed), ())
        if isinstance(line, Drive) and line.take is not None:
            assert line.breakfast


def chosen_by_boss(state: State, seed: int) -> game.Action:
    return game.choose(game.view(state, state.board.seat), "boss", str(seed), ())


def leads(state: State) -> bool:
    """Capone is the first on Bronzeville."""
    return game.table(state).districts[9].standings[0].clan == "blue"


def ends(state: State, levels: list[str]) -> None:
    """That game ends with a king, and everybody chose what was offered."""
    number = 0
    while awaited := game.awaited(state):
        (seat,) = awaited
        view = game.view(state, seat)
        line = game.choose(view, levels[seat], str(number), ())
        assert any(offer.action == line for offer in view.offers)
        state = game.apply(state, seat, line).state
        number += 1
    assert game.table(state).winners
