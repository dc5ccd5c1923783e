"""One's own cards for a phone held upright: for its owner's eyes only."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import face
from bot.skins.chicago_stud.pictures.hand import (
    PRIVATE,
    best,
    offered,
    order_words,
    own_cards,
    waiting,
    worth,
)
from bot.skins.chicago_stud.words.catalogue import say
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import WIDTH, framed, ground
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Lines, Panel, Sized, Sprite, Stack, Text, column, row
from bot.skins.scene.theme import APART, BODY, CLOSE, GOLD, HEAD, IVORY, NEAR, ROW, SIGN
from bot.table.languages import Language
from engine.chicago_stud.views import SeatView

EDGE, CARD, GAP, ACROSS = 22, 180, 36, 4
BEST, PRICE, ORDER = 184, 196, 152
PANEL = Panel("stud/panel-row", ROW)


def paint(view: SeatView, names: Sequence[str], language: Language) -> Canvas:
    """The seven places in rows of four; the best hand, the price of a call, the order in force."""
    places = own_cards(view, CARD, language)
    tree = column(
        _head(view, names, language),
        *(
            Sized(row(*line, gap=GAP), ACROSS * (CARD + GAP) - GAP)
            for line in (places[:ACROSS], places[ACROSS:])
        ),
        Sized(Stack(best(view, language, BODY), APART, down=True, pad=(24, 22), ground=PANEL), tall=BEST),
        Sized(Stack(worth(view, language, BODY), APART, down=True, pad=(24, 20), ground=PANEL), tall=PRICE),
        Sized(_order(view, language), tall=ORDER),
        gap=CLOSE,
    )
    room = WIDTH - 2 * EDGE
    tall = tree.size(room).tall
    canvas = ground(round(tall + 2 * EDGE))
    flow.paint(canvas, flow.lay(tree, Box(EDGE, EDGE, WIDTH - EDGE, EDGE + tall)))
    return framed(canvas)


def _head(view: SeatView, names: Sequence[str], language: Language) -> Block:
    """Whose hand it is; what may be done, or for whom the table waits."""
    asked = view.row.speaks
    title = say(language, "picture-your-turn" if asked else "picture-your-cards")
    words = offered(view, language) if asked else " ".join(filter(None, waiting(view, names, language)))
    told = column(
        Text(title, Type.TITLE, HEAD, GOLD),
        Text(words, Type.TEXT, BODY, IVORY, SIGN, cut=not asked),
        gap=APART,
        grow=1,
    )
    return row(face(view.row.boss, 112, active=True), told, gap=APART)


def _order(view: SeatView, language: Language) -> Block:
    title = row(Sprite("stud/order", 56), Text(say(language, "picture-order"), Type.NAME, BODY, GOLD))
    words = Lines(order_words(view, language), Type.TEXT, SIGN, IVORY, gap=NEAR, least=SIGN)
    return Stack((title, words), CLOSE, down=True, pad=(24, NEAR), at="centre", ground=PRIVATE)
