"""Content of the box: businesses, bosses, special cards, and the facing of gangsters at each business.

Tables only; code that needs an `if` belongs in rules.py.
"""

from enum import StrEnum
from typing import TypeAlias

from engine.bosses import Boss as Boss
from engine.chicago_poker.cards import Card


class Business(StrEnum):
    """A kind of business; five tiles of each (CP-1.3). In the order of every picture."""

    SPEAKEASY = "speakeasy"
    JAZZ_CLUB = "jazz-club"
    BREWERY = "brewery"
    GAMBLING_HOUSE = "gambling-house"


class Special(StrEnum):
    """A special card (CP-1.2)."""

    POLICE_RAID = "police-raid"
    LIQUIDATION = "liquidation"
    LIMOUSINE = "limousine"
    REVOLVER = "revolver"
    BRIBERY = "bribery"


AnyCard: TypeAlias = Card | Special
"""What may be in a hand, the deck or the discard pile."""

Place: TypeAlias = int
"""Where a business stands, counted from 0; people read the letters A to D."""

LETTERS = "ABCD"

UP, DOWN = True, False

LAID: dict[Business, tuple[bool, bool, bool, bool, bool]] = {  # CP-5.2, by number of the card
    Business.SPEAKEASY: (DOWN, DOWN, UP, UP, UP),
    Business.JAZZ_CLUB: (UP, UP, UP, DOWN, DOWN),
    Business.BREWERY: (UP, UP, UP, UP, UP),
    Business.GAMBLING_HOUSE: (UP, DOWN, UP, DOWN, UP),
}

SPECIALS = (  # CP-1.2
    Special.POLICE_RAID,
    Special.POLICE_RAID,
    Special.LIQUIDATION,
    Special.LIMOUSINE,
    Special.REVOLVER,
    Special.BRIBERY,
)

TILES = tuple(business for business in Business for _ in range(5))  # CP-1.3

PLACES = {2: 2, 3: 2, 4: 3, 5: 4, 6: 4}  # CP-2.3: businesses in play by number of seats

DEALT = 5  # CP-2.2
FULL_COLUMN = 5  # CP-5.4
HAND_LIMIT = 7  # CP-3.6
ACTIONS = 3  # CP-3.2
FIRST_ROUND = {1: 1, 2: 2}  # CP-3.2: actions by number of the turn, where fewer
REVOLVER_ACTIONS = 2  # CP-6.5
RULES = 2  # the number of today's rules (GameInfo.rules)


def most_reshuffles(seats: int, rules: int = RULES) -> int:
    """OR-53: number of times the discard pile may become the deck between two businesses won.

    >>> most_reshuffles(6), most_reshuffles(6, rules=1)
    (12, 3)
    """
    return 3 if rules < 2 else 2 * seats
