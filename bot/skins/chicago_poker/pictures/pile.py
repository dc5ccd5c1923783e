"""The discard pile as a counting board, for the boss who searches it in a Bribery (CP-6.6).

A row for every colour, a place for every value: what is not there can be read as well as what is.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.chicago_poker.pictures.strip import pill
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Canvas, on_ground, widest
from bot.skins.kit.lettering import Type, width
from bot.skins.scene.theme import BODY, DIM, FAINT, GOLD, IVORY, MUTED, SIGN, TITLE, Size
from bot.table.languages import Language
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.pieces import AnyCard, Special

TOP, STEP = 158, 142  # of the rows
LEFT, PITCH, CARD = 140, 100, 62
VALUES = range(1, 16)
ABSENT = FAINT  # the number of a place without its card
FOOT = 874
PLATE = (312, 150)


def paint(pile: Sequence[AnyCard], language: Language) -> Canvas:
    """Every gangster of the pile in its place; the specials at the foot."""
    canvas = on_ground("hand", key="pile", prepare=_board)
    _head(canvas, len(pile), language)
    gangsters = {card for card in pile if isinstance(card, Card)}
    for row, colour in enumerate(Colour):
        _row(canvas, colour, TOP + row * STEP, gangsters)
    specials = Counter(card for card in pile if isinstance(card, Special))
    names = [capitals(language, f"special-{kind.value}") for kind in Special]
    size = widest(names, Type.NAME, BODY, PLATE[0] - 120)
    for number, kind in enumerate(Special):
        _special(canvas, kind, specials[kind], 26 + number * 321.5, size, language)
    canvas.frame()
    return canvas


def _board(canvas: Canvas) -> None:
    """What stands there whatever lies in the pile: rows and the signs of the colours."""
    for row, colour in enumerate(Colour):
        top = TOP + row * STEP
        canvas.put("chrome/panels/pile-row", 26, top, 1598, STEP - 2)
        canvas.put(f"suits/{SUITS[colour]}-block-legend", 36, top + (STEP - 2 - 80) / 2, 80)


def _head(canvas: Canvas, count: int, language: Language) -> None:
    canvas.put("chrome/icons/discard", 36, 30, 104)
    canvas.write(say(language, "picture-pile"), Type.TITLE, TITLE, GOLD, 152, top=38, room=900)
    words = say(language, "picture-pile-sorted", count=count)
    canvas.write(words, Type.TEXT, SIGN, MUTED, 154, mid=119, room=900)
    words = say(language, "picture-private")
    wide = width(words, Type.NAME, SIGN, 2) + 76
    pill(canvas, words, 1606 - wide, 77, 52, SIGN)


def _row(canvas: Canvas, colour: Colour, top: float, gangsters: Collection[Card]) -> None:
    y = top + (STEP - 2 - cards.height(CARD)) // 2
    for value in VALUES:
        x = LEFT + (value - 1) * PITCH
        card = Card(colour, value)
        if card in gangsters:
            cards.gangster(canvas, card, x, y, CARD)
        else:
            cards.slot(canvas, True, x, y, CARD)
            middle = y + cards.height(CARD) / 2
            canvas.write(str(value), Type.LABEL, SIGN, ABSENT, x + CARD / 2, mid=middle, align="centre")


def _special(canvas: Canvas, kind: Special, count: int, x: float, size: Size, language: Language) -> None:
    """One kind of special card and how many of it lie there; pale where there is none."""
    wide, tall = PLATE
    canvas.put(f"chrome/panels/pile-special{'' if count else '-none'}", x, FOOT, wide, tall)
    strength = 1 if count else 0.55
    canvas.put(f"specials/{kind.value}", x + 10, FOOT + tall / 2 - 45, 90, None, strength)
    canvas.claim(kind.value, x + 14, FOOT + tall / 2 - 40, 82, 80)
    name = capitals(language, f"special-{kind.value}")
    middle = FOOT + tall / 2
    if not count:
        canvas.write(name, Type.NAME, size, DIM, x + 108, mid=middle, room=wide - 118)
        return
    canvas.write(name, Type.NAME, size, GOLD, x + 108, mid=middle - 22, room=wide - 118)
    words = say(language, "picture-cards-in-words", count=count)
    canvas.write(words, Type.TEXT, SIGN, IVORY, x + 108, mid=middle + 26, room=wide - 118)
