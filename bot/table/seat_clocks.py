"""Which clocks run after a step. Pure."""

from collections.abc import Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.table.clock import Caretaker, Clock, started
from bot.table.match import Match, Occupant, PlayerId
from bot.table.opaque import GameModule
from bot.table.profile import Person
from engine.game import Seat

TURNS_MISSED = 2  # in a row, and a computer holds the seat


def then(occupant: Occupant, person: Person) -> str:
    """What happens when somebody's time runs out: their caretaker's name; `held`: a computer has the seat."""
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
