"""Legal decisions, and the reason why each other one is not: the only place that knows (PC-4, PC-10).

`why_not` asks in a fixed order: over, not at the table, the rule. `legal` lists what it lets pass.
"""

from engine.game import Ruled, Seat
from engine.poker_champ.actions import Action, Fold, Stay
from engine.poker_champ.state import State


class Reason(Ruled):
    """Reason why a decision may not be made."""

    GAME_OVER = "game-over", "PC-8.1"
    UNKNOWN_SEAT = "unknown-seat", "PC-10.1"
    FOLDED = "folded", "PC-4.6"  # out of this deal; the next one is theirs again
    ALL_IN = "all-in", "PR-4"  # without a chip one stays by oneself
    ALREADY_DECIDED = "already-decided", "PC-4.3"  # in this stage
    NO_TIME_AGREED = "no-time-agreed", "PC-8.2"  # or it is up already


BOTH: tuple[Action, ...] = (Stay(), Fold())


def in_secret(state: State) -> bool:
    """True where decisions are sealed (PR-21); else everybody sees each at once (PC-4.3)."""
    return state.options.sealed and not state.outcome


def awaited(state: State) -> tuple[Seat, ...]:
    """PC-10.1: all who have not decided, in the order of PC-10.4.

    Each of them owns a chip: whoever had none when the stage was opened stays by themselves.
    """
    return tuple(seat for seat in undecided(state) if not state.sealed(seat))


def undecided(state: State) -> tuple[Seat, ...]:
    """Seats that are asked, as everybody sees it: those with a sealed decision are among them."""
    return () if state.outcome else tuple(seat for seat in state.clockwise() if not state.decided(seat))


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything `seat` may do now: to stay or to fold, or nothing (PC-12.9)."""
    return () if why_not(state, seat) else BOTH


def why_not(state: State, seat: Seat) -> Reason | None:
    """Reason why the seat may decide nothing; None where it may."""
    if state.outcome:
        return Reason.GAME_OVER
    if not 0 <= seat < len(state.seats):
        return Reason.UNKNOWN_SEAT
    mine = state.seats[seat]
    if mine.folded:
        return Reason.FOLDED
    if state.decided(seat):
        return Reason.ALREADY_DECIDED if mine.paid[-1] else Reason.ALL_IN
    return Reason.ALREADY_DECIDED if state.sealed(seat) else None
