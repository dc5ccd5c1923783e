"""A line of a position of Chicago Poker: engine.sheet, with the words of this game's pieces.

What the lines mean is for reading.py.
"""

from typing import NamedTuple, TypeAlias

from engine import sheet
from engine.chicago_poker.actions import any_card
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import LETTERS, AnyCard, Boss, Business, Place


class Fault(NamedTuple):
    """Something that cannot be, and the key of the line that says so: the nth of those with that key."""

    key: str
    text: str
    nth: int = 0


class Line(sheet.Line):
    """One line that may name cards, bosses, businesses and places."""

    __slots__ = ()

    def card(self, word: str) -> AnyCard:
        """The gangster or special of that name."""
        return self.named(any_card, word, f"{word!r} is no card")

    def gangster(self, word: str) -> Card:
        """The gangster of that name."""
        return self.named(Card.parse, word, f"{word!r} is no gangster")

    def boss(self, word: str) -> Boss:
        """The boss of that name."""
        return self.named(Boss, word, f"{word!r} is no boss: choose among {', '.join(Boss)}")

    def business(self, word: str) -> Business:
        """The business of that name."""
        return self.named(Business, word, f"{word!r} is no business: choose among {', '.join(Business)}")

    def place(self, word: str) -> Place:
        """The place with that letter."""
        if len(word) != 1 or word not in LETTERS:
            raise self.fault(f"{word!r} is no place: choose among {', '.join(LETTERS)}")
        return LETTERS.index(word)


Sheet: TypeAlias = sheet.Sheet[Line]
