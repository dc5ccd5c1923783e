"""What the two stronger levels make of their odds: fold, stay or stake, and how much."""

from collections.abc import Sequence

from engine.chicago_stud.actions import Action
from engine.chicago_stud.computer.asked import Asked, asked
from engine.chicago_stud.computer.habits import Habits
from engine.chicago_stud.computer.odds import Odds, odds, unseen
from engine.chicago_stud.computer.prices import raises_from, stays_from
from engine.chicago_stud.computer.reading import readings
from engine.chicago_stud.events import Event
from engine.chicago_stud.pieces import FIRST_STREET, LAST_STREET, MOST_RAISES
from engine.chicago_stud.views import SeatRow, SeatView
from engine.dice import Dice


def weighed(view: SeatView, habits: Habits, dice: Dice, events: Sequence[Event]) -> Action:
    """The decision of a seat that is asked, by the odds of its hand against the price."""
    question = asked(view)
    read = readings(view, unseen(view), events, dice) if habits.reads else {}
    found = odds(view, habits.samples, dice, read)
    rivals = _rivals(view)
    if _all_or_nothing(view, habits):
        return question.stake(view.row.stack) if found.share > 1 / (len(rivals) + 1) else question.give_up()
    if _good_enough_to_raise(view, found, habits, len(rivals)):
        if not question.cost and view.table.opener == view.seat and dice.chance(habits.slow):
            return question.stay()
        return question.stake(_size(view, found))
    if not question.cost:
        return _bluff(view, habits, question, rivals, dice) or question.stay()
    return question.stay() if _pays(view, habits, question, found, rivals, dice) else question.give_up()


def _rivals(view: SeatView) -> list[SeatRow]:
    return [row for row in view.table.rows if row.in_deal and row.seat != view.seat]


def _good_enough_to_raise(view: SeatView, found: Odds, habits: Habits, rivals: int) -> bool:
    """Whether more chips in the pot are welcome; a bet tells of a hand, and so does each raise."""
    stakes = 1 + MOST_RAISES - view.table.raises_left if view.to_call else 0
    return found.further > raises_from(habits, rivals, stakes)


def _size(view: SeatView, found: Odds) -> float:
    """Where amounts are free: up to half of the pot, more with more to show for it."""
    return view.table.pot * (0.25 + 0.5 * max(0.0, found.further - 0.5))


def _pays(
    view: SeatView, habits: Habits, question: Asked, found: Odds, rivals: list[SeatRow], dice: Dice
) -> bool:
    """Whether the pot, with what may still come, is worth the price."""
    table = view.table
    able = [row for row in rivals if not row.all_in]
    behind = sum(row.to_call > 0 for row in able)
    further = (LAST_STREET - table.street) * table.least if able else 0
    further = min(further, view.row.stack - question.cost)
    if found.share >= stays_from(habits, table.pot, question.cost, further, len(able), behind):
        return True
    if habits.keeps_honest and table.street == LAST_STREET and len(rivals) == 1:
        # So many of the hands that beat a bluff stay that a bluff of this size gains nothing.
        beats_a_bluff = found.share > question.cost / (table.pot + question.cost) / 2
        return beats_a_bluff and dice.chance(1 - question.cost / max(1, table.pot))
    return False


def _bluff(
    view: SeatView, habits: Habits, question: Asked, rivals: list[SeatRow], dice: Dice
) -> Action | None:
    """A stake on the look of one's open cards, against few who could still fold; None for none."""
    table = view.table
    if any(row.all_in for row in rivals):
        return None
    looks_best = table.opener == view.seat
    if looks_best and len(rivals) <= 2 and dice.chance(habits.bluffs):
        return question.stake(table.pot / 2)
    if table.street == FIRST_STREET and _last_to_speak(view) and dice.chance(habits.steals):
        return question.stake()
    return None


def _last_to_speak(view: SeatView) -> bool:
    """Nobody speaks after us in this round unless somebody stakes."""
    return all(row.last is not None for row in view.table.rows if row.in_deal and not row.speaks)


def _all_or_nothing(view: SeatView, habits: Habits) -> bool:
    """Short of chips, in a game in which there is no bank."""
    table = view.table
    return (
        table.options.end == "last"
        and table.street == FIRST_STREET
        and view.row.stack <= habits.short_stack * table.unit
    )
