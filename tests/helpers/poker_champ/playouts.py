"""Random games, for promises that hold in every position; the same seed is the same game."""

from collections.abc import Iterator
from random import Random
from typing import NamedTuple

from engine import poker_champ as game
from engine.game import Seat, Step
from engine.poker_champ import Action, Event, Options, State
from engine.poker_champ.actions import Fold, Stay
from engine.poker_champ.pieces import DEALS_MAX, FIRST_DEALS_MAX
from tests.helpers.played_once import played_once

AGREEMENTS = (
    *(Options(), Options("timed", 10), Options("timed", 20), Options("timed", 30), Options("long")),
    Options("timed", minutes=15),
)
"""All that a table can agree on."""

MOST_DECISIONS = DEALS_MAX * 6 * 3
"""PC-12.8: so many deals at most, three decisions of each in every one."""

STAYS = (0.5, 0.75, 0.9)  # how fond of staying a table is: short games and long ones


class Move(NamedTuple):
    """One decision of a random game: where it was made, by whom, and what came of it."""

    before: State
    seat: Seat
    action: Action
    step: Step[State, Event]


@played_once
def playout(seats: int, options: Options, seed: int) -> Iterator[Move]:
    """Every decision of a game in which all choose at random, who decides first included."""
    dice = Random(f"{seats} {_as_ever(options)} {seed}")
    fond = dice.choice(STAYS)
    state = game.setup(seats, options, seed).state
    for _ in range(MOST_DECISIONS):
        if not (awaited := game.awaited(state)):
            return
        seat = dice.choice(awaited)
        action = Stay() if dice.random() < fond else Fold()
        step = game.apply(state, seat, action)
        yield Move(state, seat, action, step)
        state = step.state
    assert not game.awaited(state), f"no end: {seats} seats, {options}, seed {seed}"


def _as_ever(options: Options) -> str:
    """The agreement written as it always was, so that the dice of a game stay the same."""
    if options.minutes:
        return str(options)
    deals = options.deals if options.length == "timed" else FIRST_DEALS_MAX
    return f"Options(length={options.length!r}, deals={deals})"
