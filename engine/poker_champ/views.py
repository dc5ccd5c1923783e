"""Views that leave the engine, built up from nothing: hidden things have no field to be in."""

from enum import StrEnum

from engine.french_deck import Card, Hand
from engine.game import Seat
from engine.poker_champ.actions import Action
from engine.poker_champ.events import Ending, ShowdownHeld, WonUnseen
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import Back, Boss, Stage
from engine.quickly_made import quickly_made


class Standing(StrEnum):
    """Standing of a seat in this deal."""

    AWAITED = "awaited"  # it decides
    STAYS = "stays"  # in, and nothing is asked of it
    ALL_IN = "all-in"  # in, without a chip left
    FOLDED = "folded"


@quickly_made
class SeatRow:
    """Public facts about one seat."""

    seat: Seat
    boss: Boss
    chips: int
    awards: int
    wins_next: bool  # one Award more makes it champion
    backs: tuple[Back, Back]  # in the order dealt, also after folding (PR-12)
    paid: tuple[int, ...]  # by stage, as far as it has stayed; 0 where it stayed by itself
    standing: Standing
    hand: tuple[Card, Card] | None  # only where a finished game lies open
    place: int = (
        0  # among the decisions of this stage: 1 for the first; 0 without one, or if that is not known
    )

    @property
    def folded_in(self) -> Stage | None:
        """The stage in which it folded, None where it has not."""
        return Stage(len(self.paid) + 1) if self.standing is Standing.FOLDED else None


@quickly_made
class TableView:
    """All that may be known by all; after the end, the last deal as it lay and the chips as they are."""

    options: Options
    deal: int
    stage: Stage
    dealer: Seat
    common: tuple[Card, ...]
    new: tuple[Card, ...]  # those that this stage turned up
    price: int  # to stay in this stage
    pot: int
    awards_left: int
    rows: tuple[SeatRow, ...]
    awaited: tuple[Seat, ...]  # clockwise from the dealer's left neighbour
    last: WonUnseen | ShowdownHeld | None  # how the deal before ended; after the end, this one
    winners: tuple[Seat, ...]  # empty until the end
    ending: Ending | None
    time_up: bool = False  # the minutes agreed on are over, so this deal is the last

    @property
    def deals_left(self) -> int:
        """Number of deals that may still come after this one."""
        return 0 if self.time_up else self.options.deals - self.deal

    @property
    def staying(self) -> tuple[Seat, ...]:
        """Seats that have not folded in this deal."""
        return tuple(row.seat for row in self.rows if row.standing is not Standing.FOLDED)


@quickly_made
class Offer:
    """A legal action, and what it costs; `last_chip`: that is all the seat has."""

    action: Action
    cost: int
    last_chip: bool


@quickly_made
class SeatView:
    """All that one seat may know."""

    seat: Seat
    table: TableView
    hand: tuple[Card, Card]  # in the order dealt; also after folding
    best: Hand  # with the common cards so far
    offers: tuple[Offer, ...]  # what it may do now
    sealed: Action | None = None  # what it has decided, and nobody else knows (PR-21)

    @property
    def row(self) -> SeatRow:
        """The seat's row at the table, as all others see it."""
        return self.table.rows[self.seat]
