"""Actions of a seat, and their one-line notation (section 3 of docs/rules-chicago-stud.md)."""

from collections.abc import Callable
from enum import StrEnum
from typing import TypeAlias

from engine.game import Amount
from engine.notation import Kind, action, named, number, reader


class Answer(StrEnum):
    """Answer that a standing order gives (CS-15.1)."""

    CHECK = "check"  # as long as nobody has bet; is asked from then on
    CHECK_FOLD = "check-fold"
    FOLD = "fold"  # folds to any bet; is asked where there is none
    BET = "bet"  # so many chips, as long as nobody else has bet; is asked from then on
    CALL = "call"  # as long as these calls cost at most so many chips
    CALL_ANY = "call any"


class Until(StrEnum):
    """Time that a standing order stands."""

    ROUND = "round"
    DEAL = "deal"


DIGITS = 5
NUMBER_MAX = 10**DIGITS - 1
"""The most chips that a line can name."""

KINDS = {
    "chips": number(DIGITS),
    # only a bet and a call name chips, and they have to
    "answer": Kind(Answer, str, r"(?:check-fold|check|fold|call any)(?! [0-9])|(?:bet|call)(?= [0-9])"),
    "until": named(Until),
}


@action("check")
class Check:
    """Stay without paying."""


@action("bet {amount:chips}", KINDS)
class Bet:
    """The first stake of a round: `bet 4`. In what is legal, an Amount stands for its numbers."""

    amount: int | Amount


@action("call")
class Call:
    """Pay what is missing, or all one has."""


@action("raise {by:chips}", KINDS)
class Raise:
    """Call, and so many more: `raise 4`. In what is legal, an Amount stands for its numbers."""

    by: int | Amount


@action("fold")
class Fold:
    """Out of this deal."""


@action("order {answer:answer}[ {budget:chips}] {until:until}", KINDS)
class Order:
    """A standing order (CS-15): `order call 8 round`; `budget`: what is bet, or what calls may cost."""

    answer: Answer
    until: Until
    budget: int | Amount | None = None


@action("order none")
class Withdraw:
    """Take the standing order back."""


@action("show")
class Show:
    """Turn up the down cards with which one won the last deal unseen (CS-7.4)."""


Action: TypeAlias = Check | Bet | Call | Raise | Fold | Order | Withdraw | Show

parse: Callable[[str], Action] = reader(Action)
"""Reads a line of notation: `str(parse("order call 8 round")) == "order call 8 round"`."""
