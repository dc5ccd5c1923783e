"""Two Trucks, a small game of the house's own: this module is the game (engine.game.Game).

Every night two trucks come into town. Everybody sends one man in secret to one of them; the strongest alone
takes the load, and what the losers sent nobody learns. Its ancestor is the Game of Pure Strategy. `TT-x.y` is
a rule of docs/rules-two-trucks.md, `TR-n` a ruling.
"""

from typing import get_args

from engine.game import GameInfo, Option
from engine.story import LUCK, SURPRISE
from engine.two_trucks import planning
from engine.two_trucks.actions import Action, parse
from engine.two_trucks.computer.advice import advise
from engine.two_trucks.computer.choosing import LEVELS, choose, least
from engine.two_trucks.effort import effort
from engine.two_trucks.events import Event
from engine.two_trucks.legality import Reason, awaited, complete, in_secret, legal
from engine.two_trucks.pieces import PILES, RULES, TIES, Boss, Options, agree
from engine.two_trucks.rules import apply, playout, retract, setup
from engine.two_trucks.scoring import milestones, result
from engine.two_trucks.showing import open, table, view
from engine.two_trucks.state import State
from engine.two_trucks.story import story
from engine.two_trucks.views import SeatView, TableView

info = GameInfo(
    name="two-trucks",
    seats=range(2, len(Boss) + 1),
    roles=tuple(boss.value for boss in Boss),
    options=(Option("length", tuple(PILES)), Option("ties", TIES)),
    levels=LEVELS,
    state=State,
    events=get_args(Event),
    plans=True,
    small_turns=True,
    rules=RULES,
    story_figures=(LUCK, "baits", SURPRISE),
    effort=effort,
)
