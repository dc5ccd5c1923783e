"""The same table to everybody's eyes, with the three piles in another order."""

from dataclasses import replace
from random import Random

from engine.gangster import State


def reshuffled(state: State, dice: Random) -> State:
    """District cards, casino cards and stock lie in another order; nobody can tell (A.4)."""
    return replace(
        state,
        seed=f"another {dice.random()}",
        pile=tuple(dice.sample(state.pile, len(state.pile))),
        stock=tuple(dice.sample(state.stock, len(state.stock))),
        casino=tuple(dice.sample(state.casino, len(state.casino))),
    )
