"""A showdown as it happens, in both poker games: cards in a row turn up, the best hand's last."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from bot.skins.bosses import turning
from bot.skins.bosses.turning import Hand
from bot.skins.french_deck import cards, showdown
from bot.skins.kit.canvas import Canvas, on_ground
from bot.skins.kit.motion import Moment
from bot.skins.scene.flow import Block
from bot.table.languages import Language
from engine.french_deck import Card

Back = Callable[[Canvas, Card, float, float, int], None]
"""Draws what everybody saw of a card until it was turned up, at a place and in a width."""


@dataclass(frozen=True, slots=True)
class InARow:
    """So many cards of a hand, in one of the widths of which there are a print and a back."""

    count: int
    gap: int
    printed: tuple[int, ...]
    draw_back: Back
    language: Language

    def width(self, room: float) -> int:
        """The widest that fits."""
        return max((wide for wide in self.printed if 1.4 * wide <= room - 24), default=self.printed[0])

    def height(self, width: int) -> int:
        return cards.height(width)

    def span(self, width: int) -> float:
        return self.left(self.count, width) - self.gap

    def left(self, place: int, width: int) -> float:
        return place * (width + self.gap)

    def up(self, canvas: Canvas, card: Card, place: int, x: float, y: float, width: int) -> None:
        del place  # all places are alike
        cards.up(canvas, card, self.language, x, y, width)

    def back(self, canvas: Canvas, card: Card, x: float, y: float, width: int) -> None:
        self.draw_back(canvas, card, x, y, width)

    def was_hidden(self, canvas: Canvas, x: float, y: float, width: int) -> None:
        cards.was_hidden(canvas, x, y, width)


def moments(hands: Sequence[Hand], dealt: InARow, head: Block) -> Sequence[Moment]:
    """Return the pictures of a showdown under its head, to which nothing is added at the end."""

    def lay_head(canvas: Canvas, _last: bool) -> None:
        showdown.lay_head(canvas, head)

    ground = partial(on_ground, "shootout")
    return tuple(turning.moments(hands, dealt, ground, lay_head, showdown.TOP, showdown.FOOT))
