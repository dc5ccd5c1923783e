"""News as everybody may know it: no field can hold a card that somebody may not see.

A standing order is never an event; its answer is told as any other action (CS-15.7).
"""

from typing import TypeAlias

from engine.chicago_stud.pieces import Boss, Options
from engine.french_deck import Card, Hand
from engine.game import Seat
from engine.quickly_made import quickly_made


@quickly_made
class GameStarted:
    """Everybody has a stack."""

    bosses: tuple[Boss, ...]
    options: Options


@quickly_made
class UnitDoubled:
    """A unit is so many chips from this deal on (CS-14.3)."""

    unit: int


@quickly_made
class Borrowed:
    """A broke boss took one more stack from the bank (CS-14.2); `loans` in all."""

    seat: Seat
    chips: int
    loans: int


@quickly_made
class DealStarted:
    """The cards are shuffled and the ante is paid, by the dealer for all or by each (CS-4)."""

    deal: int
    dealer: Seat
    dealt: tuple[Seat, ...]  # clockwise from the dealer's left neighbour, the dealer last
    paid: tuple[tuple[Seat, int], ...]  # whoever paid, with their chips
    dead: bool  # paid by the dealer for all: it belongs to the main pot and to nobody


@quickly_made
class StreetDealt:
    """Cards were dealt to all who are in, and a round of betting begins."""

    street: int  # 3 to 7
    up: tuple[tuple[Seat, Card], ...]  # as dealt; empty on the seventh street
    down: tuple[tuple[Seat, int], ...]  # who got how many face down
    opener: Seat  # whose open cards are best (CS-5)
    opening: tuple[Card, ...]  # these open cards in the order of weight
    first: Seat | None  # who speaks first; None where nobody is asked any more (CS-6.7)


@quickly_made
class CommonTurned:
    """Too few cards for all: this one is everybody's seventh (CS-3.6)."""

    card: Card


@quickly_made
class Checked:
    """Stayed without paying."""

    seat: Seat


@quickly_made
class BetMade:
    """The first stake of the round; `short` is less than the smallest, all that one had (CS-6.8)."""

    seat: Seat
    chips: int
    all_in: bool
    short: bool


@quickly_made
class Called:
    """Paid what was missing, or all that one had."""

    seat: Seat
    chips: int
    all_in: bool


@quickly_made
class Raised:
    """Paid what was missing and `by` more, `chips` together."""

    seat: Seat
    by: int
    chips: int
    all_in: bool
    short: bool


@quickly_made
class Folded:
    """Out of this deal."""

    seat: Seat


@quickly_made
class Returned:
    """Chips that nobody called went back (CS-13.1)."""

    seat: Seat
    chips: int


@quickly_made
class WonUnseen:
    """All others have folded (CS-7.1)."""

    seat: Seat
    deal: int
    chips: int


@quickly_made
class ShownHand:
    """All the cards of one who came to the showdown, and the best five of them (with the common card)."""

    seat: Seat
    down: tuple[Card, ...]
    up: tuple[Card, ...]
    hand: Hand
    place: int  # 1 for the best hand of all shown; equal hands share a place


@quickly_made
class SuitDecision:
    """Equal but for suits: the winner's card decided over the runner-up's at the same place (CS-11)."""

    card: Card
    runner_up: Seat
    other: Card


@quickly_made
class SpadeHalf:
    """The half of a pot that went to the highest spade dealt face down (CS-13.5)."""

    seat: Seat
    card: Card
    chips: int


@quickly_made
class PotPaid:
    """A pot was paid: to whom, and why; the main pot is the first."""

    chips: int
    eligible: tuple[Seat, ...]  # who might win it; a single one gets it without comparison
    winners: tuple[Seat, ...]  # the best hand; several only where equal hands share
    shares: tuple[tuple[Seat, int], ...]  # the winners' chips, clockwise from the dealer's left neighbour
    by_suit: SuitDecision | None
    spade: SpadeHalf | None


@quickly_made
class Showdown:
    """All who are in turned up everything, and the pots were paid (CS-7.2, CS-13)."""

    deal: int
    common: Card | None
    hands: tuple[ShownHand, ...]  # the best first; equal ones clockwise from the dealer's left neighbour
    pots: tuple[PotPaid, ...]

    def taken(self, seat: Seat) -> int:
        """All the chips that a seat got, whatever for."""
        shares = sum(chips for pot in self.pots for winner, chips in pot.shares if winner == seat)
        return shares + sum(pot.spade.chips for pot in self.pots if pot.spade and pot.spade.seat == seat)


@quickly_made
class CardsShown:
    """The winner of a deal won unseen showed their down cards all the same (CS-7.4)."""

    seat: Seat
    deal: int
    cards: tuple[Card, ...]


@quickly_made
class WentOut:
    """No chips left, and there is no bank (CS-14.3)."""

    seat: Seat


@quickly_made
class GameEnded:
    """The laps are played, or one has all the chips (CS-14); results are chips less what was borrowed."""

    winners: tuple[Seat, ...]
    results: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | UnitDoubled
    | Borrowed
    | DealStarted
    | StreetDealt
    | CommonTurned
    | Checked
    | BetMade
    | Called
    | Raised
    | Folded
    | Returned
    | WonUnseen
    | Showdown
    | CardsShown
    | WentOut
    | GameEnded
)
