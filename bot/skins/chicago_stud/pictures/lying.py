"""The seven places of a boss on a table, in the order dealt: two down, four up, one down."""

from bot.skins.french_deck import cards
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.scene.flow import Block, Piece, Space
from bot.skins.scene.theme import GLOW, NEW
from bot.table.languages import Language
from engine.chicago_stud.views import SeatRow
from engine.french_deck import Card

DOWN_FIRST, UP = (0, 1), (2, 3, 4, 5)
LAST = 6


def places(row: SeatRow, wide: int, language: Language, *, common: bool) -> list[Block]:
    """What lies on each; none is left empty of who has folded, nor the last where a card is `common`."""
    return [_place(row, street, wide, language, common=common) for street in range(LAST + 1)]


def down(row: SeatRow, number: int, wide: int, language: Language) -> Block:
    """A card that was dealt face down: its back, or as it is seen when one looks back."""
    dimmed = 0.0 if row.in_deal else cards.FOLDED

    def lay(canvas: Canvas, x: float, y: float) -> None:
        if row.down is not None:
            cards.up(canvas, row.down[number], language, x, y, wide, dimmed=dimmed)
            cards.was_hidden(canvas, x, y, wide)
        elif number == len(DOWN_FIRST) and row.in_deal:
            _new_back(canvas, x, y, wide)
        else:
            cards.back(canvas, x, y, wide, dimmed=dimmed)

    return Piece(wide, cards.height(wide), lay)


def _place(row: SeatRow, street: int, wide: int, language: Language, *, common: bool) -> Block:
    number = street - UP[0] if street in UP else min(street, len(DOWN_FIRST))
    if street in UP and number < len(row.up):
        newest = row.in_deal and row.newest and number == len(row.up) - 1
        return _up(row.up[number], wide, language, new=newest, dimmed=0 if row.in_deal else cards.FOLDED)
    if street not in UP and number < row.down_cards:
        return down(row, number, wide, language)
    waits = row.in_deal and row.down_cards and (street in UP or (street == LAST and not common))
    tall = cards.height(wide)
    if not waits:
        return Space(wide, tall)
    return Piece(wide, tall, lambda canvas, x, y: cards.place(canvas, street == LAST, x, y, wide))


def _up(card: Card, wide: int, language: Language, *, new: bool, dimmed: float) -> Block:
    if not new:
        return cards.shown(card, language, wide, dimmed=dimmed)
    return Piece(wide, cards.height(wide), lambda canvas, x, y: cards.new(canvas, card, language, x, y, wide))


def _new_back(canvas: Canvas, x: float, y: float, wide: int) -> None:
    """A card that has just been dealt face down, in a pale gold frame."""
    tall, radius = cards.height(wide), round(0.11 * wide)
    canvas.glow(Box(x - 2, y - 2, x + wide + 2, y + tall + 2), radius, GLOW, 10, 1.0, covered=16)
    canvas.plate(NEW, x - 6, y - 6, wide + 12, tall + 12, radius + 4)
    canvas.put("french-deck/backs/plain", x, y, wide, tall)
    canvas.claim("back", x, y, wide, tall)
