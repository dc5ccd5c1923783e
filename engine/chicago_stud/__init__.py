"""Chicago stud, seven-card stud for the high or the low hand: this module is the game (engine.game.Game).

The rules by number are in docs/rules-chicago-stud.md. Played for play chips only: nothing can be bought,
cashed or carried from one game to the next.
"""

from typing import get_args

from engine.chicago_stud import ahead as ahead
from engine.chicago_stud.actions import Action, parse
from engine.chicago_stud.computer import LEVELS, advise, choose, least
from engine.chicago_stud.effort import effort
from engine.chicago_stud.events import Event
from engine.chicago_stud.legality import Reason, awaited, complete, in_secret, legal
from engine.chicago_stud.pieces import OFF, ON, RULES, VALUES, Boss, Options, agree
from engine.chicago_stud.rules import apply, retract, setup
from engine.chicago_stud.scoring import milestones, result
from engine.chicago_stud.showing import open, table, view
from engine.chicago_stud.state import State
from engine.chicago_stud.story import story
from engine.chicago_stud.views import SeatView, TableView
from engine.game import GameInfo, Option, Suggestion
from engine.story import LUCK, SURPRISE

ONE_LAP = Suggestion("1", seats=6)  # two of eight take three months over days
info = GameInfo(
    name="chicago-stud",
    seats=range(2, 9),
    roles=tuple(boss.value for boss in Boss),
    options=(
        Option("game", VALUES["game"]),
        Option("high-spade", (OFF, ON)),
        Option("ante", VALUES["ante"]),
        Option("ties", VALUES["ties"]),
        Option("jokers", VALUES["jokers"]),
        Option("limit", VALUES["limit"]),
        Option("end", VALUES["end"]),
        Option("laps", VALUES["laps"], needs={"end": ("laps",)}, suggested=ONE_LAP),
        Option("stack", VALUES["stack"]),
    ),
    levels=LEVELS,
    state=State,
    events=get_args(Event),
    standing=True,
    ahead=True,
    rules=RULES,
    story_figures=(LUCK, "traps", "calls", SURPRISE),
    effort=effort,
)
