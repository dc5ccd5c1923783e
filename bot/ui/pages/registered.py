"""The bot's things at Discord that its texts can name: commands to be clicked, emoji of its own.

Skins write and say Unicode's signs and plain command names, and so do alt texts, files, logs and text mode.
Only a page that is laid out for Discord asks here; what Discord does not have yet, or not any more, stays as
it is written.

Discord shows a command's mention as it is written, whatever the reader's language, and it can be clicked only
under the command's first name (discord-api-docs, issues 5518 and 5462): a French name stays a word to type.
"""

import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any, cast

import discord
from discord import AppCommandOptionType, Interaction

from bot.skins.skin import Emoji

CommandIds = Mapping[str, int]
"""Discord's id for each command that can be typed, by its whole English name: `table new`."""

NESTING = (AppCommandOptionType.subcommand.value, AppCommandOptionType.subcommand_group.value)

_NAMED = re.compile(r"`/([a-z][a-z0-9 -]*)`")

_HARD_SPACE = "\u00a0"
_CODE = r"```.*?```|`[^`]*`"  # shown letter by letter


class OwnEmoji:
    """Uploaded emoji, by name and by the signs they stand for. Empty where there are none."""

    def __init__(self) -> None:
        self._at = dict[str, discord.PartialEmoji]()
        self._signs = dict[str, str]()  # what is written instead of each
        self._sought: re.Pattern[str] | None = None

    def show(self, emoji: Emoji, at: discord.PartialEmoji) -> None:
        """Show that emoji by this one of Discord's."""
        self._at[emoji.name] = at
        for sign in emoji.signs:
            stays = _HARD_SPACE if sign.endswith(_HARD_SPACE) else ""
            self._signs[sign] = f"{at}{stays}"
        self._sought = None  # made when a text is shown: two hundred may come at once

    def named(self, name: str) -> discord.PartialEmoji | None:
        """Emoji for a button or a menu; None where Discord does not have it."""
        return self._at.get(name)

    def in_text(self, text: str) -> str:
        """The text with emoji in the place of their signs, but not where it is shown letter by letter."""
        if not self._signs:
            return text
        if self._sought is None:
            signs = sorted(self._signs, key=len, reverse=True)
            self._sought = re.compile(f"{_CODE}|{'|'.join(map(_alone, signs))}", re.DOTALL)
        return self._sought.sub(lambda found: self._signs.get(found[0], found[0]), text)


def _alone(sign: str) -> str:
    """A sign that is no part of a longer word: `K♠`, but not in `OK♠`; one with a space before a number."""
    if sign.endswith(_HARD_SPACE):
        return rf"{re.escape(sign)}(?=\d)"
    before = r"(?<!\w)" if sign[0].isalnum() else ""
    return rf"{before}{re.escape(sign)}(?!\w)"


@dataclass(frozen=True, slots=True)
class Registered:
    """Filled as soon as Discord has told; until then pages name nothing of it."""

    commands: dict[str, int] = field(default_factory=dict)  # Discord's ids, by the whole English name
    emoji: OwnEmoji = field(default_factory=OwnEmoji)


NOTHING = Registered()
"""For a page that names neither."""


def command_ids(commands: Iterable[Any]) -> dict[str, int]:
    """The ids of registered commands, as Discord tells of them; a subcommand has that of its group.

    >>> opens = {"type": 1, "name": "new"}
    >>> command_ids([{"id": "7", "name": "table", "options": [opens]}, {"id": "8", "name": "hand"}])
    {'table new': 7, 'hand': 8}
    """
    return {name: int(command["id"]) for command in commands for name in _names(command)}


def typed_path(interaction: Interaction[Any]) -> str:
    """The whole English name of the command that somebody sent, be it one of ours or not."""
    sent = cast(dict[str, Any], interaction.data or {})
    names = [str(sent.get("name", ""))]
    options = sent.get("options") or []
    while options and options[0].get("type") in NESTING:
        names.append(str(options[0]["name"]))
        options = options[0].get("options") or []
    return " ".join(names)


def _names(command: Any) -> list[str]:
    below = [option["name"] for option in command.get("options", ()) if option["type"] in NESTING]
    return [f"{command['name']} {name}" for name in below] or [command["name"]]


def clickable(text: str, commands: CommandIds) -> str:
    """The text with a mention of each command that it names alone; what has options is left to be typed.

    >>> clickable("See `/hand`, `/main` and `/show text: True`.", {"hand": 7, "show": 8})
    'See </hand:7>, `/main` and `/show text: True`.'
    """

    def mention(found: re.Match[str]) -> str:
        name = found[1]
        return f"</{name}:{commands[name]}>" if name in commands else found[0]

    return _NAMED.sub(mention, text)
