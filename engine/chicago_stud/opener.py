"""Whose open cards are best, and so who speaks first (CS-5)."""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.french_deck import Card, Suit
from engine.game import Seat

ACE = 14
WEIGHT: Mapping[Suit, int] = {suit: place for place, suit in enumerate(reversed(Suit))}
"""♠ weighs most; a joker weighs less than every suit, the red one least (CS-5.2, CS-5.4)."""


class Opening(NamedTuple):
    """The opener, and their open cards in the order of weight."""

    seat: Seat
    cards: tuple[Card, ...]


def opening(open_cards: Mapping[Seat, Sequence[Card]], low: bool) -> Opening:
    """Who opens a round among those with these open cards; in a low game everything is reversed (CR-3)."""
    seat = max(open_cards, key=lambda seat: _worth(open_cards[seat], low)[:-1])
    return Opening(seat, _worth(open_cards[seat], low).cards)


class _Worth(NamedTuple):
    """Compared from the left, greater speaks first."""

    shape: tuple[int, ...]  # four equal, three equal, two pairs, pair, single cards
    ranks: tuple[int, ...]  # by multiplicity, then rank
    jokers: int  # the same cards without a joker come first
    suits: tuple[int, ...]
    cards: tuple[Card, ...]


def _worth(cards: Sequence[Card], low: bool) -> _Worth:
    """The best that these cards can be: a joker takes the rank that serves best."""
    jokers = [card for card in cards if card.is_joker]
    if not jokers:
        return _as_ranks(cards, [card.rank for card in cards], low)
    real = [card for card in cards if not card.is_joker]
    ordered = [*real, *sorted(jokers, key=lambda card: -WEIGHT[card.suit])]
    taken = combinations_with_replacement(range(2, ACE + 1), len(jokers))
    return max(_as_ranks(ordered, [*(card.rank for card in real), *ranks], low) for ranks in taken)


def _as_ranks(cards: Sequence[Card], ranks: Sequence[int], low: bool) -> _Worth:
    """The worth of cards, each of which counts as the rank at its place."""
    if low:
        ranks = [1 if rank == ACE else rank for rank in ranks]
    times = Counter(ranks)
    suit_sign, sign = (-1, -1) if low else (1, 1)
    rows = sorted(
        ((times[rank], rank, _suit(card, suit_sign), card) for rank, card in zip(ranks, cards, strict=True)),
        key=lambda row: (-row[0], -row[1], -row[2]),
    )
    return _Worth(
        tuple(sign * count for count, *_ in rows),
        tuple(sign * rank for _, rank, *_ in rows),
        -sum(card.is_joker for card in cards),
        tuple(weight for *_, weight, _ in rows),
        tuple(card for *_, card in rows),
    )


def _suit(card: Card, sign: int) -> int:
    """What a suit weighs; ♣ most in a low game, but a joker less than any, black before red, in both."""
    weight = WEIGHT[card.suit]
    return weight - len(Suit) if card.is_joker else sign * weight + (len(Suit) if sign < 0 else 0)
