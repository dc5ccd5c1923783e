"""The same table to a reader's eyes, with all changed that is hidden from them."""

from dataclasses import replace
from random import Random

from engine.french_deck import Card
from engine.game import Seat
from engine.poker_champ import State
from engine.poker_champ.pieces import Back


def redealt(state: State, reader: Seat | None, dice: Random) -> State:
    """Every hidden face changes places with hidden cards of the same back; the deck lies in another order.

    Hidden are the hands of all but the reader (None: of all), and the deck. Backs are public (PC-11.1), so
    each hand keeps its own.
    """
    hands = {seat: mine.hand for seat, mine in enumerate(state.seats) if seat != reader}
    hidden = [*state.deck, *(card for hand in hands.values() for card in hand)]
    dice.shuffle(hidden)
    dealt: dict[Seat, tuple[Card, Card]] = {}
    for seat, hand in hands.items():
        one, two = (_taken(hidden, Back.of(card)) for card in hand)
        dealt[seat] = one, two
    other = replace(state, deck=tuple(hidden), seed=f"another {dice.random()}")
    for seat, hand in dealt.items():
        other = other.having(seat, hand=hand)
    return other


def _taken(cards: list[Card], back: Back) -> Card:
    card = next(card for card in cards if Back.of(card) == back)
    cards.remove(card)
    return card
