"""The games of the house, a line each: a game is an engine module and a skin of the same name."""

from collections.abc import Mapping
from dataclasses import dataclass
from importlib import import_module
from typing import Any

from bot.skins.skin import Skin
from engine.game import Game, GameInfo

GAMES: tuple[str, ...] = ("chicago_poker",)
"""Folders of engine/ and bot/skins/. The first game is meant when nobody names one, and its commands
stand alone; the others' belong to a group."""

HIDDEN: tuple[str, ...] = ("whispers",)
"""Games that no menu offers: tests play them, to hold the shell to what it promises any game."""


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


def games(*, hidden: bool = False) -> Games:
    """Every game by its name, in the order of `GAMES`; with `hidden` those of `HIDDEN` after them."""
    known = (
        RegisteredGame(import_module(f"engine.{folder}"), import_module(f"bot.skins.{folder}").skin)
        for folder in GAMES + (HIDDEN if hidden else ())
    )
    return {game.info.name: game for game in known}
