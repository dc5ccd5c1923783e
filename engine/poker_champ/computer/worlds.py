"""Cards that nobody has shown, dealt again and again: hands under the backs, and common cards to come.

Cards are weights here (engine.french_deck.WEIGHT): a hand is a number, and so is everything on the table.
"""

from collections.abc import Sequence
from itertools import accumulate

from engine.dice import Dice
from engine.french_deck import DECK, WEIGHT, Card
from engine.french_deck.values import CARD_BITS

Pair = tuple[Card, Card]

FINE = 1 << 20  # how finely a lot is drawn


def weight(cards: Sequence[Card]) -> int:
    """All the cards in one number."""
    return sum(WEIGHT[card] for card in cards)


def unseen(seen: Sequence[Card]) -> list[int]:
    """Every other card of the deck."""
    return [WEIGHT[card] for card in DECK if card not in seen]


class Hands:
    """Hands that some seats may hold: each one's pairs with how likely they are."""

    def __init__(self, pairs: Sequence[Sequence[Pair]], likelihoods: Sequence[Sequence[float]]) -> None:
        self.held = [[weight(pair) for pair in each] for each in pairs]
        self._limits = [list(accumulate(each)) for each in likelihoods]

    def dealt(self, dice: Dice) -> tuple[list[int], int]:
        """The place of each one's pair among theirs, no card twice; and the bits of the cards they take."""
        while True:
            taken, places = 0, []
            for held, limits in zip(self.held, self._limits, strict=True):
                place = _drawn(limits, dice)
                bits = held[place] & CARD_BITS
                if taken & bits:
                    break
                taken |= bits
                places.append(place)
            else:
                return places, taken


def turned_up(deck: Sequence[int], number: int, taken: int, dice: Dice) -> list[int]:
    """Draw so many more cards of the deck, none of those taken."""
    cards: list[int] = []
    while len(cards) < number:
        card = deck[dice.below(len(deck))]
        if not card & CARD_BITS & taken:
            taken |= card & CARD_BITS
            cards.append(card)
    return cards


def _drawn(limits: Sequence[float], dice: Dice) -> int:
    """The place that a lot falls on."""
    lot = dice.below(FINE) / FINE * limits[-1]
    return next(place for place, limit in enumerate(limits) if lot < limit)
