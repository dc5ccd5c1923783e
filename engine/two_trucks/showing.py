"""From the state to what may be seen: by everybody, by one seat, and by all when the game is over (TT-8)."""

from engine.game import Seat
from engine.two_trucks.legality import legal
from engine.two_trucks.pieces import OPEN_NIGHTS, ROADS
from engine.two_trucks.scoring import ranks
from engine.two_trucks.state import Sent, State
from engine.two_trucks.views import Offer, SeatRow, SeatView, TableView, Trace


def table(state: State) -> TableView:
    """Return the table view; when the game is over, with everything."""
    return _table(state, turned_up=state.over)


def open(state: State, *, ended: bool) -> TableView:
    """The same with every man shown; raises ValueError unless its game has ended."""
    if not ended:
        raise ValueError("the game is not over")
    return _table(state, turned_up=True)


def view(state: State, seat: Seat) -> SeatView:
    """Return the view of `seat`."""
    own = _track(state, seat, turned_up=True)
    offers = tuple(map(Offer, legal(state, seat)))
    return SeatView(seat, table(state), state.home(seat), own, state.seats[seat].chosen, offers)


def _table(state: State, *, turned_up: bool) -> TableView:
    return TableView(
        options=state.options,
        night=min(state.night, state.options.nights),
        roads=state.roads,
        tomorrow=state.coming[: len(ROADS)],
        face_down=_face_down(state),
        rows=tuple(_row(state, seat, turned_up) for seat in range(len(state.seats))),
        winners=tuple(seat for seat, rank in enumerate(ranks(state)) if state.over and rank == 1),
    )


def _face_down(state: State) -> tuple[tuple[int, ...], ...]:
    """Return the tiles behind tomorrow's, pile by pile (TT-8.3)."""
    left, piles = state.coming[len(ROADS) * (OPEN_NIGHTS - 1) :], []
    for pile in reversed(state.options.piles):
        piles.append(tuple(sorted(left[-len(pile) :])))
        left = left[: -len(pile)]
    return tuple(reversed(piles))


def _row(state: State, seat: Seat, turned_up: bool) -> SeatRow:
    mine = state.seats[seat]
    shown = {sent.man for sent in mine.sent if sent.shown or turned_up}
    return SeatRow(
        seat=seat,
        boss=mine.boss,
        crates=mine.crates,
        trucks=sum(sent.took for sent in mine.sent),
        track=_track(state, seat, turned_up=turned_up),
        possible=tuple(man for man in range(1, state.options.men + 1) if man not in shown),
        home=state.home(seat) if turned_up else None,
    )


def _track(state: State, seat: Seat, *, turned_up: bool) -> tuple[Trace, ...]:
    return tuple(_trace(state, night, sent, turned_up) for night, sent in enumerate(state.seats[seat].sent))


def _trace(state: State, night: int, sent: Sent, turned_up: bool) -> Trace:
    """That man as he is known; unseen, he was weaker than all who were shown there (TT-4.3)."""
    if sent.shown:
        return Trace(sent.road, sent.man, None, sent.took)
    others = (mine.sent[night] for mine in state.seats)
    below = min(other.man for other in others if other.road == sent.road and other.shown)
    return Trace(sent.road, sent.man if turned_up else None, below, sent.took)
