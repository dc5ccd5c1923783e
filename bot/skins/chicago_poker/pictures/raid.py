"""What a Police Raid showed one boss: a rival's hidden cards in lamplight. For their eyes only."""

from collections.abc import Sequence

from bot.skins.bosses.portraits import FULL, SHORT, portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import badge, hexagon_width
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import detail, rank_capitals
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, cap_height, readable, width
from bot.skins.scene.theme import (
    BODY,
    BRASS,
    CAPTION,
    CREAM,
    GLOW,
    GOLD,
    HEAD,
    IVORY,
    LABEL_MIN,
    LEAD,
    MUTED,
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

CARD = 212
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
    _hand(canvas, [*(known | hidden).values()], language)
    _next(canvas, seen, table, len(known | hidden), language)
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
    caps = cap_height(Type.NAME, HEAD), cap_height(Type.TEXT, BODY)
    canvas.write(SHORT[boss], Type.NAME, HEAD, IVORY, 245, top=600, align="centre", room=410)
    y = 600 + caps[0] + 18
    player = readable(names[seen.rival]) or FULL[boss]
    canvas.write(player, Type.TEXT, BODY, MUTED, 245, top=y, align="centre", room=410, least=SIGN)
    name = capitals(language, f"business-{seen.business.value}")
    canvas.write(
        name, Type.LABEL, BODY, GOLD, 245, top=y + caps[1] + 24, align="centre", tracking=2, room=410
    )


def _hand(canvas: Canvas, known: Sequence[Card], language: Language) -> None:
    """The strip at the foot: what the column is worth so far."""
    canvas.put("chrome/panels/raid-hand", 26, 804, 1024, 218)
    if not known:
        return
    hand = hand_of(known)
    label, title = cap_height(Type.LABEL, SIGN), cap_height(Type.TITLE, TITLE)
    top = 804 + (218 - label - 26 - title) / 2
    canvas.write(say(language, "picture-so-far"), Type.LABEL, SIGN, MUTED, 60, top=top, tracking=3)
    foot = top + label + 26 + title
    name = canvas.write(rank_capitals(hand.rank, language), Type.TITLE, TITLE, CREAM, 60, base=foot, room=956)
    words = detail(hand, language)
    if name.right + 30 + width(words, Type.TEXT, BODY) <= 1016:
        canvas.write(words, Type.TEXT, BODY, IVORY, name.right + 30, base=foot)
    else:
        canvas.write(words, Type.TEXT, BODY, IVORY, 1016, top=top, align="right", room=600)


def _next(canvas: Canvas, seen: RaidSeen, table: TableView, count: int, language: Language) -> None:
    """What comes next in that column: a shootout, or a card with that facing."""
    middle = 804 + 109
    if table.rows[seen.rival].columns[seen.place].marker:
        canvas.put("chrome/panels/raid-shootout", 1064, 804, 560, 218)
        canvas.put("cards/marker-bullet", 1094, middle - 20, 110, 40)
        canvas.write(
            say(language, "picture-shootout"), Type.NAME, HEAD, ON_FIRE, 1234, mid=middle - 26, room=370
        )
        words = say(language, "picture-at-next-turn", boss=SHORT[table.rows[seen.rival].boss].title())
        canvas.write(words, Type.TEXT, SIGN, ROSE, 1234, mid=middle + 34, room=370, least=LABEL_MIN)
        return
    canvas.put("chrome/panels/raid-next", 1064, 804, 560, 218)
    up = LAID[seen.business][min(count, FULL_COLUMN - 1)]
    top = middle - 68
    if up is UP:
        cards.slot(canvas, UP, 1108, top, 62)
        canvas.write("?", Type.NUMERAL, HEAD, MUTED, 1139, mid=middle, align="centre")
    else:
        cards.back(canvas, 1108, top, 62)
    canvas.write(
        say(language, "picture-next-card"),
        Type.LABEL,
        SIGN,
        MUTED,
        1204,
        mid=middle - 24,
        tracking=2,
        room=400,
    )
    words = say(language, "picture-facing", facing="up" if up is UP else "down")
    canvas.write(words, Type.TEXT, LEAD, IVORY, 1204, mid=middle + 28, room=400, least=LABEL_MIN)
