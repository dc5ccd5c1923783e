"""One boss's hand and gangsters, with the faces of the hidden ones: for its owner's eyes only."""

from collections.abc import Sequence
from dataclasses import replace

from bot.skins.bosses import head
from bot.skins.bosses.portraits import FULL as NAMES
from bot.skins.bosses.portraits import SHORT
from bot.skins.chicago_poker.in_hand import InOrder, in_order
from bot.skins.chicago_poker.pictures import cards, held
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width, letter, lozenges
from bot.skins.chicago_poker.pictures.table import actions_shown
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Lines,
    Overlay,
    Panel,
    Pin,
    Rule,
    Same,
    Sized,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import (
    APART,
    CAPTION,
    CLOSE,
    GOLD,
    HEAD,
    IVORY,
    LACQUER,
    MUTED,
    NEAR,
    SIGN,
    WIDE,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import Business, Place
from engine.chicago_poker.views import BossView, ColumnView, OwnGangster, TableView

ROOM, TALL = 1598, 466  # for the cards
CELLS = 1590  # wide are all businesses
FULL = 212  # width of those of the table; more than seven are less
BETWEEN = 10  # the least between two of them
SMALL, LARGE = (69, 5), (76, 6)  # own gangsters and what is between them, at four businesses and at fewer


def paint(view: BossView, names: Sequence[str], language: Language) -> Canvas:
    """The hand as its owner sees it."""
    canvas = on_ground("hand", key="town", prepare=_prepare)
    _head(canvas, view, language)
    _plate(canvas, view, names, language)
    lying = Same(_cards, (in_order(view), view.sent if view.answered else None, language))
    tree = column(Sized(lying, ROOM, TALL), _town(view, language), gap=WIDE, closest=0)
    flow.paint(canvas, flow.lay(tree, Box(22, 158, 1628, 1026)))
    canvas.frame()
    return canvas


def _prepare(canvas: Canvas) -> None:
    canvas.put("chrome/panels/hand-own", 22, 648, 1606, 378)


def _head(canvas: Canvas, view: BossView, language: Language) -> None:
    boss = view.table.rows[view.seat].boss
    count = say(language, "picture-cards", count=len(view.hand))
    head.owner(canvas, boss, say(language, "picture-your-hand"), f"{NAMES[boss]}  ·  {count}")


def _plate(canvas: Canvas, view: BossView, names: Sequence[str], language: Language) -> None:
    """At the right of the head: what is asked of this boss, or for whom the table waits."""
    table = view.table
    if view.asked and table.tie is None:
        of = actions_shown(table)
        title = say(language, "picture-your-plan" if view.planned else "picture-your-turn")
        words = say(language, "picture-actions-left", count=table.actions_left)
        head.plate(canvas, title, words, asked=True, more=lozenges(table.actions_left, of, 58, 6))
    elif view.asked:
        title = say(language, "picture-your-reinforcement")
        head.plate(canvas, title, _tie_at(table, language), asked=True)
    else:
        head.plate(canvas, *_waiting(view, names, language), asked=False)


def _waiting(view: BossView, names: Sequence[str], language: Language) -> tuple[str, str]:
    table = view.table
    if table.outcome is not None:
        winner = table.outcome.winner
        return say(language, "picture-game-over"), readable(names[winner]) or NAMES[table.rows[winner].boss]
    if table.tie is not None:
        if view.answered:
            sent = say(
                language,
                "picture-sent",
                card="yes" if view.sent else "no",
                value=view.sent.value if view.sent else 0,
            )
            return say(language, "picture-reinforcement-answered"), sent
        return say(language, "picture-reinforcement-awaited"), _tie_at(table, language)
    boss = table.rows[table.active].boss
    return f"{say(language, 'picture-to-play')} {SHORT[boss]}", readable(names[table.active]) or NAMES[boss]


def _tie_at(table: TableView, language: Language) -> str:
    if table.tie is None:
        return ""
    business = capitals(language, f"business-{table.tie.business.value}")
    return f"{say(language, 'picture-tie')} {business}"


def _cards(order: InOrder, sent: Card | None, language: Language) -> Block:
    """Values falling, specials last, the cards just drawn at the right end in the pale gold frame."""
    count = len(order)
    if not count:
        return Text(say(language, "picture-no-cards"), Type.TITLE, HEAD, MUTED, align="centre")
    size, gap = held.largest(count, ROOM, WIDE), WIDE
    if size[1] < TALL:  # there are many: those of the table, as high as there is room
        wide = min(FULL, (ROOM - BETWEEN * (count - 1)) // count)
        size, gap = (wide, cards.of(wide).height), min(APART, (ROOM - count * wide) // (count - 1))
    return row(*held.blocks(order, sent, size, language), gap=gap, at="centre")


def _town(view: BossView, language: Language) -> Block:
    """The lower panel: own gangsters at each business, hidden ones readable and marked as hidden."""
    eye = Pin(Sprite("chrome/icons/closed-eye", 42, 29), 0.5, 0.5)
    told = (
        Text(say(language, "picture-your-gangsters"), Type.NAME, SIGN, GOLD, tracking=2, grow=1),
        Overlay(Sprite("chrome/panels/hand-private", 56, 38), (eye,)),
        Text(say(language, "picture-others-see-back"), Type.TEXT, CAPTION, IVORY),
    )
    columns, places = view.table.rows[view.seat].columns, len(view.table.places)
    cells: list[Block] = []
    for place, (lot, shown, own) in enumerate(zip(view.table.places, columns, view.columns, strict=True)):
        called = replace(shown, gangsters=())
        cell = Same(_cell, (place, places, lot.business, called, own, language))
        cells += [Rule(0.45), Sized(cell, (CELLS - 2 * (places - 1)) / places, 288)]
    parts = Stack(told, NEAR, pad=(16, 0)), row(*cells[1:], gap=0)
    ground = Panel("chrome/panels/hand-own", LACQUER, there=True)
    return Sized(Stack(parts, WIDE, down=True, pad=(CLOSE, 14), ground=ground), tall=378)


def _cell(
    place: Place,
    places: int,
    business: Business | None,
    shown: ColumnView,
    own: Sequence[OwnGangster],
    language: Language,
) -> Block:
    wide, gap = SMALL if places == 4 else LARGE
    five = cards.in_town(wide, gap, "chrome/table/called-4p", over=8)
    name = [] if business is None else [capitals(language, f"business-{business.value}")]
    head = row(
        Sprite(tile(business), hexagon_width(96), 96),
        letter(place, 50),
        *(Lines(words, Type.NAME, SIGN, IVORY, grow=1) for words in name),
    )
    lying = five.block(business, shown, own)
    return Sized(column(head, lying, gap=WIDE, closest=APART, at="start"), five.wide)
