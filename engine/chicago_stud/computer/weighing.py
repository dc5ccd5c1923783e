"""Decisions of the two stronger levels from their odds: fold, stay or stake, and how much."""

from collections.abc import Iterator, Sequence

from engine.chicago_stud.actions import Action
from engine.chicago_stud.computer.asked import Asked, asked
from engine.chicago_stud.computer.habits import Habits
from engine.chicago_stud.computer.odds import Odds, odds, unseen
from engine.chicago_stud.computer.prices import STAYING, raises_from, stays_from
from engine.chicago_stud.computer.reading import readings
from engine.chicago_stud.events import Event
from engine.chicago_stud.pieces import FIRST_STREET, LAST_STREET, RAISES_MAX
from engine.chicago_stud.views import SeatRow, SeatView
from engine.dice import Dice
from engine.quickly_made import quickly_made


@quickly_made
class Weighing:
    """A hand's odds, and the lines that a level holds them against."""

    question: Asked
    odds: Odds
    rivals: int
    pot: int  # as far as the seat matches its stakes when it has called
    least: int  # the smallest bet of the round
    further: int  # what seeing the hand through costs after that, by a bet on each street to come
    paid_further: float  # how much of that the rivals are taken to pay beside it, in all
    raises_from: float  # share of what is yet to be staked
    stays_from: float  # share of the pot
    size: float  # of a stake, where amounts are free
    all_or_nothing: bool

    @property
    def stakes(self) -> bool:
        """Tell if more chips in the pot are welcome."""
        if self.all_or_nothing:
            return self.odds.share > 1 / (self.rivals + 1)
        return self.odds.further > self.raises_from

    @property
    def stays(self) -> bool:
        """Tell if the pot, with what may still come, is worth the price."""
        return not self.question.cost or self.odds.share >= self.stays_from

    def sound(self) -> Action:
        """The action by weighing alone, without bluffs and traps."""
        if self.stakes:
            return self.question.stake(self.size)
        if self.all_or_nothing or not self.stays:
            return self.question.give_up()
        return self.question.stay()


def weighed(view: SeatView, habits: Habits, dice: Dice, events: Sequence[Event]) -> Action:
    """The decision of a seat that is asked: by the odds of its hand against the price, and now and then by
    a coin."""
    weighing = weigh(view, habits, dice, events)
    question = weighing.question
    if weighing.all_or_nothing:
        return weighing.sound()
    if weighing.stakes:
        slow = not question.cost and view.table.opener == view.seat and dice.chance(habits.slow)
        return question.stay() if slow else weighing.sound()
    if not question.cost:
        for likelihood, wish in bluffs(view, habits):
            if dice.chance(likelihood):
                return question.stake(wish)
    elif not weighing.stays and (likelihood := honest(view, habits, weighing)) and dice.chance(likelihood):
        return question.stay()
    return weighing.sound()


def weigh(view: SeatView, habits: Habits, dice: Dice, events: Sequence[Event]) -> Weighing:
    """Weighing of the seat's hand by a level's habits."""
    table, question = view.table, asked(view)
    read = readings(view, unseen(view), events, dice, habits.reads) if habits.reads else {}
    found = odds(view, habits.samples, dice, read)
    rivals = _rivals(view)
    able = [row for row in rivals if not row.all_in]
    behind = sum(row.to_call > 0 for row in able)
    further = (LAST_STREET - table.street) * table.least if able else 0
    further = min(further, view.row.stack - question.cost)
    stakes = (
        1 + RAISES_MAX - table.raises_left if question.cost else 0
    )  # a bet tells of a hand, each raise too
    short = _all_or_nothing(view, habits)
    stake = view.row.staked + question.cost  # chips staked beyond that go back, or to others
    pot = table.dead + sum(min(row.staked, stake) for row in table.rows)
    return Weighing(
        question,
        found,
        len(rivals),
        pot,
        table.least,
        further,
        STAYING * len(able) * further,
        raises_from(habits, len(rivals), stakes),
        stays_from(habits, pot, question.cost, further, len(able), behind),
        view.row.stack if short else _size(view, found),
        short,
    )


def _rivals(view: SeatView) -> list[SeatRow]:
    return [row for row in view.table.rows if row.in_deal and row.seat != view.seat]


def _size(view: SeatView, found: Odds) -> float:
    """Size of a stake where amounts are free: up to half of the pot, more with more to show for it."""
    return view.table.pot * (0.25 + 0.5 * max(0.0, found.further - 0.5))


def honest(view: SeatView, habits: Habits, weighing: Weighing) -> float:
    """Chance that a level calls at the end what is not worth the price, so that bluffs gain nothing."""
    table, cost = view.table, weighing.question.cost
    if not habits.keeps_honest or table.street < LAST_STREET or weighing.rivals != 1:
        return 0.0
    # So many of the hands that beat a bluff stay that a bluff of this size gains nothing.
    beats_a_bluff = weighing.odds.share > cost / (table.pot + cost) / 2
    return max(0.0, 1 - cost / max(1, table.pot)) if beats_a_bluff else 0.0


def bluffs(view: SeatView, habits: Habits) -> Iterator[tuple[float, float]]:
    """Yield the bluffs of a level one by one, each with its chance and its size.

    It stakes on the look of its open cards, against few who could still fold.
    """
    table, rivals = view.table, _rivals(view)
    if any(row.all_in for row in rivals):
        return
    if table.opener == view.seat and len(rivals) <= 2:
        yield habits.bluffs, table.pot / 2
    if table.street == FIRST_STREET and _last_to_speak(view):
        yield habits.steals, 0


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
