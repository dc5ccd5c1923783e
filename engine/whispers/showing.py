"""From the state to what may be seen: by everybody, by one seat, and by all when the game is over."""

from engine.game import Seat
from engine.whispers.legality import legal
from engine.whispers.state import State
from engine.whispers.views import Offer, SeatRow, SeatView, TableView


def table(state: State) -> TableView:
    """Table view: all that everybody may know."""
    return _table(state, turned_up=False)


def open(state: State, *, ended: bool) -> TableView:
    """Table view with every card turned up; raises ValueError unless its game has ended."""
    if not ended:
        raise ValueError("the game is not over")
    return _table(state, turned_up=True)


def view(state: State, seat: Seat) -> SeatView:
    """View of `seat`: all that it may know."""
    mine = state.seats[seat]
    return SeatView(
        seat=seat,
        table=table(state),
        kept=mine.kept,
        fresh=mine.fresh if mine.peeked or state.duel or state.over else None,
        purse=state.left(seat),
        whispers=mine.whispers,
        peeked=mine.peeked,
        order=mine.order,
        answer=mine.answer,
        offers=tuple(map(Offer, legal(state, seat))),
    )


def _table(state: State, turned_up: bool) -> TableView:
    most = max(mine.points for mine in state.seats)
    return TableView(
        options=state.options,
        round=state.round,
        duel=state.duel,
        rows=tuple(_row(state, seat, turned_up) for seat in range(len(state.seats))),
        last=state.last,
        winners=tuple(seat for seat, mine in enumerate(state.seats) if state.over and mine.points == most),
    )


def _row(state: State, seat: Seat, turned_up: bool) -> SeatRow:
    mine = state.seats[seat]
    return SeatRow(
        seat=seat,
        sign=mine.sign,
        points=mine.points,
        purse=state.left(seat) if mine.done else mine.purse,
        done=mine.done,
        whispered=sum(mine.whispers) if mine.done else None,
        peeked=mine.peeked if mine.done else None,
        hand=mine.cards if turned_up else None,
    )
