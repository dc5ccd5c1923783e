"""Legal actions, and the reason why each other one is not: the only place that knows.

`why_not` asks in a fixed order: over, not at the table, not now, the rule. `legal` lists what it lets pass.
"""

from functools import cache

from engine.chicago_stud import actions as act
from engine.chicago_stud.betting import Reply, bets, no_more_raises, others_can_call, raises
from engine.chicago_stud.state import Part, SeatState, State
from engine.game import Amount, Fact, IllegalAction, Ruled, Seat


class Reason(Ruled):
    """Reason why an action may not be done; the facts beside it are in brackets."""

    GAME_OVER = "game-over", "CS-16.1"
    UNKNOWN_SEAT = "unknown-seat", "CS-16.1"
    NOT_IN_DEAL = "not-in-deal", "CS-15.2"  # folded, or out of the game
    NO_CHIPS_LEFT = "no-chips-left", "CS-15.2"  # all-in: there is nothing to order any more
    NOT_YOUR_TURN = "not-your-turn", "CS-6.1"  # [boss] whose turn it is
    NOTHING_TO_CALL = "nothing-to-call", "CS-6.2"  # check or bet
    CANNOT_CHECK = "cannot-check", "CS-6.2"  # [cost] what is to be called
    ALREADY_BET = "already-bet", "CS-6.2"  # [cost] raise, call or fold
    NO_MORE_RAISES = "no-more-raises", "CS-6.6"  # [most]
    NOTHING_TO_REOPEN = "nothing-to-reopen", "CS-6.8"  # only short stakes since; call or fold
    CALL_TAKES_ALL = "call-takes-all", "CS-6.8"  # [cost] no chips would be left to raise with
    NOBODY_COULD_CALL = "nobody-could-call", "CS-6.9"
    TOO_LITTLE = "too-little", "CS-6.5"  # [least]
    TOO_MUCH = "too-much", "CS-6.4"  # [most]
    ONLY_EXACTLY = "only-exactly", "CS-6.4"  # [amount]
    NO_ORDER_LEFT = "no-order-left", "CS-15.2"
    BET_ALREADY = "bet-already", "CS-15.9"  # [cost] an order that is no answer to it
    SPOKEN_ALREADY = "spoken-already", "CS-15.9"  # an order of this round, which would have nothing to answer
    OLD_RULES = "old-rules", "CS-15.9"  # of the table, which know no such order
    ONLY_THIS_ROUND = "only-this-round", "CS-15.1"  # to bet
    BUDGET_TOO_SMALL = "budget-too-small", "CS-15.1"  # [least]
    BUDGET_TOO_LARGE = "budget-too-large", "CS-15.1"  # [most]
    NOTHING_TO_SHOW = "nothing-to-show", "CS-7.4"  # nobody's but the last winner's, unseen and not shown yet


def awaited(state: State) -> tuple[Seat, ...]:
    """The one seat that is asked while a deal runs (CS-16.1); empty when the game is over."""
    return () if state.speaker is None else (state.speaker,)


def legal(state: State, seat: Seat) -> tuple[act.Action, ...]:
    """Everything `seat` may do now: answers on its turn, orders at any time, show what won unseen.

    This is asked at every word, so it asks `why_not` only about lines that may be refused. A seat that faces
    a bet is offered no check, and a number within a budget always stands.
    """
    if state.over or not 0 <= seat < len(state.seats):
        return ()
    lines = [*_replies(state, seat)] if seat == state.speaker else []
    mine = state.seats[seat]
    if _why_no_orders(mine) is None:
        if _why_not_while_free(state, seat, _CHECK_ON) is None:
            free = _while_free(bets(state, seat))
            lines += [line for line in free if _why_not_while_free(state, seat, line) is None]
        lines += _answers_to_a_bet(_most_budget(state, mine))
        if _why_no_order(state, seat, _WITHDRAW) is None:
            lines.append(_WITHDRAW)
    if _may_show(state, seat):
        lines.append(_SHOW)
    return tuple(lines)


def _replies(state: State, seat: Seat) -> tuple[act.Action, ...]:
    if state.to_call(seat) == 0:
        return _CHECK, act.Bet(bets(state, seat)), _FOLD
    if _why_no_raise(state, seat) is None and (amount := raises(state, seat)):
        return _CALL, act.Raise(amount), _FOLD
    return _CALL, _FOLD


_CHECK, _CALL, _FOLD, _WITHDRAW, _SHOW = act.Check(), act.Call(), act.Fold(), act.Withdraw(), act.Show()
_CHECK_ON = act.Order(act.Answer.CHECK, act.Until.DEAL)


@cache
def _answers_to_a_bet(chips: int) -> tuple[act.Order, ...]:
    """The orders of a seat whose calls may cost up to `chips`, cached by that number."""
    budget = {act.Answer.CALL: Amount(1, chips)}
    answers = (act.Answer.FOLD, act.Answer.CHECK_FOLD, act.Answer.CALL, act.Answer.CALL_ANY)
    return tuple(act.Order(answer, until, budget.get(answer)) for until in act.Until for answer in answers)


@cache
def _while_free(bet: Amount) -> tuple[act.Order, ...]:
    """The orders that only somebody can leave who may still be asked before anybody has bet (CS-15.9)."""
    return (
        act.Order(act.Answer.CHECK, act.Until.ROUND),
        act.Order(act.Answer.BET, act.Until.ROUND, bet),
        _CHECK_ON,
    )


def why_not(state: State, seat: Seat, action: act.Action) -> IllegalAction | None:
    """Refusal of an action of that seat; None where it may be done."""
    reason = _reason(state, seat, action)
    return IllegalAction(reason, **_facts(state, seat, action, reason)) if reason else None


