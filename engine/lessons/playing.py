"""The board of a lesson: its position, and what has happened on it since the step began.

Nobody but the learner acts on it by themselves. What the learner may see is `game.view(state, seat)`.
"""

from functools import lru_cache
from typing import Any

from engine.game import Seat
from engine.lessons.model import LessonStep, Line
from engine.quickly_made import quickly_made
from engine.record.games import reader_of
from engine.record.replaying import AnyGame
from engine.sheet import Sheet

POSITIONS_KEPT = 256  # all steps of all lessons, and some more: each click begins at the same few


class NoPosition(ValueError):
    """Raised when a game has no text for positions, or nobody of that name sits in one."""


@quickly_made
class Played:
    """A state, and all events since the step began; `seat` is the learner's."""

    game: AnyGame
    bosses: tuple[str, ...]
    seat: Seat
    state: Any
    events: tuple[Any, ...] = ()

    def act(self, boss: str, action: str) -> "Played":
        """The board after that boss has done that; raises `Refusal` where they may not."""
        seat = self.bosses.index(boss)
        step = self.game.apply(self.state, seat, self.game.parse(action))
        return Played(self.game, self.bosses, self.seat, step.state, (*self.events, *step.events))


def opened(game: AnyGame, step: LessonStep) -> Played:
    """The board as the step begins; raises `Unsound` or `NoPosition` where that is none."""
    bosses, state = _read(game.info.name, step.position)
    if step.eyes not in bosses:
        raise NoPosition(f"{step.eyes} does not sit there")
    return Played(game, bosses, bosses.index(step.eyes), state)


@lru_cache(POSITIONS_KEPT)
def _read(name: str, position: str) -> tuple[tuple[str, ...], Any]:
    """The bosses of a position, and its state."""
    read = reader_of(name)
    if read is None:
        raise NoPosition(f"{name} has no text for positions")
    return tuple(Sheet(position).needed("bosses", "bosses: capone yale").words), read(position)


def played(game: AnyGame, step: LessonStep, line: Line) -> Played:
    """The board after the learner's line; raises `Refusal` for the first action that may not be."""
    board = opened(game, step)
    for action in line:
        board = board.act(step.eyes, action)
    return board


def closing(board: Played, step: LessonStep) -> tuple[Played, ...]:
    """Boards of the sequel that follows a solved task, one for each action; empty without a sequel."""
    boards: list[Played] = []
    for sequel in step.then:
        board = board.act(sequel.boss, sequel.action)
        boards.append(board)
    return tuple(boards)
