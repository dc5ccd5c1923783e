"""Games of computer bosses alone, move by move; the same seed is the same game."""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from engine import chicago_poker as game
from engine.chicago_poker import Action, BossView, Event, Options, State
from engine.chicago_poker.computer import Level, choose
from engine.game import Seat
from tests.helpers.played_once import played_once


class Decision(NamedTuple):
    """What a computer boss was shown, and what they chose; `state` is for the test alone."""

    state: State
    seat: Seat
    view: BossView
    events: tuple[Event, ...]
    action: Action


def played(levels: Sequence[Level], options: Options, seed: int) -> Iterator[Decision]:
    """Every decision of a game between computer bosses of these levels."""
    return _played(tuple(levels), options, seed)


@played_once
def _played(levels: tuple[Level, ...], options: Options, seed: int) -> Iterator[Decision]:
    step = game.setup(len(levels), options, seed)
    state, events = step.state, list(step.events)
    while awaited := game.awaited(state):
        seat = awaited[0]
        view = game.view(state, seat)
        told = tuple(events)
        action = choose(view, levels[seat], f"{seed}:{seat}", told)
        yield Decision(state, seat, view, told, action)
        step = game.apply(state, seat, action)
        state = step.state
        events += step.events
