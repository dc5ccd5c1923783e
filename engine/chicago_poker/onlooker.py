"""Chances that an onlooker would give each boss in a shootout, before the cards are turned up.

They see the faces that lie open and count the backs. Nobody lays just any card under a back, so they take the
best of a few for each, of all that does not lie open.
"""

from collections.abc import Collection, Sequence

from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.odds import NUMBER, WEIGHTS
from engine.chicago_poker.events import Fighter
from engine.chicago_poker.hands import strength_of
from engine.dice import Dice

TRIES = 1000
GUESSES = 5  # of so many cards the one that fits best is taken for a back


def expected(fighters: Sequence[Fighter], elsewhere: Collection[int], dice: Dice) -> tuple[float, ...]:
    """The chance of each to win there, equal hands sharing it; `elsewhere`: cards that lie open, as numbers.

    Where all lies open nothing is guessed. Who won against all tries has half a try's chance.
    """
    shown = [
        sum(
            WEIGHTS[NUMBER[card]]
            for card, down in zip(fighter.cards, fighter.were_down, strict=True)
            if not down
        )
        for fighter in fighters
    ]
    backs = [sum(fighter.were_down) for fighter in fighters]
    if not any(backs):
        return _shares([strength_of(weight) for weight in shown])
    lying = {*elsewhere}
    lying.update(
        NUMBER[card]
        for fighter in fighters
        for card, down in zip(fighter.cards, fighter.were_down, strict=True)
        if not down
    )
    pool = [number for number in range(len(WEIGHTS)) if number not in lying]
    won = [0.0] * len(fighters)
    for _ in range(TRIES):
        weights = _guessed(shown, backs, pool, dice)
        for place, share in enumerate(_shares([strength_of(weight) for weight in weights])):
            won[place] += share
    return tuple(max(share, 0.5) / TRIES for share in won)


def _guessed(shown: Sequence[int], backs: Sequence[int], pool: list[int], dice: Dice) -> list[int]:
    """The weights of whole columns; the cards taken go to the front of the pool, so that none lies twice."""
    promises, taken = SEASONED.eye.promises, 0
    weights = list(shown)
    for place, down in enumerate(backs):
        for _ in range(down):
            best, at = -1.0, taken
            for _ in range(GUESSES):
                guess = taken + dice.below(len(pool) - taken)
                good = promises[weights[place] + WEIGHTS[pool[guess]]]
                if good > best:
                    best, at = good, guess
            pool[taken], pool[at] = pool[at], pool[taken]
            weights[place] += WEIGHTS[pool[taken]]
            taken += 1
    return weights


def _shares(strengths: Sequence[int]) -> tuple[float, ...]:
    best = max(strengths)
    return tuple((strength == best) / strengths.count(best) for strength in strengths)
