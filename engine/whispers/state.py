"""The whole truth of a game; only the rules read it."""

from dataclasses import replace
from typing import Any

from engine.game import Seat
from engine.quickly_made import quickly_made
from engine.whispers.events import Revealed
from engine.whispers.pieces import PURSE, Options, Pick, Sign


@quickly_made
class SeatState:
    """One seat with its secrets."""

    sign: Sign
    kept: int  # the card that was not shown last time
    fresh: int  # dealt for this round; its own seat knows it after a peek, or in the duel
    points: int = 0
    purse: int = PURSE  # when the round began
    whispers: tuple[int, ...] = ()
    firm: int = 0  # so many of the first whispers stand: a peek came after them
    peeked: bool = False
    done: bool = False
    order: Pick | None = None
    answer: Pick | None = None

    @property
    def cards(self) -> tuple[int, int]:
        """Both cards."""
        return self.kept, self.fresh

    @property
    def pick(self) -> Pick | None:
        """Card for the duel, as far as it has said which: an order stands until it says otherwise."""
        return self.answer or self.order


@quickly_made
class State:
    """The table with its secrets."""

    options: Options
    seats: tuple[SeatState, ...]
    deck: tuple[int, ...]
    round: int = 1
    duel: bool = False
    over: bool = False
    last: Revealed | None = None

    def left(self, seat: Seat) -> int:
        """Number left in that seat's purse."""
        mine = self.seats[seat]
        return mine.purse - sum(mine.whispers) - (self.options.forfeit if mine.peeked else 0)

    def having(self, seat: Seat, **changes: Any) -> "State":
        """Copy of this table with that seat changed."""
        changed = replace(self.seats[seat], **changes)
        seats = (*self.seats[:seat], changed, *self.seats[seat + 1 :])
        return State(self.options, seats, self.deck, self.round, self.duel, self.over, self.last)
