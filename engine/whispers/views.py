"""Views that leave the engine, built up from nothing: hidden things have no field to be in."""

from engine.game import Seat
from engine.quickly_made import quickly_made
from engine.whispers.actions import Action
from engine.whispers.events import Revealed
from engine.whispers.pieces import Options, Pick, Sign


@quickly_made
class SeatRow:
    """Public facts about one seat; what it does in this round only once it is done."""

    seat: Seat
    sign: Sign
    points: int
    purse: int
    done: bool
    whispered: int | None
    peeked: bool | None
    hand: tuple[int, int] | None  # only where the finished game lies open


@quickly_made
class TableView:
    """All that may be known by all; never who has chosen a card, or ordered one."""

    options: Options
    round: int
    duel: bool
    rows: tuple[SeatRow, ...]
    last: Revealed | None  # the duel before
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
    kept: int
    fresh: int | None  # None until it peeks, or the duel begins
    purse: int  # with what it has whispered, and not yet told, gone
    whispers: tuple[int, ...]  # in this round, in the order said
    peeked: bool
    order: Pick | None
    answer: Pick | None
    offers: tuple[Offer, ...]  # what it may do now

    @property
    def row(self) -> SeatRow:
        """The seat's row at the table, as all others see it."""
        return self.table.rows[self.seat]
