"""Views that leave the engine, built up from nothing: hidden things have no field to be in."""

from engine.chicago_stud.actions import Action, Answer, Until
from engine.chicago_stud.events import Returned, Showdown, WonUnseen
from engine.chicago_stud.pieces import Boss, Options
from engine.french_deck import Card, Hand
from engine.game import Seat
from engine.quickly_made import quickly_made


@quickly_made
class PotView:
    """A pot as it stands, and who may win it, clockwise from the dealer's left neighbour."""

    chips: int
    eligible: tuple[Seat, ...]


@quickly_made
class ActionView:
    """Last action of a seat in this round: check, bet, call, raise or fold."""

    did: str
    chips: int  # the bet, what was raised by, or what the call cost


@quickly_made
class SeatRow:
    """Public facts about one seat."""

    seat: Seat
    boss: Boss
    stack: int
    loans: int  # stacks borrowed from the bank
    result: int  # the stack less what was borrowed
    staked: int  # in this deal
    paid: int  # in this round
    to_call: int  # what is missing for it to stay in; 0 for all-in, folded, out
    in_game: bool
    in_deal: bool  # has not folded
    all_in: bool
    speaks: bool  # it is asked
    last: ActionView | None  # in this round
    up: tuple[Card, ...]  # the open cards in the order dealt, of folded seats too
    newest: bool  # the last open card came with this street
    down_cards: int  # how many lie face down
    down: tuple[Card, ...] | None  # only where the finished game lies open


@quickly_made
class LastDealView:
    """End of the deal before: at a showdown, or won unseen."""

    deal: int
    returned: Returned | None
    showdown: Showdown | None
    unseen: WonUnseen | None
    shown: tuple[Card, ...]  # what who won unseen has shown since


@quickly_made
class TableView:
    """All that may be known by all (CS-17); never whether anybody has left an order."""

    options: Options
    deal: int
    deals: int  # the game is over after so many at the latest
    round: int  # of betting, 1 to 5
    street: int  # 3 to 7
    dealer: Seat
    unit: int
    opener: Seat
    opening: tuple[Card, ...]  # the opener's open cards in the order of weight: why they open
    speaker: Seat | None  # who is asked; None when the game is over
    level: int  # the stake of this round that everybody must match
    least: int  # the smallest bet of this round; a raise may have to be larger
    most: int | None  # the largest bet or raise; None where all one has is the limit
    raises_left: int
    pots: tuple[PotView, ...]
    dead: int  # how much of the main pot is the dealer's ante
    common: Card | None
    deck: int
    rows: tuple[SeatRow, ...]
    last: LastDealView | None
    winners: tuple[Seat, ...]  # empty until the end
    books: tuple[tuple[tuple[Card, ...], ...], ...] = ()  # down cards of every deal, by seat; only in `open`

    @property
    def pot(self) -> int:
        """All the chips to be won."""
        return sum(pot.chips for pot in self.pots)


@quickly_made
class OrderView:
    """One's own standing order."""

    answer: Answer
    until: Until
    left: int | None  # of the budget, where it has one


@quickly_made
class Offer:
    """A legal action; `chips`: what it costs, at the least where it has an amount."""

    action: Action
    chips: int = 0


@quickly_made
class SeatView:
    """All that one seat may know."""

    seat: Seat
    table: TableView
    down: tuple[Card, ...]  # in the order dealt
    hand: Hand | None  # the best of own, open and common cards so far; None without cards
    to_call: int  # what a call costs now, at most all one has
    order: OrderView | None
    unseen: tuple[
        Card, ...
    ]  # own down cards with which the last deal was won unseen, as long as they may be shown
    offers: tuple[Offer, ...]  # what it may do now

    @property
    def row(self) -> SeatRow:
        """The seat's row at the table, as all others see it."""
        return self.table.rows[self.seat]
