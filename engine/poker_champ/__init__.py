"""Poker Champ by Pierre Neuville: this module is the game (engine.game.Game).

Everybody sees the marked backs of everybody's two cards. Four stages, one price each: to stay or to fold,
all at once; the best hand takes the pot. Whoever is richest when somebody goes broke helps them out, and gets
an Award for it; two Awards win. The chips are counters, never worth anything outside the game.
"""

from typing import TYPE_CHECKING

from engine.computers import late
from engine.one_action import complete
from engine.poker_champ import answering, timing
from engine.poker_champ.actions import Action, parse
from engine.poker_champ.events import Event
from engine.poker_champ.game_info import INFO as info
from engine.poker_champ.legality import Reason, awaited, in_secret, legal
from engine.poker_champ.options import Options, agree
from engine.poker_champ.rules import apply, retract, setup
from engine.poker_champ.scoring import milestones, result
from engine.poker_champ.showing import open_table as open
from engine.poker_champ.showing import table, view
from engine.poker_champ.state import State
from engine.poker_champ.story import story
from engine.poker_champ.views import SeatView, TableView

if TYPE_CHECKING:
    from engine.poker_champ.computer import advise, choose, least
else:
    advise, choose, least = late("engine.poker_champ.computer", "advise", "choose", "least")
