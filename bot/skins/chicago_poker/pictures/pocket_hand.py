"""The hand and one's own gangsters for a phone held upright; for its owner's eyes only."""

from collections.abc import Sequence

from bot.skins.bosses import portraits
from bot.skins.bosses.portraits import SHORT
from bot.skins.chicago_poker.in_hand import InOrder, in_order
from bot.skins.chicago_poker.pictures import held
from bot.skins.chicago_poker.pictures import pocket_cards as cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width, lozenges
from bot.skins.chicago_poker.pictures.table import actions_shown
from bot.skins.chicago_poker.words.catalogue import lot_capitals, say
from bot.skins.chicago_poker.words.standing import laying
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.pocket import MARGIN, WIDTH, framed, ground
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    At,
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
    BODY,
    CLOSE,
    GOLD,
    HEAD,
    IVORY,
    LACQUER,
    MUTED,
    NEAR,
    ON_FIRE,
    SIGN,
    WIDE,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import LETTERS, Boss, Business, Place
from engine.chicago_poker.views import BossView, ColumnView, OwnGangster

ROOM = WIDTH - 2 * MARGIN
ACROSS = 4  # cards in a row
TOP = 112  # height of the head
ROWS = {2: 190, 3: 178, 4: 170}  # height of a business in the lower block
SIZE = cards.OWN_TOWN


def paint(view: BossView, language: Language, *, looking_back: bool = False) -> Canvas:
    """The cards of the hand in rows of four, fewer and larger ones in one; below them one's own gangsters at
    each business.

    `looking_back`: whoever looks need not be who held it.
    """
    boss = view.table.rows[view.seat].boss
    title = SHORT[boss] if looking_back else say(language, "picture-your-hand")
    of = actions_shown(view.table) if view.asked and view.table.tie is None else 0
    head = Same(_head, (boss, title, _line(view, language), view.table.actions_left, of))
    lying = Same(_cards, (in_order(view), view.sent if view.answered else None, language))
    tree = column(
        Sized(head, ROOM, TOP),
        lying,
        _town(view, language, looking_back=looking_back),
        gap=20,
    )
    tall = tree.size(ROOM).tall
    canvas = ground(round(WIDE + tall + MARGIN + CLOSE))
    flow.paint(canvas, flow.lay(tree, Box(MARGIN, WIDE, MARGIN + ROOM, WIDE + tall)))
    return framed(canvas)


def _head(boss: Boss, title: str, line: str, actions_left: int, of: int) -> Block:
    told = column(
        Text(title, Type.TITLE, HEAD, GOLD), Text(line, Type.TEXT, BODY, IVORY, SIGN), gap=WIDE, grow=1
    )
    step = min(64, 300 / max(1, of))
    size = round(step) - 2
    left = lozenges(actions_left, of, size, step - size)
    face = portraits.face(boss, TOP, active=True)
    return Stack((face, told, *([left] if of else [])), APART, pad=(6, 0))


def _line(view: BossView, language: Language) -> str:
    """Under the title: what is asked, or for whom the table waits."""
    table = view.table
    count = say(language, "picture-cards-in-words", count=len(view.hand))
    if table.outcome is not None or table.tie is not None or not view.asked:
        return count
    left = say(language, "picture-actions-left", count=table.actions_left)
    return f"{count} · {left}"


def _cards(order: InOrder, sent: Card | None, language: Language) -> Block:
    count = len(order)
    if not count:
        words = say(language, "picture-no-cards")
        return Sized(Text(words, Type.NAME, HEAD, MUTED, align="centre"), tall=held.SIZES[-1][1])
    size = held.largest(count, ROOM, held.GAP)
    lying = [*held.blocks(order, sent, size, language)]
    at: At = "centre" if count < ACROSS else "start"
    lines = [lying[first : first + ACROSS] for first in range(0, count, ACROSS)]
    return column(*(row(*line, gap=held.GAP, at=at) for line in lines), gap=APART)


def _town(view: BossView, language: Language, *, looking_back: bool) -> Block:
    """Own gangsters at each business, under a head that tells who sees them."""
    heading = "picture-gangsters" if looking_back else "picture-your-gangsters-short"
    told = (
        Text(say(language, heading), Type.NAME, BODY, GOLD, SIGN, grow=1),
        Sprite("chrome/icons/closed-eye", 50, 35),
        Text(say(language, "picture-others-see-back"), Type.TEXT, BODY, MUTED, SIGN),
    )
    places, columns = view.table.places, view.table.rows[view.seat].columns
    chances = laying(view)
    lines: list[Block] = [Sized(Stack(told, NEAR, pad=(20, 0)), tall=66)]
    for place, (lot, shown, own) in enumerate(zip(places, columns, view.columns, strict=True)):
        up = chances[place][0] if place in chances else None
        line = Same(_business, (place, lot.business, bool(lot.markers), shown, own, up, language))
        if place:
            lines.append(Stack((Rule(0.4, grow=1),), pad=(18, 0)))
        lines.append(Sized(line, ROOM, ROWS[len(places)] - 2 * bool(place)))
    return Stack(lines, 0, down=True, pad=(0, 3), ground=Panel("pocket/block", LACQUER))


def _business(
    place: Place,
    business: Business | None,
    red: bool,
    shown: ColumnView,
    own: Sequence[OwnGangster],
    next_up: bool | None,
    language: Language,
) -> Block:
    letter = Pin(Text(LETTERS[place], Type.NUMERAL, BODY, GOLD), 0.5, 0.5)
    colour = MUTED if business is None else ON_FIRE if red else IVORY
    blocks = (
        row(
            Overlay(Sprite("chrome/icons/badge", 58), (letter,)),
            Sprite(tile(business), hexagon_width(88), 88),
            gap=0,
        ),
        Lines(lot_capitals(language, business), Type.NAME, BODY, colour, gap=APART, least=SIGN, grow=1),
        SIZE.five(CLOSE, over=6).block(business, shown, own, next_up),
    )
    return Stack(blocks, NEAR, pad=(16, 0))
