"""Facts about Chicago Poker before anybody plays it: seats, bosses, options, computers."""

from collections.abc import Mapping
from typing import get_args

from engine.chicago_poker.events import Event
from engine.chicago_poker.options import Length, Options, Rulebook
from engine.chicago_poker.pieces import PLACES, RULES, Boss
from engine.chicago_poker.state import State
from engine.game import Effort, GameInfo, Option, effort_between, one_of
from engine.story import LUCK, SURPRISE

RULEBOOKS: tuple[Rulebook, ...] = get_args(Rulebook)
LENGTHS: tuple[Length, ...] = get_args(Length)
ON, OFF = "on", "off"
HIGHEST, LOWEST, NOTHING = "highest", "lowest", "nothing"  # what is sent in a tie, as said in advance

MEASURED: Mapping[str, Mapping[int, tuple[float, float]]] = {
    "full": {2: (24, 9), 3: (28, 16), 4: (25, 18), 5: (25, 23), 6: (24, 26)},
    "short": {2: (14, 5.5), 3: (15, 8), 4: (12, 9), 5: (12, 11), 6: (12, 13)},
}
"""Questions a seat and days, by length and seats (bench.waiting)."""


def effort(options: Mapping[str, str], seats: int) -> Effort:
    """Questions and days of a game, by its length and the number of seats."""
    return effort_between(MEASURED["short" if options["length"] == "short" else "full"], seats)


INFO = GameInfo(
    name="chicago-poker",
    seats=range(min(PLACES), max(PLACES) + 1),
    roles=tuple(boss.value for boss in Boss),
    options=(
        Option("rulebook", RULEBOOKS),
        Option("length", LENGTHS),
        Option("specials", (ON, OFF)),
        Option("temperaments", (ON, OFF), of_computers=True),
    ),
    levels=("rookie", "regular", "boss", "kingpin"),  # computer.Level, too much to import for four words
    state=State,
    events=get_args(Event),
    plans=True,
    rules=RULES,
    effort=effort,
    answers=(HIGHEST, LOWEST, NOTHING),
    story_figures=(LUCK, "traps", "calls", "raids", "stolen", SURPRISE),
)


def agree(words: Mapping[str, str]) -> Options:
    """The options as the rules want them, from a value for each of `INFO.options`.

    >>> agree({"rulebook": "french", "length": "full", "specials": "off", "temperaments": "off"})
    Options(rulebook='french', length='full', specials=False, temperaments=False)

    Where nothing is said of temperaments, as at older tables, there are none. Raises ValueError for a value
    that an option does not have.
    """
    return Options(
        rulebook=one_of(RULEBOOKS, words["rulebook"]),
        length=one_of(LENGTHS, words["length"]),
        specials=one_of((ON, OFF), words["specials"]) == ON,
        temperaments=one_of((ON, OFF), words.get("temperaments", OFF)) == ON,
    )
