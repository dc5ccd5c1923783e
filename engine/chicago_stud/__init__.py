"""Chicago stud, seven-card stud for the high or the low hand: this module is the game (engine.game.Game).

The rules by number are in docs/rules-chicago-stud.md. Played for play chips only: nothing can be bought,
cashed or carried from one game to the next.
"""

from typing import TYPE_CHECKING, get_args

from engine.chicago_stud import ahead as ahead
from engine.chicago_stud.actions import Action, parse
from engine.chicago_stud.effort import effort
from engine.chicago_stud.events import Event
from engine.chicago_stud.legality import Reason, awaited, legal
from engine.chicago_stud.pieces import OFF, ON, RULES, VALUES, Boss, Options, agree
from engine.chicago_stud.rules import apply, setup
from engine.chicago_stud.scoring import milestones, result
from engine.chicago_stud.showing import open, table, view
from engine.chicago_stud.state import State
from engine.chicago_stud.story import story
from engine.chicago_stud.views import SeatView, TableView
from engine.computers import LEVELS, late
from engine.game import GameInfo, Option, Suggestion
from engine.one_action import complete, in_secret, retract  # CS-6.10: a stake once made stands
from engine.story import LUCK, SURPRISE

if TYPE_CHECKING:
    from engine.chicago_stud.computer import advise, choose, least
else:
    advise, choose, least = late("engine.chicago_stud.computer", "advise", "choose", "least")

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
