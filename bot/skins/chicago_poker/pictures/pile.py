"""The discard pile, for the boss who searches it in a Bribery (CP-6.6): only they see it spread out."""

from collections import Counter
from collections.abc import Sequence

from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import BRASS, GOLD, IVORY, MUTED, Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, width
from bot.table.languages import Language
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.pieces import AnyCard, Special

TOP, FOOT = 134, 1022
STRIP = 116  # the specials at the foot
SPREADS = ((120, 12), (101, 15), (93, 16), (76, 19), (68, 21), (62, 23))  # card width, cards in a row
GAP = 8


def paint(pile: Sequence[AnyCard], language: Language) -> Canvas:
    """All gangsters of the pile, values falling, as large as their number allows; specials below."""
    canvas = on_ground("hand")
    gangsters = sorted(
        (card for card in pile if isinstance(card, Card)),
        key=lambda c: (-c.value, tuple(Colour).index(c.colour)),
    )
    specials = Counter(card for card in pile if isinstance(card, Special))
    _head(canvas, len(pile), language)
    foot = FOOT - STRIP if specials else FOOT - 12
    _spread(canvas, gangsters, foot)
    if specials:
        _specials(canvas, specials, language)
    canvas.frame()
    return canvas


def _head(canvas: Canvas, count: int, language: Language) -> None:
    canvas.put("chrome/icons/discard", 36, 34, 84)
    title = canvas.write(say(language, "picture-pile"), Type.TITLE, 70, GOLD, 136, top=46, room=900)
    words = say(language, "picture-cards", count=count)
    canvas.write(words, Type.LABEL, 31, MUTED, title.right + 30, base=title.bottom, tracking=2)
    words = say(language, "picture-private")
    wide = round(width(words, Type.NAME, 27, 2) + 86)
    left = 1614 - wide
    canvas.plate(BRASS, left, 48, wide, 48, 10)
    canvas.plate("#5B1220", left + 3, 51, wide - 6, 42, 7)
    canvas.put("chrome/icons/closed-eye", left + 14, 58, 42, 29)
    canvas.write(words, Type.NAME, 27, GOLD, left + 64, mid=72, tracking=2)


def _spread(canvas: Canvas, gangsters: Sequence[Card], foot: float) -> None:
    if not gangsters:
        return
    wide, across = next((s for s in SPREADS if _fits(*s, len(gangsters), foot)), SPREADS[-1])
    down = -(-len(gangsters) // across)
    across = -(-len(gangsters) // down)  # rows of even length
    tall = cards.height(wide)
    gap = min(24, (foot - TOP - down * tall) / max(1, down))
    top = TOP + (foot - TOP - down * tall - (down - 1) * gap) / 2
    side = min(24, (1598 - across * wide) / max(1, across - 1))
    left = 825 - (across * wide + (across - 1) * side) / 2
    for number, card in enumerate(gangsters):
        x, y = left + (number % across) * (wide + side), top + (number // across) * (tall + gap)
        cards.gangster(canvas, card, round(x), round(y), wide)


def _fits(wide: int, across: int, count: int, foot: float) -> bool:
    down = -(-count // across)
    return TOP + down * (cards.height(wide) + GAP) <= foot


def _specials(canvas: Canvas, specials: Counter[Special], language: Language) -> None:
    """A strip at the foot, pictogram and name of each."""
    top = FOOT - STRIP
    canvas.fill(BRASS, Box(40, top, 1610, top + 2), 0.4)
    cell = 1570 / max(3, len(specials))
    for number, card in enumerate(kind for kind in Special if specials[kind]):
        x = 40 + number * cell
        canvas.put(f"specials/{card.value}", x, top + 10, 96)
        canvas.claim(card.value, x, top + 14, 96, 88)
        name = capitals(language, f"special-{card.value}")
        if specials[card] > 1:
            name = f"{name} ×{specials[card]}"
        canvas.write(name, Type.NAME, 36, IVORY, x + 106, mid=top + 58, tracking=1, room=cell - 116)
