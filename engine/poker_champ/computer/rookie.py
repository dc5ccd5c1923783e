"""A rookie's decision: by its own cards and how many are still in; it does not read the backs."""

from engine.dice import Dice
from engine.french_deck import Category, best_high
from engine.poker_champ.computer.strength import draws
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatView

BEATS_ONE = (0.22, 0.5, 0.8, 0.88, 0.93, 0.95, 0.97)  # by category, up to a full house and better
A_KING, A_HIGH_PAIR, A_DRAW = 0.12, 0.12, 0.15  # and so much more with it
KING, HIGH = 13, 9
LUCK = 0.12  # how far it misjudges its chances
WHIMS = 6  # out of a hundred decisions are made without a thought


def stays_by_rule_of_thumb(view: SeatView, dice: Dice) -> bool:
    """Tell if its guess at its share of the pot is worth the price."""
    if dice.below(100) < WHIMS:
        return dice.below(2) == 0
    table, cost = view.table, view.offers[0].cost
    guess = _beats_one(view) + LUCK * (dice.below(2001) / 1000 - 1)
    return share(guess, len(table.staying) - 1) * (table.pot + cost) >= cost


def share(guess: float, rivals: int) -> float:
    """Part of the pot, if everybody wins in proportion to how likely they beat one other.

    >>> share(0.5, 1), share(0.5, 3)
    (0.5, 0.25)
    """
    guess = min(max(guess, 0.0), 1.0)
    return guess / (guess + rivals * (1 - guess))


def _beats_one(view: SeatView) -> float:
    """Chance that its hand beats one other, by rule of thumb; the common cards alone are worth nothing."""
    table, best = view.table, view.best
    category = best.category if best.category > best_high(table.common).category else Category.HIGH_CARD
    guess = BEATS_ONE[min(category, len(BEATS_ONE) - 1)]
    if category is Category.HIGH_CARD and max(card.rank for card in view.hand) >= KING:
        guess += A_KING
    if category is Category.PAIR and best.ranks[0] >= HIGH:
        guess += A_HIGH_PAIR
    if (
        category < Category.TWO_PAIRS
        and table.stage is not Stage.RIVER
        and draws((*view.hand, *table.common))
    ):
        guess += A_DRAW
    return guess
