"""The 75 gangsters (CP-1.1): a colour and a value."""

from enum import StrEnum
from typing import NamedTuple


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
