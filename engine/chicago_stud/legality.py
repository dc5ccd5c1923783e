"""What may be done now, and why not: the only place that knows.

`legal` lists; `refuse` asks the same questions in a fixed order: over, not at the table, not now, the rule.
"""

from enum import StrEnum
from functools import cache

from engine.chicago_stud.actions import (
    NUMBER_MAX,
    Action,
    Answer,
    Bet,
    Call,
    Check,
    Fold,
    Order,
    Raise,
    Show,
    Until,
    Withdraw,
)
from engine.chicago_stud.betting import Reply, bets, no_more_raises, others_can_call, raises
from engine.chicago_stud.state import Part, SeatState, State
from engine.game import Amount, Fact, IllegalAction, Seat


class Reason(StrEnum):
    """Why an action may not be done; the facts beside it are in brackets."""

    GAME_OVER = "game-over"
    UNKNOWN_SEAT = "unknown-seat"
    NOT_IN_DEAL = "not-in-deal"  # folded, or out of the game
    NO_CHIPS_LEFT = "no-chips-left"  # all-in: there is nothing to order any more
    NOT_YOUR_TURN = "not-your-turn"  # [boss] whose turn it is
    NOTHING_TO_CALL = "nothing-to-call"  # check or bet
    CANNOT_CHECK = "cannot-check"  # [cost] what is to be called
    ALREADY_BET = "already-bet"  # [cost] raise, call or fold
    NO_MORE_RAISES = "no-more-raises"  # [most] CS-6.6
    NOTHING_TO_REOPEN = "nothing-to-reopen"  # CS-6.8: only short stakes since; call or fold
    CALL_TAKES_ALL = "call-takes-all"  # [cost] no chips would be left to raise with
    NOBODY_COULD_CALL = "nobody-could-call"  # CS-6.9
    TOO_LITTLE = "too-little"  # [least]
    TOO_MUCH = "too-much"  # [most]
    ONLY_EXACTLY = "only-exactly"  # [amount]
    NO_ORDER_LEFT = "no-order-left"
    BET_ALREADY = "bet-already"  # [cost] an order that is no answer to it
    SPOKEN_ALREADY = "spoken-already"  # an order of this round, which would have nothing to answer
    OLD_RULES = "old-rules"  # of the table, which know no such order
    ONLY_THIS_ROUND = "only-this-round"  # to bet
    BUDGET_TOO_SMALL = "budget-too-small"  # [least]
    BUDGET_TOO_LARGE = "budget-too-large"  # [most]
    NOTHING_TO_SHOW = "nothing-to-show"  # nobody's but the last winner's, unseen and not shown yet


def complete(_state: State) -> tuple[Seat, ...]:
    """Nobody: a turn is one action."""
    return ()


def in_secret(_state: State) -> bool:
    """Never: one seat is asked, in the open."""
    return False


def awaited(state: State) -> tuple[Seat, ...]:
    """The one seat that is asked while a deal runs (CS-16.1); empty when the game is over."""
    return () if state.speaker is None else (state.speaker,)


def legal(state: State, seat: Seat) -> tuple[Action, ...]:
    """Everything `seat` may do now: answers on its turn, orders at any time, show what won unseen."""
    if state.over or not 0 <= seat < len(state.seats):
        return ()
    answers = _answers(state, seat) if seat == state.speaker else ()
    shows = (Show(),) if _may_show(state, seat) else ()
    return (*answers, *_orders(state, seat), *shows)


def _answers(state: State, seat: Seat) -> tuple[Action, ...]:
    if state.to_call(seat) == 0:
        return Check(), Bet(bets(state, seat)), Fold()
    if not _why_no_raise(state, seat) and (amount := raises(state, seat)):
        return Call(), Raise(amount), Fold()
    return Call(), Fold()


def _why_no_raise(state: State, seat: Seat) -> Reason | None:
    """Why a seat that faces a bet may not raise at all, None where it may."""
    if state.seats[seat].stack <= state.to_call(seat):
        return Reason.CALL_TAKES_ALL
    if no_more_raises(state):
        return Reason.NO_MORE_RAISES
    if state.seats[seat].committed == state.stakes:
        return Reason.NOTHING_TO_REOPEN
    return None if others_can_call(state, seat) else Reason.NOBODY_COULD_CALL


def _orders(state: State, seat: Seat) -> tuple[Action, ...]:
    mine = state.seats[seat]
    if not mine.able:
        return ()
    orders = _answers_to_a_bet(_most_budget(state, mine))
    if state.rules > 1 and not state.level:
        orders = (_CHECK_ON, *orders) if mine.acted else (*_while_free(bets(state, seat)), *orders)
    return (*orders, Withdraw()) if mine.order else orders


def _most_budget(state: State, mine: SeatState) -> int:
    """The highest budget: CS-15.1 sets no limit but the notation's; the first rules, all one had."""
    return NUMBER_MAX if state.rules > 1 else mine.stack


