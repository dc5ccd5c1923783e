"""Chicago Poker by Bruno Cathala and Bruno Faidutti: this module is the game (engine.game.Game)."""

from engine.chicago_poker import answering, planning
from engine.chicago_poker.actions import Action, parse
from engine.chicago_poker.autoplay import advise, choose, least
from engine.chicago_poker.ending import milestones, result
from engine.chicago_poker.events import Event
from engine.chicago_poker.game_info import INFO as info
from engine.chicago_poker.game_info import agree
from engine.chicago_poker.legality import awaited, complete, in_secret, legal
from engine.chicago_poker.options import Options
from engine.chicago_poker.refusals import Reason
from engine.chicago_poker.rules import apply, retract, setup
from engine.chicago_poker.showing import open_table as open
from engine.chicago_poker.showing import table, view
from engine.chicago_poker.state import State
from engine.chicago_poker.story import story
from engine.chicago_poker.views import BossView, TableView
