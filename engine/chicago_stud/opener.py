"""The best open cards, and so the seat that speaks first (CS-5)."""

from collections.abc import Mapping, Sequence
from itertools import combinations_with_replacement
from typing import NamedTuple

from engine.french_deck import Card, Suit
from engine.game import Seat

ACE = 14
_HIGH_SUITS: Mapping[Suit, int] = {suit: -place for place, suit in enumerate(Suit)}
"""♠ weighs most; a joker less than every suit, the red one least (CS-5.2, CS-5.4)."""

_LOW_SUITS = dict(zip(Suit, (-3, -2, -1, 0, -4, -5), strict=True))
"""In a low game ♣ weighs most, but the jokers least as well (CS-5.3)."""


class Opening(NamedTuple):
    """The opener, and their open cards in the order of weight."""

    seat: Seat
    cards: tuple[Card, ...]


def opening(open_cards: Mapping[Seat, Sequence[Card]], low: bool) -> Opening:
    """Opener of a round among those with these open cards; in a low game everything is reversed (CR-3)."""
    worths = {seat: _worth(cards, low) for seat, cards in open_cards.items()}
    seat = max(worths, key=worths.__getitem__)
    return Opening(seat, worths[seat].cards)


class _Worth(NamedTuple):
    """Compared from the left, greater speaks first."""

    shape: tuple[int, ...]  # four equal, three equal, two pairs, pair, single cards
    ranks: tuple[int, ...]  # by multiplicity, then rank
    jokers: int  # the same cards without a joker come first
    suits: tuple[int, ...]
    cards: tuple[Card, ...]


def _worth(cards: Sequence[Card], low: bool) -> _Worth:
    """The best that these cards can be: a joker takes the rank that serves best."""
    ranks = [card.rank for card in cards]
    if 0 not in ranks:
        return _as_ranks(cards, ranks, low)
    jokers = [card for card in cards if card.is_joker]
    real = [card for card in cards if not card.is_joker]
    ordered = [*real, *sorted(jokers, key=lambda card: -_HIGH_SUITS[card.suit])]
    taken = combinations_with_replacement(range(2, ACE + 1), len(jokers))
    return max(_as_ranks(ordered, [*(card.rank for card in real), *ranks], low) for ranks in taken)


def _as_ranks(cards: Sequence[Card], ranks: Sequence[int], low: bool) -> _Worth:
    """The worth of cards, each of which counts as the rank at its place."""
    if low:
        ranks = [1 if rank == ACE else rank for rank in ranks]
    suits = _LOW_SUITS if low else _HIGH_SUITS
    rows = [
        (ranks.count(rank), rank, suits[card.suit], card) for rank, card in zip(ranks, cards, strict=True)
    ]
    rows.sort(reverse=True)
    sign = -1 if low else 1
    return _Worth(
        tuple([sign * row[0] for row in rows]),
        tuple([sign * row[1] for row in rows]),
        -sum([not card.rank for card in cards]),
        tuple([row[2] for row in rows]),
        tuple([row[3] for row in rows]),
    )
