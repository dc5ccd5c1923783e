"""From the state to what may be seen: by everybody, by one seat, and by all when the game is over."""

from collections.abc import Collection
from dataclasses import replace

from engine.chicago_stud import views
from engine.chicago_stud.actions import Action, Bet, Call, Raise
from engine.chicago_stud.legality import legal
from engine.chicago_stud.pieces import FIRST_STREET, LAST_OPEN_STREET, RAISES_MAX
from engine.chicago_stud.pots import pots
from engine.chicago_stud.state import Part, State
from engine.french_deck import Card, Hand, best_by_suit
from engine.game import Amount, Seat


def table(state: State) -> views.TableView:
    """Table view: all that everybody may know."""
    return _table(state, turned_up=False)


def open(state: State, *, ended: bool) -> views.TableView:
    """Table view with all cards of all deals so far (CR-12); raises ValueError unless its game has ended."""
    if not ended:
        raise ValueError("the game is not over")
    return replace(_table(state, turned_up=True), books=state.books)


def view(state: State, seat: Seat) -> views.SeatView:
    """View of `seat`: all that it may know."""
    mine = state.seats[seat]
    cards = (*mine.down, *mine.up, *([state.common] if state.common else []))
    order = mine.order
    may_show = state.last and state.last.unseen and state.last.unseen.seat == seat
    return views.SeatView(
        seat=seat,
        table=table(state),
        down=mine.down,
        hand=_hand(state, cards) if mine.down else None,
        to_call=_to_call(state, seat),
        order=views.OrderView(order.answer, order.until, order.left) if order else None,
        unseen=state.secret if may_show and not state.over else (),
        offers=tuple(views.Offer(action, _chips(state, seat, action)) for action in legal(state, seat)),
    )


def _hand(state: State, cards: Collection[Card]) -> Hand:
    return best_by_suit(cards, state.options.low, spades_first=state.old_low_ties)


def _chips(state: State, seat: Seat, action: Action) -> int:
    match action:
        case Call():
            return _to_call(state, seat)
        case Bet(Amount(low=low)):
            return low
        case Raise(Amount(low=low)):
            return _to_call(state, seat) + low
        case _:
            return 0


def _to_call(state: State, seat: Seat) -> int:
    mine = state.seats[seat]
    return min(state.to_call(seat), mine.stack) if mine.able else 0


def _table(state: State, turned_up: bool) -> views.TableView:
    return views.TableView(
        options=state.options,
        deal=state.deal,
        deals=state.options.deals(len(state.seats)),
        round=state.street - FIRST_STREET + 1,
        street=state.street,
        dealer=state.dealer,
        unit=state.unit,
        opener=state.opener,
        opening=state.opening,
        speaker=state.speaker,
        level=state.level,
        least=state.options.least_bet(state.street, state.unit),
        most=state.options.most_bet(state.street, state.unit),
        raises_left=RAISES_MAX - state.raises,
        pots=tuple(views.PotView(pot.chips, pot.eligible) for pot in pots(state)),
        dead=state.dead,
        common=state.common,
        deck=len(state.deck),
        rows=tuple(_row(state, seat, turned_up) for seat in range(len(state.seats))),
        last=_last(state),
        winners=state.leaders() if state.over else (),
    )


def _last(state: State) -> views.LastDealView | None:
    last = state.last
    if last is None:
        return None
    deal = len(state.books)
    return views.LastDealView(deal, last.returned, last.showdown, last.unseen, last.shown)


def _row(state: State, seat: Seat, turned_up: bool) -> views.SeatRow:
    mine = state.seats[seat]
    in_deal = mine.part is Part.IN
    return views.SeatRow(
        seat=seat,
        boss=mine.boss,
        stack=mine.stack,
        loans=mine.loans,
        result=state.results()[seat],
        staked=mine.staked,
        paid=mine.paid,
        to_call=_to_call(state, seat),
        in_game=not mine.out_after,
        in_deal=in_deal,
        all_in=in_deal and not mine.stack and not state.over,
        speaks=seat == state.speaker,
        last=views.ActionView(mine.last.did.value, mine.last.chips) if mine.last else None,
        up=mine.up,
        newest=state.street <= LAST_OPEN_STREET and len(mine.up) == state.street - FIRST_STREET + 1,
        down_cards=len(mine.down),
        down=mine.down if turned_up else None,
    )
