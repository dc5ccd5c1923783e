"""All cards on the table (OR-44), at the end or of any moment before.

Above, the hands; below, who would have won where. There stand only businesses where cards lie, the best
column first.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.chicago_poker.pictures import cards
from bot.skins.chicago_poker.pictures.art_names import tile
from bot.skins.chicago_poker.pictures.emblems import hexagon_width, letter
from bot.skins.chicago_poker.words.catalogue import lot_capitals, say
from bot.skins.chicago_poker.words.hands import worth
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Grid,
    Overlay,
    Pin,
    Same,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    lay,
    row,
)
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    BRASS,
    CAPTION,
    CLOSE,
    GOLD,
    HAIR,
    HEAD,
    IVORY,
    LABEL_MIN,
    LACQUER,
    MUTED,
    NAME_MIN,
    NEAR,
    NEW,
    ON_ACTIVE,
    ROW,
    SIGN,
    TITLE,
)
from bot.table.languages import Language
from engine.chicago_poker.hands import Hand, hand
from engine.chicago_poker.pieces import FULL_COLUMN, AnyCard, Business, Place, Special
from engine.chicago_poker.views import BossRow, ColumnView, GangsterView, TableView
from engine.game import Seat

INNER = Box(26, 40, 1624, 1022)
PRINTED = (26, 30, 33, 37, 41, 50, 62)
TOWN = (*PRINTED, 76, 90)  # widths of cards of the businesses, which hold no special ones
WORTH = 180  # room that words beside the cards need
FACES = (96, 78, 66, 50)  # sides in which portraits are drawn
CROWN, TILE = 36, 78
SMALL = 41  # up to that width cards have a smaller lozenge
HAND_CARD = {1: 62, 2: 62, 3: 50}  # widths, by how many hands stand side by side
HEAD_TALL, PAD = 90, 14
ABSENT = 0.5
RADIUS = 12


@dataclass(frozen=True, slots=True)
class _Panel:
    """A plain panel with a thin edge, or the lit one of who won."""

    colour: str
    lit: bool = False

    def paint(self, canvas: Canvas, box: Box) -> None:
        left, top, (wide, tall) = box.left, box.top, box.size
        if self.lit:
            canvas.glow(box, RADIUS, GOLD, 12, 0.4, covered=RADIUS)
        canvas.plate(self.colour, left, top, wide, tall, RADIUS)
        edge, thick = (GOLD, 4) if self.lit else (BRASS, 1)
        canvas.ring(edge, left, top, round(wide), round(tall), RADIUS, thick)


@dataclass(frozen=True, slots=True)
class _Column:
    """What one boss had laid at a business, and what it was worth."""

    row: BossRow
    view: ColumnView
    hand: Hand | None  # of what is known of it
    best: bool


@dataclass(frozen=True, slots=True)
class _Town:
    """A business where cards lie: its columns, the best first; how wide their cards and portraits are."""

    place: Place
    business: Business | None
    columns: Sequence[_Column]
    absent: Sequence[BossRow]


def paint(table: TableView, names: Sequence[str], language: Language) -> Canvas:
    """The hands above, the businesses below."""
    canvas = on_ground("hand")
    towns = [town for place in range(len(table.places)) if (town := _town(table, place)).columns]
    across = 3 if len(table.rows) >= 5 or len(table.rows) == 3 else 2
    winner = table.outcome.winner if table.outcome is not None else None
    hands = Grid([_held(each, names[each.seat], across, winner) for each in table.rows], across, gap=NEAR)
    head, wide = _head(table, language), INNER.size[0]
    room = INNER.size[1] - head.size(wide).tall - hands.size(wide).tall - 2 * NEAR
    block = column(head, hands, Stack(_towns(towns, room, language), NEAR, grow=1), gap=NEAR, at="start")
    flow.paint(canvas, lay(block, INNER))
    canvas.frame()
    return canvas


def _head(table: TableView, language: Language) -> Block:
    key = "picture-all-cards-why" if table.outcome is not None else "picture-all-cards-then"
    told = column(
        Text(say(language, "picture-all-cards"), Type.TITLE, TITLE, GOLD, HEAD),
        Text(say(language, key, turn=str(table.turn)), Type.TEXT, SIGN, MUTED, CAPTION),
        gap=NEAR,
        grow=1,
    )
    signs = [
        row(Sprite(name, side), Text(say(language, words), Type.TEXT, SIGN, IVORY, CAPTION), gap=NEAR)
        for name, side, words in (
            ("cards/marker-was-hidden", 32, "picture-was-hidden"),
            ("chrome/icons/crown", 36, "picture-was-winning"),
        )
    ]
    return Sized(row(Space(HAIR), told, *signs, Space(HAIR), gap=APART), tall=HEAD_TALL)


# ---- the hands


def _held(boss: BossRow, player: str, across: int, winner: Seat | None) -> Block:
    """A boss and their hand; its cards overlap where they are many."""
    won, wide = boss.seat == winner, HAND_CARD[across]
    colour, narrow = GOLD if won else IVORY, across == max(HAND_CARD)
    side = FACES[2 if narrow else 0]
    face: Block = Sprite(portrait(boss.boss, active=won), side, claims=boss.boss.value)
    if won:
        face = Overlay(face, (Pin(Sprite("chrome/icons/crown", 42), 0.5, 0, (0, -4)),))
    if narrow:
        name = Text(SHORT[boss.boss], Type.NAME, SIGN, colour, NAME_MIN, align="centre")
        who: Block = Sized(column(face, name, gap=NEAR), 112)
    else:
        names = column(
            Text(SHORT[boss.boss], Type.NAME, BODY, colour, NAME_MIN),
            Text(readable(player), Type.TEXT, SIGN, ON_ACTIVE if won else MUTED, NAME_MIN, cut=True),
            gap=NEAR,
        )
        who = row(face, Sized(names, 190))
    held = boss.hand or ()
    cell = (INNER.size[0] - (across - 1) * NEAR) / across
    room = cell - who.size(cell).wide - 2 * PAD - NEAR
    gap = min(3, (room - wide) / max(1, len(held) - 1) - wide)
    lying = Sized(Same(_cards, (boss.hand or (), wide, gap)), room, cards.of(wide).height)
    return Stack((who, lying), NEAR, pad=(PAD, CLOSE), ground=_Panel(ACTIVE if won else ROW, won))


def _cards(held: Sequence[AnyCard], wide: int, gap: float) -> Block:
    drawn = cards.of(wide)
    shown = [
        drawn.small_special(card) if isinstance(card, Special) else drawn.gangster(card) for card in held
    ]
    return row(*shown, gap=gap)


# ---- the town


def _town(table: TableView, place: Place) -> _Town:
    found, absent = list[_Column](), list[BossRow]()
    for boss in table.rows:
        view = boss.columns[place]
        faces = [gangster.card for gangster in view.gangsters if gangster.card is not None]
        if view.gangsters:
            found.append(_Column(boss, view, hand(faces) if faces else None, best=False))
        else:
            absent.append(boss)
    known = [each.hand for each in found if each.hand is not None]
    best = max(known, default=None)
    columns = [replace(each, best=each.hand is not None and each.hand == best) for each in found]
    columns.sort(key=lambda each: (each.hand is not None, each.hand or best), reverse=True)
    return _Town(place, table.places[place].business, columns, absent)


def _towns(towns: Sequence[_Town], tall: float, language: Language) -> Sequence[Block]:
    """Side by side, all with cards of one size: as large as the fullest of them takes."""
    wide = (INNER.size[0] - NEAR * (len(towns) - 1)) / max(1, len(towns))
    blocks: Sequence[Block] = ()
    for card in reversed(TOWN):
        blocks = [_business(town, card, wide, language) for town in towns]
        if all(each.size(wide).wide <= wide and each.size(wide).tall <= tall for each in blocks):
            break
    return [Sized(each, wide, tall) for each in blocks] or (Space(grow=1),)


def _business(town: _Town, card: int, wide: float, language: Language) -> Block:
    """Its name, who would have won it with what, the columns, and who has no card there."""
    best = [each for each in town.columns if each.best]
    lot = Sprite(tile(town.business), hexagon_width(TILE), TILE)
    told: list[Block] = [Text(lot_capitals(language, town.business), Type.NAME, BODY, GOLD, NAME_MIN)]
    if best:
        leads = Text(_leads(best, language), Type.TEXT, SIGN, IVORY, NAME_MIN, cut=True, grow=1)
        told.append(row(Sprite("chrome/icons/crown", CROWN), leads, gap=CLOSE))
    head = row(Overlay(lot, (Pin(letter(town.place, 36), 0, 1, (14, -14)),)), column(*told, gap=NEAR, grow=1))
    rows = [_laid(each, card, wide, language) for each in town.columns]
    absent = [_absent(town.absent, language)] if town.absent else []
    return Stack(
        (head, column(*rows, gap=HAIR), Space(grow=1), *absent),
        CLOSE,
        down=True,
        pad=(NEAR, NEAR),
        ground=_Panel(LACQUER),
    )


def _leads(best: Sequence[_Column], language: Language) -> str:
    """Who would have won, and with what; several where they are equal."""
    bosses = ", ".join(SHORT[each.row.boss] for each in best)
    held = best[0].hand
    return say(language, "picture-leads", bosses=bosses, hand=worth(held, language) if held else "")


def _laid(each: _Column, card: int, wide: float, language: Language) -> Block:
    """One boss's gangsters: what had been hidden, and what they are worth where there is room."""
    tall = cards.of(card).height
    side = next((side for side in FACES if side <= tall), FACES[-1])
    face = Sprite(portrait(each.row.boss, active=each.best), side, claims=each.row.boss.value)
    span = FULL_COLUMN * (card + 3) - 3
    parts: list[Block] = [face, Sized(Same(_gangsters, (each.view.gangsters, card)), span, tall)]
    left = wide - 4 * NEAR - side - span - 2 * NEAR
    if each.hand is not None and left > WORTH:
        words, colour = worth(each.hand, language), NEW if each.best else MUTED
        parts.append(Text(words, Type.TEXT, SIGN, colour, LABEL_MIN, align="right", grow=1))
    ground = _Panel(ACTIVE, lit=True) if each.best else None
    return Stack(parts, NEAR, pad=(NEAR, CLOSE if each.best else HAIR), ground=ground)


def _gangsters(gangsters: Sequence[GangsterView], wide: int) -> Block:
    drawn, side = cards.of(wide), 26 if wide > SMALL else 20
    lying = [(drawn.lying(each), each.was_down and each.card is not None) for each in gangsters]
    return row(*(drawn.turned_up(card, side) if down else card for card, down in lying), gap=3)


def _absent(bosses: Sequence[BossRow], language: Language) -> Block:
    faces = [Sprite(portrait(each.boss), FACES[-1], strength=ABSENT) for each in bosses]
    words = Text(say(language, "picture-no-card"), Type.TEXT, SIGN, MUTED, LABEL_MIN, grow=1)
    return row(*faces, words, gap=CLOSE)
