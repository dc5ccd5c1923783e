"""The French deck's figures: hands of seven cards judged in a second, and the exact chance at the flop."""

import random
from collections.abc import Callable, Sequence
from itertools import product
from time import process_time
from typing import Any

from bench.yardstick import Round, line, peer, percentile, race, rate, verdict, within
from engine.french_deck import (
    DECK,
    JOKERS,
    WEIGHT,
    Card,
    best_high,
    chance,
    high_value,
    high_value_of,
    low_value,
)

HANDS = 50_000
FLOPS = 40
GOALS = {"pokerkit StandardHighHand.from_game(cards)": 15.0, "treys Evaluator.evaluate(ints)": 1.5}


def french_hands() -> None:
    """Seven-card values beside both peers, and the chance at the flop beside its limit."""
    print("hands of the French deck")
    chances_at_the_flop()
    sevens_per_second()


def chances_at_the_flop() -> None:
    """Against one rival whose two marked backs are known: at most 16 hands, 990 run-outs each."""
    dice = random.Random(2)
    times = []
    for _ in range(FLOPS):
        own, board, hands = _known_backs(dice)
        started = process_time()
        chance(own, board, [hands])
        times.append((process_time() - started) * 1e3)
    line("exact chance at the flop, the very first", f"{times[0]:.1f} ms", within(times[0], 40, "ms"))
    times.sort()
    for share in (0.5, 0.95):
        figure = percentile(times, share)
        line(f"  p{share * 100:.0f} of {FLOPS}", f"{figure:.1f} ms", within(figure, 40, "ms"))


def sevens_per_second() -> None:
    """Values from Card objects, against peers from whatever they like best."""
    dice = random.Random(1)
    dealt = [tuple(dice.sample(DECK, 7)) for _ in range(HANDS)]
    jokers = [(*held[:6], JOKERS[0]) for held in dealt]
    weights = [tuple(WEIGHT[card] for card in held) for held in dealt]
    runners: list[tuple[str, Round]] = [
        ("high_value(seven cards)", lambda: _each(high_value, dealt)),
        ("high_value, one a joker", lambda: _each(high_value, jokers)),
        ("high_value_of(sum of seven weights)", lambda: _weighed(weights)),
        ("low_value(seven cards)", lambda: _each(low_value, dealt)),
        ("best_high(seven cards), checked and laid out", lambda: _each(best_high, dealt[: HANDS // 50])),
        *_peers(dice),
    ]
    paces = dict(zip((name for name, _ in runners), race(*(runner for _, runner in runners)), strict=True))
    ours = paces[runners[0][0]]
    for name, pace in paces.items():
        goal = GOALS.get(name)
        line(name, rate(pace), verdict(ours.per_second / pace.per_second, goal) if goal else "")


def _known_backs(dice: random.Random) -> tuple[list[Card], list[Card], list[tuple[Card, Card]]]:
    """Two cards of ours, a flop, and the sixteen hands behind two backs of different suits or classes."""
    classes = ((10, 11, 12, 13), (6, 7, 8, 9), (2, 3, 4, 5))
    backs = [
        [card for card in DECK if card.suit == suit and card.rank in some]
        for suit in "shdc"
        for some in classes
    ]
    one, other = dice.sample(backs, 2)
    ours = dice.sample([card for card in DECK if card not in (*one, *other)], 5)
    return ours[:2], ours[2:], list(product(one, other))


def _each(judge: Callable[[Any], object], dealt: Sequence[Any]) -> int:
    for held in dealt:
        judge(held)
    return len(dealt)


def _weighed(weights: list[tuple[int, ...]]) -> int:
    for a, b, c, d, e, f, g in weights:
        high_value_of(a + b + c + d + e + f + g)
    return len(weights)


def _peers(dice: random.Random) -> list[tuple[str, Round]]:
    found: list[tuple[str, Round]] = []
    if pokerkit := peer("pokerkit"):
        theirs = [tuple(dice.sample(list(pokerkit.Deck.STANDARD), 7)) for _ in range(HANDS // 50)]
        judge = pokerkit.StandardHighHand.from_game
        found.append(("pokerkit StandardHighHand.from_game(cards)", lambda: _each(judge, theirs)))
    if treys := peer("treys"):
        numbers = [dice.sample(treys.Deck.GetFullDeck(), 7) for _ in range(HANDS // 10)]
        evaluate = treys.Evaluator().evaluate
        found.append(
            (
                "treys Evaluator.evaluate(ints)",
                lambda: _each(lambda seven: evaluate(seven[:2], seven[2:]), numbers),
            )
        )
    return found


if __name__ == "__main__":
    french_hands()
