"""What a boss may want, and its one-line notation (docs/notation.md).

An action says what is wanted, never who wants it nor whether it may be.
"""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.chicago_poker.cards import Card
from engine.chicago_poker.pieces import LETTERS, AnyCard, Boss, Place, Special
from engine.game import IllegalAction


class Unreadable(StrEnum):
    """Why a line of notation is no action."""

    UNKNOWN_ACTION = "unknown-action"


@dataclass(frozen=True, slots=True)
class Recruit:
    """Draw the top card of the deck (CP-4)."""

    def __str__(self) -> str:
        return "recruit"


@dataclass(frozen=True, slots=True)
class Play:
    """Lay a gangster at a business (CP-5): `play R7 B`."""

    card: Card
    place: Place

    def __str__(self) -> str:
        return f"play {self.card} {LETTERS[self.place]}"


@dataclass(frozen=True, slots=True)
class Liquidate:
    """Have a rival's last gangster discarded (CP-6.2): `liquidation B moran`."""

    place: Place
    rival: Boss

    def __str__(self) -> str:
        return f"liquidation {LETTERS[self.place]} {self.rival.value}"


@dataclass(frozen=True, slots=True)
class Raid:
    """Look at a rival's face-down gangsters (CP-6.3): `police-raid B moran`."""

    place: Place
    rival: Boss

    def __str__(self) -> str:
        return f"police-raid {LETTERS[self.place]} {self.rival.value}"


@dataclass(frozen=True, slots=True)
class Drive:
    """Move own gangsters by Limousine, in the order given (CP-6.4): `limousine A R7 G3 C`."""

    origin: Place
    cards: tuple[Card, ...]
    destination: Place

    def __str__(self) -> str:
        return " ".join(("limousine", LETTERS[self.origin], *map(str, self.cards), LETTERS[self.destination]))


@dataclass(frozen=True, slots=True)
class Shoot:
    """Play the Revolver for two more actions (CP-6.5)."""

    def __str__(self) -> str:
        return "revolver"


@dataclass(frozen=True, slots=True)
class Bribe:
    """Play Bribery and search the discard pile (CP-6.6)."""

    def __str__(self) -> str:
        return "bribery"


@dataclass(frozen=True, slots=True)
class Take:
    """The one card taken in a Bribery (CP-6.6): `take R7`, `take revolver`."""

    card: AnyCard

    def __str__(self) -> str:
        return f"take {self.card}"


@dataclass(frozen=True, slots=True)
class Stop:
    """End the turn with actions left (CP-3.4)."""

    def __str__(self) -> str:
        return "stop"


@dataclass(frozen=True, slots=True)
class Send:
    """The reinforcement in a tied shootout (CP-9): `send R12`, `send nothing`."""

    card: Card | None

    def __str__(self) -> str:
        return f"send {self.card or 'nothing'}"


@dataclass(frozen=True, slots=True)
class Discard:
    """Throw a card away because the hand is over the limit at the end of a turn (OR-40)."""

    card: AnyCard

    def __str__(self) -> str:
        return f"discard {self.card}"


Action: TypeAlias = Recruit | Play | Liquidate | Raid | Drive | Shoot | Bribe | Take | Stop | Send | Discard


def parse(text: str) -> Action:
    """The action that a line of notation means; `str` of it is the same line.

    Raises IllegalAction with the words it could not read.
    """
    try:
        return _read(text.split())
    except (ValueError, IndexError):
        raise IllegalAction(Unreadable.UNKNOWN_ACTION, text=text[:100]) from None


def _read(words: list[str]) -> Action:
    match words:
        case ["recruit"]:
            return Recruit()
        case ["play", card, place]:
            return Play(Card.parse(card), _place(place))
        case ["liquidation", place, rival]:
            return Liquidate(_place(place), Boss(rival))
        case ["police-raid", place, rival]:
            return Raid(_place(place), Boss(rival))
        case ["limousine", origin, *cards, destination] if cards:
            return Drive(_place(origin), tuple(map(Card.parse, cards)), _place(destination))
        case ["revolver"]:
            return Shoot()
        case ["bribery"]:
            return Bribe()
        case ["take", card]:
            return Take(any_card(card))
        case ["stop"]:
            return Stop()
        case ["send", "nothing"]:
            return Send(None)
        case ["send", card]:
            return Send(Card.parse(card))
        case ["discard", card]:
            return Discard(any_card(card))
        case _:
            raise ValueError(words)


def any_card(text: str) -> AnyCard:
    """The gangster or special card of that name; raises ValueError where there is none."""
    return _SPECIAL.get(text) or Card.parse(text)


_SPECIAL = {special.value: special for special in Special}


def _place(letter: str) -> Place:
    if len(letter) != 1:
        raise ValueError(letter)
    return LETTERS.index(letter)
