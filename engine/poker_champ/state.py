"""One moment of the game, whole and secret: what the rules change and the views are drawn from."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from typing import Any, TypeAlias

from engine.french_deck import Card
from engine.game import Seat
from engine.poker_champ.events import Ending, Event, ShowdownHeld, WonUnseen
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import PLAY_CHIPS, Boss, Stage
from engine.quickly_made import quickly_made


@quickly_made
class SeatState:
    """One seat with its secrets."""

    boss: Boss
    hand: tuple[Card, Card]  # in the order dealt; kept when folded (PR-19)
    chips: int = PLAY_CHIPS
    awards: int = 0
    paid: tuple[int, ...] = ()  # by stage, as far as it has stayed; 0 where it stayed by itself
    folded: bool = False


@quickly_made
class Outcome:
    """Winners of a game that is over, and the reason why it ended."""

    winners: tuple[Seat, ...]
    ending: Ending


@quickly_made
class State:
    """The whole truth; seats by number."""

    options: Options
    seed: str
    shuffles: int  # done so far; the next one has this number plus one (docs/shuffle.md)
    deal: int  # from 1
    dealer: Seat
    stage: Stage
    deck: tuple[Card, ...]  # the top card first
    common: tuple[Card, ...]  # in the order turned up
    seats: tuple[SeatState, ...]
    last: WonUnseen | ShowdownHeld | None = None  # how the deal before ended; after the game, this one
    outcome: Outcome | None = None
    time_up: bool = False  # the minutes agreed on are over: this deal is the last (PR-1)
    order: tuple[Seat, ...] = ()  # who has decided in this stage, the first first; () by the first rules
    stays: tuple[Seat, ...] = ()  # whose decision lies sealed, and which it is (PR-21)
    folds: tuple[Seat, ...] = ()
    # By which it was dealt, and is played on. Kept without it, it was dealt by the first.
    rules: int = 1

    @property
    def pot(self) -> int:
        """Chips paid in this deal; nothing once the pot has been won."""
        return 0 if self.outcome else sum(sum(mine.paid) for mine in self.seats)

    def having(self, seat: Seat, **changes: Any) -> "State":
        """Copy of this table with that seat changed."""
        changed = replace(self.seats[seat], **changes)
        return replace(self, seats=(*self.seats[:seat], changed, *self.seats[seat + 1 :]))

    def clockwise(self) -> Iterator[Seat]:
        """All seats, the dealer's left neighbour first."""
        count = len(self.seats)
        return ((self.dealer + step) % count for step in range(1, count + 1))

    def staying(self) -> tuple[Seat, ...]:
        """Seats that have not folded in this deal, clockwise from the dealer's left neighbour."""
        return tuple(seat for seat in self.clockwise() if not self.seats[seat].folded)

    def sealed(self, seat: Seat) -> bool:
        """Tell if that seat has decided, and nobody else knows."""
        return seat in self.stays or seat in self.folds

    def unsealed(self, seat: Seat) -> "State":
        """Copy of this table without that seat's sealed decision."""
        stays, folds = ((each for each in kept if each != seat) for kept in (self.stays, self.folds))
        return replace(self, stays=tuple(stays), folds=tuple(folds))

    def place(self, seat: Seat) -> int:
        """1 for whoever decided first in this stage; 0 for who has not, and where the order is not seen."""
        return self.order.index(seat) + 1 if seat in self.order else 0

    def chose(self, seat: Seat) -> bool:
        """Tell if that seat has folded, or stayed for a price, in this stage."""
        mine = self.seats[seat]
        if mine.folded:
            return len(mine.paid) == self.stage - 1
        return len(mine.paid) >= self.stage and mine.paid[-1] > 0

    def decided(self, seat: Seat) -> bool:
        """Tell if that seat has folded in this deal, or stays in this stage."""
        return self.seats[seat].folded or len(self.seats[seat].paid) >= self.stage


Tell: TypeAlias = Callable[[Event], None]
"""Where the news goes, event by event."""
