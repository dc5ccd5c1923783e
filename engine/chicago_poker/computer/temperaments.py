"""Temperaments of the six bosses when computers play them: small shifts of the same habits.

Each is within 3 in 100 of playing without one; docs/computers.md says what a table sees of them,
docs/research/chicago-poker.md what the shifts cost.
"""

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from types import MappingProxyType

from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.pieces import Boss
from engine.chicago_poker.views import BossView
from engine.quickly_made import quickly_made


@quickly_made
class Shift:
    """Amounts added to a boss's habits, by their names there; `fondness`: see `Eye.fond`."""

    fondness: float = 0.0
    draws: float = 0.0  # whatever the size of the hand
    finish: float = 0.0
    hidden: float = 0.0
    loaded: float = 0.0
    shot: float = 0.0
    looks: float = 0.0
    concealed: float = 0.0
    steepness: float = 0.0
    empty: float = 0.0


SHIFTS: Mapping[Boss, Shift] = MappingProxyType(
    {
        Boss.CAPONE: Shift(fondness=0.035),  # a gambler: waits for the straight, and for the flush
        Boss.YALE: Shift(draws=0.045),  # a hoarder: draws once more before laying
        Boss.WEISS: Shift(finish=0.18),  # hot-headed: calls as soon as it can be done
        # a raider: goes where others are
        Boss.MORAN: Shift(hidden=-0.1, loaded=-0.005, shot=-0.05, looks=2.0),
        Boss.OBANION: Shift(concealed=0.06),  # a bluffer: likes gangsters whom nobody sees
        Boss.TORRIO: Shift(steepness=1.0, empty=-0.02),  # careful: leaves alone what others have begun
    }
)

LEANING = 0.2
"""So much of a shift suits the weaker levels, whose habits are less sharp."""


def in_character(habits: Habits, view: BossView, leaning: float = 1.0) -> Habits:
    """The habits of the boss in that seat, where the table has agreed on temperaments; else the same ones."""
    if not view.table.options.temperaments:
        return habits
    return tempered(habits, view.table.bosses[view.seat], leaning)


@cache
def tempered(habits: Habits, boss: Boss, leaning: float = 1.0) -> Habits:
    """Copy of the habits with so much of the shift of that boss."""
    shift = SHIFTS[boss]
    return replace(
        habits,
        eye=habits.eye.fond(leaning * shift.fondness) if shift.fondness else habits.eye,
        draws=tuple(worth + leaning * shift.draws for worth in habits.draws),
        finish=habits.finish + leaning * shift.finish,
        hidden=habits.hidden + leaning * shift.hidden,
        loaded=habits.loaded + leaning * shift.loaded,
        shot=habits.shot + leaning * shift.shot,
        looks=habits.looks + leaning * shift.looks,
        concealed=habits.concealed + leaning * shift.concealed,
        steepness=habits.steepness + leaning * shift.steepness,
        empty=habits.empty + leaning * shift.empty,
    )
