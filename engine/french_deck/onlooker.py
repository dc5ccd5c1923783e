"""Chances that an onlooker would give each hand at a showdown, before anything is turned up."""

from collections.abc import Callable, Sequence

from engine.dice import Dice
from engine.french_deck.cards import Card
from engine.french_deck.values import WEIGHT, high_value_of

TRIES = 1000


def expected(
    shown: Sequence[Sequence[Card]],
    hidden: Sequence[Sequence[Sequence[Card]]],
    dice: Dice,
    value_of: Callable[[int], int] = high_value_of,
) -> tuple[float, ...]:
    """The chance of each to have the best hand, equal hands sharing it.

    `shown`: by hand, the cards of it that lie open, with those that all share. `hidden`: by hand, for each
    card face down, all that it may be. For any two cards these are the same or have none in common, and there
    are enough for all, as no card lies twice. A hand that won against all tries has half a try's chance.
    """
    known = [sum(WEIGHT[card] for card in cards) for cards in shown]
    won = [0.0] * len(shown)
    for _ in range(TRIES):
        taken: set[Card] = set()
        values = [
            value_of(weight + _guessed(hand, taken, dice)) for weight, hand in zip(known, hidden, strict=True)
        ]
        best = max(values)
        share = 1 / values.count(best)
        for place, value in enumerate(values):
            won[place] += share * (value == best)
    return tuple(max(share, 0.5) / TRIES for share in won)


def _guessed(hand: Sequence[Sequence[Card]], taken: set[Card], dice: Dice) -> int:
    """The weight of a card for each that lies face down, none of those taken; they are taken now."""
    weight = 0
    for cards in hand:
        card = cards[dice.below(len(cards))]
        while card in taken:
            card = cards[dice.below(len(cards))]
        taken.add(card)
        weight += WEIGHT[card]
    return weight
