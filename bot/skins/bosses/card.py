"""The card that a game is shared by: the winner, what they won, how it turned, and what nobody believed."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import chain

from bot.skins.bosses.portraits import SHORT, portrait
from bot.skins.bosses.story import curves
from bot.skins.bosses.story.curves import FINE
from bot.skins.bosses.story.sheet import SURPRISE, Sheet, Surprise
from bot.skins.bosses.words import say
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Piece,
    Plate,
    Sized,
    Space,
    Sprite,
    Stack,
    Text,
    column,
    lay,
    row,
)
from bot.skins.scene.scene import Stroke
from bot.skins.scene.theme import (
    APART,
    BODY,
    BRASS,
    CAPTION,
    CLOSE,
    CREAM,
    DISPLAY,
    FAINT,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    NEW,
    NIGHT,
    OXBLOOD,
    POSTER,
    SIGN,
    TITLE,
    WIDE,
)
from bot.skins.standings import in_hundred, thinned
from engine.game import Seat

WIDTH, HEIGHT = 1200, 1500
INNER = Box(46, 42, 1154, 1462)
FACE = {1: 560, 2: 300, 3: 300}  # the side of the winners' portraits, by how many there are
FACE_OF_MANY = 180
FLANK = 262
OTHERS = 50
TABLE_MAX = 7  # of the others, so many faces fit
CHART, CHART_TALL = 700, 130
POINTS_MAX = 60
LED = 2  # so many of those who lost keep their pattern; of the others only how they went
STAR, CROWN = 72, 68


@dataclass(frozen=True, slots=True)
class Card:
    """What a game says on its card beside its story; all in capitals.

    `title`: what was won; `why`: by what; `won`: pieces beside the face, each with its name.
    """

    title: str
    why: str
    game: str
    won: Sequence[tuple[Block, str]] = ()


def paint(sheet: Sheet, card: Card) -> Canvas:
    """The whole of it."""
    canvas = on_ground("ground", HEIGHT, folder="share", key="share", prepare=_city, width=WIDTH)
    block = column(
        Text(card.title, Type.TITLE, TITLE, GOLD, HEAD, align="centre", outline=(5, LACQUER)),
        Sprite("chrome/panels/final-rule", 1090, 14),
        Sized(_winners(sheet, card), tall=FACE[1]),
        *_names(sheet),
        _why(card),
        _chart(sheet),
        *_unbelieved(sheet.surprise),
        _table(sheet, card),
        gap=APART,
    )
    flow.paint(canvas, lay(block, INNER))
    canvas.frame("share/frame", HEIGHT)
    return canvas


def _city(canvas: Canvas) -> None:
    canvas.part(
        "chrome/backgrounds/final-skyline-far", (1650, 380), (225, 0, 1425, 380), 0, 470, strength=0.55
    )


def _winners(sheet: Sheet, card: Card) -> Block:
    """The face, or the faces; what was won stands at both sides of a single one."""
    winners = sheet.winners
    side = FACE.get(len(winners), FACE_OF_MANY)
    faces = [_face(sheet.bosses[seat], side) for seat in winners]
    if len(faces) > 1:
        return row(*faces, gap=APART, at="centre")
    half = -(-len(card.won) // 2)
    left, right = card.won[:half], card.won[half:]
    return row(_flank(left), faces[0], _flank(right), gap=NEAR, at="centre")


def _flank(pieces: Sequence[tuple[Block, str]]) -> Block:
    told = [
        column(
            piece, Text(name, Type.NAME, SIGN, IVORY, CAPTION, align="centre", outline=(4, NIGHT)), gap=NEAR
        )
        for piece, name in pieces
    ]
    return Sized(column(*told, gap=APART), FLANK)


def _face(boss: str, side: int) -> Block:
    def draw(canvas: Canvas, x: float, y: float) -> None:
        canvas.glow(Box(x + 20, y + 20, x + side - 20, y + side - 20), side / 2 - 20, GOLD, 26, 0.7)
        canvas.put(portrait(boss, active=True), x, y, side)
        canvas.claim(boss, x, y, side, side)

    return Piece(side, side, draw)


def _names(sheet: Sheet) -> Sequence[Block]:
    """Bosses, and the people below them."""
    winners = sheet.winners
    names = " · ".join(SHORT[sheet.bosses[seat]] for seat in winners)
    people = " · ".join(sheet.players[seat] for seat in winners)
    large = POSTER if len(winners) == 1 else DISPLAY
    return (
        Text(names, Type.TITLE, large, CREAM, HEAD, align="centre", outline=(6, LACQUER), cut=True),
        Text(people, Type.TEXT, HEAD, IVORY, SIGN, align="centre", cut=True),
    )


def _why(card: Card) -> Block:
    words = Sized(Text(card.why, Type.NUMERAL, LEAD, INK, SIGN, tracking=1), tall=64)
    return row(Stack((words,), pad=(WIDE, 0), ground=Plate(GOLD, 10)), at="centre")


# ---- how it went


@dataclass(frozen=True, slots=True)
class _Panel:
    """A dark panel with a thin edge."""

    colour: str
    edge: str = BRASS

    def paint(self, canvas: Canvas, box: Box) -> None:
        wide, tall = (round(each) for each in box.size)
        canvas.plate(self.colour, box.left, box.top, wide, tall, 12)
        canvas.ring(self.edge, box.left, box.top, wide, tall, 12, 2)


def _chart(sheet: Sheet) -> Block:
    """The curves, and beside them when it turned."""
    axis = [Text(words, Type.NAME, SIGN, colour, align="right") for words, colour in AXIS]
    scale = Stack((axis[0], Space(grow=1), axis[1], Space(grow=1), axis[2]), 0, down=True)
    turned: Block = Space(grow=1)
    point = sheet.story.turning_point
    if point is not None:
        low, high = in_hundred(point.before), in_hundred(point.after)
        turned = column(
            Text(sheet.labels.at.upper(), Type.NAME, BODY, GOLD, CAPTION),
            Text(say(sheet.language, "share-rise", low=low, high=high), Type.TEXT, SIGN, IVORY, CAPTION),
            gap=APART,
            grow=1,
        )
    drawn = Piece(CHART + CROWN // 2, CHART_TALL, lambda canvas, x, y: _curves(canvas, sheet, x, y), "left")
    return Stack(
        (Sized(scale, 84, CHART_TALL), drawn, turned), NEAR, pad=(APART, APART), ground=_Panel(NIGHT)
    )


AXIS = (("100%", IVORY), ("50", MUTED), ("0", MUTED))


def _curves(canvas: Canvas, sheet: Sheet, x: float, y: float) -> None:
    """The winner's curve in light, those who led before it in their patterns, the others thin."""
    left, top = round(x), round(y)
    turns = max(1, sheet.story.turns)
    for part in (0, 0.5, 1):
        canvas.fill(
            BRASS, Box(left, top + part * CHART_TALL - 1, left + CHART, top + part * CHART_TALL + 1), 0.4
        )
    rows = thinned(sheet.story, POINTS_MAX)
    lines = {
        seat: [(CHART * turn / turns, CHART_TALL * (1 - chances[seat])) for turn, chances in rows]
        for seat in sheet.order
    }
    led, others = _led(sheet)
    glow = Stroke("line", tuple(chain.from_iterable(lines[sheet.order[0]])), 255, 12, curved=True)
    canvas.figure(GOLD, left, top, CHART, CHART_TALL, 1, [glow], blur=8, strength=0.6)
    thin = (
        Stroke(
            "line",
            tuple(FINE * each for each in chain.from_iterable(lines[seat])),
            FAINT,
            3 * FINE,
            curved=True,
        )
        for seat in others
    )
    strokes = (*thin, *curves.drawn([lines[seat] for seat in led]))
    canvas.drawing(left, top, CHART, CHART_TALL, FINE, strokes)
    _marks(canvas, sheet, lines[sheet.order[0]][-1], left, top)


