"""The games a record may be of, by their names: a closed list, since a record may come from anybody.

A game is imported when one of its records is read, and only then.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from engine.record.replaying import AnyGame

# name · module · whether it writes positions down
_GAMES = {
    "chicago-poker": ("engine.chicago_poker", True),
    "chicago-stud": ("engine.chicago_stud", False),
    "gangster": ("engine.gangster", True),
    "poker-champ": ("engine.poker_champ", True),
    "whispers": ("engine.whispers", False),
}

NAMES = tuple(_GAMES)


def game_named(name: str) -> AnyGame | None:
    """The game of that name, None where there is none here."""
    if name not in _GAMES:
        return None
    game: AnyGame = import_module(_GAMES[name][0])
    return game


def positions_of(name: str) -> Callable[[Any], str] | None:
    """What writes a state of that game down as a position, None where the game has no such text."""
    module, positions = _GAMES.get(name, ("", False))
    if not positions:
        return None
    written: Callable[[Any], str] = import_module(f"{module}.position").dumps
    return written
