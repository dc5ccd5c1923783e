"""The usual levels of computers, and the door to a game's computers, which are imported when one is asked."""

from collections.abc import Callable, Iterator
from enum import StrEnum
from functools import partial
from importlib import import_module
from typing import Any


class Level(StrEnum):
    """A level of computers, the weakest first."""

    ROOKIE = "rookie"
    REGULAR = "regular"
    BOSS = "boss"


LEVELS = tuple(level.value for level in Level)


def late(module: str, *names: str) -> Iterator[Callable[..., Any]]:
    """Yield each of these functions of a module, which is imported when one of them is first called.

    A game's computers are half as much code again, and most who import a game ask none of them.
    """
    for name in names:
        yield partial(_called, module, name)


def _called(module: str, name: str, *words: Any, **named: Any) -> Any:
    return getattr(import_module(module), name)(*words, **named)
