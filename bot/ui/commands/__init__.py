"""The slash commands, by subject. Everything that a button does can be typed as well."""

from typing import Any

from discord import app_commands

from bot.ui.commands import (
    film,
    game_records,
    learn,
    looking,
    people,
    plans,
    playing,
    records,
    settings,
    story,
    tables,
)
from bot.ui.context import UiContext


def every_command(
    context: UiContext,
) -> tuple["app_commands.Command[Any, ..., Any] | app_commands.Group", ...]:
    """All that can be typed, but for what features bring."""
    return (
        tables.commands(context),
        *playing.commands(context),
        plans.commands(context),
        *looking.commands(context),
        *learn.commands(context),
        *film.commands(context),
        *game_records.commands(context),
        *story.commands(context),
        *people.commands(context),
        *settings.commands(context),
        *records.commands(context),
    )
