"""Pictures as the page keeps them: every drawing, operation and group of operations once.

Most of a picture is that of the moment before, so a picture is kept as what is other than in one before it.
"""

from array import array
from collections import deque
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from operator import ne
from typing import Any

from bot.skins.scene import drawings
from bot.skins.scene.scene import (
    Cast,
    Face,
    Fill,
    Group,
    Kept,
    Operation,
    Part,
    Scene,
    Softened,
    Sprite,
    Tinted,
    each_of,
)

LOOKED_BACK = 12  # so many pictures before it may be the one that a picture is most like
UNBROKEN_MAX = 64  # operations and groups; more are kept in blocks
BLOCK = 8  # of them, on average
DRAWN = (Sprite, Part, Tinted, Softened, Cast)

Json = Any
Art = dict[str, str]
"""Drawings by what an operation calls them."""


class Table:
    """Different things in the order in which they came."""

    def __init__(self) -> None:
        self.entries: list[Json] = []
        self._places: dict[Hashable, int] = {}

    def place(self, key: Hashable, entry: Callable[[], Json]) -> int:
        """Return the number of a thing in the table; add it if it is new."""
        place = self._places.get(key)  # hashed once: an operation may hold many others
        if place is None:
            place = self._places[key] = len(self.entries)
            self.entries.append(entry())
        return place


class Pictures:
    """Scenes as lists of places in one table of operations."""

    def __init__(self) -> None:
        self.art: Art = {}
        self._operations = Table()
        self._pictures = Table()
        self._groups: dict[int, tuple[int, Sequence[Operation]]] = {}  # by id: hashed once, and kept alive

    def place(self, scene: Scene) -> int:
        """Return the number of a picture; add it if it is new."""
        ground = scene.ground
        size = (ground.width, ground.height)
        bare: tuple[Operation, ...] = ()
        if ground.name:
            whole = Sprite if "/" in ground.name else Fill
            bare = (whole(ground.name, 0, 0, *size),)
        lies = (self._place(operation) for operation in (*bare, *scene.all))
        picture = (*size, *lies)
        return self._pictures.place(picture, lambda: picture)

    @property
    def packed(self) -> Json:
        """All of them, as JSON can say it."""
        operations, pictures = self._operations.entries, self._pictures.entries
        return {"art": self.art, "operations": operations, "pictures": pictures}

    def _place(self, operation: Operation) -> int:
        if type(operation) is Group:
            return self._group(operation.operations)
        return self._operations.place((type(operation), operation), lambda: self._entry(operation))

    def _group(self, operations: Sequence[Operation]) -> int:
        """Return the number of a group, which is the places of what is in it."""
        known = self._groups.get(id(operations))
        if known is not None:
            return known[0]
        entry = [self._place(each) for each in operations]
        place = self._operations.place((Group, tuple(entry)), lambda: entry)
        self._groups[id(operations)] = place, operations
        return place

    def _entry(self, operation: Operation) -> Json:
        """Its kind and its fields, without those at the end that are as usual."""
        fields: list[Json] = list(operation)
        match operation:
            case Face(x=x, y=y, printed=printed):
                fields = [x, y, [self._entry(each) for each in printed]]
            case Kept(operations=operations):
                fields[-1] = [self._entry(each) for each in each_of(operations)]
            case _:
                usual, names = operation._field_defaults, operation._fields
                while names[len(fields) - 1] in usual and fields[-1] == usual[names[len(fields) - 1]]:
                    fields.pop()
                if isinstance(operation, DRAWN):
                    drawing = self._drawing(operation.name, operation.width, operation.height)
                    fields[names.index("name")] = drawing
        return [type(operation).__name__.lower(), *map(_plain, fields)]

    def _drawing(self, name: str, width: int, height: int) -> str:
        key = f"{name}@{width}x{height}" if drawings.is_box(name) else name
        if key not in self.art:
            self.art[key] = " ".join(drawings.source(name, width, height).split())
        return key


@dataclass(frozen=True, slots=True)
class Picture:
    """One that several tables have in common: its size, and the places of its operations."""

    size: tuple[int, int]
    lies: "array[int]"


class Shelf:
    """Join what several have packed, with one table of operations for all.

    Pictures that are much alike should be placed one after the other: the page is compressed.
    """

    def __init__(self) -> None:
        self._art: Art = {}
        self._operations, self._pictures = Table(), Table()
        self._before: deque[tuple[int, ...]] = deque(maxlen=LOOKED_BACK)  # the last that were added

    def add(self, packed: Json) -> list[Picture]:
        """Take over drawings and operations; return the pictures, which have no place yet."""
        self._art |= packed["art"]
        moved: list[int] = []
        for entry in packed["operations"]:
            group = all(isinstance(each, int) for each in entry)
            operation = [moved[each] for each in entry] if group else entry
            moved.append(self._operations.place(str(operation), lambda operation=operation: operation))  # type: ignore[misc]
        return [
            Picture((width, height), array("I", [moved[each] for each in lies]))
            for width, height, *lies in packed["pictures"]
        ]

    def place(self, picture: Picture) -> int:
        """Return the number of a picture; add it if it is new."""
        lies = picture.lies
        if len(lies) > UNBROKEN_MAX:
            lies = array("I", self._in_blocks(lies))
        whole = (*picture.size, *lies)
        known = len(self._pictures.entries)
        place = self._pictures.place(whole, lambda: self._changed(whole))
        if place == known:
            self._before.appendleft(whole)
        return place

    @property
    def packed(self) -> Json:
        """All of them, as JSON can say it.

        A picture is `[0, width, height, place, …]`, the places of what is laid; or `[back, at, part, …]`: as
        the picture so many before it, but for the parts at these numbers.
        """
        operations, pictures = self._operations.entries, self._pictures.entries
        return {"art": self._art, "operations": operations, "pictures": pictures}

    def _in_blocks(self, lies: Sequence[int]) -> Iterator[int]:
        """A block is a group. Where it ends is told by the operation alone: what has changed changes few."""
        block: list[int] = []
        for place in lies:
            block.append(place)
            if place % BLOCK == 0:
                yield self._block(block)
                block = []
        if block:
            yield self._block(block)

    def _block(self, block: list[int]) -> int:
        return self._operations.place(str(block), lambda: block)

    def _changed(self, whole: tuple[int, ...]) -> list[int]:
        """The fewest changes to one of the last pictures, else the whole."""
        alike = [(back, other) for back, other in enumerate(self._before, 1) if len(other) == len(whole)]
        if not alike:
            return [0, *whole]
        back, like = min(alike, key=lambda each: sum(map(ne, each[1], whole)))
        parts = [each for at, part in enumerate(whole) if part != like[at] for each in (at, part)]
        return [back, *parts] if len(parts) < len(whole) else [0, *whole]


def _plain(field: Json) -> Json:
    if isinstance(field, float):
        return round(field, 1 if abs(field) >= 10 else 2)
    if isinstance(field, tuple):
        return [_plain(each) for each in field]
    return field
