"""Help cards: the ranks of hands, and the four businesses with how they want their gangsters."""

from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import SUITS, tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import rank_capitals, rank_meaning
from bot.skins.kit.blocks import rank
from bot.skins.kit.canvas import Box, Canvas, on_ground, widest
from bot.skins.kit.lettering import Type, cap_height, fitted
from bot.skins.scene.theme import (
    BODY,
    CAPTION,
    FIRE,
    GOLD,
    HEAD,
    IVORY,
    LABEL_MIN,
    MUTED,
    ON_ACTIVE,
    ON_FIRE,
    SIGN,
    TITLE,
    Size,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import Rank
from engine.chicago_poker.pieces import LAID, Business, Special

SAMPLES = {
    Rank.CHICAGO_POKER: "R9 B9 G9 Y9 P9",
    Rank.STRAIGHT_FLUSH: "Y4 Y5 Y6 Y7 Y8",
    Rank.RAINBOW_STRAIGHT: "R10 B11 G12 Y13 P14",
    Rank.FOUR_OF_A_KIND: "R6 B6 G6 P6",
    Rank.FULL_HOUSE: "B12 Y12 P12 R3 G3",
    Rank.FLUSH: "G15 G11 G8 G4 G2",
    Rank.STRAIGHT: "P2 R3 R4 B5 P6",
    Rank.THREE_OF_A_KIND: "R8 G8 P8",
    Rank.TWO_PAIRS: "B13 P13 R5 Y5",
    Rank.PAIR: "R11 Y11",
    Rank.HIGH_CARD: "P15",
}


def paint_ranks(language: Language) -> Canvas:
    """The eleven kinds of hand, best first, each with a sample."""
    canvas = on_ground("ranks")
    title = canvas.write(say(language, "picture-hands"), Type.TITLE, TITLE, GOLD, 40, top=34, room=760)
    words = say(language, "picture-hands-order")
    canvas.write(
        words, Type.TEXT, SIGN, MUTED, title.right + 34, base=title.bottom, room=1614 - 378 - title.right - 50
    )
    for number, suit in enumerate(SUITS.values()):
        canvas.put(f"suits/{suit}-block-legend", 1614 - 66 - (4 - number) * 78, 30, 66)
    room = 791 - 98 - 18 - 5 * 55 - 4 * 5 - 14
    size = widest([rank_capitals(kind, language) for kind in Rank], Type.NAME, BODY, room)
    for number, kind in enumerate(SAMPLES):
        x, y = (26, 833)[number // 6], 118 + (number % 6) * 150.67
        _rank(canvas, kind, number + 1, x, y, size, language)
    _notes(canvas, 833, 118 + 5 * 150.67, language)
    canvas.frame()
    return canvas


def _rank(
    canvas: Canvas, kind: Rank, number: int, x: float, y: float, size: Size, language: Language
) -> None:
    first = number == 1
    canvas.put(f"chrome/panels/ranks-{'first' if first else 'other'}", x, y, 791, 143)
    middle = y + 71.3
    rank(canvas, number, x + 18, middle - 31, 62, first)
    left = x + 791 - 18 - 5 * 55 - 4 * 5
    sample = [Card.parse(word) for word in SAMPLES[kind].split()]
    for slot in range(5):
        if slot < len(sample):
            cards.gangster(canvas, sample[slot], left + 60 * slot, middle - 60.5, 55)
        else:
            cards.slot(canvas, True, left + 60 * slot, middle - 60.5, 55)
    room = left - 14 - x - 98
    caps = cap_height(Type.NAME, size), cap_height(Type.TEXT, SIGN)
    top = middle - (caps[0] + 18 + caps[1]) / 2
    canvas.write(rank_capitals(kind, language), Type.NAME, size, GOLD if first else IVORY, x + 98, top=top)
    words = rank_meaning(kind, language)
    colour = ON_ACTIVE if first else MUTED
    canvas.write(words, Type.TEXT, SIGN, colour, x + 98, top=top + caps[0] + 18, room=room, least=LABEL_MIN)


def _notes(canvas: Canvas, x: float, y: float, language: Language) -> None:
    """The last cell: fewer cards may win, and what breaks a tie."""
    canvas.put("chrome/panels/ranks-notes", x, y, 791, 143)
    middle = y + 71.3
    canvas.put("cards/marker-bullet", x + 20, middle - 17, 92, 34)
    first = say(language, "picture-note-fewer").split("\n")
    second = say(language, "picture-note-tie").split("\n")
    right = _block(canvas, first, x + 128, middle, 326)
    canvas.fill(FIRE, Box(round(right + 23), round(y + 18), round(right + 25), round(y + 125)), 0.6)
    _block(canvas, second, right + 48, middle, x + 791 - 14 - right - 48)


def _block(
    canvas: Canvas, lines: list[str], x: float, middle: float, room: float, colour: str = ON_FIRE
) -> float:
    """Lines of one size, the block centred; its right edge."""
    size = widest(lines, Type.TEXT, SIGN, room)
    step = 1.26 * size
    top = middle - (step * (len(lines) - 1) + cap_height(Type.TEXT, size)) / 2
    return max(
        canvas.write(line, Type.TEXT, size, colour, x, top=top + step * number).right
        for number, line in enumerate(lines)
    )


def paint_businesses(language: Language) -> Canvas:
    """The four businesses with the facing of their five cards, the five specials, and how one wins."""
    canvas = on_ground("ranks")
    title = canvas.write(say(language, "picture-businesses"), Type.TITLE, TITLE, GOLD, 40, top=34, room=1100)
    words = say(language, "picture-businesses-order")
    canvas.write(words, Type.TEXT, SIGN, MUTED, title.right + 34, base=title.bottom, room=1580 - title.right)
    for number, business in enumerate(Business):
        _business(canvas, business, (26, 833)[number % 2], 118 + (number // 2) * 234, language)
    for number, card in enumerate(Special):
        _special(canvas, card, 26 + number * 321, 118 + 468, language)
    _winning(canvas, 26, 118 + 468 + 250, language)
    canvas.frame()
    return canvas


def _business(canvas: Canvas, business: Business, x: float, y: float, language: Language) -> None:
    canvas.put("chrome/panels/ranks-other", x, y, 791, 226)
    middle = y + 113
    canvas.put_with_shadow(tile(business), x + 20, middle - 88, hexagon_width(176), 176, 9, 5, 0.7)
    canvas.claim(business.value, x + 20, middle - 88, hexagon_width(176), 176)
    left = x + 20 + hexagon_width(176) + 26
    name = capitals(language, f"business-{business.value}")
    canvas.write(name, Type.NAME, BODY, IVORY, left, top=y + 24, tracking=2, room=x + 791 - 20 - left)
    for number, up in enumerate(LAID[business]):
        spot = left + number * 67
        if up:
            cards.slot(canvas, True, spot, y + 78, 62)
            canvas.write(
                str(number + 1), Type.NUMERAL, HEAD, MUTED, spot + 31, mid=y + 78 + 68, align="centre"
            )
        else:
            cards.back(canvas, spot, y + 78, 62)
    words = say(language, "picture-laid", business=business.value).split("\n")
    _block(canvas, words, left + 5 * 67 + 12, y + 78 + 68, x + 791 - 16 - left - 5 * 67 - 12, MUTED)


def _special(canvas: Canvas, card: Special, x: float, y: float, language: Language) -> None:
    canvas.put("chrome/panels/ranks-other", x, y, 314, 242)
    canvas.put(f"specials/{card.value}", x + 157 - 56, y + 10, 112)
    canvas.claim(card.value, x + 157 - 50, y + 16, 100, 100)
    name = capitals(language, f"special-{card.value}")
    canvas.write(name, Type.NAME, SIGN, GOLD, x + 157, top=y + 130, align="centre", tracking=1, room=290)
    lines = say(language, "picture-special-effect", card=card.value).split("\n")
    size = widest(lines, Type.TEXT, CAPTION, 290)
    for number, line in enumerate(lines):
        canvas.write(line, Type.TEXT, size, IVORY, x + 157, top=y + 176 + number * 32, align="centre")


def _winning(canvas: Canvas, x: float, y: float, language: Language) -> None:
    """The foot: the three ways to win."""
    canvas.put("chrome/panels/ranks-notes", x, y, 1598, 186)
    middle = y + 93
    name = say(language, "picture-to-win")
    head = canvas.write(name, Type.TITLE, HEAD, GOLD, x + 34, mid=middle, room=330)
    left = head.right + 40
    canvas.fill(FIRE, Box(round(left - 20), round(y + 24), round(left - 18), round(y + 162)), 0.6)
    lines = say(language, "picture-ways-to-win").split("\n")
    size = min(fitted(line, Type.TEXT, SIGN, x + 1598 - 30 - left)[1] for line in lines)
    top = middle - (2 * 46 + cap_height(Type.TEXT, size)) / 2
    for number, line in enumerate(lines):
        canvas.write(line, Type.TEXT, size, ON_FIRE, left + 10, top=top + number * 46)
