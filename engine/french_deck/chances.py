"""The exact chance to win a pot on common cards, when it is known which hands the rivals may hold."""

from collections.abc import Collection, Iterator, Sequence
from itertools import combinations
from typing import TypeAlias

from engine.french_deck.cards import DECK, Card
from engine.french_deck.values import CARD_BITS, WEIGHT, high_value_of

Pair: TypeAlias = tuple[Card, Card]
_Held: TypeAlias = tuple[int, list[int], float]
"""A hand that a rival may hold: its bits, its value with every run-out, and how likely it is."""


def chance(
    own: Collection[Card],
    board: Collection[Card],
    rivals: Sequence[Collection[Pair]],
    likelihoods: Sequence[Collection[float]] | None = None,
) -> float:
    """The share of the pot, from 0 to 1, that two cards win on average against these rivals; ties are shared.

    `board` are three to five common cards, `rivals` each one's possible hands, `likelihoods` how much each
    of those counts (all the same where it is left out). Every hand of theirs that can be is tried with
    every run-out, so the work grows with the product of their numbers: at the flop ask about one rival.

    Raises ValueError where no rival can hold what is said of them all.
    """
    if not rivals:
        return 1.0
    seen = sum(WEIGHT[card] for card in (*own, *board)) & CARD_BITS
    runouts = _runouts(seen, 5 - len(board))
    ours = _values(own, board, runouts)
    weights = likelihoods or [(1.0,) * len(hands) for hands in rivals]
    may_hold = [
        [
            (bits, _values(hand, board, runouts), weight)
            for hand, weight in zip(hands, counts, strict=True)
            if not (bits := _bits(hand)) & seen and weight
        ]
        for hands, counts in zip(rivals, weights, strict=True)
    ]
    total = won = 0.0
    for held in _together(may_hold):
        weight = 1.0
        for _, _, likelihood in held:
            weight *= likelihood
        total += weight
        won += weight * _share(runouts, ours, held)
    if not total:
        raise ValueError("no hand is left that the rivals could hold")
    return won / total


def _bits(cards: Collection[Card]) -> int:
    return sum(WEIGHT[card] for card in cards) & CARD_BITS


def _runouts(seen: int, missing: int) -> list[int]:
    """The weights of all common cards that may still come."""
    unseen = [WEIGHT[card] for card in DECK if not WEIGHT[card] & CARD_BITS & seen]
    return [sum(cards) for cards in combinations(unseen, missing)]


def _values(hand: Collection[Card], board: Collection[Card], runouts: list[int]) -> list[int]:
    known = sum(WEIGHT[card] for card in (*hand, *board))
    return [high_value_of(known + runout) for runout in runouts]


def _together(may_hold: Sequence[Sequence[_Held]], taken: int = 0) -> Iterator[tuple[_Held, ...]]:
    """Every way to give each rival one of their hands without using a card twice."""
    if not may_hold:
        yield ()
        return
    for held in may_hold[0]:
        if not held[0] & taken:
            for others in _together(may_hold[1:], taken | held[0]):
                yield (held, *others)


def _share(runouts: list[int], ours: list[int], held: Sequence[_Held]) -> float:
    """Our average share over all run-outs that use none of the rivals' cards."""
    theirs = list(zip(*(values for _, values, _ in held), strict=True))
    taken = sum(bits for bits, _, _ in held)
    counted = won = 0
    shared = 0.0
    for runout, own, others in zip(runouts, ours, theirs, strict=True):
        if runout & taken:
            continue
        counted += 1
        best = max(others)
        if own > best:
            won += 1
        elif own == best:
            shared += 1 / (1 + others.count(best))
    return (won + shared) / counted
