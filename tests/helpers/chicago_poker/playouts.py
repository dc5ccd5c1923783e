"""Random games, for promises that hold in every position; the same seed is the same game."""

from collections.abc import Iterator
from itertools import product
from random import Random
from typing import NamedTuple

import pytest

from engine import chicago_poker as game
from engine.chicago_poker import Action, Event, Options, State
from engine.chicago_poker.options import Length, Rulebook
from engine.game import Seat, Step
from tests.helpers.played_once import played_once

RULEBOOKS: tuple[Rulebook, ...] = ("english", "french")
LENGTHS: tuple[Length, ...] = ("full", "short")
AGREEMENTS = tuple(Options(*agreed) for agreed in product(RULEBOOKS, LENGTHS, (True, False)))
"""All that a table can agree on, but for how computers play."""

PAIRS = tuple(AGREEMENTS[number] for number in (0, 3, 5, 6))
"""Half of them, in which any two values of two options meet, for what takes long."""

every_agreement = pytest.mark.parametrize(
    "options",
    [
        pytest.param(
            options,
            marks=()
            if options in PAIRS
            else pytest.mark.long("The other half of the agreements; by day any two values meet."),
            id=str(options),
        )
        for options in AGREEMENTS
    ],
)

ENDLESS = 10_000
"""Moves after which we call a random game endless; a long one takes a tenth of them."""


class Move(NamedTuple):
    """One action of a random game: where it was done, by whom, and what came of it."""

    before: State
    seat: Seat
    action: Action
    step: Step[State, Event]


@played_once
def playout(seats: int, options: Options, seed: int) -> Iterator[Move]:
    """Every move of a game in which all choose at random, who answers first included."""
    dice = Random(seed)
    state = game.setup(seats, options, seed).state
    for _ in range(ENDLESS):
        if not (awaited := game.awaited(state)):
            return
        seat = dice.choice(awaited)
        action = dice.choice(game.legal(state, seat))
        step = game.apply(state, seat, action)
        yield Move(state, seat, action, step)
        state = step.state
    raise AssertionError(f"after {ENDLESS} moves nobody has won: {seats} seats, {options}, seed {seed}")
