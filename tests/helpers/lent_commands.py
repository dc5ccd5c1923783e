"""The commands of a bot, made once a process and lent to one bot after the other.

To make all of them and what Discord is told of them takes longer than all else that a start does.
"""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import wraps
from inspect import ismethod
from typing import Any, cast

from bot.ui import client
from bot.ui.commands import every_command
from bot.ui.commands.build import Command
from bot.ui.context import UiContext
from bot.ui.features import commands_of_features

SERVICES = "bot.coordinator"  # what commands hold on to besides the context


class Later:
    """Stands for an object of the bot that has the commands now: whoever keeps it has the next one."""

    def __init__(self, now: Callable[[], Any]) -> None:
        self._now = now

    def __getattr__(self, name: str) -> Any:
        part = getattr(self._now(), name)
        if ismethod(part):
            return wraps(part)(lambda *given, **named: getattr(self._now(), name)(*given, **named))
        if type(part).__module__.startswith(SERVICES):
            return Later(lambda: getattr(self._now(), name))
        return part


@dataclass(eq=False)
class Lent:
    """One making of the commands, for the games with these words."""

    words: tuple[object, ...]
    bot: list[UiContext]  # that has them
    commands: tuple[Any, ...] = field(init=False)

    def __post_init__(self) -> None:
        stands_for_it = cast(UiContext, Later(lambda: self.bot[0]))
        self.commands = every_command(stands_for_it, commands_of_features(stands_for_it))
        for command in self.commands:
            vars(command)["to_dict"] = _once(command.to_dict)


FREE: list[Lent] = []
TAKEN: list[Lent] = []


def lent(context: UiContext, _brought: Sequence[Command] = ()) -> tuple[Any, ...]:
    """All that can be typed, as a bot's client asks for it: made before, if the games have the same words."""
    words = _words(context)
    free = next((each for each in FREE if each.words == words), None)
    if free is None:
        free = Lent(words, [context])
    else:
        FREE.remove(free)
        free.bot[:] = [context]
    TAKEN.append(free)
    return free.commands


def give_back(context: UiContext) -> None:
    """The bot of a context has ended."""
    for each in [each for each in TAKEN if each.bot[0] is context]:
        TAKEN.remove(each)
        each.bot.clear()
        FREE.append(each)


def _words(context: UiContext) -> tuple[object, ...]:
    """The games' names, and who words each: under another's paint it may be the same."""
    return tuple((name, getattr(skin, "words", skin)) for name, skin in context.skins.items())


def _once(told: Callable[[Any], Any]) -> Callable[[Any], Any]:
    found: list[Any] = []

    def payload(tree: Any) -> Any:
        if not found:
            found.append(told(tree))
        return found[0]

    return payload


vars(client)["every_command"] = lent
vars(client)["commands_of_features"] = lambda _context: ()  # lent with the others
