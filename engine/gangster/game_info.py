"""Facts about Gangster before anybody plays it: seats, bosses, options, clans, computers."""

from collections.abc import Mapping
from typing import get_args

from engine.computers import LEVELS
from engine.game import Effort, GameInfo, Option, Suggestion, effort_between
from engine.gangster.city import PLAYERS_MAX, PLAYERS_MIN
from engine.gangster.events import Event
from engine.gangster.pieces import CLANS, NO, ROUNDS, RULES, TURNS_PLANNED, YES, Boss
from engine.gangster.state import State
from engine.story import HAUL, LUCK

MEASURED: Mapping[str, Mapping[int, tuple[float, float]]] = {
    "full": {2: (88, 32), 3: (51, 28), 4: (43, 32), 5: (38, 35)},
    "short": {2: (60, 22), 3: (36, 20), 4: (29, 21), 5: (26, 24)},
    "sprint": {2: (33, 12), 3: (19, 11), 4: (16, 12), 5: (15, 13)},
}
"""Questions a seat and days, by length and seats (bench.waiting)."""


def effort(options: Mapping[str, str], seats: int) -> Effort:
    """Questions and days of a game, by its length and the number of seats."""
    return effort_between(MEASURED[options["length"]], seats)


INFO = GameInfo(
    name="gangster",
    seats=range(PLAYERS_MIN, PLAYERS_MAX + 1),
    roles=tuple(boss.value for boss in Boss),
    options=(
        Option("length", tuple(ROUNDS), suggested=Suggestion("short", days=True)),
        Option("gap-same-clan", (YES, NO)),
    ),
    levels=LEVELS,
    state=State,
    events=get_args(Event),
    choices=(Option("clan", tuple(clan.value for clan in CLANS), unique=True),),
    plans=True,
    plan_turns=TURNS_PLANNED,
    small_turns=True,
    rules=RULES,
    story_figures=(LUCK, "guns", "bumps", HAUL),
    effort=effort,
)
