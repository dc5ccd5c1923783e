"""Command names in our texts as Discord lets people click them.

Discord shows such a mention as it is written, whatever the reader's language, and it can be clicked only
under the command's first name (discord-api-docs, issues 5518 and 5462): a French name stays a word to type.
"""

import re
from collections.abc import Mapping
from typing import Any, cast

from discord import AppCommandOptionType, Interaction
from discord.app_commands import AppCommand, AppCommandGroup

CommandIds = Mapping[str, int]
"""Discord's id for each command that can be typed, by its whole English name: `table new`."""

NESTING = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)

_NAMED = re.compile(r"`/([a-z][a-z0-9 -]*)`")


def command_ids(commands: list[AppCommand]) -> dict[str, int]:
    """The ids of registered commands; a subcommand has that of its group."""
    return {name: command.id for command in commands for name in _names(command)}


def typed_path(interaction: Interaction[Any]) -> str:
    """The whole English name of the command that somebody sent, be it one of ours or not."""
    sent = cast(dict[str, Any], interaction.data or {})
    names = [str(sent.get("name", ""))]
    options = sent.get("options") or []
    while options and options[0].get("type") in NESTING:
        names.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(names)


def _names(command: AppCommand) -> list[str]:
    below = [option for option in command.options if isinstance(option, AppCommandGroup)]
    return [f"{command.name} {option.name}" for option in below] or [command.name]


def clickable(text: str, commands: CommandIds) -> str:
    """The text with a mention of each command that it names alone; what has options is left to be typed.

    >>> clickable("See `/hand`, `/main` and `/show text: True`.", {"hand": 7, "show": 8})
    'See </hand:7>, `/main` and `/show text: True`.'
    """

    def mention(found: re.Match[str]) -> str:
        name = found[1]
        return f"</{name}:{commands[name]}>" if name in commands else found[0]

    return _NAMED.sub(mention, text)
