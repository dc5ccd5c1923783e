"""Advice of a boss: chips that each answer is worth against folding, by the figures it weighs.

It reads its rivals with more patience than when it plays (`COACH`), so that the numbers come true.

A hand's odds are counted in so many deals of everything unseen. Their worth follows from the same lines by
which the boss folds, stays and raises (weighing.py), so the two cannot disagree. Bluffs, and calls that only
keep others honest, are a coin's: the advice is the sound action, and says that a coin may fall.
"""

from collections.abc import Iterator, Sequence

from engine.advice import Advice, Advised, Change, ranked
from engine.chicago_stud.actions import Action, Answer, Bet, Call, Check, Fold, Order, Raise
from engine.chicago_stud.computer.choosing import dice_of
from engine.chicago_stud.computer.habits import COACH
from engine.chicago_stud.computer.weighing import Weighing, bluffs, honest, weigh
from engine.chicago_stud.events import Event
from engine.chicago_stud.views import SeatView

NOISE = 0.5  # chips: a usual spread of the difference of two answers, over other deals


def advise(
    view: SeatView, seed: str, events: Sequence[Event] = (), also: Sequence[Action] = ()
) -> Advice[Action]:
    """The sound action and the others, by what they are worth.

    The sound one is worth most, unless a short stack plays for all or nothing. An order in `also` is what
    it answers now; what answers nothing gives nothing away. Raises ValueError when the seat is not asked.
    """
    if not view.row.speaks:
        raise ValueError("nothing is asked of this seat")
    weighing = weigh(view, COACH, dice_of(view, seed), events)
    question, sound = weighing.question, weighing.sound()
    answers = {question.stay(), question.give_up(), question.stake(weighing.size)} - {sound}
    others = [_advised(view, weighing, action) for action in sorted(answers, key=str)]
    best = ranked(_advised(view, weighing, sound), others, NOISE)
    judged = tuple(_judged(view, weighing, action, best[0]) for action in also)
    return Advice(COACH.samples, best, judged, NOISE)


def worth(weighing: Weighing, action: Action) -> float:
    """Chips expected from here on, where folding is 0: what lies in the pot belongs to nobody any more."""
    match action:
        case Fold():
            return 0.0
        case Bet(int(chips)) | Raise(int(chips)):
            return _staying(weighing) + _staking(weighing, chips)
        case _:
            return _staying(weighing)


def _staying(weighing: Weighing) -> float:
    """Chips that staying is worth: the part of all that will lie there by which the share is above the line.

    Nobody must pay more than the price, and a seat that would stake more gives nothing up.
    """
    cost = weighing.question.cost
    at_the_end = weighing.pot + cost + weighing.further + weighing.paid_further
    chips = (weighing.odds.share - weighing.stays_from) * at_the_end
    return max(chips, 0.0 if weighing.stakes and not weighing.all_or_nothing else float(-cost))


def _staking(weighing: Weighing, chips: int) -> float:
    """Gain from chips that others pay to see; more than the boss would stake brings no more."""
    gain = weighing.odds.further / weighing.raises_from - 1
    return gain * (min(chips, max(weighing.size, weighing.least)) if gain > 0 else chips)


def _judged(view: SeatView, weighing: Weighing, action: Action, best: Advised[Action]) -> Advised[Action]:
    """Worth of an action that somebody did; orders are taken for their answer."""
    if isinstance(action, Fold | Check | Call | Bet | Raise):
        return _advised(view, weighing, action)
    reply = _answers(weighing, action)
    return Advised(action, best.worth if reply is None else worth(weighing, reply))


def _answers(weighing: Weighing, action: Action) -> Action | None:
    """CS-15.1: what an order of the seat that speaks says at once."""
    question = weighing.question
    match action:
        case Order(Answer.CHECK_FOLD):
            return question.give_up()
        case Order(Answer.FOLD) if question.cost:
            return Fold()
        case Order(Answer.CALL_ANY):
            return question.stay()
        case Order(Answer.CALL, budget=int(budget)) if budget >= question.cost:
            return question.stay()
        case _:
            return None


# ---- Why


def _advised(view: SeatView, weighing: Weighing, action: Action) -> Advised[Action]:
    return Advised(action, worth(weighing, action), tuple(_changes(view, weighing, action))[:4])


def _changes(view: SeatView, weighing: Weighing, action: Action) -> Iterator[Change]:
    share, cost = _in_100(weighing.odds.share), weighing.question.cost
    match action:
        case Fold():
            yield Change("gives-up", {"pot": weighing.pot, "share": share})
        case Check():
            yield Change("share", {"share": share})
            yield from _halves(weighing)
        case Call():
            lines = {"needs": _in_100(weighing.stays_from), "has": share}
            yield Change("price", {"cost": cost, "pot": weighing.pot, "further": weighing.further, **lines})
            yield from _halves(weighing)
            yield Change("leaves", {"cost": cost, "chips": view.row.stack - cost})
            if not weighing.stays and (likelihood := honest(view, COACH, weighing)):
                yield Change("honest", {"times": _in_100(likelihood)})
        case Bet(int(chips)) | Raise(int(chips)):
            yield from _of_a_stake(view, weighing, chips)
        case _:
            pass
    if weighing.all_or_nothing and action == weighing.sound():
        yield Change("all-or-nothing", {"needs": _in_100(1 / (weighing.rivals + 1)), "has": share})


def _of_a_stake(view: SeatView, weighing: Weighing, chips: int) -> Iterator[Change]:
    cost = weighing.question.cost
    lines = {"needs": _in_100(weighing.raises_from), "has": _in_100(weighing.odds.further)}
    yield Change("more", {"rivals": weighing.rivals, **lines})
    if gain := round(worth(weighing, Bet(chips))) - round(_staying(weighing)):
        yield Change("gains", {"chips": abs(gain), "way": "more" if gain > 0 else "less"})
    yield Change("leaves", {"cost": cost + chips, "chips": view.row.stack - cost - chips})
    likelihood = 0.0 if cost or weighing.stakes else _one_of_them(each for each, _ in bluffs(view, COACH))
    if likelihood:
        yield Change("bluff", {"times": _in_100(likelihood)})
    else:
        yield from _halves(weighing)


def _halves(weighing: Weighing) -> Iterator[Change]:
    if weighing.odds.halves:
        hand, spade = weighing.odds.halves
        yield Change("halves", {"hand": _in_100(hand), "spade": _in_100(spade)})


def _one_of_them(likelihoods: Iterator[float]) -> float:
    """Chance that at least one of several coins falls."""
    none = 1.0
    for each in likelihoods:
        none *= 1 - each
    return 1 - none


def _in_100(part: float) -> int:
    return round(100 * part)
