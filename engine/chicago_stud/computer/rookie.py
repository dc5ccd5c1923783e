"""The weakest level: a few rules of thumb, and a slip now and then."""

from engine.chicago_stud.actions import Action
from engine.chicago_stud.computer.asked import Asked, asked
from engine.chicago_stud.pieces import FIRST_STREET, LAST_STREET
from engine.chicago_stud.views import SeatView
from engine.dice import Dice
from engine.french_deck import Card, Category, Suit

SLIPS = 0.1
"""How often a rookie calls or folds by lot."""

CHEAP = 6
"""A call that costs at most one chip for so many in the pot."""

GOOD_RANK, FAIR_LOW, MADE_LOW = 9, 9, 10


def rookie(view: SeatView, dice: Dice) -> Action:
    """Plays good first cards, stays with what is worth it, bets with the best open cards on the table."""
    question = asked(view)
    if _strong(view):
        return question.stake() if view.row.last is None or view.row.last.did != "raise" else question.stay()
    if view.row.last is None and dice.chance(SLIPS):
        return question.stay() if dice.chance(0.5) else question.give_up()
    if not _worth_it(view) and not _cheap(view, question):
        return question.give_up()
    if question.cost:
        return question.stay()
    return question.stake() if view.table.opener == view.seat else question.stay()


def _cheap(view: SeatView, question: Asked) -> bool:
    """Tell if so much lies in the pot that hardly a hand is worth giving up; less so on the last street."""
    cheap = CHEAP if view.table.street < LAST_STREET else 2 * CHEAP
    return question.cost * cheap <= view.table.pot


def _strong(view: SeatView) -> bool:
    """Three of a kind or better; in a low game five cards up to nine."""
    hand = view.hand
    if hand is None:
        return False
    if view.table.options.low:
        return len(hand.cards) == 5 and hand.category is Category.HIGH_CARD and hand.ranks[0] <= FAIR_LOW
    return hand.category >= Category.THREE_OF_A_KIND


def _worth_it(view: SeatView) -> bool:
    """Tell if a rookie pays to see the next card."""
    cards = (*view.down, *view.row.up)
    if view.table.options.low:
        return _worth_it_low(view, cards)
    hand = view.hand
    if hand is None or hand.category >= Category.TWO_PAIRS:
        return True
    street = view.table.street
    alone = len(_rivals_cards(view)) == 1
    if hand.category is Category.PAIR:
        highest = max((card.rank for cards in _rivals_cards(view) for card in cards), default=0)
        return street == FIRST_STREET or alone or hand.ranks[0] > highest
    if street == LAST_STREET:
        return False
    wanted = 3 if street == FIRST_STREET else 4
    if _of_one_suit(cards) >= wanted or (street > FIRST_STREET and _in_sequence(cards)):
        return True
    good = [card for card in cards if card.is_joker or card.rank >= GOOD_RANK]
    return len(good) >= (2 if alone else 3) and street <= FIRST_STREET + alone


def _worth_it_low(view: SeatView, cards: tuple[Card, ...]) -> bool:
    low = {1 if card.rank == 14 else card.rank for card in cards if not card.is_joker}
    jokers = sum(card.is_joker for card in cards)
    alone = len(_rivals_cards(view)) == 1
    if view.table.street == FIRST_STREET:
        return sum(rank < FAIR_LOW for rank in low) + jokers >= (2 if alone else 3)
    fair = sum(rank <= FAIR_LOW + alone for rank in low) + jokers
    if view.table.street < LAST_STREET:
        return fair >= (3 if alone and view.table.street == FIRST_STREET + 1 else 4)
    return sum(rank <= MADE_LOW + alone for rank in low) + jokers >= 5


def _rivals_cards(view: SeatView) -> list[tuple[Card, ...]]:
    return [row.up for row in view.table.rows if row.in_deal and row.seat != view.seat]


def _of_one_suit(cards: tuple[Card, ...]) -> int:
    suits = [card.suit for card in cards if not card.is_joker]
    return max([suits.count(suit) for suit in Suit]) + len(cards) - len(suits)


def _in_sequence(cards: tuple[Card, ...]) -> bool:
    """Four of five neighbouring ranks."""
    ranks = {card.rank for card in cards} | {1 for card in cards if card.rank == 14}
    jokers = sum(card.is_joker for card in cards)
    return any(sum(bottom + step in ranks for step in range(5)) + jokers >= 4 for bottom in range(1, 11))
