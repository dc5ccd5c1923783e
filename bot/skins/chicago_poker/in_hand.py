"""Order of the cards of a hand, in its picture and as its buttons."""

from engine.chicago_poker.pieces import AnyCard
from engine.chicago_poker.views import BossView

InOrder = tuple[tuple[AnyCard, bool], ...]


def in_order(view: BossView) -> InOrder:
    """The cards of the hand from left to right, each with whether it has just come."""
    rest, drawn = list(view.hand), []
    for card in view.drawn:
        if card in rest:
            rest.remove(card)
            drawn.append(card)
    return *((card, False) for card in rest), *((card, True) for card in drawn)
