"""Lots and shuffles from a seed, which anybody can compute again in any language (docs/shuffle.md)."""

from collections.abc import Callable, Iterable
from hashlib import sha256
from struct import Struct
from typing import TypeVar

Item = TypeVar("Item")


def shuffled(items: Iterable[Item], seed: str, number: int) -> tuple[Item, ...]:
    """The items in the order of the seed's shuffle with that number (docs/shuffle.md).

    Fisher-Yates from the last place down; the place to swap with comes from SHA-256 of
    `seed:number:place:attempt`, drawn anew where a plain remainder would favour low places.
    """
    pile = list(items)
    for place in range(len(pile) - 1, 0, -1):
        other = drawn(place + 1, f"{seed}:{number}:{place}")
        pile[place], pile[other] = pile[other], pile[place]
    return tuple(pile)


def drawn(sides: int, lot: str) -> int:
    """A number from 0 to `sides` - 1, every one equally likely, fixed by the text of the lot."""
    fair = (1 << 64) // sides * sides
    attempt = 0
    while True:
        (roll,) = _first_eight_bytes(sha256(f"{lot}:{attempt}".encode()).digest())
        if roll < fair:
            return roll % sides
        attempt += 1


# What we need of a SHA-256: one big-endian number out of its 32 bytes.
_first_eight_bytes: Callable[[bytes], tuple[int]] = Struct(">Q24x").unpack
