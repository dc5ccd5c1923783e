"""The whole truth of a game; only the rules read it."""

from dataclasses import replace

from engine.game import Seat
from engine.quickly_made import quickly_made
from engine.two_trucks.actions import Send
from engine.two_trucks.pieces import Boss, Options, Road


@quickly_made
class Sent:
    """A man who is gone for good (TT-3.5). `shown`: he was recognised; `took`: and took the truck."""

    man: int
    road: Road
    shown: bool
    took: bool


@quickly_made
class SeatState:
    """One seat with its secrets; `chosen`: for tonight, until dawn (TT-3.3)."""

    boss: Boss
    sent: tuple[Sent, ...] = ()  # night by night
    crates: int = 0
    chosen: Send | None = None


@quickly_made
class State:
    """The table with its secrets."""

    options: Options
    seats: tuple[SeatState, ...]
    roads: tuple[tuple[int, ...], tuple[int, ...]]  # tiles by road, the oldest first
    coming: tuple[int, ...]  # the tiles of the nights to come, in order

    @property
    def night(self) -> int:
        """Tonight, from 1; one more than there are when the game is over."""
        return len(self.seats[0].sent) + 1

    @property
    def over(self) -> bool:
        """Tell if the last night is over (TT-6)."""
        return self.night > self.options.nights

    def home(self, seat: Seat) -> tuple[int, ...]:
        """The men at home, weakest first; who is chosen for tonight is still there."""
        gone = {sent.man for sent in self.seats[seat].sent}
        return tuple(man for man in range(1, self.options.men + 1) if man not in gone)

    def choosing(self, seat: Seat, chosen: Send | None) -> "State":
        """The same table with that choice."""
        mine = replace(self.seats[seat], chosen=chosen)
        return replace(self, seats=(*self.seats[:seat], mine, *self.seats[seat + 1 :]))
