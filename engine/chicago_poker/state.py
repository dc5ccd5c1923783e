"""One moment of the game, whole and secret: what the rules change and the views are drawn from.

No rule and no wording belongs in here; nobody outside this package may look inside a State.
"""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Annotated, TypeAlias, TypeVar

from engine.chicago_poker.actions import any_card
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import Caller, Event, Round
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import AnyCard, Boss, Business, Place, most_reshuffles
from engine.chicago_poker.views import Outcome, RaidSeen
from engine.game import Seat
from engine.quickly_made import quickly_made, remaker

Item = TypeVar("Item")


class ByName:
    """Request to the store to keep this card by its name, as in the notation.

    Spelled in the words pydantic listens to, though nothing of it is imported. Left to itself it would guess,
    card by card, whether a gangster or a special was meant, and take four times as long.
    """

    @staticmethod
    def __get_pydantic_core_schema__(_source: object, _ask: object) -> dict[str, object]:
        reading = {"type": "no-info", "function": any_card}
        return {"type": "function-plain", "function": reading, "serialization": {"type": "to-string"}}


KeptGangster: TypeAlias = Annotated[Card, ByName]
Kept: TypeAlias = Annotated[AnyCard, ByName]
"""What lies in a hand or a pile."""


@quickly_made
class Laid:
    """A gangster on the table: how it lies, and in which turn it was laid."""

    card: KeptGangster
    up: bool
    turn: int


Column: TypeAlias = tuple[Laid, ...]
"""One boss's gangsters at one business, in the order laid (CP-5.3)."""


@quickly_made
class Marker:
    """A shootout marker on a full column (CP-5.5)."""

    place: Place
    seat: Seat


@quickly_made
class Gain:
    """A card that came into a hand, and in which turn."""

    turn: int
    card: Kept


@quickly_made
class Loss:
    """A slot that lost its gangster, and in which turn."""

    turn: int
    place: Place
    seat: Seat
    slot: int


@quickly_made
class Known:
    """A rival's back that somebody knows: it lies in one of these slots (OR-37)."""

    rival: Seat
    place: Place
    slots: tuple[int, ...]
    card: KeptGangster


@quickly_made
class Tie:
    """A shootout between equal hands; who has answered, and with what, is secret (CP-9.2)."""

    place: Place
    caller: Seat
    cause: Caller
    tied: tuple[Seat, ...]
    rounds: tuple[Round, ...]
    answers: tuple[tuple[Seat, KeptGangster | None], ...]


@quickly_made
class State:
    """The whole truth. Seats and places count from 0; every tuple by seat or place has one entry each."""

    options: Options
    seed: str
    bosses: tuple[Boss, ...]
    shuffles: int  # done so far; the next one has this number plus one (docs/shuffle.md)
    turn: int  # from 1
    active: Seat
    actions: int  # left in this turn
    extra: int  # how many of them the Revolver gave: they are optional (OR-2a)
    acted: bool  # the active boss has used an action this turn
    must_act: bool  # ED-1; in the French booklet from OR-2b on
    idle: int  # turns in a row without an action (OR-52)
    stuck: int  # turns in a row in which nothing was legal and no shootout took place (OR-50)
    searching: bool  # Bribery is played, the card not yet taken (CP-6.6)
    fights: tuple[Place, ...]  # shootouts of this turn's start still to be held, the tied one first
    tie: Tie | None
    outcome: Outcome | None
    deck: tuple[Kept, ...]  # the top card first
    discard: tuple[Kept, ...]  # the top card last
    stock: tuple[Business, ...]  # the next tile first
    businesses: tuple[Business | None, ...]  # by place; None is a vacant lot
    opened: tuple[int, ...]  # by place: in which turn it opened, 0 before the game
    markers: tuple[Marker, ...]  # in the order placed
    tiles: tuple[tuple[Business, ...], ...]  # by seat, in the order won
    hands: tuple[tuple[Kept, ...], ...]  # by seat, in the order drawn
    columns: tuple[tuple[Column, ...], ...]  # by place, then by seat
    gains: tuple[tuple[Gain, ...], ...]  # by seat, of the last two rounds at most
    losses: tuple[Loss, ...]  # of the last round
    raids: tuple[tuple[RaidSeen, ...], ...]  # by seat
    known: tuple[tuple[Known, ...], ...]  # by seat
    # How often the discard pile became the deck since a business was last won (OR-53). Last, and with a
    # default, because games that were dealt before that ruling are kept without it.
    reshuffles: int = 0
    # By which the game was dealt, and is played on. Kept without it, it was dealt by the first.
    rules: int = 1

    @property
    def reshuffles_left(self) -> int:
        """Number of times the discard pile may still become the deck before a business is won (OR-53)."""
        return most_reshuffles(len(self.bosses), self.rules) - self.reshuffles


@dataclass(slots=True)
class OpenState:
    """A State open to change while somebody acts; the same fields in the same order."""

    options: Options
    seed: str
    bosses: tuple[Boss, ...]
    shuffles: int
    turn: int
    active: Seat
    actions: int
    extra: int
    acted: bool
    must_act: bool
    idle: int
    stuck: int
    searching: bool
    fights: tuple[Place, ...]
    tie: Tie | None
    outcome: Outcome | None
    deck: tuple[Kept, ...]
    discard: tuple[Kept, ...]
    stock: tuple[Business, ...]
    businesses: tuple[Business | None, ...]
    opened: tuple[int, ...]
    markers: tuple[Marker, ...]
    tiles: tuple[tuple[Business, ...], ...]
    hands: tuple[tuple[Kept, ...], ...]
    columns: tuple[tuple[Column, ...], ...]
    gains: tuple[tuple[Gain, ...], ...]
    losses: tuple[Loss, ...]
    raids: tuple[tuple[RaidSeen, ...], ...]
    known: tuple[tuple[Known, ...], ...]
    reshuffles: int = 0
    rules: int = 1

    @property
    def reshuffles_left(self) -> int:
        """Number of times the discard pile may still become the deck before a business is won (OR-53)."""
        return most_reshuffles(len(self.bosses), self.rules) - self.reshuffles

    @classmethod
    def of(cls, position: "Position") -> "OpenState":
        """A copy to work on; the original stays as it is."""
        return _opened(position)

    def closed(self) -> State:
        """This very position, from now on closed to change."""
        # Both classes have the same slots, so one can become the other. Filling a frozen State field by
        # field would be a third of what an action costs.
        self.__class__ = State  # type: ignore[assignment]
        return self  # type: ignore[return-value]


_opened = remaker(OpenState)  # every action needs one

Position: TypeAlias = State | OpenState
"""Something to read the game from, whether or not somebody is acting."""

Tell: TypeAlias = Callable[[Event], None]
"""Where the news of an action goes, event by event."""


def with_entry(row: tuple[Item, ...], at: int, item: Item) -> tuple[Item, ...]:
    """The row by seat or place with another entry there."""
    changed = list(row)
    changed[at] = item
    return tuple(changed)
