"""Random games, for promises that hold in every position; the same seed is the same game."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine import gangster as game
from engine.game import Seat, Step
from engine.gangster import Action, Event, Options, State
from engine.gangster.pieces import NO, ROUNDS, YES
from tests.helpers.played_once import played_once

AGREEMENTS = tuple(
    game.agree({"length": length, "gap-same-clan": gaps}) for length in ROUNDS for gaps in (YES, NO)
)
"""All that a table can agree on."""

ENDLESS = 25 * 150  # more than any game can have turns (GA-14.7)


class Move(NamedTuple):
    """One turn of a random game: where it was played, by whom, and what came of it."""

    before: State
    seat: Seat
    action: Action
    step: Step[State, Event]


@played_once
def playout(seats: int, options: Options, seed: int, *, by_kind: bool = True) -> Iterator[Move]:
    """Every turn of a random game; `by_kind`: first the kind of action, so that cars stay longer."""
    dice = Random(f"{seats} {options} {seed}")
    state = game.setup(seats, options, seed).state
    for _ in range(ENDLESS):
        if not (awaited := game.awaited(state)):
            return
        lines = game.legal(state, awaited[0])
        if by_kind:
            kind = dice.choice(list(dict.fromkeys(map(type, lines))))
            lines = tuple(line for line in lines if type(line) is kind)
        action = dice.choice(lines)
        step = game.apply(state, awaited[0], action)
        yield Move(state, awaited[0], action, step)
        state = step.state
    assert not game.awaited(state), f"no end: {seats} seats, {options}, seed {seed}"
