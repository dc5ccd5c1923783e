"""The timed game in minutes (PR-1): the clock is the shell's, and here is what it brings about."""

from dataclasses import replace

from engine.game import IllegalAction, Step
from engine.poker_champ.events import Event, TimeUp
from engine.poker_champ.legality import Reason
from engine.poker_champ.state import State


def minutes(state: State) -> int | None:
    """Minutes from the first deal until the time is up; None where it is not asked, or no more."""
    return None if state.outcome or state.time_up else state.options.minutes or None


def time_up(state: State) -> Step[State, Event]:
    """The deal that runs is the last; raises IllegalAction where no time is agreed on, or it is up."""
    if state.outcome:
        raise IllegalAction(Reason.GAME_OVER)
    if minutes(state) is None:
        raise IllegalAction(Reason.NO_TIME_AGREED)
    return Step(replace(state, time_up=True), (TimeUp(state.deal, state.options.minutes),), minor=True)
