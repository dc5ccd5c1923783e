"""What may be done now, and why not: the only place that knows.

`legal` lists; `refuse` asks the same questions in a fixed order: over, not at the table, not now, the rule.
"""

from collections.abc import Iterator
from enum import StrEnum

from engine.game import Amount, IllegalAction, Seat
from engine.whispers.actions import Action, Done, Order, Peek, Show, Whisper
from engine.whispers.pieces import Pick
from engine.whispers.state import State


class Reason(StrEnum):
    """Why an action may not be done; the facts beside it are in brackets."""

    GAME_OVER = "game-over"
    UNKNOWN_SEAT = "unknown-seat"
    DUEL_IS_ON = "duel-is-on"  # only a card may be shown
    NO_DUEL = "no-duel"  # a card is shown when all are done
    ALREADY_SHOWN = "already-shown"
    ALREADY_DONE = "already-done"
    STILL_WHISPERING = "still-whispering"  # orders are for those who are done
    SAME_ORDER = "same-order"
    PURSE_EMPTY = "purse-empty"
    NOT_IN_PURSE = "not-in-purse"  # [amount, left]
    ALREADY_PEEKED = "already-peeked"
    PEEK_TOO_DEAR = "peek-too-dear"  # [forfeit, left]


def complete(_state: State) -> tuple[Seat, ...]:
    """Nobody: there is always something more to whisper, or a card to show."""
    return ()


def in_secret(state: State) -> bool:
    """In a duel: who has chosen a card, or ordered one, is nobody's to know."""
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
    if state.duel:
        return () if state.seats[seat].answer else tuple(map(Show, Pick))
    if state.seats[seat].done:
        return tuple(Order(pick) for pick in (*Pick, None) if pick != state.seats[seat].order)
    return tuple(_composing(state, seat))


def _composing(state: State, seat: Seat) -> Iterator[Action]:
    if state.left(seat):
        yield Whisper(Amount(1, state.left(seat)))
    if not state.seats[seat].peeked and state.options.forfeit <= state.left(seat):
        yield Peek()
    yield Done()


def refuse(state: State, seat: Seat, action: Action) -> None:
    """Raises IllegalAction where `legal` does not list the action."""
    if state.over:
        raise IllegalAction(Reason.GAME_OVER)
    if not 0 <= seat < len(state.seats):
        raise IllegalAction(Reason.UNKNOWN_SEAT)
    mine, left = state.seats[seat], state.left(seat)
    match action:
        case Show():
            _refuse_if(not state.duel, Reason.NO_DUEL)
            _refuse_if(mine.answer is not None, Reason.ALREADY_SHOWN)
        case _ if state.duel:
            raise IllegalAction(Reason.DUEL_IS_ON)
        case Order(pick):
            _refuse_if(not mine.done, Reason.STILL_WHISPERING)
            _refuse_if(pick == mine.order, Reason.SAME_ORDER)
        case _ if mine.done:
            raise IllegalAction(Reason.ALREADY_DONE)
        case Whisper(amount):
            _refuse_if(left == 0, Reason.PURSE_EMPTY)
            _refuse_if(amount not in Amount(1, left), Reason.NOT_IN_PURSE, amount=str(amount), left=left)
        case Peek():
            _refuse_if(mine.peeked, Reason.ALREADY_PEEKED)
            forfeit = state.options.forfeit
            _refuse_if(forfeit > left, Reason.PEEK_TOO_DEAR, forfeit=forfeit, left=left)
        case Done():
            pass


def _refuse_if(so: bool, reason: Reason, **facts: str | int) -> None:
    if so:
        raise IllegalAction(reason, **facts)
