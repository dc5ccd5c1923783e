"""Story of a game that is over: everybody's chance from turn to turn, and the turn that decided it.

Only ever made of a game that has ended: it looks at every card. For how each figure is worked out see
docs/story.md; a game fills it in by `Game.story`.
"""

from collections.abc import Mapping, Sequence
from dataclasses import field
from math import log2
from typing import Any, TypeVar

from engine.quickly_made import quickly_made
from engine.seat import Seat

S = TypeVar("S")
E = TypeVar("E")

LUCK, SURPRISE, HAUL = "luck", "best_surprise", "best_haul"
"""What statistics keep of any game's stories, by name: luck in hundredths of a spread, the biggest surprise
in hundredths of a bit, the most won at a stroke. All other names are a game's own (`SeatStory.counts`)."""

SURPRISING = 0.2
"""A winner to whom an onlooker gave more surprises nobody, and is not told as a surprise."""


def turns_of(moments: Sequence[tuple[S, Sequence[E]]]) -> list[tuple[S, Sequence[E]]]:
    """The deal, then every turn: whatever became public at once, as the replay and the book count turns.

    >>> turns_of([("dealt", ()), ("order left", ()), ("called", ("Called",))])
    [('dealt', ()), ('called', ('Called',))]
    """
    return [moment for number, moment in enumerate(moments) if moment[1] or not number]


@quickly_made
class Mark:
    """Something that belongs below the curve: a shootout, a showdown, a day of reckoning.

    `turn`: after which it stands, as the curve counts. `winners`: whose it was. `gains`: by seat, where it is
    counted in points or chips, else (). `event`: the game's own, for whoever paints it.
    """

    turn: int
    winners: tuple[Seat, ...]
    gains: tuple[int, ...] = ()
    event: Any = None


@quickly_made
class TurningPoint:
    """The turn after which the winner's chance had risen most and stayed above what it had been."""

    turn: int
    seat: Seat
    before: float
    after: float


@quickly_made
class Surprise:
    """Something that nobody would have believed: `chance` is what an onlooker gave it just before.

    Where a game has no such guess, `gain` says instead how much was won at a stroke.
    """

    turn: int
    seat: Seat
    chance: float | None = None
    gain: int | None = None
    event: Any = None


@quickly_made
class SeatStory:
    """One seat's luck and nerve. `luck`: what it drew against the mean, in spreads (standard deviations).

    `counts`: what else is told of it, by the game's own words (traps, calls, guns, bumps), in that order.
    `surprise`: the biggest of those that were its own. `known`: what is told of it besides, by the names of
    `Result.figures`, under which statistics keep it already.
    """

    luck: float
    counts: Mapping[str, int] = field(default_factory=dict)
    surprise: Surprise | None = None
    known: Mapping[str, int] = field(default_factory=dict)

    @property
    def figures(self) -> Mapping[str, int]:
        """Figures that statistics keep of it, named and summed up as those of `Result.figures` are.

        >>> dict(SeatStory(-0.804, {"traps": 1}, Surprise(9, 0, chance=0.04)).figures)
        {'luck': -80, 'traps': 1, 'best_surprise': 464}
        """
        figures = {LUCK: round(100 * self.luck), **self.counts}
        if self.surprise is not None and self.surprise.chance is not None:
            figures[SURPRISE] = in_bits(self.surprise.chance)
        if self.surprise is not None and self.surprise.gain is not None:
            figures[HAUL] = self.surprise.gain
        return figures


def in_bits(chance: float) -> int:
    """The surprise that something so unlikely happened, in hundredths of a bit."""
    return round(-100 * log2(chance))


@quickly_made
class Story:
    """`curve`: after the deal and after each turn, every seat's chance to win, 0 to 1; the last row is how it
    ended (winners share 1)."""

    curve: tuple[tuple[float, ...], ...]
    marks: tuple[Mark, ...]
    turning_point: TurningPoint | None
    surprise: Surprise | None
    seats: tuple[SeatStory, ...]

    @property
    def turns(self) -> int:
        """Number of turns that the curve tells of, without the deal."""
        return len(self.curve) - 1