def _reason(state: State, seat: Seat, action: act.Action) -> Reason | None:
    """The reason without its facts: `legal` asks about more than is allowed."""
    if state.speaker is None:
        return Reason.GAME_OVER
    if not 0 <= seat < len(state.seats):
        return Reason.UNKNOWN_SEAT
    mine = state.seats[seat]
    if isinstance(action, act.Show):
        return None if _may_show(state, seat) else Reason.NOTHING_TO_SHOW
    if isinstance(action, _AN_ORDER):
        return _why_no_orders(mine) or _why_no_order(state, seat, action)
    if mine.part is not Part.IN:
        return Reason.NOT_IN_DEAL
    return _why_no_reply(state, seat, action) if seat == state.speaker else Reason.NOT_YOUR_TURN


_WHILE_FREE = {act.Call: Reason.NOTHING_TO_CALL, act.Raise: Reason.NOTHING_TO_CALL}
_TO_A_BET = {act.Check: Reason.CANNOT_CHECK, act.Bet: Reason.ALREADY_BET}
"""What is no answer to it."""


def _why_no_reply(state: State, seat: Seat, reply: Reply) -> Reason | None:
    if reason := (_TO_A_BET if state.to_call(seat) else _WHILE_FREE).get(type(reply)):
        return reason
    if isinstance(reply, act.Raise):
        return _why_no_raise(state, seat) or _why_not_so_many(reply.by, raises(state, seat))
    return _why_not_so_many(reply.amount, bets(state, seat)) if isinstance(reply, act.Bet) else None


def _why_no_raise(state: State, seat: Seat) -> Reason | None:
    """Reason why a seat that faces a bet may not raise at all, None where it may."""
    if state.seats[seat].stack <= state.to_call(seat):
        return Reason.CALL_TAKES_ALL
    if no_more_raises(state):
        return Reason.NO_MORE_RAISES
    if state.seats[seat].committed == state.stakes:
        return Reason.NOTHING_TO_REOPEN
    return None if others_can_call(state, seat) else Reason.NOBODY_COULD_CALL


_AN_ORDER = (act.Order, act.Withdraw)


def _why_no_orders(mine: SeatState) -> Reason | None:
    """Reason why a seat has nothing to order, None where it has."""
    if mine.part is not Part.IN:
        return Reason.NOT_IN_DEAL
    return None if mine.stack else Reason.NO_CHIPS_LEFT


def _why_no_order(state: State, seat: Seat, action: act.Order | act.Withdraw) -> Reason | None:
    mine = state.seats[seat]
    match action:
        case act.Withdraw():
            return None if mine.order else Reason.NO_ORDER_LEFT
        case act.Order(act.Answer.CHECK | act.Answer.BET):
            return _why_not_while_free(state, seat, action)
        case act.Order(budget=int(budget)) if budget < 1:
            return Reason.BUDGET_TOO_SMALL
        case act.Order(budget=int(budget)) if budget > _most_budget(state, mine):
            return Reason.BUDGET_TOO_LARGE
        case _:
            return None


def _why_not_while_free(state: State, seat: Seat, action: act.Order) -> Reason | None:
    """CS-15.9; a table that was dealt by the first rules has no such orders."""
    if state.rules == 1:
        return Reason.OLD_RULES
    if state.level:
        return Reason.BET_ALREADY
    betting, this_round = action.answer is act.Answer.BET, action.until is act.Until.ROUND
    if betting and not this_round:
        return Reason.ONLY_THIS_ROUND
    if this_round and state.seats[seat].acted:
        return Reason.SPOKEN_ALREADY
    return _why_not_so_many(action.budget or 0, bets(state, seat)) if betting else None


def _why_not_so_many(number: int | Amount, offered: Amount | None) -> Reason | None:
    """Reason against that number, None where it is offered; an Amount stands for numbers that are."""
    if offered is None or isinstance(number, Amount) or number in offered:
        return None
    if offered.low == offered.high:
        return Reason.ONLY_EXACTLY
    return Reason.TOO_LITTLE if number < offered.low else Reason.TOO_MUCH


def _may_show(state: State, seat: Seat) -> bool:
    return bool(state.secret and state.last and state.last.unseen and state.last.unseen.seat == seat)


def _most_budget(state: State, mine: SeatState) -> int:
    """The highest budget: CS-15.1 sets no limit but the notation's; the first rules, all one had."""
    return act.NUMBER_MAX if state.rules > 1 else mine.stack


def _facts(state: State, seat: Seat, action: act.Action, reason: Reason) -> dict[str, Fact]:
    """Facts that the sentence of a refusal needs."""
    match reason:
        case Reason.NOT_YOUR_TURN if state.speaker is not None:
            return {"boss": state.seats[state.speaker].boss.value}
        case Reason.CANNOT_CHECK | Reason.ALREADY_BET | Reason.CALL_TAKES_ALL:
            return {"cost": min(state.to_call(seat), state.seats[seat].stack)}
        case Reason.BET_ALREADY:
            return {"cost": state.level}
        case Reason.NO_MORE_RAISES:
            return {"most": state.raises}
        case Reason.BUDGET_TOO_SMALL:
            return {"least": 1}
        case Reason.BUDGET_TOO_LARGE:
            return {"most": _most_budget(state, state.seats[seat])}
        case Reason.TOO_LITTLE | Reason.TOO_MUCH | Reason.ONLY_EXACTLY:
            offered = (raises if isinstance(action, act.Raise) else bets)(state, seat)
            assert offered is not None
            name = {Reason.TOO_LITTLE: "least", Reason.TOO_MUCH: "most"}.get(reason, "amount")
            return {name: offered.high if reason is Reason.TOO_MUCH else offered.low}
        case _:
            return {}
