"""Moments of long games, for pages that look at them again."""

from bot.coordinator.moments import moment
from bot.games import games
from bot.table.clock import Pace
from bot.table.match import Occupant, dealt
from bot.table.moments import Everybody, Milestone, Moment, Timeline
from bot.table.table import Phase, Table

KNOWN = games(hidden=True)
TURNS = 500


def a_moment(game: str, turn: int) -> Moment:
    """Of a long game that has ended, every fifth turn of which is a milestone."""
    known, info = KNOWN[game], KNOWN[game].info
    seats, agreed = info.seats[-1], {option.name: option.values[0] for option in info.options}
    roles = info.roles[:seats] or ("",) * seats
    choices = [{each.name: each.values[seat] for each in info.choices} for seat in range(seats)]
    step = known.engine.setup(info.roles[:seats] or seats, known.engine.agree(agreed), "seed", choices)
    occupants = tuple(Occupant(seat, f"Player {seat}", role) for seat, role in enumerate(roles))
    match = dealt(known.engine, 7, game, occupants, step).match
    table = Table(7, game, 1, 5, 50, "en", Pace.NONE, {}, occupants, phase=Phase.OVER)
    milestones = tuple(Milestone(number, step.events[-1]) for number in range(5, TURNS, 5))
    timeline = Timeline(tuple(range(1, TURNS + 1)), ((*step.events,),) * TURNS, milestones)
    seen = (Everybody.PUBLIC, *range(seats), Everybody.OPEN)
    return moment(known, table, match, timeline, turn, Everybody.PUBLIC, 0, seen)
