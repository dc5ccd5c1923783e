"""Answers ahead, for a street is asked at once (CS-15.9; engine.game.Ahead).

It tells which seats may answer already, and the order that a computer in their place would leave. Everything
that a computer is asked here follows from what its seat may see.
"""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from engine.chicago_stud.actions import Action, Answer, Bet, Call, Check, Fold, Order, Raise, Until
from engine.chicago_stud.betting import amounts
from engine.chicago_stud.events import Event
from engine.chicago_stud.orders import WHILE_FREE
from engine.chicago_stud.state import State
from engine.chicago_stud.views import ActionView, Offer, SeatView, TableView
from engine.computers import late
from engine.game import Amount, Seat

if TYPE_CHECKING:
    from engine.chicago_stud.computer import choose
else:
    (choose,) = late("engine.chicago_stud.computer", "choose")


def asked_ahead(state: State) -> Mapping[Seat, str]:
    """Seats still to speak in this round, except the one asked; each with what staying in costs in all."""
    return {
        seat: str(state.level)
        for seat, mine in enumerate(state.seats)
        if seat != state.speaker and mine.able and (mine.paid < state.level or not mine.acted)
    }


def settled(view: SeatView) -> bool:
    """Tell if the seat's order answers what it would be asked as things are."""
    order = view.order
    if order is None:
        return False
    if not view.to_call:
        return order.answer is not Answer.FOLD  # CS-15.5
    if order.answer is Answer.CALL:
        return (order.left or 0) >= view.to_call
    return order.answer not in WHILE_FREE


def kept(view: SeatView, level: str, seed: str, events: Sequence[Event]) -> Action | None:
    """The order of this round that a computer of that level would leave in the seat's place before its turn.

    None where it would rather be asked, or is not asked any more. It is put into its turn, first with nothing
    to call, then with the smallest bet or raise before it, and orders what it would do in both.
    """
    row, table = view.row, view.table
    if table.speaker in (None, view.seat) or not row.in_deal or not row.stack:
        return None
    if row.to_call:
        return _to_a_bet(choose(in_turn(view), level, seed, events), view.to_call)
    free = None if row.last is not None else choose(in_turn(view), level, seed, events)
    if isinstance(free, Bet) and isinstance(free.amount, int):
        return Order(Answer.BET, Until.ROUND, free.amount)
    bet = facing(view)
    answer = None if bet is None else _to_a_bet(choose(bet, level, seed, events), bet.to_call)
    if free is None:
        return answer
    if answer is None:
        return Order(Answer.CHECK, Until.ROUND)
    return Order(Answer.CHECK_FOLD, Until.ROUND) if answer.answer is Answer.FOLD else answer


def _to_a_bet(action: Action, cost: int) -> Order | None:
    match action:
        case Fold():
            return Order(Answer.FOLD, Until.ROUND)
        case Call():
            return Order(Answer.CALL, Until.ROUND, cost)
        case _:
            return None


def in_turn(view: SeatView) -> SeatView:
    """View of the seat as if it were its turn: all before it have checked, where nobody has bet."""
    table = view.table
    checking = set() if table.level else set(_before(table, view.seat))
    rows = tuple(
        replace(row, speaks=row.seat == view.seat, last=_CHECKED if row.seat in checking else row.last)
        for row in table.rows
    )
    seen = replace(view, table=replace(table, rows=rows, speaker=view.seat))
    return replace(seen, offers=_offers(seen))


_CHECKED = ActionView("check", 0)


def facing(view: SeatView) -> SeatView | None:
    """View of the seat as if the one asked had just bet, or raised, the least, and it were its turn.

    None where nobody can any more.
    """
    table = view.table
    bettor = table.rows[table.speaker or 0]
    by = min(max(table.least, _last_stake(table)), bettor.stack - bettor.to_call)
    if by <= 0 or (table.level and not table.raises_left):
        return None
    level, chips = table.level + by, bettor.to_call + by
    did = ActionView("raise" if table.level else "bet", by)
    rows = tuple(
        replace(
            row,
            stack=row.stack - chips,
            staked=row.staked + chips,
            paid=level,
            to_call=0,
            last=did,
            speaks=False,
        )
        if row.seat == bettor.seat
        else replace(
            row,
            to_call=min(level - row.paid, row.stack) if row.in_deal else 0,
            speaks=row.seat == view.seat,
        )
        for row in table.rows
    )
    main, *others = table.pots
    seen = replace(
        view,
        table=replace(
            table,
            rows=rows,
            pots=(replace(main, chips=main.chips + chips), *others),
            level=level,
            raises_left=table.raises_left - bool(table.level),
            speaker=view.seat,
        ),
        to_call=min(level - view.row.paid, view.row.stack),
    )
    return replace(seen, offers=_offers(seen))


def _before(table: TableView, seat: Seat) -> Sequence[Seat]:
    """Seats that speak from now on before that one, clockwise from the one asked."""
    count, first = len(table.rows), table.speaker or 0
    turn = (table.rows[(first + step) % count] for step in range((seat - first) % count))
    return [row.seat for row in turn if row.in_deal and row.stack]


def _offers(view: SeatView) -> tuple[Offer, ...]:
    """Answers that the seat could give in that turn."""
    row, table = view.row, view.table
    if not view.to_call:
        return Offer(Check()), _with_least(Bet(amounts(table.least, table.most, row.stack))), Offer(Fold())
    left = row.stack - view.to_call
    others = any(other.in_deal and other.stack for other in table.rows if other.seat != view.seat)
    if left <= 0 or not table.raises_left or not others:
        return Offer(Call(), view.to_call), Offer(Fold())
    by = amounts(max(table.least, _last_stake(table)), table.most, left)
    return Offer(Call(), view.to_call), Offer(Raise(by), view.to_call + by.low), Offer(Fold())


def _last_stake(table: TableView) -> int:
    stakes = (row.last.chips for row in table.rows if row.last and row.last.did in ("bet", "raise"))
    return max(stakes, default=0)


def _with_least(bet: Bet) -> Offer:
    return Offer(bet, bet.amount.low if isinstance(bet.amount, Amount) else bet.amount)
