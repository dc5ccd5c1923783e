"""Cards of the pocket pictures: short and wide, the numeral fills the paper, the colour is the edge too."""

from dataclasses import dataclass

from bot.skins.chicago_poker.pictures import printed
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.scene.theme import ACTIVE, FIRE, GLOW, GOLD, NEW
from engine.chicago_poker.cards import Card

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
HAND = (206, 278)


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


def row_to_play(canvas: Canvas, box: Box) -> None:
    """The teal bar with a gold line of whoever must act."""
    wide, tall = round(box.right - box.left), round(box.bottom - box.top)
    canvas.plate(GOLD, box.left, box.top, wide, tall, 8)
    canvas.plate(ACTIVE, box.left + 3, box.top + 3, wide - 6, tall - 6, 6)


def _face(
    canvas: Canvas, strip: str, card: Card, x: float, y: float, size: CardSize, lies: printed.Printed
) -> None:
    wide, tall = size.width, size.height
    canvas.face(strip, card.value - 1, VALUES, x, y, wide, tall, size.radius, printed=lies)
