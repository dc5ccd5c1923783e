"""Lots and shuffles from a seed, which anybody can compute again in any language (docs/shuffle.md).

Whoever wants to write down what chance did watches while a game is dealt or an action applied (`watched`);
nobody else pays for it.
"""

from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from hashlib import sha256
from struct import Struct
from typing import TypeAlias, TypeVar

from engine.quickly_made import quickly_made

Item = TypeVar("Item")


@quickly_made
class Lot:
    """A lot that was drawn: `number` of `sides`; `name` is its text after the seed and the colon."""

    name: str
    sides: int
    number: int


@quickly_made
class Shuffle:
    """A pile that was shuffled, by the names of its things, the first one first."""

    number: int
    before: tuple[str, ...]
    after: tuple[str, ...]


Chance: TypeAlias = Lot | Shuffle


def shuffled(
    items: Iterable[Item], seed: str, number: int, name: Callable[[Item], str] = str
) -> tuple[Item, ...]:
    """The items in the order of the seed's shuffle with that number (docs/shuffle.md).

    Fisher-Yates from the last place down; the place to swap with comes from SHA-256 of
    `seed:number:place:attempt`, drawn anew where a plain remainder would favour low places.
    `name`: what docs/shuffle.md calls an item.
    """
    before = tuple(items)
    pile = list(before)
    for place in range(len(pile) - 1, 0, -1):
        other = _rolled(place + 1, f"{seed}:{number}:{place}")
        pile[place], pile[other] = pile[other], pile[place]
    watch = _watch.get()
    if watch is not None and seed == watch.seed:
        watch.seen.append(Shuffle(number, tuple(map(name, before)), tuple(map(name, pile))))
    return tuple(pile)


def drawn(sides: int, lot: str) -> int:
    """A number from 0 to `sides` - 1, every one equally likely, fixed by the text of the lot."""
    number = _rolled(sides, lot)
    watch = _watch.get()
    if watch is not None and lot.startswith(f"{watch.seed}:"):
        watch.seen.append(Lot(lot.removeprefix(f"{watch.seed}:"), sides, number))
    return number


@contextmanager
def watched(seed: str) -> Iterator[list[Chance]]:
    """All lots and shuffles of that seed, in order, that are drawn in this context meanwhile.

    Those of another seed, a computer's dice or a preview's, are not among them.
    """
    watch = _Watch(seed, [])
    before = _watch.set(watch)
    try:
        yield watch.seen
    finally:
        _watch.reset(before)


@quickly_made
class _Watch:
    seed: str
    seen: list[Chance]


_watch: ContextVar[_Watch | None] = ContextVar("watch", default=None)


def _rolled(sides: int, lot: str) -> int:
    fair = (1 << 64) // sides * sides
    attempt = 0
    while True:
        (roll,) = _first_eight_bytes(sha256(f"{lot}:{attempt}".encode()).digest())
        if roll < fair:
            return roll % sides
        attempt += 1


# What we need of a SHA-256: one big-endian number out of its 32 bytes.
_first_eight_bytes: Callable[[bytes], tuple[int]] = Struct(">Q24x").unpack
