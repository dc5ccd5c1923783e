"""Views that leave the engine: the table for everybody, and one boss's own view.

Built up from nothing, field by field. A card that the reader may not see has no field to be in; it shows as a
back (`card=None`), its position only.
"""

from engine.chicago_poker.actions import Action
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Caller, Fighter, Round, Victory
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import RULES, AnyCard, Boss, Business, Place, most_reshuffles
from engine.game import Seat
from engine.quickly_made import quickly_made


@quickly_made
class GangsterView:
    """One slot of a column: a face, or a back (`card` is None).

    `new`: laid since the reader last looked (the last turn; in a boss's view since their own last turn).
    """

    card: Card | None
    new: bool
    was_down: bool = False  # it lay face down until a shootout or the end turned it up


@quickly_made
class ColumnView:
    """One boss's gangsters at one business, in the order laid."""

    gangsters: tuple[GangsterView, ...]
    marker: bool  # full, calls a shootout (CP-5.5)
    removed: tuple[int, ...]  # empty slots (from 0) that lost a gangster since the reader last looked


@quickly_made
class BusinessView:
    """A place of the town: the business there, or a vacant lot (None) when the stock ran out."""

    business: Business | None
    markers: tuple[Seat, ...]  # in the order placed
    new: bool  # opened since the reader last looked


@quickly_made
class BossRow:
    """Public facts about one boss."""

    seat: Seat
    boss: Boss
    hand_size: int
    gained: int  # cards drawn or bribed since the reader last looked
    tiles: tuple[Business, ...]  # won, in the order won
    wins_next: tuple[Business, ...]  # kinds of which one more tile wins the game
    columns: tuple[ColumnView, ...]  # one per place
    hand: tuple[AnyCard, ...] | None  # only after the end (OR-44), then of any moment

    def owned(self, business: Business) -> int:
        """Number of tiles of that kind that the boss controls."""
        return self.tiles.count(business)


@quickly_made
class TieView:
    """A tied shootout that waits for reinforcements; never who has answered (CP-9.2)."""

    place: Place
    business: Business
    caller: Seat
    cause: Caller
    fighters: tuple[Fighter, ...]
    tied: tuple[Seat, ...]
    rounds: tuple[Round, ...]  # revealed so far
    optional: bool  # ED-4: nobody need send


@quickly_made
class Outcome:
    """Winner of a game that is over, and the reason (CP-10)."""

    winner: Seat
    victory: Victory
    businesses: tuple[Business, ...]  # the tiles that met the condition


@quickly_made
class TableView:
    """All that may be known by all (CP-12)."""

    options: Options
    turn: int  # 1 for the first turn of the game
    active: Seat  # whose turn it is, or was last
    actions_left: int
    actions_optional: int  # how many of them need not be used (Revolver, French booklet)
    places: tuple[BusinessView, ...]
    rows: tuple[BossRow, ...]  # by seat, in turn order
    deck: int
    discard: int
    discard_top: AnyCard | None
    stock: int
    reshuffles_left: int | None  # until a business is won (OR-53); None as long as none is used
    searching: bool  # the active boss looks through the discard pile (CP-6.6)
    tie: TieView | None
    outcome: Outcome | None
    rules: int = RULES  # by which the game is played (GameInfo.rules)

    @property
    def most_reshuffles(self) -> int:
        """Number of times the discard pile may become the deck between two businesses won (OR-53)."""
        return most_reshuffles(len(self.rows), self.rules)

    @property
    def bosses(self) -> tuple[Boss, ...]:
        """The bosses by seat."""
        return tuple(row.boss for row in self.rows)


@quickly_made
class OwnGangster:
    """A gangster of one's own on the table; `hidden` from the others when it lies face down."""

    card: Card
    hidden: bool


@quickly_made
class RaidSeen:
    """Sight that a Police Raid gave its boss, then; `slots` and cards of all that lay face down."""

    turn: int
    rival: Seat
    place: Place
    business: Business
    gangsters: tuple[tuple[int, Card], ...]


@quickly_made
class KnownBack:
    """A rival's back that this boss knows, still on the table.

    `slot` is None when a Limousine mixed it with other backs of that column (OR-37).
    """

    rival: Seat
    place: Place
    slot: int | None
    card: Card


@quickly_made
class Offer:
    """A legal action, and the facing its gangsters would get, in order (empty when it lays none)."""

    action: Action
    facing: tuple[bool, ...]  # True: face up
    fills: bool  # it would be the fifth card and call a shootout


@quickly_made
class BossView:
    """All that one boss may know: the table with their own marks, their cards, what they have seen."""

    seat: Seat
    table: TableView
    hand: tuple[AnyCard, ...]  # values falling, specials last
    drawn: tuple[AnyCard, ...]  # those of the hand that came since their turn began
    columns: tuple[tuple[OwnGangster, ...], ...]  # one per place
    offers: tuple[Offer, ...]  # what they may do now; empty when nothing is asked of them
    raids: tuple[RaidSeen, ...]  # the whole game, oldest first
    known: tuple[KnownBack, ...]
    pile: tuple[AnyCard, ...] | None  # the discard pile, while choosing in a Bribery
    sent: Card | None  # the reinforcement already sent in the tie that waits
    answered: bool  # they have answered in the tie that waits
    planned: bool = False  # their next turn, as far as they can know it

    @property
    def asked(self) -> bool:
        """Something is awaited from this boss."""
        return bool(self.offers)
