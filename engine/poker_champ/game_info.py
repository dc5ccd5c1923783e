"""What must be known of Poker Champ before anybody plays it: seats, bosses, options, computers."""

from typing import get_args

from engine.game import GameInfo, Option
from engine.poker_champ.events import Event
from engine.poker_champ.options import DEALS, LENGTHS, MINUTES, OFF, SEALED
from engine.poker_champ.pieces import RULES, Boss
from engine.poker_champ.state import State
from engine.story import LUCK, SURPRISE

RIVER, DUEL, FOLD = "river", "duel", "fold"  # answers in advance: stay to the end, against one alone, or not

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
    levels=("rookie", "regular", "boss"),  # computer.Level, which is too much to import for three words
    state=State,
    events=get_args(Event),
    rules=RULES,
    minutes="minutes",
    answers=(RIVER, DUEL, FOLD),
    story_figures=(LUCK, "traps", "calls", SURPRISE),
)
