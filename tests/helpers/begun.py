"""Games that begin in the middle: at a position written by hand, or shortly before the end."""

from collections import deque
from typing import Any

from bot.games import Games, RegisteredGame, games
from engine.chicago_poker import Options
from engine.game import Step
from tests.helpers.chicago_poker.playouts import playout

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

    def setup(self, *_: Any) -> Step[Any, Any]:
        return Step(self._state, ())


def begun_at(state: Any, name: str = "chicago-poker", known: Games | None = None) -> Games:
    """That game, with its own looks, as it is dealt from now on."""
    game = (known or games(hidden=True))[name]
    engine: Any = _Begun(game.engine, state)
    return {name: RegisteredGame(engine, game.skin)}


def nearly_over(seats: int, known: Games | None = None, *, moves: int = 16) -> Games:
    """Chicago Poker, dealt so many moves before the end of a random game: for tests that need an ended
    one, not a whole one."""
    last = deque(playout(seats, Options(length="short"), seats), maxlen=moves)
    return begun_at(last[0].before, known=known)
