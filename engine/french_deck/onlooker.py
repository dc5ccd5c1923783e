"""What somebody who looks on would give each hand at a showdown, before anything is turned up."""

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
    card face down, all that it may be; no card lies twice. Who won against all tries has half a try's chance.
    """
    known = [sum(WEIGHT[card] for card in cards) for cards in shown]
    won = [0.0] * len(shown)
    for _ in range(TRIES):
        values = [
            value_of(weight + sum(WEIGHT[card] for card in cards))
            for weight, cards in zip(known, _guessed(hidden, dice), strict=True)
        ]
        best = max(values)
        share = 1 / values.count(best)
        for place, value in enumerate(values):
            won[place] += share * (value == best)
    return tuple(max(share, 0.5) / TRIES for share in won)


def _guessed(hidden: Sequence[Sequence[Sequence[Card]]], dice: Dice) -> list[list[Card]]:
    """A card for each that lies face down, all different: as often as it takes."""
    while True:
        guessed = [[cards[dice.below(len(cards))] for cards in hand] for hand in hidden]
        all_of_them = [card for hand in guessed for card in hand]
        if len(set(all_of_them)) == len(all_of_them):
            return guessed
