"""Cards that turn one after another, the winner's last: a shootout or a showdown as it happens.

Its rows stand in the order of seats, all alike, so that nothing gives the winner away; none ever moves.
Everything here is public at the end: what is not turned yet is only a back for now.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Any, Protocol

from bot.skins.bosses.portraits import SHORT, face
from bot.skins.kit import blocks
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.kit.lettering import Type
from bot.skins.kit.motion import Moment
from bot.skins.scene import flow
from bot.skins.scene.flow import Block, Fit, Lines, Piece, Plate, Sized, Space, Stack, Text, column, lay
from bot.skins.scene.theme import (
    ACTIVE,
    BODY,
    BRASS,
    CLOSE,
    CREAM,
    GLOW,
    GOLD,
    HEAD,
    INK,
    IVORY,
    LABEL_MIN,
    LACQUER,
    LEAD,
    MUTED,
    NEAR,
    NEW,
    ON_ACTIVE,
    OXBLOOD,
    SIGN,
)

COVERED, NARROW, LIT = 400, 70, 60  # milliseconds
TURNING, NAMING = 1600, 800  # milliseconds for all cards, and for all hands
OPEN_MAX, NAMED_MAX = 350, 400  # milliseconds for one of them
STEPS_MAX = 8  # cards turn one at a time up to so many, more of them together
FALLEN = 0.26  # of the light that the others lose
LEFT, WIDE, TALL_MAX = 26, 1598, 250
PAD, GAP = 16, 20
PLACE, NAMES = 54, 230
RADIUS = 12  # of a row's corners
ROOMY, LARGE = 150, 110  # heights of rows that have room for all words, and for a title
FACES = (150, 134, 118, 112, 96, 88, 78)  # sides in which all portraits are drawn


class Cards(Protocol):
    """How a game's cards are drawn; a hand has a place for each of them."""

    def width(self, room: float) -> int:
        """Return the width of cards in a row of that height."""

    def height(self, width: int) -> int:
        """Return how high cards of that width are."""

    def span(self, width: int) -> float:
        """Return how wide the longest hand is."""

    def left(self, place: int, width: int) -> float:
        """Return where the card of that place begins."""

    def up(self, canvas: Canvas, card: Any, place: int, x: float, y: float, width: int) -> None:
        """Draw a card face up, or its empty place."""

    def back(self, canvas: Canvas, card: Any, x: float, y: float, width: int) -> None:
        """Draw what everybody saw of a card until it was turned up."""

    def was_hidden(self, canvas: Canvas, x: float, y: float, width: int) -> None:
        """Mark a card that was turned up."""


@dataclass(frozen=True, slots=True)
class Hand:
    """One row: whose it is, the cards as they lie, and what they are worth.

    `hidden`: places of cards that are turned up now; `making`: those that make the hand. `best`: nobody has
    a better one; `takes`: what is won with it, in capitals.
    """

    boss: str
    player: str
    cards: tuple[Any, ...]
    hidden: tuple[int, ...]
    making: tuple[int, ...]
    name: str
    detail: str
    place: int
    best: bool
    takes: str = ""
    below: Block | None = None  # what stands under the names where there is room


@dataclass(frozen=True, slots=True)
class _Row:
    """A row as it is seen at one moment: which of its places are `covered`, `narrow` or `fresh`.

    `light`: 0 to 2 of the winner's, and then the others are `fallen`; `told`: all that was won.
    """

    hand: Hand
    covered: frozenset[int]
    narrow: frozenset[int] = frozenset()
    fresh: frozenset[int] = frozenset()
    named: bool = False
    light: int = 0
    fallen: bool = False
    told: bool = False


Head = Callable[[Canvas, bool], None]
"""Lays the ground's head; at the end with what opens, or is decided, by it."""


