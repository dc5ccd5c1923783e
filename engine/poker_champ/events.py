"""News as everybody may know it: no event has a face in it that was not turned up (PC-11)."""

from enum import StrEnum
from typing import TypeAlias

from engine.french_deck import Card, Hand
from engine.game import Seat
from engine.poker_champ.options import Options
from engine.poker_champ.pieces import Back, Boss, Stage
from engine.quickly_made import quickly_made


class Ending(StrEnum):
    """Reason why the game is over (PC-8)."""

    TWO_AWARDS = "two-awards"  # PC-8.1
    LAST_AWARD = "last-award"  # PC-8.3: the seventh is given
    LAST_DEAL = "last-deal"  # PC-8.2, PC-8.5: the agreed number of deals, or the most there may be
    TIME = "time"  # PC-8.2, PR-1: the deal in which the time was up


@quickly_made
class Shown:
    """One seat's cards face up, with what they were worth; `place` 1 has the best hand.

    `paid` in this deal and `takes` out of the pot: nothing in a duel.
    """

    seat: Seat
    cards: tuple[Card, Card]
    hand: Hand
    place: int
    paid: int = 0
    takes: int = 0


@quickly_made
class GameStarted:
    """Everybody has their chips."""

    bosses: tuple[Boss, ...]
    options: Options


@quickly_made
class Dealt:
    """Two cards each, and everybody has paid (PC-3); `backs` by seat, in the order dealt."""

    deal: int
    dealer: Seat
    backs: tuple[tuple[Back, Back], ...]
    price: int


@quickly_made
class StageOpened:
    """`cards` were turned up beside those that lay there: `common` are all; now each decides."""

    deal: int
    stage: Stage
    cards: tuple[Card, ...]
    common: tuple[Card, ...]
    price: int
    pot: int


@quickly_made
class StayedAllIn:
    """A seat without a chip left stays by itself (PC-4.5)."""

    seat: Seat
    stage: Stage


@quickly_made
class Stayed:
    """A seat pays, and has `chips` left; `price` is what the stage costs."""

    seat: Seat
    stage: Stage
    price: int
    paid: int
    chips: int

    @property
    def last_chip(self) -> bool:
        """True if it has paid all it had."""
        return self.chips == 0


@quickly_made
class Folded:
    """A seat is out of this deal."""

    seat: Seat
    stage: Stage


@quickly_made
class WonUnseen:
    """All others have folded; the last one shows their cards all the same (PC-6.4).

    `hand` is their best so far.
    """

    deal: int
    stage: Stage
    seat: Seat
    common: tuple[Card, ...]
    cards: tuple[Card, Card]
    hand: Hand
    pot: int


@quickly_made
class ShowdownHeld:
    """All who stayed show their cards (PC-6); `shown` from the best hand down, then clockwise."""

    deal: int
    common: tuple[Card, ...]
    shown: tuple[Shown, ...]
    pot: int

    @property
    def winners(self) -> tuple[Shown, ...]:
        """Hands that were best."""
        return tuple(shown for shown in self.shown if shown.place == 1)


@quickly_made
class DuelCalled:
    """These seats are equally rich, with `chips` each; one of them will help `broke` (PC-7.3)."""

    broke: Seat
    seats: tuple[Seat, ...]
    chips: int


@quickly_made
class DuelFought:
    """Cards for the Award, everything face up; `shown` as in a showdown.

    `round` counts the duels for one Award; `winner` is None where the best hands are tied: these go on.
    """

    round: int
    broke: Seat
    common: tuple[Card, ...]
    shown: tuple[Shown, ...]
    winner: Seat | None

    @property
    def tied(self) -> tuple[Seat, ...]:
        """Seats that fight on."""
        if self.winner is not None:
            return ()
        return tuple(shown.seat for shown in self.shown if shown.place == 1)


@quickly_made
class AwardGiven:
    """The giver, who had `had` chips, gave `chips` of them to a seat that had none (PC-7.1).

    `owns`: how many Awards the giver has with it; `number`: of how many given it is the last.
    """

    giver: Seat
    broke: Seat
    had: int
    chips: int
    owns: int
    number: int


@quickly_made
class TimeUp:
    """The event that the agreed `minutes` are over: this deal is the last (PR-1)."""

    deal: int
    minutes: int


@quickly_made
class GameEnded:
    """The champions; Awards and chips by seat."""

    winners: tuple[Seat, ...]
    ending: Ending
    awards: tuple[int, ...]
    chips: tuple[int, ...]


Event: TypeAlias = (
    GameStarted
    | Dealt
    | StageOpened
    | StayedAllIn
    | Stayed
    | Folded
    | WonUnseen
    | ShowdownHeld
    | DuelCalled
    | DuelFought
    | AwardGiven
    | TimeUp
    | GameEnded
)
