"""Pictures as the page keeps them: every drawing, operation and block of operations once.

Most of a picture is that of the moment before, so a picture is kept as the blocks that it is made of.
"""

from array import array
from collections.abc import Callable, Hashable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from bot.skins.scene import drawings
from bot.skins.scene.scene import Cast, Face, Fill, Kept, Operation, Part, Scene, Softened, Sprite, Tinted

BLOCK = 8  # operations, on average
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
        return self._operations.place((type(operation), operation), lambda: self._entry(operation))

    def _entry(self, operation: Operation) -> Json:
        """Its kind and its fields, without those at the end that are as usual."""
        fields: list[Json] = list(operation)
        match operation:
            case Face(x=x, y=y, printed=printed):
                fields = [x, y, [self._entry(each) for each in printed]]
            case Kept(operations=operations):
                fields[-1] = [self._entry(each) for each in operations]
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
        self._operations, self._blocks, self._pictures = Table(), Table(), Table()

    def add(self, packed: Json) -> list[Picture]:
        """Take over drawings and operations; return the pictures, which have no place yet."""
        self._art |= packed["art"]
        moved = [
            self._operations.place(str(operation), lambda operation=operation: operation)  # type: ignore[misc]
            for operation in packed["operations"]
        ]
        return [
            Picture((width, height), array("I", [moved[each] for each in lies]))
            for width, height, *lies in packed["pictures"]
        ]

    def place(self, picture: Picture) -> int:
        """Return the number of a picture; add it if it is new."""
        kept = (*picture.size, *self._in_blocks(picture.lies))
        return self._pictures.place(kept, lambda: kept)

    @property
    def packed(self) -> Json:
        """All of them, as JSON can say it."""
        return {
            "art": self._art,
            "operations": self._operations.entries,
            "blocks": self._blocks.entries,
            "pictures": self._pictures.entries,
        }

    def _in_blocks(self, lies: Sequence[int]) -> Iterator[int]:
        """Where a block ends is told by the operation alone: what has changed changes few blocks."""
        block: list[int] = []
        for place in lies:
            block.append(place)
            if place % BLOCK == 0:
                yield self._block(tuple(block))
                block = []
        if block:
            yield self._block(tuple(block))

    def _block(self, block: tuple[int, ...]) -> int:
        return self._blocks.place(block, lambda: block)


def _plain(field: Json) -> Json:
    if isinstance(field, float):
        return round(field, 1 if abs(field) >= 10 else 2)
    if isinstance(field, tuple):
        return [_plain(each) for each in field]
    return field
