"""The discard pile as a counting board, for the boss who searches it in a Bribery (CP-6.6).

A row for every colour, a place for every value: what is not there can be read as well as what is.
"""

from collections import Counter
from collections.abc import Collection, Sequence

from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.chicago_poker.pictures.emblems import private
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Overlay,
    Panel,
    Pin,
    Placed,
    Same,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import (
    BODY,
    CLOSE,
    DIM,
    GOLD,
    HAIR,
    IVORY,
    LACQUER,
    MUTED,
    NEAR,
    ROW,
    SIGN,
    TITLE,
    WIDE,
    Size,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card, Colour
from engine.chicago_poker.pieces import UP, AnyCard, Special

ACROSS = 1598
HEAD, TALL, FOOT = 124, 140, 150  # heights: of the head, a row, and the specials
SUIT, PITCH, CARD = 92, 100, 62
PLATE, BETWEEN = 312, 9.5  # of a special
VALUES = range(1, 16)


def paint(pile: Sequence[AnyCard], language: Language) -> Canvas:
    """Every gangster of the pile in its place; the specials at the foot."""
    canvas = on_ground("hand", key="pile", prepare=_board)
    gangsters = frozenset(card for card in pile if isinstance(card, Card))
    rows = [Same(_row, (colour, gangsters.intersection(_all_of(colour)))) for colour in Colour]
    lying = Counter(card for card in pile if isinstance(card, Special))
    names = [Text(capitals(language, f"special-{kind.value}"), Type.NAME, BODY, GOLD) for kind in Special]
    letters = min(name.shown(PLATE - 122)[1] for name in names)
    specials = row(*(_special(kind, lying[kind], letters, language) for kind in Special), gap=BETWEEN)
    flow.paint(canvas, _laid(_head(len(pile), language), rows, specials))
    canvas.frame()
    return canvas


def _board(canvas: Canvas) -> None:
    """What stands there whatever lies in the pile: rows and the signs of the colours."""
    suits = [Sized(Sprite(f"suits/{SUITS[colour]}-block-legend", 80), SUIT) for colour in Colour]
    ground = Panel("chrome/panels/pile-row", ROW)
    rows = [Stack((suit,), pad=(3, 0), ground=ground) for suit in suits]
    flow.paint(canvas, _laid(Space(), rows, Space()))


def _laid(head: Block, rows: Sequence[Block], foot: Block) -> Placed:
    lines = column(*(Sized(each, ACROSS, TALL) for each in rows), gap=2)
    tree = column(Sized(head, ACROSS, HEAD), column(lines, Sized(foot, ACROSS, FOOT), gap=CLOSE), gap=HAIR)
    return flow.lay(tree, Box(26, 30, 26 + ACROSS, 1024))


def _head(count: int, language: Language) -> Block:
    words = say(language, "picture-pile-sorted", count=count)
    told = column(
        Text(say(language, "picture-pile"), Type.TITLE, TITLE, GOLD),
        Text(words, Type.TEXT, SIGN, MUTED),
        gap=NEAR,
        grow=1,
    )
    seen = private(say(language, "picture-private"), SIGN, 52)
    return Stack((Sprite("chrome/icons/discard", 104), told, seen), NEAR, pad=(10, 0))


def _all_of(colour: Colour) -> list[Card]:
    return [Card(colour, value) for value in VALUES]


def _row(colour: Colour, gangsters: Collection[Card]) -> Block:
    cells = [_cell(card, gangsters) for card in _all_of(colour)]
    return Stack((Space(SUIT), *cells), 0, pad=(3, 0))


def _cell(card: Card, gangsters: Collection[Card]) -> Block:
    """A gangster, or the number of the place that waits for them."""
    if card in gangsters:
        return Sized(row(cards.of(CARD).gangster(card), at="centre"), PITCH)
    number = Pin(Text(str(card.value), Type.LABEL, SIGN, DIM), 0.5, 0.5)
    return Sized(Overlay(cards.of(CARD).slot(UP), (number,)), PITCH)


def _special(kind: Special, count: int, letters: Size, language: Language) -> Block:
    """One kind of special card and how many of it lie there; pale where there is none."""
    name = Text(capitals(language, f"special-{kind.value}"), Type.NAME, letters, GOLD if count else DIM)
    words = say(language, "picture-cards-in-words", count=count) if count else ""
    told = column(name, *([Text(words, Type.TEXT, SIGN, IVORY)] if count else []), gap=WIDE, grow=1)
    art = Sprite(f"specials/{kind.value}", 90, claims=kind.value, strength=1 if count else 0.55)
    ground = Panel(f"chrome/panels/pile-special{'' if count else '-none'}", LACQUER)
    return Sized(Stack((art, told), CLOSE, pad=(10, 0), ground=ground), PLATE, FOOT)
