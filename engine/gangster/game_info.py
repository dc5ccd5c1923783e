"""What must be known of Gangster before anybody plays it: seats, bosses, options, clans, computers."""

from typing import get_args

from engine.game import GameInfo, Option
from engine.gangster.city import PLAYERS_MAX, PLAYERS_MIN
from engine.gangster.events import Event
from engine.gangster.pieces import CLANS, NO, ROUNDS, RULES, TURNS_PLANNED, YES, Boss
from engine.gangster.state import State
from engine.story import HAUL, LUCK

INFO = GameInfo(
    name="gangster",
    seats=range(PLAYERS_MIN, PLAYERS_MAX + 1),
    roles=tuple(boss.value for boss in Boss),
    options=(Option("length", tuple(ROUNDS)), Option("gap-same-clan", (YES, NO))),
    levels=("rookie", "regular", "boss"),  # computer.Level, which is too much to import for three words
    state=State,
    events=get_args(Event),
    choices=(Option("clan", tuple(clan.value for clan in CLANS), unique=True),),
    plans=True,
    plan_turns=TURNS_PLANNED,
    small_turns=True,
    rules=RULES,
    story_figures=(LUCK, "guns", "bumps", HAUL),
)
