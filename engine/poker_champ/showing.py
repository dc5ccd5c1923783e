"""From the state to what may be seen: by everybody, by one seat, and by all when the game is over (PC-11)."""

from engine.french_deck import best_high
from engine.game import Seat
from engine.poker_champ.actions import Action, Fold, Stay
from engine.poker_champ.dealing import backs_of
from engine.poker_champ.legality import legal, undecided
from engine.poker_champ.pieces import AWARDS
from engine.poker_champ.state import State
from engine.poker_champ.views import Offer, SeatRow, SeatView, Standing, TableView


def table(state: State) -> TableView:
    """Table view: all that everybody may know."""
    return _table(state, turned_up=False)


def open_table(state: State, *, ended: bool) -> TableView:
    """Table view with every face of this deal (PR-13); raises ValueError unless its game has ended."""
    if not ended:
        raise ValueError("folded cards are secret until the game is over")
    return _table(state, turned_up=True)


def view(state: State, seat: Seat) -> SeatView:
    """View of `seat`: all that it may know."""
    hand = state.seats[seat].hand
    return SeatView(
        seat=seat,
        table=table(state),
        hand=hand,
        best=best_high((*hand, *state.common)),
        offers=tuple(_offer(state, seat, action) for action in legal(state, seat)),
        sealed=Stay() if seat in state.stays else Fold() if seat in state.folds else None,
    )


def _table(state: State, turned_up: bool) -> TableView:
    asked = undecided(state)
    return TableView(
        options=state.options,
        deal=state.deal,
        stage=state.stage,
        dealer=state.dealer,
        common=state.common,
        new=state.common[len(state.common) - state.stage.opens :],
        price=state.stage.price,
        pot=state.pot,
        awards_left=AWARDS - sum(mine.awards for mine in state.seats),
        rows=tuple(_row(state, seat, seat in asked, turned_up) for seat in range(len(state.seats))),
        awaited=asked,
        last=state.last,
        winners=state.outcome.winners if state.outcome else (),
        ending=state.outcome.ending if state.outcome else None,
        time_up=state.time_up,
    )


def _row(state: State, seat: Seat, asked: bool, turned_up: bool) -> SeatRow:
    mine = state.seats[seat]
    enough = state.options.winning_awards
    return SeatRow(
        seat=seat,
        boss=mine.boss,
        chips=mine.chips,
        awards=mine.awards,
        wins_next=enough is not None and mine.awards + 1 == enough and not state.outcome,
        backs=backs_of(mine.hand),
        paid=mine.paid,
        standing=_standing(state, seat, asked),
        hand=mine.hand if turned_up else None,
        place=state.place(seat),
    )


def _standing(state: State, seat: Seat, asked: bool) -> Standing:
    mine = state.seats[seat]
    if mine.folded:
        return Standing.FOLDED
    if asked:
        return Standing.AWAITED
    return Standing.STAYS if mine.chips or state.outcome else Standing.ALL_IN


def _offer(state: State, seat: Seat, action: Action) -> Offer:
    chips = state.seats[seat].chips
    cost = min(state.stage.price, chips) if isinstance(action, Stay) else 0
    return Offer(action, cost, last_chip=cost == chips)
