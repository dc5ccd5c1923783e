"""Gangster cards of any of our games, and shuffles that anybody can re-compute.

No rule of a particular game belongs in here.
"""

from collections.abc import Callable, Iterable
from enum import StrEnum
from hashlib import sha256
from struct import Struct
from typing import NamedTuple, TypeVar

Item = TypeVar("Item")


class Colour(StrEnum):
    """A card colour, named by its letter; the symbol is what the picture shows."""

    RED = "R"  # tommy gun
    BLUE = "B"  # fedora
    GREEN = "G"  # bottle
    YELLOW = "Y"  # saxophone
    PURPLE = "P"  # dice


class Card(NamedTuple):
    """A gangster: a value from 1 to 15 in one of five colours (CP-1.1)."""

    colour: Colour
    value: int

    @classmethod
    def parse(cls, text: str) -> "Card":
        """The card written as colour letter and value.

        >>> Card.parse("R7")
        Card(colour=<Colour.RED: 'R'>, value=7)

        Raises ValueError for anything that is not one of the 75.
        """
        try:
            return _BY_NAME[text]
        except KeyError:
            raise ValueError(f"{text!r} is no gangster: write R, B, G, Y or P and a value 1-15") from None

    def __str__(self) -> str:
        return f"{self.colour.value}{self.value}"


GANGSTERS = tuple(Card(colour, value) for colour in Colour for value in range(1, 16))
_BY_NAME = {str(card): card for card in GANGSTERS}


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
