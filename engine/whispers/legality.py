"""Legal actions, and the reason why each other one is not: the only place that knows.

`why_not` asks in a fixed order: over, not at the table, not now, the rule. `legal` lists what it lets pass.
"""

from engine.game import Amount, IllegalAction, Ruled, Seat
from engine.whispers.actions import Action, Done, Order, Peek, Show, Whisper
from engine.whispers.pieces import Pick
from engine.whispers.state import SeatState, State


class Reason(Ruled):
    """Reason why an action may not be done; the facts beside it are in brackets."""

    GAME_OVER = "game-over", "WH-4.1"
    UNKNOWN_SEAT = "unknown-seat", "WH-1.2"
    DUEL_IS_ON = "duel-is-on", "WH-3.1"  # only a card may be shown
    NO_DUEL = "no-duel", "WH-3.1"  # a card is shown when all are done
    ALREADY_SHOWN = "already-shown", "WH-3.2"
    ALREADY_DONE = "already-done", "WH-2.4"
    STILL_WHISPERING = "still-whispering", "WH-2.5"  # orders are for those who are done
    SAME_ORDER = "same-order", "WH-2.5"
    PURSE_EMPTY = "purse-empty", "WH-2.1"
    NOT_IN_PURSE = "not-in-purse", "WH-2.1"  # [amount, left]
    ALREADY_PEEKED = "already-peeked", "WH-2.3"
    PEEK_TOO_DEAR = "peek-too-dear", "WH-2.3"  # [forfeit, left]


def complete(_state: State) -> tuple[Seat, ...]:
    """Nobody: there is always something more to whisper, or a card to show."""
    return ()


def in_secret(state: State) -> bool:
    """True in a duel: who has chosen a card, or ordered one, is nobody's to know."""
    return state.duel and not state.over


def awaited(state: State) -> tuple[Seat, ...]:
    """The seats whose decision we wait for; empty when the game is over.

    A duel waits for everybody who has not shown a card, even if an order would: else a look at whom the
    table waits for would tell who left one. It never waits long: it is over when only orders are left.
    """
    if state.over:
        return ()
    if state.duel:
        return tuple(seat for seat, mine in enumerate(state.seats) if mine.answer is None)
    return tuple(seat for seat, mine in enumerate(state.seats) if not mine.done)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything `seat` may do now; who is done may leave an order while others whisper."""
    if state.over or not 0 <= seat < len(state.seats):
        return ()
    return tuple(line for line in _lines(state, seat) if why_not(state, seat, line) is None)


def _lines(state: State, seat: Seat) -> tuple[Action, ...]:
    """Lines that answer the seat's question: a card, or an order, or whispers."""
    if state.duel:
        return SHOWS
    if state.seats[seat].done:
        return ORDERS
    return (Whisper(Amount(1, state.left(seat))), PEEK, DONE)


SHOWS, ORDERS = tuple(map(Show, Pick)), tuple(map(Order, (*Pick, None)))
PEEK, DONE = Peek(), Done()


def why_not(state: State, seat: Seat, action: Action) -> IllegalAction | None:
    """Refusal of an action of that seat; None where it may be done."""
    if state.over:
        return IllegalAction(Reason.GAME_OVER)
    if not 0 <= seat < len(state.seats):
        return IllegalAction(Reason.UNKNOWN_SEAT)
    mine = state.seats[seat]
    match action:
        case Show():
            if not state.duel:
                return IllegalAction(Reason.NO_DUEL)
            return IllegalAction(Reason.ALREADY_SHOWN) if mine.answer else None
        case _ if state.duel:
            return IllegalAction(Reason.DUEL_IS_ON)
        case Order(pick):
            if not mine.done:
                return IllegalAction(Reason.STILL_WHISPERING)
            return IllegalAction(Reason.SAME_ORDER) if pick == mine.order else None
        case _ if mine.done:
            return IllegalAction(Reason.ALREADY_DONE)
        case Whisper(amount):
            return _why_no_whisper(state.left(seat), amount)
        case Peek():
            return _why_no_peek(state, mine, state.left(seat))
        case Done():
            return None


def _why_no_whisper(left: int, amount: int | Amount) -> IllegalAction | None:
    if left == 0:
        return IllegalAction(Reason.PURSE_EMPTY)
    if isinstance(amount, int) and not 1 <= amount <= left:
        return IllegalAction(Reason.NOT_IN_PURSE, amount=str(amount), left=left)
    return None


def _why_no_peek(state: State, mine: SeatState, left: int) -> IllegalAction | None:
    if mine.peeked:
        return IllegalAction(Reason.ALREADY_PEEKED)
    if state.options.forfeit > left:
        return IllegalAction(Reason.PEEK_TOO_DEAR, forfeit=state.options.forfeit, left=left)
    return None
