"""The games a record may be of, by their names: a closed list, since a record may come from anybody.

What reads and writes their positions is found here as well, and nowhere else.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, cast

from engine import chicago_poker, chicago_stud, gangster, poker_champ, two_trucks, whispers
from engine.chicago_poker import position as chicago_poker_position
from engine.chicago_stud import position as chicago_stud_position
from engine.gangster import position as gangster_position
from engine.poker_champ import position as poker_champ_position
from engine.record.replaying import AnyGame
from engine.two_trucks import position as two_trucks_position

GAMES = MappingProxyType(
    {
        game.info.name: cast(AnyGame, game)
        for game in (chicago_poker, chicago_stud, gangster, poker_champ, two_trucks, whispers)
    }
)

_POSITIONS: Mapping[str, Any] = {
    "chicago-poker": chicago_poker_position,
    "chicago-stud": chicago_stud_position,
    "gangster": gangster_position,
    "poker-champ": poker_champ_position,
    "two-trucks": two_trucks_position,
}
"""By game, what its positions are written with (`dumps`) and read again (`loads`)."""


def game_named(name: str) -> AnyGame | None:
    """The game of that name, None where there is none here."""
    return GAMES.get(name)


def positions_of(name: str) -> Callable[[Any], str] | None:
    """Writer of a state of that game as a position, None where the game has no such text."""
    return _POSITIONS[name].dumps if name in _POSITIONS else None


def reader_of(name: str) -> Callable[[str], Any] | None:
    """Reader of a position of that game, which may raise `Unsound`; None where the game has no such text."""
    return _POSITIONS[name].loads if name in _POSITIONS else None
