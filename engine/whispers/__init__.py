"""Whispers, the house's own small game: this module is the game (engine.game.Game).

Everybody holds two cards, the one kept from before and a fresh one face down, and a purse of nine for
the whole game. In a round all whisper numbers at once, in secret; who is done says so, and then everybody
sees how much. When all are done each shows one card, all at once: the highest sum of card and whispers
scores a point, a shared one scores nothing. Nobody plays it for long: it is here because it asks of the
shell everything that a game may ask (docs/adding-a-game.md).
"""

from engine.game import GameInfo, Option
from engine.story import LUCK, SURPRISE
from engine.whispers.actions import Action, parse
from engine.whispers.advice import advise
from engine.whispers.computer import LEVELS, choose, least
from engine.whispers.events import (
    DuelCalled,
    Event,
    FellSilent,
    GameEnded,
    GameStarted,
    Peeked,
    Revealed,
    Whispered,
)
from engine.whispers.legality import Reason, awaited, complete, in_secret, legal
from engine.whispers.pieces import RULES, Options, Sign, agree
from engine.whispers.rules import apply, retract, setup
from engine.whispers.scoring import milestones, result
from engine.whispers.showing import open, table, view
from engine.whispers.state import State
from engine.whispers.story import story
from engine.whispers.views import SeatView, TableView

info = GameInfo(
    name="whispers",
    seats=range(2, 7),
    roles=(),
    options=(
        Option("goal", ("2", "1", "3")),
        Option("rounds", ("7", "5", "9")),
        Option("forfeit", ("off", "on")),
        Option("forfeit-size", ("1", "2", "3"), needs={"forfeit": ("on",)}),
    ),
    levels=LEVELS,
    state=State,
    events=(GameStarted, Whispered, Peeked, FellSilent, DuelCalled, Revealed, GameEnded),
    choices=(Option("sign", tuple(sign.value for sign in Sign), unique=True),),
    standing=True,
    rules=RULES,
    story_figures=(LUCK, "traps", "calls", SURPRISE),
)
