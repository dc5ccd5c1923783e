"""Games that begin in the middle: at a position written by hand, or shortly before the end."""

from collections import deque
from functools import cache
from random import Random
from typing import Any

from bot.games import Games, RegisteredGame, games
from engine.game import Step
from tests.helpers.promises_of_games import a_line

# Weiss, who only looks on, has ended their turn; Capone, whose turn it is, ties with Yale.
TIED = """
    options: english full specials
    bosses: capone yale weiss
    turn: 11 capone
    A: brewery
    A capone: B1 B2 R4 B5 B7
    A yale: R1 R2 B4 R5 R7
    A weiss: P1
    B: speakeasy
    tie: A
    hand capone: R12 B3 G7
    hand yale: R14 Y8 R3
    hand weiss: B14
    deck: P2 P3 P4 P5 P6 P7 ...
"""


class _Begun:
    """A game whose first position is another one; all its rules are the same."""

    def __init__(self, engine: Any, state: Any) -> None:
        self._engine, self._state = engine, state

    def __getattr__(self, name: str) -> Any:
        return getattr(self._engine, name)

    def setup(self, *_: Any, **_more: Any) -> Step[Any, Any]:
        return Step(self._state, ())


def begun_at(state: Any, name: str = "chicago-poker", known: Games | None = None) -> Games:
    """That game, with its own looks, as it is dealt from now on."""
    game = (known or games(hidden=True))[name]
    engine: Any = _Begun(game.engine, state)
    return {name: RegisteredGame(engine, game.skin)}


@cache
def _before_the_end(name: str, seats: int, agreed: str, moves: int) -> Any:
    """The state so many moves before the end of a random game; the same every time."""
    info, engine = games(hidden=True)[name].info, games(hidden=True)[name].engine
    offered = {option.name: option.values[0] for option in info.options}
    options = engine.agree(offered | dict(each.split(":") for each in agreed.split(", ")))
    state: Any = engine.setup(info.roles[:seats] or seats, options, "nearly over").state
    dice, last = Random(1), deque[Any](maxlen=moves)
    while awaited := engine.awaited(state):
        last.append(state)
        seat = dice.choice(awaited)
        action = engine.parse(a_line(engine, state, seat, dice))
        state = engine.apply(state, seat, action).state
    return last[0]


def nearly_over(
    seats: int,
    known: Games | None = None,
    *,
    name: str = "chicago-poker",
    agreed: str = "length:short",
    moves: int = 16,
) -> Games:
    """That game, dealt so many moves before the end of a random one: for tests that need an ended one,
    not a whole one."""
    return begun_at(_before_the_end(name, seats, agreed, moves), name, known)
