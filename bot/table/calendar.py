"""Length of a game over days, and number of questions: what a lobby and the first post say.

Pure. It follows from the game, from what is agreed and from how many people and computers sit there. Nobody's
own pace is in it, on purpose. Whatever were told of it, were it but a step of four and the median of many,
somebody's figure would move it in some company; so whoever brings that company along could read it off. There
is no rule by which people's figures count and nobody's can be had.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum

from bot.table.table import Table, holding
from engine.game import GameInfo

USUAL_SEATS = 4  # where too few sit there yet
STEP = 5  # questions: nobody needs to know them more closely


class Lasts(StrEnum):
    """A game's length, in steps."""

    EVENING = "evening"
    DAYS = "days"
    WEEKS = "weeks"  # one or two
    MONTH = "month"
    LONGER = "longer"


UP_TO = {Lasts.EVENING: 0.5, Lasts.DAYS: 6.0, Lasts.WEEKS: 19.0, Lasts.MONTH: 35.0}
"""Each in days at most."""


@dataclass(frozen=True, slots=True)
class Calendar:
    """A game's length, and about how many questions it has for each seat."""

    lasts: Lasts
    questions: int


def calendar(info: GameInfo, table: Table) -> Calendar | None:
    """Calendar of a table; None where all sit together, or nothing is known of the game.

    Computers keep nobody waiting: who plays with them alone is through in an evening.
    """
    if table.pace.live or table.imported:
        return None
    computers = sum(occupant.player is None for occupant in table.occupants)
    seats = len(table.occupants)
    if seats not in info.seats:
        seats = _usual_seats(info)
    return _expected(info, holding(table, info), seats, seats - computers)


def usual_calendar(info: GameInfo) -> Calendar | None:
    """Calendar of a game as usual among people, before a table is opened."""
    seats = _usual_seats(info)
    offered = ((option.name, option.suggested) for option in info.options)
    options = {name: each.value for name, each in offered if each is not None and each.seats <= seats}
    return _expected(info, options, seats, seats)


def _usual_seats(info: GameInfo) -> int:
    return min(max(USUAL_SEATS, info.seats[0]), info.seats[-1])


def _expected(info: GameInfo, options: Mapping[str, str], seats: int, people: int) -> Calendar | None:
    if info.effort is None:
        return None
    effort = info.effort(info.agreed(options), seats)
    days = effort.days * people / seats if people > 1 else 0.0
    lasts = next((step for step, most in UP_TO.items() if days <= most), Lasts.LONGER)
    return Calendar(lasts, max(STEP, STEP * round(effort.questions / STEP)))
