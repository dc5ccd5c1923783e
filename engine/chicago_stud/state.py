"""The whole truth of a game; only the rules read it."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from enum import StrEnum
from typing import Any

from engine.chicago_stud.actions import Answer, Until
from engine.chicago_stud.events import Returned, Showdown, WonUnseen
from engine.chicago_stud.pieces import Boss, Options
from engine.french_deck import Card
from engine.game import Seat
from engine.quickly_made import quickly_made, remaker


class Part(StrEnum):
    """Part of a seat in the deal."""

    IN = "in"
    FOLDED = "folded"
    OUT = "out"  # of the game


class Did(StrEnum):
    """Last action of a seat in this round."""

    CHECK = "check"
    BET = "bet"
    CALL = "call"
    RAISE = "raise"
    FOLD = "fold"


@quickly_made
class LastAction:
    """A seat's last action in this round; `chips`: the bet, what was raised by, or what a call cost."""

    did: Did
    chips: int = 0


@quickly_made
class StandingOrder:
    """An order left in private, and what is left of its budget, or what it bets (CS-15)."""

    answer: Answer
    until: Until
    left: int | None = None


@quickly_made
class LastDeal:
    """End of the deal before, as everybody knows it; one of `showdown` and `unseen` is None."""

    returned: Returned | None
    showdown: Showdown | None
    unseen: WonUnseen | None
    shown: tuple[Card, ...] = ()  # what the one who won unseen has shown since


@quickly_made
class SeatState:
    """One seat with its secrets."""

    boss: Boss
    stack: int
    loans: int = 0
    part: Part = Part.IN
    down: tuple[Card, ...] = ()
    up: tuple[Card, ...] = ()
    staked: int = 0  # in this deal
    paid: int = 0  # in this round
    acted: bool = False  # in this round
    committed: int = -1  # how many full stakes there were when they last called, bet or raised (CS-6.8)
    last: LastAction | None = None
    order: StandingOrder | None = None
    out_after: int = 0  # the deal after which they went out of the game; 0 while they are in it

    @property
    def able(self) -> bool:
        """Tell if the seat is in the deal with chips to stake."""
        return self.stack > 0 and self.part is Part.IN

    def after(self, last: LastAction, chips: int, committed: int) -> "SeatState":
        """The seat that has said this, and so staked so much; who is all-in has no order (CS-15.6)."""
        left = self.stack - chips
        order = self.order if left else None
        return _said(self, left, self.staked + chips, self.paid + chips, True, committed, last, order)

    def dealt(self, down: tuple[Card, ...], up: tuple[Card, ...]) -> "SeatState":
        """The seat in a new round of betting, with these cards more."""
        return _dealt(self, self.down + down, self.up + up, 0, False, -1, None)


# Made at every word, and at every street.
_said = remaker(SeatState, "stack", "staked", "paid", "acted", "committed", "last", "order")
_dealt = remaker(SeatState, "down", "up", "paid", "acted", "committed", "last")


def old_low_ties(rules: int) -> bool:
    """True by the first rules: ♠ lay first among equal cards in low too, where ♣ is best (CS-11.3)."""
    return rules < 2


@quickly_made
class State:
    """The table with its secrets."""

    options: Options
    seed: str
    seats: tuple[SeatState, ...]
    deck: tuple[Card, ...]  # the next card first
    deal: int
    dealer: Seat
    street: int = 0
    common: Card | None = None
    dead: int = 0  # chips of the dealer's ante, nobody's own stake (CS-4.1)
    opener: Seat = 0
    opening: tuple[Card, ...] = ()  # the opener's open cards, in the order of weight
    speaker: Seat | None = None  # who is asked; None when the game is over
    level: int = 0  # what a seat must have paid in this round to stay in
    raises: int = 0  # full ones in this round
    stakes: int = 0  # full bets and raises in this round
    measure: int = 0  # the last full bet or raise of this round
    last: LastDeal | None = None
    secret: tuple[Card, ...] = ()  # down cards of who won the last deal unseen, as long as they may show
    books: tuple[tuple[tuple[Card, ...], ...], ...] = ()  # down cards of every deal, by seat (CR-12)
    over: bool = False
    # By which it was dealt, and is played on. Tables of before the number was kept were dealt by the first.
    rules: int = 1

    @property
    def unit(self) -> int:
        """Number of chips in a unit."""
        return self.options.unit(self.deal)

    def clockwise(self, seat: Seat) -> Iterator[Seat]:
        """All seats, that seat's left neighbour first, that seat last."""
        count = len(self.seats)
        return ((seat + step) % count for step in range(1, count + 1))

    @property
    def old_low_ties(self) -> bool:
        """See the function of that name."""
        return old_low_ties(self.rules)

    def playing(self) -> tuple[Seat, ...]:
        """Seats still in the deal, clockwise from the dealer's left neighbour."""
        return tuple(seat for seat in self.clockwise(self.dealer) if self.seats[seat].part is Part.IN)

    def to_call(self, seat: Seat) -> int:
        """Chips that the seat lacks to stay in, even if it does not own so many."""
        return self.level - self.seats[seat].paid

    def results(self) -> tuple[int, ...]:
        """The chips of each seat less what it borrowed (CS-14.1)."""
        return tuple(mine.stack - mine.loans * self.options.stack for mine in self.seats)

    def leaders(self) -> tuple[Seat, ...]:
        """Seats with the most chips, loans paid back; several where they are equal."""
        results = self.results()
        return tuple(seat for seat, chips in enumerate(results) if chips == max(results))

    def having(self, seat: Seat, **changes: Any) -> "State":
        """Copy of this table with that seat changed."""
        seats = self.seats
        return replace(self, seats=(*seats[:seat], replace(seats[seat], **changes), *seats[seat + 1 :]))


after_answer: Callable[..., State] = remaker(
    State, "seats", "speaker", "level", "raises", "stakes", "measure"
)
"""The table after an answer: all that one changes."""
