"""The box the cards or tiles of a position come out of: none twice, none from another game (CP-1)."""

from collections import Counter
from collections.abc import Iterable
from typing import Generic, TypeVar

from engine.chicago_poker.position.sheet import Line
from engine.sheet import Unsound
from engine.shuffle import shuffled

Thing = TypeVar("Thing")

REST = "..."
THINGS_NAMED_MAX = 6


class Box(Generic[Thing]):
    """What is still to be placed somewhere."""

    def __init__(self, things: Iterable[Thing], seed: str, shuffle: int) -> None:
        self._things = tuple(things)
        self._left = Counter(self._things)
        self._where: dict[Thing, int] = {}
        self._seed, self._shuffle = seed, shuffle

    def take(self, thing: Thing, line: Line) -> Thing:
        """That thing, which the line names; raises Unsound where none is left of it."""
        if thing not in self._left:
            raise line.fault(f"{thing} is not in the box with these options")
        if not self._left[thing]:
            raise line.fault(f"there is no other {thing}: see line {self._where[thing]}")
        self._left[thing] -= 1
        self._where[thing] = line.number
        return thing

    def pile(self, line: Line | None, named: tuple[Thing, ...], *, and_rest: bool) -> tuple[Thing, ...]:
        """The things named, then all that is left in shuffled order if that is wanted.

        Raises Unsound where something is left and not wanted.
        """
        left = tuple(self._left.elements())
        if and_rest:
            return named + shuffled(left, self._seed, self._shuffle)
        if left:
            names = ", ".join(map(str, left[:THINGS_NAMED_MAX])) + (
                ", and more" if left[THINGS_NAMED_MAX:] else ""
            )
            raise Unsound(
                line.number if line else 0, f"{names}: nowhere; name them or end the line with {REST}"
            )
        return named
