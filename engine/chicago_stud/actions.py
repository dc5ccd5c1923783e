"""What a seat may want, and its one-line notation (section 3 of docs/rules-chicago-stud.md)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.game import Amount, IllegalAction


class Unreadable(StrEnum):
    """Why a line of notation is no action."""

    UNKNOWN_ACTION = "unknown-action"


class Answer(StrEnum):
    """What a standing order answers (CS-15.1)."""

    FOLD = "fold"  # folds to any bet; is asked where there is none
    CHECK_FOLD = "check-fold"
    CALL = "call"  # as long as these calls cost at most so many chips
    CALL_ANY = "call any"


class Until(StrEnum):
    """How long a standing order stands."""

    ROUND = "round"
    DEAL = "deal"


@dataclass(frozen=True, slots=True)
class Check:
    """Stay without paying."""

    def __str__(self) -> str:
        return "check"


@dataclass(frozen=True, slots=True)
class Bet:
    """The first stake of a round: `bet 4`. In what is legal, an Amount stands for its numbers."""

    amount: int | Amount

    def __str__(self) -> str:
        return f"bet {self.amount}"


@dataclass(frozen=True, slots=True)
class Call:
    """Pay what is missing, or all one has."""

    def __str__(self) -> str:
        return "call"


@dataclass(frozen=True, slots=True)
class Raise:
    """Call, and so many more: `raise 4`. In what is legal, an Amount stands for its numbers."""

    by: int | Amount

    def __str__(self) -> str:
        return f"raise {self.by}"


@dataclass(frozen=True, slots=True)
class Fold:
    """Out of this deal."""

    def __str__(self) -> str:
        return "fold"


@dataclass(frozen=True, slots=True)
class Order:
    """A standing order (CS-15): `order call 8 round`; `budget` only for a call up to so many chips."""

    answer: Answer
    until: Until
    budget: int | Amount | None = None

    def __str__(self) -> str:
        budget = "" if self.budget is None else f" {self.budget}"
        return f"order {self.answer}{budget} {self.until}"


@dataclass(frozen=True, slots=True)
class Withdraw:
    """Take the standing order back: `order none`."""

    def __str__(self) -> str:
        return "order none"


@dataclass(frozen=True, slots=True)
class Show:
    """Turn up the down cards with which one won the last deal unseen (CS-7.4)."""

    def __str__(self) -> str:
        return "show"


DIGITS = 5
NUMBER_MAX = 10**DIGITS - 1
"""The most chips that a line can name."""

Action: TypeAlias = Check | Bet | Call | Raise | Fold | Order | Withdraw | Show


def parse(text: str) -> Action:
    """The action that a line of notation means; `str` of it is the same line.

    >>> str(parse("order call 8 round"))
    'order call 8 round'

    Raises IllegalAction with the words it could not read.
    """
    match text.split():
        case [word] if word in _PLAIN:
            return _PLAIN[word]
        case ["bet", number] if _is_number(number):
            return Bet(int(number))
        case ["raise", number] if _is_number(number):
            return Raise(int(number))
        case ["order", "none"]:
            return Withdraw()
        case ["order", "fold" | "check-fold" as answer, "round" | "deal" as until]:
            return Order(Answer(answer), Until(until))
        case ["order", "call", "any", "round" | "deal" as until]:
            return Order(Answer.CALL_ANY, Until(until))
        case ["order", "call", number, "round" | "deal" as until] if _is_number(number):
            return Order(Answer.CALL, Until(until), int(number))
        case _:
            raise IllegalAction(Unreadable.UNKNOWN_ACTION, text=text[:100])


def _is_number(word: str) -> bool:
    """Digits as they are written: `str(int(word)) == word`."""
    return word.isascii() and word.isdecimal() and len(word) <= DIGITS and str(int(word)) == word


_PLAIN: dict[str, Action] = {str(action): action for action in (Check(), Call(), Fold(), Show())}
