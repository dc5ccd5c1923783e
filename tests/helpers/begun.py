"""Games that begin in the middle: at a position written by hand."""

from typing import Any

from bot.games import Games, RegisteredGame, games
from engine.game import Step


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
