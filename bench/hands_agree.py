"""Whether hands of the French deck rank as an independent library ranks them; not one of the figures.

`make hands-agree` deals a million hands of seven cards and judges each, high and low, twice: with the engine
and with pokerkit. It fails, and shows two hands, where one of them finds a winner and the other a tie or
the other winner. Some ten minutes.
"""

import argparse
import random
import sys
from collections.abc import Callable
from dataclasses import dataclass
from itertools import pairwise
from typing import Any

from bench.yardstick import line, peer
from engine.french_deck import DECK, Card, high_value, low_value


@dataclass(frozen=True, slots=True)
class Judged:
    """What both make of a hand; greater is better."""

    ours: int
    theirs: int
    cards: tuple[Card, ...]

    def __str__(self) -> str:
        return f"{' '.join(map(str, self.cards))} (ours {self.ours}, theirs {self.theirs})"


def main(arguments: list[str]) -> int:
    """0 where both always agree."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args(arguments)
    pokerkit = peer("pokerkit")
    if not pokerkit:
        return 2
    named = {card: next(iter(pokerkit.Card.parse(str(card)))) for card in DECK}
    high, low = pokerkit.StandardHighHand.from_game, pokerkit.RegularLowHand.from_game
    failed = 0
    for game, ours, theirs in (
        ("high", high_value, lambda cards: high(cards).entry.index),
        ("low", low_value, lambda cards: -low(cards).entry.index),  # there the lowest index is the best
    ):
        dice = random.Random(asked.seed)
        values, differing = compared(asked.hands, dice, named, ours, theirs)
        line(f"{game}: {asked.hands:,} hands, {values:,} values", "all agree" if not differing else "DIFFER")
        for one, other in differing[:5]:
            print(f"    {one}\n    {other}")
        failed += bool(differing)
    return failed


def compared(
    hands: int,
    dice: random.Random,
    named: dict[Card, Any],
    ours: Callable[[tuple[Card, ...]], int],
    theirs: Callable[[tuple[Any, ...]], int],
) -> tuple[int, list[tuple[Judged, Judged]]]:
    """How many different values turned up, and pairs of hands that the two put in another order."""
    seen: dict[tuple[int, int], Judged] = {}
    for _ in range(hands):
        cards = tuple(dice.sample(DECK, 7))
        judged = Judged(ours(cards), theirs(tuple(named[card] for card in cards)), cards)
        seen.setdefault((judged.ours, judged.theirs), judged)
    ranked = sorted(seen.values(), key=lambda judged: (judged.ours, judged.theirs))
    return len(ranked), [(a, b) for a, b in pairwise(ranked) if a.ours == b.ours or a.theirs >= b.theirs]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
