"""The games of the house, a line each: a game is an engine module and a skin of the same name."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from bot.skins.skin import Skin
from engine.game import Game, GameInfo

GAMES = ("chicago_poker",)
"""Folders of engine/ and bot/skins/. The first game is meant when nobody names one, and its commands
stand alone; the others' belong to a group."""


@dataclass(frozen=True, slots=True)
class RegisteredGame:
    """One game: its rules and its looks. The shell looks into neither's state, views or events."""

    engine: Game[Any, Any, Any, Any, Any, Any]
    skin: Skin

    @property
    def info(self) -> GameInfo:
        """What must be known before anybody plays it."""
        return self.engine.info


Games = Mapping[str, RegisteredGame]


def games() -> Games:
    """Every game by its name, in the order of `GAMES`."""
    known = (
        RegisteredGame(import_module(f"engine.{folder}"), import_module(f"bot.skins.{folder}").skin)
        for folder in GAMES
    )
    return {game.info.name: game for game in known}
