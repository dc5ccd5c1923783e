"""What a seat may want, and its one-line notation: there is nothing else to say."""

from dataclasses import dataclass
from enum import StrEnum
from typing import TypeAlias

from engine.game import IllegalAction


class Unreadable(StrEnum):
    """Why a line of notation is no action."""

    UNKNOWN_ACTION = "unknown-action"  # [text]


@dataclass(frozen=True, slots=True)
class Stay:
    """Pay the price of the stage, or what is left (PC-4.3, PC-4.4)."""

    def __str__(self) -> str:
        return "stay"


@dataclass(frozen=True, slots=True)
class Fold:
    """Out of this deal (PC-4.3)."""

    def __str__(self) -> str:
        return "fold"


Action: TypeAlias = Stay | Fold


def parse(text: str) -> Action:
    """The action that a line of notation means; `str` of it is the same line.

    >>> parse("stay")
    Stay()

    Raises IllegalAction with the words it could not read.
    """
    try:
        return _BY_WORD[" ".join(text.split())]
    except KeyError:
        raise IllegalAction(Unreadable.UNKNOWN_ACTION, text=text[:100]) from None


_BY_WORD: dict[str, Action] = {"stay": Stay(), "fold": Fold()}
