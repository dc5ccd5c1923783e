"""Facts about Poker Champ before anybody plays it: seats, bosses, options, computers."""

from collections.abc import Mapping
from typing import get_args

from engine.computers import LEVELS
from engine.french_deck import Category
from engine.game import Effort, GameInfo, Option, effort_between
from engine.poker_champ.events import Event
from engine.poker_champ.options import DEALS, LENGTHS, MINUTES, OFF, SEALED
from engine.poker_champ.pieces import RULES, Boss
from engine.poker_champ.state import State
from engine.story import LUCK, SURPRISE

# Answers in advance: to stay to the end, against one alone, or not; and with a good enough hand alone.
RIVER, DUEL, FOLD = "river", "duel", "fold"
HANDS: Mapping[str, Category] = {
    "pair": Category.PAIR,
    "two-pairs": Category.TWO_PAIRS,
    "three": Category.THREE_OF_A_KIND,
    "straight": Category.STRAIGHT,
    "flush": Category.FLUSH,
}
"""To stay with it or better, and else to fold."""
OR_ASK: Mapping[str, Category] = {f"{name}-or-ask": least for name, least in HANDS.items()}
"""To stay with it or better, and else to be asked."""

MEASURED: Mapping[str, Mapping[int, tuple[float, float]]] = {
    "standard": {2: (70, 10), 3: (29, 8.5), 4: (27, 10), 5: (17, 7), 6: (12, 6)},
    "long": {2: (180, 24), 4: (64, 24), 6: (32, 16)},
    "timed": {2: (19, 3), 4: (29, 11), 6: (27, 13)},
}
"""Questions a seat and days, by length and seats (bench.waiting); timed: of as many deals as is usual."""


def effort(options: Mapping[str, str], seats: int) -> Effort:
    """Questions and days of a game, by its length and the number of seats."""
    found = effort_between(MEASURED[options["length"]], seats)
    share = int(options["deals"]) / DEALS[0] if options["length"] == "timed" else 1.0
    return Effort(found.questions * share, found.days * share)


INFO = GameInfo(
    name="poker-champ",
    seats=range(2, len(Boss) + 1),
    roles=tuple(boss.value for boss in Boss),
    options=(
        Option("length", LENGTHS),
        Option("deals", tuple(map(str, DEALS)), needs={"length": ("timed",), "minutes": (OFF,)}),
        Option("minutes", (OFF, *map(str, MINUTES)), needs={"length": ("timed",)}, live=True, since=2),
        Option("sealed", SEALED, needs={"minutes": (OFF,)}, since=2),
    ),
    levels=LEVELS,
    state=State,
    events=get_args(Event),
    rules=RULES,
    minutes="minutes",
    answers=(RIVER, DUEL, *HANDS, *OR_ASK, FOLD),
    story_figures=(LUCK, "traps", "calls", SURPRISE),
    effort=effort,
)
