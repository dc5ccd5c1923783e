"""The games that keep the promises of every game (promises_of_games.py): a new one is a name in this line."""

from typing import Any, TypeAlias

from engine import chicago_poker, chicago_stud, gangster, poker_champ, two_trucks, whispers
from engine.game import Game

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]

GAMES: tuple[AnyGame, ...] = (chicago_poker, chicago_stud, gangster, poker_champ, two_trucks, whispers)

ENGINES: tuple[AnyGame, ...] = GAMES
"""These and the games that have rules but no skin yet; no record may be of them."""
