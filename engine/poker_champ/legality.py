"""What may be done now, and why not: the only place that knows (PC-4, PC-10).

`legal` lists; `refuse` asks the same questions in a fixed order: over, not at the table, the rule.
"""

from enum import StrEnum

from engine.game import IllegalAction, Seat
from engine.poker_champ.actions import Action, Fold, Stay
from engine.poker_champ.state import State


class Reason(StrEnum):
    """Why a decision may not be made."""

    GAME_OVER = "game-over"
    UNKNOWN_SEAT = "unknown-seat"
    FOLDED = "folded"  # out of this deal; the next one is theirs again
    ALL_IN = "all-in"  # without a chip one stays by oneself (PR-4)
    ALREADY_DECIDED = "already-decided"  # in this stage
    NO_TIME_AGREED = "no-time-agreed"  # or it is up already


BOTH: tuple[Action, ...] = (Stay(), Fold())


def complete(_state: State) -> tuple[Seat, ...]:
    """Nobody: a decision is made as soon as it is said."""
    return ()


def in_secret(_state: State) -> bool:
    """Never: everybody sees each decision at once (PC-4.3)."""
    return False


def awaited(state: State) -> tuple[Seat, ...]:
    """PC-10.1: all who have not decided, in the order of PC-10.4.

    Each of them owns a chip: whoever had none when the stage was opened stays by themselves.
    """
    return () if state.outcome else tuple(seat for seat in state.clockwise() if not state.decided(seat))


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything `seat` may do now: to stay or to fold, or nothing (PC-12.9)."""
    return BOTH if seat in awaited(state) else ()


def refuse(state: State, seat: Seat) -> None:
    """Raises IllegalAction where `legal` lists nothing."""
    if state.outcome:
        raise IllegalAction(Reason.GAME_OVER)
    if not 0 <= seat < len(state.seats):
        raise IllegalAction(Reason.UNKNOWN_SEAT)
    mine = state.seats[seat]
    if mine.folded:
        raise IllegalAction(Reason.FOLDED)
    if state.decided(seat):
        raise IllegalAction(Reason.ALREADY_DECIDED if mine.paid[-1] else Reason.ALL_IN)
