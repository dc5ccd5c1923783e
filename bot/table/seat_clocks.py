"""Clocks that run after a step. Pure."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from datetime import datetime, timedelta

from bot.table.clock import Caretaker, Clock, bank_left, started
from bot.table.match import Match, Occupant, PlayerId
from bot.table.opaque import GameModule
from bot.table.profile import Person
from engine.game import Seat

TURNS_MISSED = 2  # in a row, and a computer holds the seat


@dataclass(frozen=True, slots=True)
class TimeBank:
    """A table's time banks as shown: what is left by seat, None for a computer's (`banks_shown`).

    `runs_from`: when the bank of the first clock to run down begins to run.
    """

    left: tuple[timedelta | None, ...]
    runs_from: datetime | None


def then(occupant: Occupant, person: Person) -> str:
    """Effect when somebody's time runs out: their caretaker's name; `held`: a computer has the seat."""
    last_chance = person.caretaker is not Caretaker.WAIT and occupant.missed_turns + 1 >= TURNS_MISSED
    return "held" if last_chance else str(person.caretaker)


def clocks_after(
    game: GameModule,
    before: Match | None,
    match: Match,
    clocks: Mapping[Seat, Clock],
    people: Mapping[PlayerId, Person],
    length: timedelta | None,
    now: datetime,
    *,
    minor_by: Seat | None = None,
) -> dict[Seat, Clock]:
    """One clock for every person whom the table waits for, as far as everybody knows.

    A clock goes on while the same question stands (a turn is one question, however many actions);
    it starts anew, in its person's hours of today, when something new was published, except that a
    minor step, by the seat `minor_by`, leaves the others' questions as they were. Who has answered a
    tie in secret keeps their clock, silent, so that nobody can read off the table's deadline who has.
    """
    if length is None:
        return {}
    now_asked = game.awaited(match.position)
    same = before is not None and before.published_version == match.published_version
    known = clocks if same else {}
    if minor_by is not None:
        known = {seat: clock for seat, clock in clocks.items() if seat != minor_by}
    after = {}
    for seat in game.awaited(match.published):
        occupant = match.occupants[seat]
        if occupant.player is not None and occupant.human:
            waking = people.get(occupant.player, Person(occupant.player)).waking
            clock = known.get(seat) or started(length, now, waking)
            after[seat] = replace(clock, answered=seat not in now_asked)
    return after


def banks_after(
    bank: timedelta,
    before: Mapping[Seat, Clock],
    after: Mapping[Seat, Clock],
    sat: Sequence[Occupant],
    sit: Sequence[Occupant],
    people: Mapping[PlayerId, Person],
    now: datetime,
) -> tuple[dict[Seat, Clock], tuple[Occupant, ...]]:
    """The clocks after a step, new ones with what is left of their seats' banks; and who sits there, with
    what was used of each.

    A bank of `bank` is the seat's, whoever sits there. It is settled when a clock ends, and where others
    still choose in secret as soon as its person has answered: that is shown when the clock has ended too.
    """
    if not bank:
        return dict(after), tuple(sit)
    occupants = list(sit)
    for seat, clock in before.items():
        on = after.get(seat)
        goes_on = on is not None and replace(on, answered=clock.answered) == clock
        if not clock.answered and (on is None or on.answered or not goes_on):
            habits = people.get(sat[seat].player or 0, Person(0)).habits
            left = bank_left(clock, habits, now)
            occupants[seat] = replace(occupants[seat], bank_used=bank - left)
    clocks = {
        seat: clock
        if seat in before and replace(clock, answered=before[seat].answered) == before[seat]
        else replace(clock, bank=max(bank - occupants[seat].bank_used, timedelta(0)))
        for seat, clock in after.items()
    }
    return clocks, tuple(occupants)


def banks_shown(
    bank: timedelta, occupants: Sequence[Occupant], clocks: Mapping[Seat, Clock]
) -> tuple[timedelta | None, ...]:
    """Each seat's time bank when its clock began, or now; None for a computer's; () without any.

    A seat that has answered in secret has a clock like all others: nobody reads off here that it has.
    """
    if not bank:
        return ()
    return tuple(
        None
        if occupant.player is None
        else clocks[seat].bank
        if seat in clocks
        else max(bank - occupant.bank_used, timedelta(0))
        for seat, occupant in enumerate(occupants)
    )