def _led(sheet: Sheet) -> tuple[Sequence[Seat], Sequence[Seat]]:
    """Who won, and who of those that lost came closest; then the others."""
    winners = len(sheet.winners)
    lost = sorted(sheet.order[winners:], key=lambda seat: -max(row[seat] for row in sheet.story.curve))
    return (*sheet.order[:winners], *lost[:LED]), lost[LED:]


def _marks(canvas: Canvas, sheet: Sheet, end: tuple[float, float], left: int, top: int) -> None:
    """A star where it turned, a crown where it ended."""
    point = sheet.story.turning_point
    if point is not None:
        x = left + CHART * point.turn / max(1, sheet.story.turns)
        y = top + CHART_TALL * (1 - point.after)
        canvas.put("story/turning", x - STAR / 2, y - STAR / 2, STAR)
    canvas.put("chrome/icons/crown", left + end[0] - CROWN / 2, top + end[1] - CROWN / 2, CROWN)


def _unbelieved(surprise: Surprise | None) -> Sequence[Block]:
    """What so few believed; nothing in a game that surprised nobody."""
    if surprise is None:
        return ()
    piece = Piece(*SURPRISE, surprise.piece)
    told = column(
        Text(surprise.heading, Type.NAME, SIGN, GOLD, CAPTION, tracking=1),
        Text(surprise.at, Type.TEXT, BODY, IVORY, CAPTION),
        *(Text(line, Type.TEXT, BODY, IVORY, CAPTION) for line in surprise.lines[:1]),
        gap=NEAR,
        grow=1,
    )
    number = row(
        Text(surprise.number, Type.NUMERAL, DISPLAY, NEW, TITLE),
        Text(surprise.beside[0], Type.NUMERAL, HEAD, NEW, LEAD),
        gap=CLOSE,
    )
    return (Stack((piece, told, number), WIDE, pad=(APART, APART), ground=_Panel(OXBLOOD)),)


# ---- the foot


def _table(sheet: Sheet, card: Card) -> Block:
    """Who else sat there, how long it took, and what was played."""
    others = [seat for seat in sheet.order if seat not in sheet.winners][:TABLE_MAX]
    faces = [Sprite(portrait(sheet.bosses[seat]), OTHERS, claims=sheet.bosses[seat]) for seat in others]
    words = say(sheet.language, "share-table", count=len(sheet.bosses))
    return row(
        *faces,
        Text(words, Type.TEXT, SIGN, IVORY, CAPTION, grow=1),
        Text(card.game, Type.NAME, SIGN, MUTED, CAPTION, tracking=1),
        gap=NEAR,
    )