def moments(
    hands: Sequence[Hand], cards: Cards, ground: Callable[[], Canvas], head: Head, top: float, foot: float
) -> Iterator[Moment]:
    """Yield each picture with its time: covered, turned up card by card, named, won."""
    rows = [_Row(hand, frozenset(hand.hidden)) for hand in hands]

    def shown(milliseconds: int, *, last: bool = False) -> Moment:
        canvas = ground()
        head(canvas, last)
        paint(canvas, rows, cards, top, foot)
        canvas.frame()
        return Moment(canvas.scene, milliseconds)

    yield shown(COVERED)
    worst_first = sorted(range(len(hands)), key=lambda number: hands[number].place, reverse=True)
    turned = [(number, place) for number in worst_first for place in hands[number].hidden]
    at_once = max(1, -(-len(turned) // STEPS_MAX))
    steps = [turned[start : start + at_once] for start in range(0, len(turned), at_once)]
    for now in steps:
        for number, row in enumerate(rows):
            mine = frozenset(place for whose, place in now if whose == number)
            rows[number] = replace(row, covered=row.covered - mine, narrow=mine)
        yield shown(NARROW)
        rows[:] = [replace(row, narrow=frozenset(), fresh=row.narrow) for row in rows]
        yield shown(min(OPEN_MAX, TURNING // len(steps) - NARROW))
    rows[:] = [replace(row, fresh=frozenset()) for row in rows]
    for number in worst_first:
        rows[number] = replace(rows[number], named=True)
        yield shown(min(NAMED_MAX, NAMING // len(hands)))
    for light in (1, 2):
        rows[:] = [replace(row, light=light * row.hand.best, fallen=not row.hand.best) for row in rows]
        yield shown(LIT)
    rows[:] = [replace(row, told=True) for row in rows]
    yield shown(LIT, last=True)


def paint(canvas: Canvas, rows: Sequence[Any], cards: Cards, top: float, foot: float) -> None:
    """All rows, one under the other, in the middle of what room there is."""
    tall = min(TALL_MAX, (foot - top + CLOSE) / len(rows) - CLOSE)
    block = column(*(Sized(_row(row, cards, tall), WIDE, tall) for row in rows), gap=CLOSE)
    placed = lay(block, Box(LEFT, top, LEFT + WIDE, foot))
    flow.paint(canvas, placed)
    for row, part in zip(rows, placed.parts, strict=True):
        if row.fallen:
            canvas.plate(LACQUER, part.box.left, part.box.top, *part.box.size, RADIUS, FALLEN)


@dataclass(frozen=True, slots=True)
class _Ground:
    """The panel of a row, dark or lit."""

    light: int

    @property
    def colour(self) -> str:
        return ACTIVE if self.light else LACQUER

    def paint(self, canvas: Canvas, box: Box) -> None:
        left, top, (wide, tall) = box.left, box.top, box.size
        if self.light:
            canvas.glow(box, RADIUS, GOLD, 12, 0.25 * self.light, covered=RADIUS)
        canvas.plate(LACQUER, left, top, wide, tall, RADIUS, 0.8)
        if self.light:
            canvas.plate(ACTIVE, left, top, wide, tall, RADIUS, 0.5 * self.light)
        edge = GOLD if self.light > 1 else BRASS
        canvas.ring(edge, left, top, round(wide), round(tall), RADIUS, 3 if self.light else 1)


def _row(row: _Row, cards: Cards, tall: float) -> Block:
    hand, wide = row.hand, cards.width(tall)
    side = next((each for each in FACES if each <= tall - CLOSE), FACES[-1])
    lit, roomy = row.light > 0, tall >= ROOMY
    colour, tone = (GOLD, ON_ACTIVE) if lit else (IVORY, MUTED)
    number = blocks.place(hand.place, PLACE, first=hand.best)
    names = (
        Text(SHORT[hand.boss], Type.NAME, LEAD if roomy else BODY, colour, SIGN),
        Text(hand.player, Type.TEXT, SIGN, tone, LABEL_MIN, cut=True),
    )
    return Stack(
        (
            Sized(number if row.named else Space(), PLACE),
            face(hand.boss, side, active=lit),
            Sized(column(*names, *([hand.below] if hand.below and roomy else []), gap=NEAR), NAMES),
            Piece(
                cards.span(wide),
                cards.height(wide),
                lambda canvas, x, y: _lay(canvas, row, cards, x, y, wide),
                "left",
            ),
            _words(row, tone, tall),
        ),
        GAP,
        pad=(PAD, 0),
        ground=_Ground(row.light),
    )


def _words(row: _Row, tone: str, tall: float) -> Block:
    """What the hand is called; of the winner in large letters, at the end with what is won."""
    if not row.named:
        return Space(grow=1)
    hand, roomy = row.hand, tall >= ROOMY
    titles = [Text(hand.name, Type.NAME, LEAD if roomy else BODY, CREAM if row.light else IVORY, LABEL_MIN)]
    if row.light and tall >= LARGE:
        titles.insert(0, Text(hand.name, Type.TITLE, HEAD, CREAM, HEAD))
    below: list[Block] = [Text(hand.detail, Type.TEXT, SIGN, tone, LABEL_MIN)]
    if roomy:
        below = [Lines(hand.detail, Type.TEXT, SIGN, tone, gap=CLOSE)]
    if row.told and hand.takes:
        won = Text(hand.takes, Type.NUMERAL, SIGN, INK, LABEL_MIN)
        ribbon = flow.row(Stack((Sized(won, tall=40 if roomy else 34),), pad=(NEAR, 0), ground=Plate(GOLD)))
        below = [*below, ribbon] if roomy else [ribbon]
    return Fit([column(title, *below, gap=NEAR) for title in titles], grow=1)


def _lay(canvas: Canvas, row: _Row, cards: Cards, x: float, y: float, wide: int) -> None:
    """The cards of a hand, each as it is at this moment."""
    tall = cards.height(wide)
    for place, card in enumerate(row.hand.cards):
        left = x + cards.left(place, wide)
        if place in row.covered:
            cards.back(canvas, card, left, y, wide)
            continue
        if place in row.narrow:
            _narrow(canvas, left, y, wide, tall)
            continue
        if place in row.fresh:
            canvas.glow(Box(left - 2, y - 2, left + wide + 2, y + tall + 2), 8, GLOW, 10, 1.0)
            canvas.plate(NEW, left - 5, y - 5, wide + 10, tall + 10, 12)
        cards.up(canvas, card, place, left, y, wide)
        if place in row.hand.hidden:
            cards.was_hidden(canvas, left, y, wide)
        if row.named and place in row.hand.making:
            canvas.plate(GOLD, left + 3, y + tall + 3, wide - 6, 5, 2)


def _narrow(canvas: Canvas, x: float, y: float, wide: int, tall: int) -> None:
    """A card that is just turning: its edge, in the light."""
    thin = round(0.3 * wide)
    left = x + (wide - thin) / 2
    canvas.glow(Box(left - 2, y - 2, left + thin + 2, y + tall + 2), 6, GLOW, 10, 1.0)
    canvas.plate(BRASS, left, y, thin, tall, 5)
    canvas.plate(OXBLOOD, left + 3, y + 3, thin - 6, tall - 6, 3)
