"""A help card: a title with a line beside it, panels below; kinds of hands have their places in a ranking."""

from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.kit.blocks import place
from bot.skins.kit.canvas import Align, Box, Canvas, on_ground
from bot.skins.kit.lettering import Type
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Lines, Panel, Piece, Sized, Stack, Text, column, row
from bot.skins.scene.theme import (
    ACTIVE,
    APART,
    BODY,
    CLOSE,
    FIRE,
    GOLD,
    IVORY,
    MUTED,
    NEAR,
    ON_ACTIVE,
    ROW,
    SIGN,
    TITLE,
    Size,
)

WIDE, TALL = 1598, 896  # of what lies below the title
HALF, BETWEEN = 791, 16  # a column, and between two of them
GAP = 9  # between two panels of a column
PLACE, INSIDE = 62, 14  # the sign of a place; between the parts of a cell, and at its ends


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of hand: its name, what makes it, and a sample."""

    name: str
    meaning: str
    sample: Block


def paint(title: str, line: str, body: Block, signs: Sequence[Block] = ()) -> Canvas:
    """The title, a line about it, and signs at the right; below them the body."""
    canvas = on_ground("ranks")
    beside = Lines(line, Type.TEXT, SIGN, MUTED, grow=1)
    head = Stack((Text(title, Type.TITLE, TITLE, GOLD), beside, row(*signs)), gap=32, pad=(APART, 0))
    tree = column(Sized(head, tall=80), Sized(body, tall=TALL), gap=CLOSE)
    return flow.picture(canvas, tree, Box(26, 30, 26 + WIDE, 1014))


def ranking(kinds: Sequence[Kind], notes: Block) -> Block:
    """Kinds of hands in two columns, best first, and the notes where the second ends."""
    rows = len(kinds) // 2 + 1
    tall = (TALL - GAP * (rows - 1)) / rows
    room = HALF - PLACE - 4 * INSIDE - max(kind.sample.size(HALF).wide for kind in kinds)
    letters = min(Text(kind.name, Type.NAME, BODY, IVORY).shown(room)[1] for kind in kinds)
    cells: list[Block] = []
    for number, kind in enumerate(kinds, start=1):
        first = number == 1
        told = column(
            Text(kind.name, Type.NAME, letters, GOLD if first else IVORY),
            Lines(kind.meaning, Type.TEXT, SIGN, ON_ACTIVE if first else MUTED),
            gap=APART,
            closest=NEAR,
            grow=1,
        )
        ground = Panel("chrome/panels/ranks-first", ACTIVE) if first else quiet()
        parts = place(number, PLACE, first=first), told, kind.sample
        cells.append(Sized(Stack(parts, INSIDE, pad=(INSIDE, 0), ground=ground), tall=tall))
    left = Sized(column(*cells[:rows], gap=GAP), HALF)
    right = Sized(column(*cells[rows:], Sized(notes, grow=1), gap=GAP), HALF)
    return row(left, right, gap=BETWEEN)


def quiet() -> Panel:
    """A panel that nothing distinguishes."""
    return Panel("chrome/panels/pile-row", ROW)


def paragraph(
    words: str, colour: str, most: int = 2, letters: Size = SIGN, align: Align = "left", grow: float = 0
) -> Block:
    """A sentence on lines of its own, however it is broken in the file of words."""
    return Lines(" ".join(words.split()), Type.TEXT, letters, colour, most, align=align, grow=grow)


def rule(tall: float) -> Block:
    """A red line between two parts of a panel that warns."""
    return Piece(2, tall, lambda canvas, x, y: canvas.fill(FIRE, Box(x, y, x + 2, y + tall), 0.6))
