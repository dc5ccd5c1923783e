"""A game is over: its winner in the light, the others in a strip; what they won each game paints itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, face, portrait
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import (
    Block,
    Overlay,
    Panel,
    Piece,
    Pin,
    Plate,
    Sized,
    Snug,
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
    BRASS,
    CAPTION,
    CLOSE,
    CREAM,
    DISPLAY,
    FAR,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LACQUER,
    LEAD,
    MUTED,
    NAME_MIN,
    NEW,
    POSTER,
    SIGN,
    TITLE,
    WIDE,
    Size,
)

BETWEEN = 14  # a portrait and its names
BESIDE_MAX = 5  # so many have their names beside the portrait
ALONE, RIM = 560, 610  # a single winner's portrait, and the rim around it
SHINES = (352, 492)  # where the rays of the ground begin, and so the middle of that portrait
SIDES = {2: 420, 3: 300, 4: 300, 5: 250, 6: 214}  # of the portraits of so many winners
SIDE_OF_MANY = 180  # of more
OTHER = 140  # of the others, up to four
WIDTH, TALL = 1598, 972
HEAD_TALL, STRIP_TALL = 110, 194
OUTLINE, THIN = (6, LACQUER), (4, LACQUER)
CAST = (12, 6, 0.8)  # the shadow of what they won

Pins = Callable[[int], Sequence[Pin]]
"""Badges pinned on a portrait of that side."""


def _nothing(_: int) -> Sequence[Pin]:
    return ()


@dataclass(frozen=True, slots=True)
class Crowned:
    """A winner, what is pinned on the portrait, and what is told below the names of several."""

    boss: str
    player: str
    pins: Pins = _nothing
    told: str = ""


@dataclass(frozen=True, slots=True)
class Other:
    """One of the others, and what they ended with, at any height."""

    boss: str
    player: str
    ended: Callable[[int], Block]
    pins: Pins = _nothing


def paint(
    title: str,
    crowned: Sequence[Crowned],
    words: str,
    won: Sequence[Block],
    others: Sequence[Other],
    medal: str = "",
) -> Canvas:
    """Who won, on a ribbon why, and the others in a strip.

    `won`: what a single winner won, line after line; `medal`: a prize at both sides of several.
    """
    alone = len(crowned) == 1
    canvas = on_ground("final", key="city" if alone else "city, shared", prepare=_lit if alone else _prepare)
    head = column(
        Text(title, Type.TITLE, TITLE, CREAM, HEAD, align="centre", outline=OUTLINE),
        Sprite("chrome/panels/final-rule", 1090, 14),
        gap=WIDE,
    )
    ribbon = Sized(
        Stack((Text(words, Type.NUMERAL, LEAD, INK, SIGN, 2),), pad=(32, 0), ground=Plate(GOLD, 10)), tall=70
    )
    middle = _winner(crowned[0], ribbon, won) if alone else _together(crowned, ribbon, medal)
    tree = column(
        Sized(head, WIDTH, HEAD_TALL),
        Sized(middle, WIDTH, TALL - HEAD_TALL - STRIP_TALL - 2 * CLOSE),
        Sized(_strip(others) if others else Space(), WIDTH, STRIP_TALL),
        gap=CLOSE,
    )
    return flow.picture(canvas, tree, Box(26, 48, 26 + WIDTH, 48 + TALL))


def _prepare(canvas: Canvas) -> None:
    canvas.put("chrome/backgrounds/final-skyline-far", 0, 480, 1650, 380)
    canvas.put("chrome/backgrounds/final-skyline-near", 0, 560, 1650, 300)


def _lit(canvas: Canvas) -> None:
    _prepare(canvas)
    (x, y), radius = SHINES, ALONE / 2
    canvas.glow(Box(x - radius, y - radius, x + radius, y + radius), radius, GOLD, 26, 0.75)


def _winner(one: Crowned, ribbon: Block, won: Sequence[Block]) -> Block:
    """The portrait in the light; beside it the names, the ribbon, and what they won."""
    shining = Overlay(Sprite(portrait(one.boss, active=True), ALONE, claims=one.boss), one.pins(ALONE))
    face = Overlay(Sprite("chrome/panels/final-ring", RIM), [Pin(shining, 0.5, 0.5)])
    names = column(
        Text(SHORT[one.boss], Type.TITLE, POSTER, GOLD, TITLE, outline=OUTLINE),
        Text(readable(one.player), Type.TEXT, HEAD, IVORY, LEAD, cut=True),
        gap=32,
    )
    told = column(names, Snug(ribbon), *won, gap=36, grow=1)
    return Stack((face, told), FAR, pad=(SHINES[0] - RIM / 2 - 26, 0))


def _together(crowned: Sequence[Crowned], ribbon: Block, medal: str) -> Block:
    """Several side by side, a ribbon under them; prizes beside two of them, beside the ribbon of more."""
    count = len(crowned)
    two, side = count == 2, SIDES.get(count, SIDE_OF_MANY)
    wide = 520 if two else 1560 / count
    largest = DISPLAY if two and not crowned[0].told else HEAD
    names = [Text(SHORT[each.boss], Type.TITLE, largest, GOLD, LEAD) for each in crowned]
    letters = min(name.shown(wide - APART)[1] for name in names)
    kind = Type.TITLE if letters >= HEAD else Type.NAME
    cells: list[Block] = []
    for each in crowned:
        lines: list[Block] = [
            Text(SHORT[each.boss], kind, letters, GOLD, LEAD, align="centre", outline=OUTLINE),
            Text(readable(each.player), Type.TEXT, BODY, IVORY, SIGN, align="centre", outline=THIN, cut=True),
        ]
        if each.told:
            lines.append(Text(each.told, Type.NAME, SIGN, NEW, SIGN, align="centre", outline=THIN))
        pinned = Overlay(face(each.boss, side, active=True), each.pins(side))
        cells.append(Sized(column(pinned, column(*lines), gap=WIDE, closest=CLOSE), wide))
    line: list[Block] = [ribbon]
    if medal:
        prize = Sprite(medal, 220 if two else 150, cast=CAST)
        cells, line = ([prize, *cells, prize], line) if two else (cells, [prize, ribbon, prize])
    faces = row(*cells, gap=0, at="centre", grow=1)
    return column(faces, row(*line, gap=32, at="centre"), gap=WIDE)


def _strip(entries: Sequence[Other]) -> Block:
    """One cell for each of the others, all laid alike: the names beside the portrait, or below it."""
    wide = 1578 / len(entries) if len(entries) > 3 else min(1578 / len(entries), 520)
    if len(entries) > BESIDE_MAX:
        cells = [_below(entry) for entry in entries]
    else:
        side, icon = (OTHER, 44) if len(entries) <= 4 else (118, 34)
        cells = [_beside(entry, side, icon, wide - side - BETWEEN - 2 * CLOSE) for entry in entries]
    blocks: list[Block] = [Sized(cells[0], wide)]
    for cell in cells[1:]:
        blocks += [Piece(0, 134, _rule), Sized(cell, wide)]
    return Stack(blocks, 0, ground=Panel("chrome/panels/final-others", LACQUER), at="centre")


def _beside(entry: Other, side: int, icon: int, room: float) -> Block:
    """The names and what they ended with beside the portrait, all of it in the middle of the cell."""
    told = column(*_names(entry, BODY), entry.ended(icon), gap=APART)
    told_wide = min(room, told.size(room).wide)
    return row(_face(entry, side), Sized(told, told_wide), gap=BETWEEN, at="centre")


def _below(entry: Other) -> Block:
    """In narrow cells the player's name has the whole width."""
    name, player = _names(entry, SIGN)
    told = column(row(_face(entry, 66), name, gap=CLOSE), player, entry.ended(28), grow=1)
    return Stack((told,), pad=(CLOSE, 0))


def _names(entry: Other, letters: Size) -> tuple[Block, Block]:
    name = Text(SHORT[entry.boss], Type.NAME, letters, IVORY)
    return name, Text(readable(entry.player), Type.TEXT, CAPTION, MUTED, NAME_MIN, cut=True)


def _face(entry: Other, side: int) -> Block:
    return Overlay(Sprite(portrait(entry.boss), side, claims=entry.boss), entry.pins(side))


def _rule(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(BRASS, Box(int(x), y, int(x) + 2, y + 134), 0.40)
