"""Stakes that are asked once more before a click plays them: there is no taking them back (CS-6.10)."""

from bot.skins.chicago_stud.words.voice import Voice
from engine.chicago_stud.actions import Action, Answer, Bet, Call, Order, Raise
from engine.chicago_stud.views import SeatView

BIG = 3  # a bet or a raise of more than one part in so many of one's chips


def sure(voice: Voice, view: SeatView, action: Action, words: str) -> str:
    """What a big bet or raise, or any stake of all one has, costs and leaves; empty for all else.

    A call asks only where it takes the last chip: its price is the others' doing, and on its button.
    `words`: the action as its button says it.
    """
    stack, cost = view.row.stack, _cost(view, action)
    if not cost:
        return ""
    if isinstance(action, Order) and action.answer is Answer.BET and BIG * cost > stack:
        return voice.say("sure-order-bet", move=words, chips=cost, stack=stack)
    if cost == stack:
        return voice.say("sure-order" if isinstance(action, Order) else "sure-all-in", move=words, chips=cost)
    if isinstance(action, Bet | Raise) and BIG * cost > stack:
        return voice.say("sure-stake", move=words, chips=cost, stack=stack, left=stack - cost)
    return ""


def _cost(view: SeatView, action: Action) -> int:
    """What an action costs as soon as it is played; of an order to call that would wait, nothing."""
    match action:
        case Bet(int(chips)):
            return chips
        case Raise(int(by)):
            return view.to_call + by
        case Call():
            return view.to_call
        case Order(Answer.BET, _, int(chips)):
            return chips
        case Order(Answer.CALL, _, int(budget)) if budget >= view.to_call and view.row.speaks:
            return view.to_call
        case Order(Answer.CALL_ANY) if view.row.speaks:
            return view.to_call
        case _:
            return 0
