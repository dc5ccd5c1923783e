"""The shuffle of docs/shuffle.md, written a second time from that page alone."""

from collections.abc import Iterable
from hashlib import sha256
from typing import TypeVar

Item = TypeVar("Item")


def by_the_page(items: Iterable[Item], seed: str, number: int) -> tuple[Item, ...]:
    """The items in the order of the seed's shuffle with that number."""
    pile = list(items)
    for place in range(len(pile) - 1, 0, -1):
        other = lot_by_the_page(place + 1, f"{seed}:{number}:{place}")
        pile[place], pile[other] = pile[other], pile[place]
    return tuple(pile)


def lot_by_the_page(sides: int, lot: str) -> int:
    """One of the numbers from 0 to `sides` - 1."""
    attempt = 0
    while True:
        roll = int(sha256(f"{lot}:{attempt}".encode()).hexdigest()[:16], 16)
        if roll < 2**64 - 2**64 % sides:
            return roll % sides
        attempt += 1
