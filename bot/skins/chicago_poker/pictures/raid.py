"""What a Police Raid showed one boss: a rival's hidden cards in lamplight. For their eyes only."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import FULL, SHORT, portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import badge, hexagon_width
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import detail, rank_capitals
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable, width
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Overlay, Panel, Piece, Pin, Sized, Sprite, Stack, Text, column
from bot.skins.scene.theme import (
    APART,
    BODY,
    BRASS,
    CAPTION,
    CREAM,
    EMBER,
    GLOW,
    GOLD,
    HEAD,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    ON_FIRE,
    OXBLOOD,
    ROSE,
    SIGN,
    TITLE,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import hand as hand_of
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, UP, Business
from engine.chicago_poker.views import RaidSeen, TableView

CARD, SMALL = 212, 62
STEP = 228


def paint(seen: RaidSeen, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The rival's column as the raiding boss knows it now."""
    canvas = on_ground("raid")
    _head(canvas, language)
    hidden = dict(seen.gangsters)
    known = _known(seen, table)
    for slot in hidden:
        canvas.softened("chrome/panels/raid-beam", 484 + STEP * slot + 105 - 190, 268, 380, 600, 7)
    for slot in range(FULL_COLUMN):
        _slot(canvas, slot, hidden.get(slot), known.get(slot), seen.business)
    for slot in hidden:
        _lamp(canvas, 484 + STEP * slot + 105)
    canvas.put("chrome/panels/raid-rail", 464, 186, 1162, 16)
    _rival(canvas, seen, table, names, language)
    foot = _foot(seen, table, [*(known | hidden).values()], language)
    flow.paint(canvas, flow.lay(foot, Box(26, 804, 1624, 1022)))
    canvas.frame()
    return canvas


def _known(seen: RaidSeen, table: TableView) -> dict[int, Card]:
    """What lies face up there anyway, by slot."""
    column = table.rows[seen.rival].columns[seen.place]
    return {slot: g.card for slot, g in enumerate(column.gangsters) if g.card is not None}


def _head(canvas: Canvas, language: Language) -> None:
    art = round(138 * 1.12)
    canvas.put_with_shadow("specials/police-raid", 38 - 8, 32 - 8, art, art, 10, 5, 0.7)
    title = capitals(language, "special-police-raid")
    canvas.write(title, Type.TITLE, TITLE, GOLD, 198, top=38, room=1380)
    words = say(language, "picture-private")
    wide = round(width(words, Type.NAME, CAPTION, 2) + 92)
    canvas.plate(BRASS, 198, 120, wide, 50, 10)
    canvas.plate(OXBLOOD, 201, 123, wide - 6, 44, 7)
    canvas.put("chrome/icons/closed-eye", 212, 133, 42, 29)
    canvas.write(words, Type.NAME, CAPTION, GOLD, 264, mid=145, tracking=2)


def _slot(canvas: Canvas, slot: int, hidden: Card | None, known: Card | None, business: Business) -> None:
    x, y = 483 + STEP * slot, 310
    tall = cards.height(CARD)
    if hidden is not None:
        canvas.glow(Box(x - 2, y - 2, x + CARD + 2, y + tall + 2), 20, GLOW, 18, 1.0, covered=40)
        canvas.put("cards/frame-revealed-L", x - 6, y - 6, CARD + 12, tall + 12)
        cards.gangster(canvas, hidden, x, y, CARD, None)
    elif known is not None:
        cards.dimmed(canvas, known, x, y, CARD)
    else:
        cards.slot(canvas, LAID[business][slot], x, y, CARD)


def _lamp(canvas: Canvas, middle: float) -> None:
    canvas.put("chrome/panels/raid-cord", middle - 3, 192, 6, 30)
    cut = round(94 * 0.06)
    canvas.part("chrome/panels/raid-lamp", (168, 94), (0, cut, 168, 94), middle - 84, 196 + cut)


def _rival(
    canvas: Canvas, seen: RaidSeen, table: TableView, names: Sequence[str], language: Language
) -> None:
    """At the left: whose column it is, and where."""
    boss = table.rows[seen.rival].boss
    canvas.put_with_shadow(portrait(boss), 87, 248, 256, 256, 12, 8, 0.7)
    canvas.claim(boss.value, 87, 248, 256, 256)
    across = hexagon_width(150)
    canvas.put_with_shadow(tile(seen.business), 253, 396, across, 150, 12, 6, 0.8)
    badge(canvas, seen.place, 253 + across - 44, 498, 60)
    player = readable(names[seen.rival]) or FULL[boss]
    place = capitals(language, f"business-{seen.business.value}")
    told = column(
        Text(SHORT[boss], Type.NAME, HEAD, IVORY, LEAD, align="centre"),
        Text(player, Type.TEXT, BODY, MUTED, NAME_MIN, align="centre", cut=True),
        Text(place, Type.LABEL, BODY, GOLD, SIGN, 2, "centre"),
        gap=APART,
        at="start",
    )
    flow.paint(canvas, flow.lay(told, Box(40, 600, 450, 780)))


def _foot(seen: RaidSeen, table: TableView, known: Sequence[Card], language: Language) -> Block:
    """What the column is worth so far, and what comes next in it: a shootout, or a card with that facing."""
    if table.rows[seen.rival].columns[seen.place].marker:
        follows = _shootout(SHORT[table.rows[seen.rival].boss].title(), language)
    else:
        follows = _next(LAID[seen.business][min(len(known), FULL_COLUMN - 1)], language)
    return Stack((Sized(_worth(known, language), 1024), Sized(follows, 560)), 14)


def _worth(known: Sequence[Card], language: Language) -> Block:
    words: list[Block] = []
    if known:
        hand = hand_of(known)
        words = [
            Text(say(language, "picture-so-far"), Type.LABEL, SIGN, MUTED, CAPTION, 3),
            Text(rank_capitals(hand.rank, language), Type.TITLE, TITLE, CREAM, HEAD),
            Text(detail(hand, language), Type.TEXT, BODY, IVORY),
        ]
    return Stack(
        words, APART, down=True, pad=(34, 0), ground=Panel("chrome/panels/raid-hand", LACQUER), at="centre"
    )


def _shootout(boss: str, language: Language) -> Block:
    told = column(
        Text(say(language, "picture-shootout"), Type.NAME, HEAD, ON_FIRE),
        Text(say(language, "picture-at-next-turn", boss=boss), Type.TEXT, SIGN, ROSE),
        gap=APART,
        grow=1,
    )
    bullet = Sprite("cards/marker-bullet", 110, 40)
    return Stack((bullet, told), 30, pad=(30, 0), ground=Panel("chrome/panels/raid-shootout", EMBER))


def _next(up: bool, language: Language) -> Block:
    tall = cards.height(SMALL)
    card: Block
    if up is UP:
        slot = Piece(SMALL, tall, lambda canvas, x, y: cards.slot(canvas, UP, x, y, SMALL))
        card = Overlay(slot, (Pin(Text("?", Type.NUMERAL, HEAD, MUTED), 0.5, 0.5),))
    else:
        card = Piece(SMALL, tall, lambda canvas, x, y: cards.back(canvas, x, y, SMALL))
    facing = say(language, "picture-facing", facing="up" if up is UP else "down")
    told = column(
        Text(say(language, "picture-next-card"), Type.LABEL, SIGN, MUTED, CAPTION, 2),
        Text(facing, Type.TEXT, LEAD, IVORY, SIGN),
        gap=APART,
        grow=1,
    )
    return Stack((card, told), 34, pad=(44, 0), ground=Panel("chrome/panels/raid-next", LACQUER))
