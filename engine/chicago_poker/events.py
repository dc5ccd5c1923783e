"""News for the whole table, in the past tense.

Public by construction: no field can hold a card that somebody may not see. `card=None` is a back.
"""

from enum import StrEnum
from typing import TypeAlias

from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import Hand
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import AnyCard, Boss, Business, Place
from engine.game import Seat
from engine.quickly_made import quickly_made


class Caller(StrEnum):
    """Reason why a business is fought over."""

    MARKER = "marker"  # CP-7: the owner of a full column begins their turn
    STALEMATE = "stalemate"  # OR-50: nobody could do anything for a whole round


class DecidedBy(StrEnum):
    """Decision that made one boss the winner of a shootout."""

    ALONE = "alone"  # CP-7.3: nobody else had gangsters there
    RANK = "rank"  # a better kind of hand
    VALUES = "values"  # the same kind, higher values
    REINFORCEMENT = "reinforcement"  # CP-9.3
    SOLE_SENDER = "sole-sender"  # CP-9.5
    CALLER = "caller"  # OR-20: nobody sent; the caller is among the tied
    CLOCKWISE = "clockwise"  # OR-20: nobody sent; the first clockwise from the caller


class Victory(StrEnum):
    """Reason why the game is over (CP-10)."""

    ONE_KIND = "one-kind"  # three tiles of one kind (two in the short game)
    ALL_KINDS = "all-kinds"  # one of each of the four kinds
    ANY_TILES = "any-tiles"  # any five tiles (three in the short game)
    LAST_TILE = "last-tile"  # CP-10.3


@quickly_made
class GameStarted:
    """The cards are dealt, the first businesses are open."""

    bosses: tuple[Boss, ...]
    businesses: tuple[Business, ...]
    first: Seat
    options: Options


@quickly_made
class TurnStarted:
    """A boss may act now; their shootouts are over."""

    seat: Seat
    turn: int
    actions: int


@quickly_made
class Recruited:
    """A boss drew a card; `refill` when it replaced a reinforcement (ED-3)."""

    seat: Seat
    refill: bool = False


@quickly_made
class DeckReshuffled:
    """The discard pile became the deck (CP-4.2), or joined it (CP-6.6); `cards` in the new deck."""

    cards: int


@quickly_made
class GangsterPlayed:
    """A gangster was laid at a business as number `slot` + 1."""

    seat: Seat
    place: Place
    business: Business
    slot: int
    card: Card | None


@quickly_made
class MarkerPlaced:
    """A fifth gangster called a shootout (CP-5.5)."""

    seat: Seat
    place: Place
    business: Business


@quickly_made
class GangsterLiquidated:
    """A rival's last gangster was discarded, face up (OR-23)."""

    seat: Seat
    rival: Seat
    place: Place
    business: Business
    slot: int
    card: Card
    was_down: bool


@quickly_made
class PoliceRaided:
    """A boss looked at a rival's face-down gangsters; nobody else learns more than how many."""

    seat: Seat
    rival: Seat
    place: Place
    business: Business
    backs: int


@quickly_made
class GangstersDriven:
    """The Limousine moved gangsters: from these slots, laid as these (OR-37: backs in secret order)."""

    seat: Seat
    origin: Place
    origin_business: Business
    slots: tuple[int, ...]  # rising, not in the order of laying
    destination: Place
    destination_business: Business
    first_slot: int
    laid: tuple[Card | None, ...]


@quickly_made
class RevolverPlayed:
    """A boss has two more actions this turn."""

    seat: Seat


@quickly_made
class BriberyPlayed:
    """A boss searches the discard pile."""

    seat: Seat
    pile: int


@quickly_made
class CardBribed:
    """A boss took one card out of the discard pile, nobody else knows which (OR-26)."""

    seat: Seat


@quickly_made
class CardDiscarded:
    """A card over the hand limit was thrown away (OR-40)."""

    seat: Seat
    card: AnyCard


@quickly_made
class TurnEnded:
    """A boss is done. `unused` actions remain; `stuck`: no legal action was left for them (OR-1).

    Where a boss may stop (French booklet) being stuck is told like stopping: else all would know that the
    hand holds nothing playable (OR-55).
    """

    seat: Seat
    unused: int
    stuck: bool


@quickly_made
class ActingMadeCompulsory:
    """OR-2b: for two full rounds nobody acted; from now on the base actions must be used."""


@quickly_made
class TownStuck:
    """OR-50: for a whole round nobody could act; every business with gangsters is fought over."""

    seat: Seat


@quickly_made
class Fighter:
    """One boss's gangsters in a shootout, all turned up, in the order they were laid."""

    seat: Seat
    cards: tuple[Card, ...]
    were_down: tuple[bool, ...]
    hand: Hand


@quickly_made
class Round:
    """One round of reinforcements, revealed together: what each boss sent, if anything (CP-9)."""

    sent: tuple[tuple[Seat, Card | None], ...]


@quickly_made
class ShootoutTied:
    """The best hands are equal: these bosses choose reinforcements in secret (CP-9)."""

    place: Place
    business: Business
    caller: Seat
    cause: Caller
    fighters: tuple[Fighter, ...]  # best first
    tied: tuple[Seat, ...]


@quickly_made
class ReinforcementAnswered:
    """Somebody has answered in secret; who and what comes out when all have."""

    place: Place


@quickly_made
class ReinforcementsRevealed:
    """A round of reinforcements was turned up; `tied` bosses still equal must choose again."""

    place: Place
    business: Business
    revealed: Round
    tied: tuple[Seat, ...]


@quickly_made
class ShootoutHeld:
    """A business was won, with everything the explanation needs."""

    place: Place
    business: Business
    caller: Seat
    cause: Caller
    fighters: tuple[Fighter, ...]  # best first, ties clockwise from the caller
    rounds: tuple[Round, ...]  # empty without a tie
    winner: Seat
    decided_by: DecidedBy
    replacement: Business | None  # None: the stock is empty, or the game is over


@quickly_made
class GameWon:
    """The big boss of Chicago (CP-10)."""

    seat: Seat
    victory: Victory
    businesses: tuple[Business, ...]  # the tiles that met the condition


Event: TypeAlias = (
    GameStarted
    | TurnStarted
    | Recruited
    | DeckReshuffled
    | GangsterPlayed
    | MarkerPlaced
    | GangsterLiquidated
    | PoliceRaided
    | GangstersDriven
    | RevolverPlayed
    | BriberyPlayed
    | CardBribed
    | CardDiscarded
    | TurnEnded
    | ActingMadeCompulsory
    | TownStuck
    | ShootoutTied
    | ReinforcementAnswered
    | ReinforcementsRevealed
    | ShootoutHeld
    | GameWon
)
