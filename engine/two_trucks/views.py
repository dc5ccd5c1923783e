"""What may leave the engine, built up from nothing: what a reader may not know has no field (TT-8)."""

from engine.game import Seat
from engine.quickly_made import quickly_made
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.pieces import Boss, Options, Road


@quickly_made
class Trace:
    """A reader's knowledge of a man who was sent: his number, or only a bound of it (TT-8.1, TT-8.2).

    `below`: None for one whom everybody saw.
    """

    road: Road
    man: int | None
    below: int | None
    took: bool

    @property
    def blocked(self) -> bool:
        """Tell if an equal man kept him off, as all saw (TT-4.4, TT-4.5)."""
        return self.below is None and not self.took


@quickly_made
class SeatRow:
    """Public knowledge of one seat."""

    seat: Seat
    boss: Boss
    crates: int
    trucks: int
    track: tuple[Trace, ...]  # night by night
    possible: tuple[int, ...]  # men who may still be at home: all but those shown (TT-8.2)
    home: tuple[int, ...] | None  # when the game is over, or lies open


@quickly_made
class TableView:
    """All that may be known by all; never who has chosen."""

    options: Options
    night: int
    roads: tuple[tuple[int, ...], tuple[int, ...]]
    tomorrow: tuple[int, ...]  # its two tiles, north first; () in the last night
    face_down: tuple[tuple[int, ...], ...]  # those behind them, pile by pile, in no order (TT-8.3)
    rows: tuple[SeatRow, ...]
    winners: tuple[Seat, ...]  # empty until the end


@quickly_made
class Offer:
    """A legal action."""

    action: Action


@quickly_made
class SeatView:
    """All that one seat may know."""

    seat: Seat
    table: TableView
    home: tuple[int, ...]
    sent: tuple[Trace, ...]  # night by night
    chosen: Send | None
    offers: tuple[Offer, ...]
