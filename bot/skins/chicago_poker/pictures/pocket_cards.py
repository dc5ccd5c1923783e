"""Cards of the pocket pictures: short and wide, the numeral fills the paper, the colour is the edge too."""

from dataclasses import dataclass
from functools import partial

from bot.skins.chicago_poker.pictures import printed
from bot.skins.chicago_poker.pictures.art_names import SUITS
from bot.skins.chicago_poker.pictures.places import Around, Cards, Five, Lying
from bot.skins.kit.canvas import Box, Canvas
from bot.skins.scene.flow import Block, Light, Piece, Sprite, Stack
from bot.skins.scene.theme import ACTIVE, FIRE, GLOW, GOLD, NEW
from engine.chicago_poker.cards import Card

VALUES = 15


@dataclass(frozen=True, slots=True)
class CardSize(Cards):
    """Cards of a size, and which drawings of backs and places serve it."""

    drawing: str

    @property
    def radius(self) -> int:
        """Of its corners."""
        return 9 if self.width <= 100 else 14

    @property
    def paper(self) -> int:
        """Height of the part that bears the numeral."""
        return {112: 80, 154: 98}.get(self.height, round(0.64 * self.height))

    def gangster(self, card: Card) -> Block:
        """Return a gangster face up."""
        suit = SUITS[card.colour]
        lies = printed.in_pocket(suit, card.value, self.width, self.height, self.paper)
        return Piece(self.width, self.height, partial(self._face, f"pocket-faces/{suit}", card, lies))

    def own_hidden(self, card: Card) -> Block:
        """Return one's own hidden card: the numeral in full, at the foot a closed eye."""
        suit = SUITS[card.colour]
        lies = printed.own_in_pocket(suit, card.value, self.width, self.height, self.paper, self.drawing)
        return Piece(self.width, self.height, partial(self._face, f"pocket-own/{suit}", card, lies))

    def back(self) -> Block:
        """Return a card face down."""
        return self._drawn("back", "back")

    def slot(self, up: bool) -> Block:
        """Return an empty place."""
        return self._drawn(f"slot-{'open' if up else 'hidden'}")

    def removed(self) -> Block:
        """Return the cross of a card just taken away."""
        return Sprite("cards/marker-removed", round(0.62 * self.width))

    def next_place(self, up: bool) -> Block:
        """Return where a gangster may go."""
        return self._drawn(f"next-{'open' if up else 'hidden'}")

    def new(self, gangster: Lying) -> Block:
        """Return a gangster that has just come."""
        return Stack(
            (self.lying(gangster),), ground=Around(Light(8, 8, 1.0), GLOW, NEW, (4, 4), self.radius + 3)
        )

    def five(self, gap: int, over: int) -> Five:
        """Return a boss's five places, the striped frame so far over the cards."""
        return Five(self, gap, Around(Light(9, 9, 0.7, 20), FIRE, "pocket/called", (7, over), lights=None))

    def _drawn(self, what: str, claims: str = "") -> Block:
        return Sprite(f"pocket/{what}-{self.drawing}", self.width, self.height, claims)

    def _face(
        self, strip: str, card: Card, lies: printed.Printed, canvas: Canvas, x: float, y: float
    ) -> None:
        size = self.width, self.height
        canvas.face(strip, card.value - 1, VALUES, x, y, *size, self.radius, printed=lies)
        canvas.claim(str(card), x, y, *size)


TWO = CardSize(136, 212, "hand")
THREE = CardSize(120, 180, "hand")
FOUR = CardSize(68, 131, "4")
SIX = CardSize(68, 112, "6")
OWN_TOWN = CardSize(90, 154, "hand")  # one's own gangsters below the hand


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
