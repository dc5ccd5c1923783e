"""Gangster by Thorsten Gimmler: this module is the game (engine.game.Game).

Bosses drive their cars through Chicago, put gangsters out, kidnap those of others, and are paid on the days
of reckoning. The rules by number are in docs/rules-gangster.md. Nothing is secret but the order of three
piles; what a line would do is told before it is played (`panel`).
"""

from typing import TYPE_CHECKING

from engine.computers import late
from engine.gangster import planning
from engine.gangster.actions import Action, parse
from engine.gangster.beginning import setup
from engine.gangster.events import Event
from engine.gangster.game_info import INFO as info
from engine.gangster.least import least
from engine.gangster.legality import Reason, awaited, legal
from engine.gangster.pieces import Options, agree
from engine.gangster.preview import panel
from engine.gangster.rules import apply
from engine.gangster.scoring import milestones, result
from engine.gangster.showing import open_table as open
from engine.gangster.showing import table, view
from engine.gangster.state import State
from engine.gangster.story import story
from engine.gangster.views import Panel, SeatView, TableView
from engine.one_action import complete, in_secret, retract  # GA-3.1, A.4, OR-G30

if TYPE_CHECKING:
    from engine.gangster.computer import advise, choose
else:
    advise, choose = late("engine.gangster.computer", "advise", "choose")
