"""The games of the house, a line each: a game is an engine module and a skin of the same name."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from importlib import import_module

from bot.skins.skin import Skin
from bot.table.opaque import GameModule
from engine.game import GameInfo

GAMES: tuple[str, ...] = ("chicago_poker", "poker_champ", "chicago_stud", "gangster", "two_trucks")
"""Folders of engine/ and bot/skins/. The first game is meant when nobody names one, and its commands
stand alone; the others' belong to a group."""

HIDDEN: tuple[str, ...] = ("whispers",)
"""Games that no menu offers: tests play them, to hold the shell to what it promises any game."""


@dataclass(frozen=True, slots=True)
class RegisteredGame:
    """One game: its rules, its looks, and what must be known before anybody plays it (`info`).

    The shell looks into neither's state, views or events.
    """

    engine: GameModule
    skin: Skin
    info: GameInfo = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "info", self.engine.info)


Games = Mapping[str, RegisteredGame]


MENU = 25
"""Lines that a menu of Discord's holds: a game's options go into one, and so do the values of each."""


class UnfitGame(Exception):
    """Raised when a game wants more than the shell can offer people to choose from."""


def demand_fitting(info: GameInfo) -> None:
    """Raises UnfitGame for a game whose options, or the values of one, do not fit into a menu.

    They are refused, not paged: nobody should have to look through so many before they may play.
    """
    for named in (info.options, info.choices):
        if len(named) > MENU:
            raise UnfitGame(f"{info.name} has {len(named)} options; a menu holds {MENU}")
        for option in named:
            if not 1 <= len(option.values) <= MENU:
                held = len(option.values)
                raise UnfitGame(f"{info.name}: {option.name} has {held} values; a menu holds 1 to {MENU}")


def games(*, hidden: bool = False) -> Games:
    """Every game by its name, in the order of `GAMES`; with `hidden` those of `HIDDEN` after them."""
    known = [
        RegisteredGame(import_module(f"engine.{folder}"), import_module(f"bot.skins.{folder}").skin)
        for folder in GAMES + (HIDDEN if hidden else ())
    ]
    for game in known:
        demand_fitting(game.info)
    return {game.info.name: game for game in known}
