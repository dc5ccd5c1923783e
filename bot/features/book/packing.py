"""Anything made of plain parts as one list in which no part stands twice: most of a table stays as it was.

A view of any game becomes plain parts without looking into it: a card is its text, a thing with fields a
mapping, everything else a list. `packed` keeps each different part once; assets/book/data.js undoes it.
"""

from typing import Any

Plain = None | bool | int | str | list["Plain"] | dict[str, "Plain"]


class Pool:
    """Every different part once, those that others are made of before them.

    An entry is a text, a number, `true`, `false` or `null` as it is; a list as `[-1, part, …]` and a mapping
    as `[shape, part, …]`, each part the place of its entry, `shape` the place of its names among `shapes`.
    """

    def __init__(self) -> None:
        self.entries: list[Any] = []
        self.shapes: list[tuple[str, ...]] = []
        self._places: dict[Any, int] = {}
        self._shapes: dict[tuple[str, ...], int] = {}
        self._lists: dict[int, tuple[int, list[Plain]]] = {}  # by id: a line stands in many tables

    def place(self, thing: Plain) -> int:
        """Place of the thing, put there now if it is new."""
        if isinstance(thing, dict):
            names = tuple(thing)
            if names not in self._shapes:
                self._shapes[names] = len(self.shapes)
                self.shapes.append(names)
            entry: Any = (self._shapes[names], *map(self.place, thing.values()))
        elif isinstance(thing, list):
            known = self._lists.get(id(thing))
            if known is not None:
                return known[0]
            entry = (-1, *map(self.place, thing))
        else:
            entry = thing
        key = (type(entry), entry)  # 1 and true are not the same
        if key not in self._places:
            self._places[key] = len(self.entries)
            self.entries.append(entry)
        if isinstance(thing, list):
            self._lists[id(thing)] = self._places[key], thing
        return self._places[key]


def packed(thing: Plain) -> dict[str, Any]:
    """The thing as its pool and the place of the whole in it."""
    pool = Pool()
    root = pool.place(thing)
    return {"shapes": pool.shapes, "entries": pool.entries, "root": root}
