"""What a Police Raid showed one boss: a rival's hidden cards in lamplight. For their eyes only."""

from collections.abc import Mapping, Sequence

from bot.skins.bosses.portraits import FULL, SHORT, portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width, letter, private
from bot.skins.chicago_poker.pictures.places import Around
from bot.skins.chicago_poker.words.catalogue import capitals, say
from bot.skins.chicago_poker.words.hands import detail, rank_capitals
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Light,
    Overlay,
    Panel,
    Piece,
    Pin,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    row,
)
from bot.skins.scene.theme import (
    APART,
    BODY,
    CAPTION,
    CLOSE,
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
    ROSE,
    SIGN,
    TITLE,
    WIDE,
)
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import hand as hand_of
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, UP
from engine.chicago_poker.views import RaidSeen, TableView

CARD, SMALL = 212, 62
GAP = 16  # between two cards


def paint(seen: RaidSeen, table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The rival's column as the raiding boss knows it now."""
    canvas = on_ground("raid")
    known, hidden = _known(seen, table), dict(seen.gangsters)
    above = row(_rival(seen, table, names, language), _column(seen, known), gap=CLOSE)
    foot = _foot(seen, table, [*(known | hidden).values()], language)
    tree = column(_head(language), Sized(above, tall=625), Sized(foot, tall=218), gap=0, at="start")
    flow.paint(canvas, flow.lay(tree, Box(26, 24, 1624, 1022)))
    canvas.frame()
    return canvas


def _known(seen: RaidSeen, table: TableView) -> dict[int, Card]:
    """What lies face up there anyway, by slot."""
    column = table.rows[seen.rival].columns[seen.place]
    return {slot: g.card for slot, g in enumerate(column.gangsters) if g.card is not None}


def _head(language: Language) -> Block:
    told = column(
        Text(capitals(language, "special-police-raid"), Type.TITLE, TITLE, GOLD, HEAD),
        row(private(say(language, "picture-private"), CAPTION, 50)),
        gap=WIDE,
        grow=1,
    )
    return row(Sprite("specials/police-raid", 155, cast=(10, 5, 0.7)), told, gap=APART)


def _column(seen: RaidSeen, known: Mapping[int, Card]) -> Block:
    """The five places under their lamps, each lit one over a card that the raid turned up."""
    hidden, lying = dict(seen.gangsters), cards.of(CARD, cards.IN_HAND)
    lit, places = list[Block](), list[Block]()
    for slot, up in enumerate(LAID[seen.business]):
        if slot in hidden:
            lit.append(Piece(CARD, lying.height, _beam))
            revealed = Stack((cards.of(CARD, None).gangster(hidden[slot]),), ground=REVEALED)
            places.append(Overlay(revealed, LAMP))
        else:
            lit.append(Space(CARD, lying.height))
            places.append(lying.dimmed(known[slot]) if slot in known else lying.slot(up))
    rail = Sprite("chrome/panels/raid-rail", 1162, 16)
    column = Overlay(row(*lit, gap=GAP), (Pin(row(*places, gap=GAP), 0.5, 0.5), Pin(rail, 0.5, 0, (0, -116))))
    return Stack((column,), down=True, pad=(17, 28), at="end")


def _beam(canvas: Canvas, x: float, y: float) -> None:
    canvas.softened("chrome/panels/raid-beam", x + CARD / 2 - 190, y - 42, 380, 600, 7)


def _lamp(canvas: Canvas, x: float, y: float) -> None:
    """The lamp without its uppermost edge, where the cord is."""
    cut = round(94 * 0.06)
    canvas.part("chrome/panels/raid-lamp", (168, 94), (0, cut, 168, 94), x, y + cut)


REVEALED = Around(Light(20, 18, 1.0, 40), GLOW, "cards/frame-revealed-L", (6, 6))
LAMP = (
    Pin(Sprite("chrome/panels/raid-cord", 6, 30), 0.5, 0, (0, -103)),
    Pin(Piece(168, 94, _lamp), 0.5, 0, (0, -67)),
)


def _rival(seen: RaidSeen, table: TableView, names: Sequence[str], language: Language) -> Block:
    """At the left: whose column it is, and where."""
    boss = table.rows[seen.rival].boss
    fought = Sprite(tile(seen.business), hexagon_width(150), 150, cast=(12, 6, 0.8))
    face = Overlay(
        Sprite(portrait(boss), 256, claims=boss.value, cast=(12, 8, 0.7)),
        (Pin(fought, 1, 1, (-4, -33)), Pin(letter(seen.place, 60), 1, 1, (68, 24))),
    )
    player = readable(names[seen.rival]) or FULL[boss]
    place = capitals(language, f"business-{seen.business.value}")
    told = (
        row(face, Space(48), gap=0, at="centre"),
        Space(tall=60),
        Text(SHORT[boss], Type.NAME, HEAD, IVORY, LEAD, align="centre"),
        Text(player, Type.TEXT, BODY, MUTED, NAME_MIN, align="centre", cut=True),
        Text(place, Type.LABEL, BODY, GOLD, SIGN, 2, "centre"),
    )
    return Stack(told, APART, down=True, pad=(0, 69), grow=1)


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
    card = cards.of(SMALL).back()
    if up is UP:
        card = Overlay(cards.of(SMALL).slot(UP), (Pin(Text("?", Type.NUMERAL, HEAD, MUTED), 0.5, 0.5),))
    facing = say(language, "picture-facing", facing="up" if up is UP else "down")
    told = column(
        Text(say(language, "picture-next-card"), Type.LABEL, SIGN, MUTED, CAPTION, 2),
        Text(facing, Type.TEXT, LEAD, IVORY, SIGN),
        gap=APART,
        grow=1,
    )
    return Stack((card, told), 34, pad=(44, 0), ground=Panel("chrome/panels/raid-next", LACQUER))