_TO_A_BET = (Answer.FOLD, Answer.CHECK_FOLD, Answer.CALL, Answer.CALL_ANY)
_CHECK_ON = Order(Answer.CHECK, Until.DEAL)


@cache
def _answers_to_a_bet(chips: int) -> tuple[Action, ...]:
    """The orders of a seat whose calls may cost up to `chips`, cached by that number."""
    budget = {Answer.CALL: Amount(1, chips)}
    return tuple(Order(answer, until, budget.get(answer)) for until in Until for answer in _TO_A_BET)


@cache
def _while_free(bet: Amount) -> tuple[Action, ...]:
    """The orders that only somebody can leave who may still be asked before anybody has bet (CS-15.9)."""
    return Order(Answer.CHECK, Until.ROUND), Order(Answer.BET, Until.ROUND, bet), _CHECK_ON


def _may_show(state: State, seat: Seat) -> bool:
    return bool(state.secret and state.last and state.last.unseen and state.last.unseen.seat == seat)


def refuse(state: State, seat: Seat, action: Action) -> None:
    """Raises IllegalAction where `legal` does not list the action."""
    if state.speaker is None:
        raise IllegalAction(Reason.GAME_OVER)
    if not 0 <= seat < len(state.seats):
        raise IllegalAction(Reason.UNKNOWN_SEAT)
    mine = state.seats[seat]
    match action:
        case Show():
            _refuse_if(not _may_show(state, seat), Reason.NOTHING_TO_SHOW)
        case _ if mine.part is not Part.IN:
            raise IllegalAction(Reason.NOT_IN_DEAL)
        case Order() | Withdraw():
            _refuse_order(state, seat, action)
        case reply:
            if seat != state.speaker:
                raise IllegalAction(Reason.NOT_YOUR_TURN, boss=state.seats[state.speaker].boss.value)
            _refuse_reply(state, seat, reply)


def _refuse_reply(state: State, seat: Seat, reply: Reply) -> None:
    cost = min(state.to_call(seat), state.seats[seat].stack)
    match reply:
        case Check():
            _refuse_if(cost > 0, Reason.CANNOT_CHECK, cost=cost)
        case Call():
            _refuse_if(cost == 0, Reason.NOTHING_TO_CALL)
        case Bet(amount):
            _refuse_if(cost > 0, Reason.ALREADY_BET, cost=cost)
            _refuse_amount(amount, bets(state, seat))
        case Raise(by):
            _refuse_if(cost == 0, Reason.NOTHING_TO_CALL)
            if why := _why_no_raise(state, seat):
                facts = {Reason.NO_MORE_RAISES: {"most": state.raises}, Reason.CALL_TAKES_ALL: {"cost": cost}}
                raise IllegalAction(why, **facts.get(why, {}))
            _refuse_amount(by, raises(state, seat))
        case Fold():
            pass


def _refuse_order(state: State, seat: Seat, action: Order | Withdraw) -> None:
    mine = state.seats[seat]
    _refuse_if(mine.stack == 0, Reason.NO_CHIPS_LEFT)
    match action:
        case Withdraw():
            _refuse_if(mine.order is None, Reason.NO_ORDER_LEFT)
        case Order(Answer.CHECK | Answer.BET):
            _refuse_while_free(state, seat, action)
        case Order(budget=int(budget)):
            _refuse_if(budget < 1, Reason.BUDGET_TOO_SMALL, least=1)
            most = _most_budget(state, mine)
            _refuse_if(budget > most, Reason.BUDGET_TOO_LARGE, most=most)
        case _:
            pass


def _refuse_while_free(state: State, seat: Seat, action: Order) -> None:
    """CS-15.9; a table that was dealt by the first rules has no such orders."""
    _refuse_if(state.rules == 1, Reason.OLD_RULES)
    _refuse_if(state.level > 0, Reason.BET_ALREADY, cost=state.level)
    if action.answer is Answer.BET:
        _refuse_if(action.until is Until.DEAL, Reason.ONLY_THIS_ROUND)
        _refuse_if(state.seats[seat].acted, Reason.SPOKEN_ALREADY)
        _refuse_amount(action.budget or 0, bets(state, seat))
    else:
        _refuse_if(action.until is Until.ROUND and state.seats[seat].acted, Reason.SPOKEN_ALREADY)


def _refuse_amount(number: int | Amount, offered: Amount | None) -> None:
    if offered is None or number in offered:
        return
    _refuse_if(offered.low == offered.high, Reason.ONLY_EXACTLY, amount=offered.low)
    _refuse_if(isinstance(number, int) and number < offered.low, Reason.TOO_LITTLE, least=offered.low)
    raise IllegalAction(Reason.TOO_MUCH, most=offered.high)


def _refuse_if(so: bool, reason: Reason, **facts: Fact) -> None:
    if so:
        raise IllegalAction(reason, **facts)
