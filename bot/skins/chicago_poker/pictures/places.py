"""Cards of one size as blocks, and a boss's five places at a business, which all pictures of a town show."""

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass

from bot.skins.kit.canvas import Box, Canvas
from bot.skins.scene.flow import Block, Light, Overlay, Pin, Sized, Space, Stack
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, UP, Business
from engine.chicago_poker.views import ColumnView, GangsterView, OwnGangster

Lying = GangsterView | OwnGangster


@dataclass(frozen=True, slots=True)
class Around:
    """A ground that reaches over its box: light of a colour, and in it a frame.

    The `frame` is a drawing, or a plain colour with corners of that `radius`; so far `out` at the sides, and
    above and below. The box of the light reaches `lights` out, else as far as the frame.
    """

    light: Light
    colour: str
    frame: str = ""
    out: tuple[int, int] = (0, 0)
    radius: float = 0
    lights: int | None = 2

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint it there."""
        radius, blur, strength, covered = self.light
        across, down = self.out
        reach = (across, down) if self.lights is None else (self.lights, self.lights)
        canvas.glow(_larger(box, *reach), radius, self.colour, blur, strength, covered)
        around = _larger(box, across, down)
        if self.radius:
            canvas.plate(self.frame, around.left, around.top, *around.size, self.radius)
        elif self.frame:
            canvas.put(self.frame, around.left, around.top, *around.size)


def _larger(box: Box, across: float, down: float) -> Box:
    return Box(box.left - across, box.top - down, box.right + across, box.bottom + down)


@dataclass(frozen=True, slots=True)
class Cards(ABC):
    """How cards of a size are drawn."""

    width: int
    height: int

    @abstractmethod
    def gangster(self, card: Card) -> Block:
        """Return a gangster face up."""

    @abstractmethod
    def own_hidden(self, card: Card) -> Block:
        """Return one's own card that shows the others its back."""

    @abstractmethod
    def back(self) -> Block:
        """Return a card face down; it says where it lies and nothing else."""

    @abstractmethod
    def slot(self, up: bool) -> Block:
        """Return an empty place, dashed where a card goes face down; darker than any card."""

    @abstractmethod
    def removed(self) -> Block:
        """Return the cross of a card just taken away, for its empty place."""

    @abstractmethod
    def next_place(self, up: bool) -> Block:
        """Return where a gangster may go: four corners, and the eye that tells how it will lie."""

    @abstractmethod
    def new(self, gangster: Lying) -> Block:
        """Return a gangster that has just come, in its pale gold frame."""

    def lying(self, gangster: Lying) -> Block:
        """Return a gangster as the reader knows it."""
        if isinstance(gangster, OwnGangster) and gangster.hidden:
            return self.own_hidden(gangster.card)
        return self.back() if gangster.card is None else self.gangster(gangster.card)


@dataclass(frozen=True, slots=True)
class Five:
    """Five places; `called`: what is under five that call a shootout, `over`: what is on them."""

    cards: Cards
    gap: float
    called: Around
    over: Sequence[Pin] = ()

    @property
    def wide(self) -> float:
        """How wide they are together."""
        return FULL_COLUMN * (self.cards.width + self.gap) - self.gap

    def block(
        self,
        business: Business | None,
        column: ColumnView,
        own: Sequence[OwnGangster] | None = None,
        next_up: bool | None = None,
    ) -> Block:
        """Return the cards there and the empty places; nothing of a vacant lot where nobody lies.

        `own`: the same cards as the boss knows them who looks; `next_up`: how the next one would lie.
        """
        gangsters: Sequence[Lying] = column.gangsters if own is None else own
        if business is None and not gangsters:
            return Space(self.wide, self.cards.height)
        new = [number for number, gangster in enumerate(column.gangsters) if gangster.new]
        places = [
            Space(self.cards.width) if number in new else self.cards.lying(gangster)
            for number, gangster in enumerate(gangsters)
        ]
        for number in range(len(gangsters), FULL_COLUMN):
            opens = number == len(gangsters) and next_up is not None
            places.append(
                self.cards.next_place(bool(next_up)) if opens else self._empty(number, business, column)
            )
        ground = self.called if column.marker else None
        lies = Sized(Stack(places, self.gap, ground=ground), self.wide, self.cards.height)
        pins = [self._over(number, self.cards.new(gangsters[number])) for number in new]
        pins += self.over if column.marker else ()
        return Overlay(lies, pins) if pins else lies

    def _empty(self, number: int, business: Business | None, column: ColumnView) -> Block:
        slot = self.cards.slot(UP if business is None else LAID[business][number])
        return Overlay(slot, (Pin(self.cards.removed(), 0.5, 0.5),)) if number in column.removed else slot

    def _over(self, number: int, card: Block) -> Pin:
        """A card that is new, over its neighbours' shadows."""
        left = number * (self.cards.width + self.gap)
        return Pin(Sized(card, self.cards.width, self.cards.height), 0, 0.5, (left + self.cards.width / 2, 0))
