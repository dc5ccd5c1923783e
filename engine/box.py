"""The box that the cards or tiles of a position come out of: none twice, none from another game."""

from collections import Counter
from collections.abc import Iterable
from typing import Generic, TypeVar

from engine.form import Codec, each
from engine.sheet import Line, Unsound
from engine.shuffle import shuffled

Thing = TypeVar("Thing")

REST = "..."
THINGS_NAMED_MAX = 6


class Box(Generic[Thing]):
    """Cards or tiles of a position that no line has placed yet."""

    def __init__(self, things: Iterable[Thing], seed: str, shuffle: int) -> None:
        self._left = Counter(things)
        self._where: dict[Thing, int] = {}
        self._seed, self._shuffle = seed, shuffle

    def take(self, things: Iterable[Thing], line: int) -> None:
        """Take what that line names; raises Unsound where none is left of it."""
        for thing in things:
            if thing not in self._left:
                raise Unsound(line, f"{thing} is not in the box with these options")
            if not self._left[thing]:
                raise Unsound(line, f"there is no other {thing}: see line {self._where[thing]}")
            self._left[thing] -= 1
            self._where[thing] = line

    def left(self) -> tuple[Thing, ...]:
        """All that is left, in order."""
        return tuple(self._left.elements())

    def rest(self) -> tuple[Thing, ...]:
        """All that is left, shuffled."""
        return shuffled(self.left(), self._seed, self._shuffle)


def pile(codec: Codec[Thing]) -> Codec[tuple[tuple[Thing, ...], bool]]:
    """A pile, and whether all that is named nowhere lies below it, which is written `...`."""
    things = each(codec)

    def read(line: Line) -> tuple[tuple[Thing, ...], bool]:
        and_rest = line.words[-1:] == [REST]
        named = line.words[:-1] if and_rest else line.words
        return things.read(Line(line.number, line.key, " ".join(named))), and_rest

    return Codec(read, lambda said: things.write(said[0]))


def all_named(left: Iterable[object], line: int) -> None:
    """Raises Unsound where something is left, and the pile of that line does not end with the rest."""
    names = [str(thing) for thing in left]
    if names:
        more = ", and more" if names[THINGS_NAMED_MAX:] else ""
        named = ", ".join(names[:THINGS_NAMED_MAX])
        raise Unsound(line, f"{named}{more}: nowhere; name them or end the line with {REST}")
