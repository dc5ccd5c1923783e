"""P1 of docs/performance.md: how many hands are judged in a second."""

import random
from collections.abc import Callable
from itertools import combinations_with_replacement
from time import process_time
from typing import Any

from bench.yardstick import Round, line, peer, race, rate, verdict, within
from engine.chicago_poker import hands
from engine.chicago_poker.cards import GANGSTERS

HANDS = 50_000


def hands_per_second() -> None:
    """P1: five-card hand values."""
    print("P1  hand values per second")
    dice = random.Random(1)
    dealt = [tuple(dice.sample(GANGSTERS, 5)) for _ in range(HANDS)]
    weights = [tuple(hands.WEIGHT[card] for card in held) for held in dealt]
    runners: list[tuple[str, Round]] = [
        ("strength_of(sum of weights), weights at hand", lambda: _weighed(weights)),
        ("strength(cards), from Card objects", lambda: _each(hands.strength, dealt)),
        ("hand(cards), checked and explained", lambda: _each(hands.hand, dealt[: HANDS // 10])),
        *_hand_peers(dice),
    ]
    paces = dict(zip((name for name, _ in runners), race(*(runner for _, runner in runners)), strict=True))
    ours = paces[runners[0][0]]
    for name, pace in paces.items():
        goal = {"pokerkit StandardHighHand(cards).entry": 15.0, "treys Evaluator._five(ints)": 1.0}.get(name)
        line(name, rate(pace), verdict(ours.per_second / pace.per_second, goal) if goal else "")
    built = min(_table_build() for _ in range(3)) * 1e3
    line("the whole table of 15,503 sets of values", f"{built:.0f} ms", within(built, 150, "ms"))
    line("  (it fills itself as hands turn up: nothing at import)", "")


def _each(judge: Callable[[Any], object], dealt: list[Any]) -> int:
    for held in dealt:
        judge(held)
    return len(dealt)


def _weighed(weights: list[tuple[int, ...]]) -> int:
    judge = hands.strength_of
    for a, b, c, d, e in weights:
        judge(a + b + c + d + e)
    return len(weights)


def _hand_peers(dice: random.Random) -> list[tuple[str, Round]]:
    found: list[tuple[str, Round]] = []
    if pokerkit := peer("pokerkit"):
        deck = list(pokerkit.Deck.STANDARD)
        theirs = [tuple(dice.sample(deck, 5)) for _ in range(HANDS // 10)]
        found.append(
            (
                "pokerkit StandardHighHand(cards).entry",
                lambda: _each(lambda held: pokerkit.StandardHighHand(held).entry, theirs),
            )
        )
    if treys := peer("treys"):
        deck = treys.Deck.GetFullDeck()
        numbers = [dice.sample(deck, 5) for _ in range(HANDS)]
        five = treys.Evaluator()._five
        found.append(("treys Evaluator._five(ints)", lambda: _each(five, numbers)))
    return found


def _table_build() -> float:
    counts = [sum(1 << 3 * v for v in some if v) for some in combinations_with_replacement(range(16), 5)]
    empty = type(hands._PLAIN)()
    started = process_time()
    for count in filter(None, counts):
        empty[count]
    return process_time() - started
