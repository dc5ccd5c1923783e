"""A game is over: its winner in the light, the others in a strip; what they won each game paints itself."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass

from bot.skins.bosses.portraits import SHORT, face, portrait
from bot.skins.kit.blocks import ribbon
from bot.skins.kit.canvas import Box, Canvas, on_ground
from bot.skins.kit.lettering import Type, cap_height, readable
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Panel, Piece, Plate, Sized, Sprite, Stack, Text, column, row
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
    NEAR,
    POSTER,
    SIGN,
    TITLE,
    Size,
)

BETWEEN = 14  # a portrait and its names
BESIDE_MAX = 5  # so many have their names beside the portrait
RING = 280  # the radius of the winner's portrait with its rim, which shines


def begin(title: str, *, alone: bool = True) -> Canvas:
    """The ground with the city; `alone`: with the light around the portrait of a single winner."""
    canvas = on_ground("final", key="city" if alone else "city, shared", prepare=_lit if alone else _prepare)
    canvas.write(
        title, Type.TITLE, TITLE, CREAM, 825, top=48, align="centre", room=1490, outline=(6, LACQUER)
    )
    canvas.put("chrome/panels/final-rule", 280, 132, 1090, 14)
    return canvas


def _prepare(canvas: Canvas) -> None:
    canvas.put("chrome/backgrounds/final-skyline-far", 0, 480, 1650, 380)
    canvas.put("chrome/backgrounds/final-skyline-near", 0, 560, 1650, 300)


def _lit(canvas: Canvas) -> None:
    _prepare(canvas)
    canvas.glow(Box(352 - RING, 492 - RING, 352 + RING, 492 + RING), RING, GOLD, 26, 0.75)


def winner(canvas: Canvas, boss: str, player: str, words: str) -> float:
    """The portrait, the names and, on a ribbon, why they won; where the room below the ribbon begins."""
    canvas.put("chrome/panels/final-ring", 352 - 305, 492 - 305, 610)
    canvas.put(portrait(boss, active=True), 352 - 280, 492 - 280, 560)
    canvas.claim(boss, 72, 212, 560, 560)
    name = canvas.write(SHORT[boss], Type.TITLE, POSTER, GOLD, 700, top=196, room=900, outline=(6, LACQUER))
    y = name.bottom + 30
    canvas.write(readable(player), Type.TEXT, HEAD, IVORY, 704, top=y, room=890, least=LEAD)
    y += cap_height(Type.TEXT, HEAD) + 42
    ribbon(canvas, words, 700, y, 70, 900, LEAD, 32, tracking=2)
    return y + 100


def together(
    canvas: Canvas, champions: Sequence[tuple[str, str]], words: str, side: int, medal: str = ""
) -> None:
    """Several who win together, each a boss and a player: side by side, one ribbon under them.

    `medal`: a prize at both sides, of two beside the portraits, of more beside the ribbon.
    """
    two = len(champions) == 2
    wide = 520 if two else 1560 / len(champions)
    names = [Text(SHORT[boss], Type.TITLE, DISPLAY if two else HEAD, GOLD, LEAD) for boss, _ in champions]
    letters = min(name.shown(wide - APART)[1] for name in names)
    kind = Type.TITLE if letters >= HEAD else Type.NAME
    cells: list[Block] = []
    for boss, player in champions:
        name = Text(SHORT[boss], kind, letters, GOLD, LEAD, align="centre", outline=(6, LACQUER))
        told = readable(player)
        person = Text(told, Type.TEXT, BODY, IVORY, SIGN, align="centre", outline=(4, LACQUER), cut=True)
        cells.append(Sized(column(face(boss, side, active=True), name, person, gap=NEAR), wide))
    ribbon = Stack((Text(words, Type.NUMERAL, LEAD, INK, BODY, 2),), pad=(32, 0), ground=Plate(GOLD, 10))
    line: list[Block] = [Sized(ribbon, tall=66)]
    if medal:
        large = 220 if two else 150
        prize = Piece(large, large, lambda canvas, x, y: shadowed(canvas, medal, x, y, large))
        cells, line = ([prize, *cells, prize], line) if two else (cells, [prize, *line, prize])
    tree = column(row(*cells, gap=0, at="centre"), row(*line, gap=32, at="centre"), gap=FAR, closest=CLOSE)
    flow.paint(canvas, flow.lay(tree, Box(45, 160, 1605, 816)))


def shadowed(canvas: Canvas, name: str, x: float, y: float, side: int) -> None:
    """A prize and its shadow."""
    canvas.put_with_shadow(name, x, y, side, side, 12, 6, 0.8)


@dataclass(frozen=True, slots=True)
class Other:
    """One of the others, and what they ended with, at any height."""

    boss: str
    player: str
    ended: Callable[[int], Block]


def others(canvas: Canvas, entries: Sequence[Other]) -> None:
    """One cell for each of the others, all laid alike: the names beside the portrait, or below it."""
    if not entries:
        return
    wide = 1578 / len(entries) if len(entries) > 3 else min(1578 / len(entries), 520)
    if len(entries) > BESIDE_MAX:
        cells = [_below(entry) for entry in entries]
    else:
        side, icon = (140, 44) if len(entries) <= 4 else (118, 34)
        cells = [_beside(entry, side, icon, wide - side - BETWEEN - 2 * CLOSE) for entry in entries]
    blocks: list[Block] = [Sized(cells[0], wide)]
    for cell in cells[1:]:
        blocks += [Piece(0, 134, _rule), Sized(cell, wide)]
    strip = Stack(blocks, 0, ground=Panel("chrome/panels/final-others", LACQUER), at="centre")
    flow.paint(canvas, flow.lay(strip, Box(26, 826, 1624, 1020)))


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
    return Sprite(portrait(entry.boss), side, claims=entry.boss)


def _rule(canvas: Canvas, x: float, y: float) -> None:
    canvas.fill(BRASS, Box(int(x), y, int(x) + 2, y + 134), 0.40)
