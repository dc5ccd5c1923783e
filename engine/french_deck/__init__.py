"""French playing cards and the poker hands they make, for every game that is played with them.

No game's turns, bets or tables are known in here. The rules are those of Poker Champ (PC-n) and Chicago
stud (CS-n), which agree where both speak.
"""

from engine.french_deck.cards import DECK, JOKERS, Card, Suit
from engine.french_deck.chances import chance
from engine.french_deck.choice import best_by_suit, best_high, best_low, suit_key
from engine.french_deck.hand import Category, Hand
from engine.french_deck.values import (
    CARD_BITS,
    WEIGHT,
    category_of,
    high_value,
    high_value_of,
    low_value,
    low_value_of,
)
