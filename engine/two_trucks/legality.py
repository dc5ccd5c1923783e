"""What may be done now, and why not: the only place that knows.

`why_not` asks in a fixed order: over, not at the table, not now, the rule; `legal` lists what it lets pass.
"""

from engine.game import IllegalAction, Ruled, Seat
from engine.two_trucks.actions import Action, Send
from engine.two_trucks.pieces import ROADS
from engine.two_trucks.state import State


class Reason(Ruled):
    """Why a man may not be sent; the facts beside it are in brackets."""

    GAME_OVER = "game-over", "TT-5.1"
    UNKNOWN_SEAT = "unknown-seat", "TT-7.1"
    ALREADY_SENT = "already-sent", "TT-3.1"  # it may be taken back first
    NO_SUCH_MAN = "no-such-man", "TT-1.1"  # [man]
    MAN_IS_GONE = "man-is-gone", "TT-3.5"  # [man, night]


def complete(_state: State) -> tuple[Seat, ...]:
    """Nobody: a choice is all of a night."""
    return ()


def in_secret(state: State) -> bool:
    """From the first night to the last: who has chosen is nobody's to know (TT-3.3, TT-7.2)."""
    return not state.over


def awaited(state: State) -> tuple[Seat, ...]:
    """All who have not chosen tonight (TT-7.1); empty when the game is over."""
    if state.over:
        return ()
    return tuple(seat for seat, mine in enumerate(state.seats) if mine.chosen is None)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Every man at home on either road, the north first (TT-9.3)."""
    lines = (Send(man, road) for road in ROADS for man in range(1, state.options.men + 1))
    return tuple(line for line in lines if why_not(state, seat, line) is None)


def why_not(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Why the seat may not send that man; None where it may (TT-3.1)."""
    if state.over:
        return IllegalAction(Reason.GAME_OVER)
    if not 0 <= seat < len(state.seats):
        return IllegalAction(Reason.UNKNOWN_SEAT)
    mine = state.seats[seat]
    if mine.chosen is not None:
        return IllegalAction(Reason.ALREADY_SENT)
    if not 1 <= action.man <= state.options.men:
        return IllegalAction(Reason.NO_SUCH_MAN, man=action.man)
    for night, sent in enumerate(mine.sent, start=1):
        if sent.man == action.man:
            return IllegalAction(Reason.MAN_IS_GONE, man=action.man, night=night)
    return None
