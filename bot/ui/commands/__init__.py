"""The slash commands, by subject. Everything that a button does can be typed as well."""

from typing import Any

from discord import app_commands

from bot.ui.commands import looking, people, playing, records, tables, wishes
from bot.ui.desk import Desk


def every_command(desk: Desk) -> tuple["app_commands.Command[Any, ..., Any] | app_commands.Group", ...]:
    """Everything that can be typed."""
    return (
        tables.commands(desk),
        *playing.commands(desk),
        *looking.commands(desk),
        *people.commands(desk),
        *wishes.commands(desk),
        *records.commands(desk),
    )
