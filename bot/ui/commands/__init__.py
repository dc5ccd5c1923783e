"""The slash commands, by subject. Everything that a button does can be typed as well.

A module makes commands and says which group stands above each: `replay` under `/game`, whoever makes it. Here
they are put together.
"""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from discord import app_commands

from bot.ui.commands import (
    game_records,
    learn,
    looking,
    people,
    playing,
    records,
    settings,
    story,
    tables,
    turn,
)
from bot.ui.commands.build import ANYWHERE, EVERYWHERE, IN_A_SERVER, Command, group
from bot.ui.context import UiContext
from bot.ui.translator import command_key

GROUPS: Mapping[str, app_commands.AppCommandContext] = {
    "table": ANYWHERE,
    "turn": EVERYWHERE,
    "game": EVERYWHERE,
    "settings": EVERYWHERE,
    "stats": IN_A_SERVER,
    "privacy": ANYWHERE,
    "server": IN_A_SERVER,
}
"""The shell's commands that have subcommands, and where they can be typed; the games' groups come beside."""

FOR_MANAGERS = "server"


def every_command(
    context: UiContext, brought: Sequence[Command] = ()
) -> tuple["app_commands.Command[Any, ..., Any] | app_commands.Group", ...]:
    """All that can be typed; `brought`: what features bring, each in its group or alone."""
    made = (*_each(context), *brought)
    alone = [command for command in made if not command.above]
    groups = [
        group(
            command_key(name),
            [command for command in made if command.above == name],
            contexts=contexts,
            managers_only=name == FOR_MANAGERS,
        )
        for name, contexts in GROUPS.items()
        if any(command.above == name for command in made)
    ]
    return (*alone, *groups, *playing.groups(context))


def _each(context: UiContext) -> tuple[Command, ...]:
    """Every command of the shell, in the order in which Discord lists those of a group."""
    by_subject: Iterable[Iterable[Command]] = (
        learn.commands(context),
        tables.commands(context),
        turn.commands(context),
        story.commands(context),
        game_records.commands(context),
        looking.commands(context),
        people.commands(context),
        settings.commands(context),
        records.commands(context),
    )
    return tuple(command for subject in by_subject for command in subject)
