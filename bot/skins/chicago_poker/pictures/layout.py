"""Measures of the table picture for every number of seats: numbers in, numbers out."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, cached_property

from bot.skins.scene.flow import (
    Block,
    Frame,
    Hole,
    Overlay,
    Panel,
    Pin,
    Sized,
    Space,
    Sprite,
    Stack,
    column,
    row,
)
from bot.skins.scene.theme import ROW

MARGIN = 24
ACROSS = 1650 - 2 * MARGIN
GAP = 14  # between columns
HEADER = {2: 322, 3: 226, 4: 194, 5: 176, 6: 164}
LEGEND = 36  # the line of signs at the foot
BOSS_WIDTH = {2: 440, 3: 420, 4: 416, 5: 392, 6: 388}


@dataclass(frozen=True)
class Layout:
    """Columns are businesses, rows are gangs; nothing ever moves."""

    seats: int
    places: int

    @cached_property
    def header(self) -> int:
        """Height of the heads of the columns."""
        return HEADER[self.seats]

    @cached_property
    def boss_width(self) -> int:
        """Width of the panels at the left."""
        return BOSS_WIDTH[self.seats]

    @cached_property
    def column_width(self) -> float:
        """Width of a column."""
        return (1650 - 2 * MARGIN - self.boss_width - GAP * self.places) / self.places

    @cached_property
    def row_height(self) -> float:
        """Height of a row."""
        return (1050 - 2 * MARGIN - self.header - LEGEND) / self.seats

    @cached_property
    def gap(self) -> int:
        """Between the cards of a cell."""
        return {4: 5, 3: 6}.get(self.places, 8)

    @cached_property
    def card(self) -> int:
        """Width of a card."""
        pad = 7 if self.places >= 3 else 14
        room = 21 if self.seats >= 5 else 42
        return min(
            int((self.column_width - 2 * pad - 4 * self.gap) // 5),
            int((self.row_height - room) // 2.2),
        )

    @cached_property
    def plate(self) -> int:
        """Height of a business's name plate."""
        return {2: 58, 3: 58, 4: 55, 5: 50}.get(self.seats, 47)

    @cached_property
    def tile(self) -> int:
        """Height of a business's hexagon."""
        return min(250, self.header - self.plate - (4 if self.seats < 5 else 1))

    @cached_property
    def foot(self) -> float:
        """Where the heads end and the rows begin."""
        return MARGIN + self.header


@cache
def layout(seats: int, places: int) -> Layout:
    """The measures for that many bosses and businesses."""
    return Layout(seats, places)


def ledger(plan: Layout, heads: float, rows: Sequence[float], ground: str, idle: str = "") -> Block:
    """Return the holes of a table: a corner and the heads of columns, and below them a row for each boss.

    `heads`, `rows`: how high they are; `ground`, `idle`: drawings under each column, and under each boss. A
    row has a hole for its bar, one for the line above it, one for its boss, and a cell at each business.
    """
    wide, tall, places = plan.boss_width, sum(rows), range(plan.places)
    above = [Hole(("head", place), plan.column_width) for place in places]
    lines: list[Block] = []
    for seat, high in enumerate(rows):
        boss = Stack((Hole(("boss", seat), wide),), ground=Panel(idle, ROW) if idle else None)
        cells = [Hole(("cell", seat, place), plan.column_width) for place in places]
        line = Pin(Hole(("line", seat), ACROSS, 2), 0.5, 0, (0, -4))
        lies = Pin(Sized(row(Sized(boss, wide, high - 8), *cells, gap=GAP), ACROSS, high), 0.5, 0.5)
        lines.append(Sized(Overlay(Hole(("bar", seat), ACROSS + 8, high - 8), (line, lies)), tall=high))
    drawn = Sprite(ground, round(plan.column_width), round(tall), align="left")
    columns = row(Space(wide), *[Sized(drawn, plan.column_width) for _ in places], gap=GAP)
    return column(
        Sized(row(Hole("corner", wide), *above, gap=GAP), ACROSS, heads),
        Overlay(Sized(columns, ACROSS, tall), (Pin(column(*lines, gap=0), 0.5, 0.5),)),
        gap=0,
    )


def framed(ledger: Block) -> Frame:
    """Return it laid in the picture; the bars of its rows reach a little farther than they."""
    return Frame(ledger, MARGIN - 4, MARGIN, ACROSS + 8)
