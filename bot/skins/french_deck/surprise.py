"""The five cards that surprised everybody, those that nobody had seen marked: for the story of a game."""

from collections.abc import Collection

from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.french_deck import Card, Hand

WIDE, GAP, DOWN = 62, 3, 34


def paint(
    hand: Hand, hidden: Collection[Card], language: Language, canvas: Canvas, x: float, y: float
) -> None:
    """The hand as it counts, in the upper left corner of its room."""
    for number, card in enumerate(hand.cards):
        left = x + number * (WIDE + GAP)
        cards.up(canvas, card, language, left, y + DOWN, WIDE)
        if number < hand.making:
            cards.counts(canvas, left, y + DOWN, WIDE)
        if card in hidden:
            cards.was_hidden(canvas, left, y + DOWN, WIDE)
