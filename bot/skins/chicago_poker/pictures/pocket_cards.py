"""Cards of the pocket pictures: short and wide, the numeral fills the paper, the colour is the edge too."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.chicago_poker.pictures import printed
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.scene.flow import Block, Piece, Sized, Space, Stack
from bot.skins.scene.theme import ACTIVE, FIRE, GLOW, GOLD, NEW
from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import FULL_COLUMN, LAID, UP, Business
from engine.chicago_poker.views import ColumnView, OwnGangster

VALUES = 15


@dataclass(frozen=True, slots=True)
class CardSize:
    """The size of a card in a pocket picture, and which drawings of backs and places serve it."""

    width: int
    height: int
    drawing: str

    @property
    def radius(self) -> int:
        """Of its corners."""
        return 9 if self.width <= 100 else 14

    @property
    def paper(self) -> int:
        """Height of the part that bears the numeral."""
        return {112: 80, 154: 98}.get(self.height, round(0.64 * self.height))


TWO = CardSize(136, 212, "hand")
THREE = CardSize(120, 180, "hand")
FOUR = CardSize(68, 131, "4")
SIX = CardSize(68, 112, "6")
OWN_TOWN = CardSize(90, 154, "hand")  # one's own gangsters below the hand


def five(
    size: CardSize,
    gap: int,
    business: Business | None,
    column: ColumnView,
    own: Sequence[OwnGangster] | None = None,
    next_up: bool | None = None,
) -> Block:
    """One boss's five slots at one business.

    `own`: the same cards as the boss knows them who looks; `next_up`: how the next one would lie.
    """
    across = FULL_COLUMN * (size.width + gap) - gap
    if business is None and not column.gangsters:
        return Space(across, size.height)
    draw = partial(_slot, size=size, business=business, column=column, own=own, next_up=next_up)
    slots = [Piece(size.width, size.height, partial(draw, number=number)) for number in range(FULL_COLUMN)]
    return Sized(Stack(slots, gap, ground=_Called(size) if column.marker else None), across, size.height)


@dataclass(frozen=True, slots=True)
class _Called:
    """The striped frame under five cards that call a shootout; it reaches over them."""

    size: CardSize
    colour: str = FIRE

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint it there."""
        over = 3 if self.size is SIX else 6 if self.size is OWN_TOWN else 4
        called(canvas, box.left, box.top, box.size[0], self.size, over)


def _slot(
    canvas: Canvas,
    x: float,
    y: float,
    *,
    number: int,
    size: CardSize,
    business: Business | None,
    column: ColumnView,
    own: Sequence[OwnGangster] | None,
    next_up: bool | None,
) -> None:
    laid = column.gangsters[number] if number < len(column.gangsters) else None
    if laid is None:
        if next_up is not None and number == len(column.gangsters):
            next_place(canvas, next_up, x, y, size)
            return
        slot(canvas, UP if business is None else LAID[business][number], x, y, size)
        if number in column.removed:
            removed(canvas, x, y, size)
        return
    if laid.new:
        new(canvas, x, y, size)
    if own is not None and own[number].hidden:
        own_hidden(canvas, own[number].card, x, y, size)
    elif laid.card is None:
        back(canvas, x, y, size)
    else:
        gangster(canvas, laid.card, x, y, size)


def gangster(canvas: Canvas, card: Card, x: float, y: float, size: CardSize) -> None:
    """A gangster face up."""
    suit = SUITS[card.colour]
    lies = printed.in_pocket(suit, card.value, size.width, size.height, size.paper)
    _face(canvas, f"pocket-faces/{suit}", card, x, y, size, lies)
    canvas.claim(str(card), x, y, size.width, size.height)


def own_hidden(canvas: Canvas, card: Card, x: float, y: float, size: CardSize) -> None:
    """One's own card that shows the others its back: the numeral in full, at the foot a closed eye."""
    suit = SUITS[card.colour]
    lies = printed.own_in_pocket(suit, card.value, size.width, size.height, size.paper, size.drawing)
    _face(canvas, f"pocket-own/{suit}", card, x, y, size, lies)
    canvas.claim(str(card), x, y, size.width, size.height)


def back(canvas: Canvas, x: float, y: float, size: CardSize) -> None:
    """A card face down."""
    canvas.put(f"pocket/back-{size.drawing}", x, y, size.width, size.height)
    canvas.claim("back", x, y, size.width, size.height)


def slot(canvas: Canvas, up: bool, x: float, y: float, size: CardSize) -> None:
    """An empty slot, dashed where the next card goes face down."""
    canvas.put(f"pocket/slot-{'open' if up else 'hidden'}-{size.drawing}", x, y, size.width, size.height)


def next_place(canvas: Canvas, up: bool, x: float, y: float, size: CardSize) -> None:
    """Where a gangster may go, and how it will lie."""
    canvas.put(f"pocket/next-{'open' if up else 'hidden'}-{size.drawing}", x, y, size.width, size.height)


def removed(canvas: Canvas, x: float, y: float, size: CardSize) -> None:
    """The cross of a card just taken away."""
    side = round(0.62 * size.width)
    canvas.put("cards/marker-removed", x + (size.width - side) / 2, y + (size.height - side) / 2, side)


def new(canvas: Canvas, x: float, y: float, size: CardSize) -> None:
    """The pale gold frame and the glow under a card that is new."""
    wide, tall = size.width, size.height
    canvas.glow(Box(x - 2, y - 2, x + wide + 2, y + tall + 2), 8, GLOW, 8, 1.0)
    canvas.plate(NEW, x - 4, y - 4, wide + 8, tall + 8, size.radius + 3)


def called(canvas: Canvas, x: float, y: float, span: float, size: CardSize, above: int) -> None:
    """The striped frame under five cards that call a shootout; it reaches `above` over and under them."""
    box = Box(x - 7, y - above, x + span + 7, y + size.height + above)
    canvas.glow(box, 9, FIRE, 9, 0.7, covered=20)
    canvas.put("pocket/called", box.left, box.top, span + 14, size.height + 2 * above)


@dataclass(frozen=True, slots=True)
class ToPlay:
    """The teal bar with a gold line of whoever must act; `shines`: with light around it."""

    shines: bool = False
    colour: str = ACTIVE

    def paint(self, canvas: Canvas, box: Box) -> None:
        """Paint it there."""
        wide, tall = box.size
        if self.shines:
            canvas.glow(box, 8, GOLD, 8, 0.3, covered=12)
        canvas.plate(GOLD, box.left, box.top, wide, tall, 8)
        canvas.plate(ACTIVE, box.left + 3, box.top + 3, wide - 6, tall - 6, 6)


def _face(
    canvas: Canvas, strip: str, card: Card, x: float, y: float, size: CardSize, lies: printed.Printed
) -> None:
    wide, tall = size.width, size.height
    canvas.face(strip, card.value - 1, VALUES, x, y, wide, tall, size.radius, printed=lies)
