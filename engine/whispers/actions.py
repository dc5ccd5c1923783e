"""What a seat may want, and its one-line notation."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.game import Amount, IllegalAction
from engine.whispers.pieces import Pick


class Unreadable(StrEnum):
    """Why a line of notation is no action."""

    UNKNOWN_ACTION = "unknown-action"


@dataclass(frozen=True, slots=True)
class Whisper:
    """Add a number to one's card: `whisper 3`. In what is legal, an Amount stands for its numbers."""

    amount: int | Amount

    def __str__(self) -> str:
        return f"whisper {self.amount}"


@dataclass(frozen=True, slots=True)
class Peek:
    """Look at one's fresh card before the duel."""

    def __str__(self) -> str:
        return "peek"


@dataclass(frozen=True, slots=True)
class Done:
    """Whisper no more in this round."""

    def __str__(self) -> str:
        return "done"


@dataclass(frozen=True, slots=True)
class Show:
    """The card for the duel: `show high`."""

    pick: Pick

    def __str__(self) -> str:
        return f"show {self.pick}"


@dataclass(frozen=True, slots=True)
class Order:
    """Which card to show in the duel to come: `order low`; `order none` takes the order back."""

    pick: Pick | None

    def __str__(self) -> str:
        return f"order {self.pick or 'none'}"


Action: TypeAlias = Whisper | Peek | Done | Show | Order


def parse(text: str) -> Action:
    """The action that a line of notation means; `str` of it is the same line.

    >>> str(parse("whisper 3"))
    'whisper 3'

    Raises IllegalAction with the words it could not read.
    """
    match text.split():
        case ["whisper", number] if number.isascii() and number.isdecimal() and len(number) < 4:
            return Whisper(int(number))
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["show", "high" | "low" as pick]:
            return Show(Pick(pick))
        case ["order", "high" | "low" | "none" as pick]:
            return Order(None if pick == "none" else Pick(pick))
        case _:
            raise IllegalAction(Unreadable.UNKNOWN_ACTION, text=text[:100])


_PLAIN: dict[str, Action] = {"peek": Peek(), "done": Done()}
