"""Names and descriptions of slash commands in every language of ours, from the catalogue.

The key follows from the place: `command-table-new`, its `.about`, `command-option-card`, its `.about`;
a game's are in the game's own folder of sentences. Every English text brings its key along.
"""

from typing import Any

import discord
from discord import app_commands

from bot.language import say
from bot.table.languages import Language

LANGUAGE_OF: dict[discord.Locale, Language] = {discord.Locale.french: "fr"}


def told(key: str) -> app_commands.locale_str:
    """The English sentence, which knows how to find the others."""
    return app_commands.locale_str(say("en", key), key=key)


class Translator(app_commands.Translator):
    """Looks the French words up; English is what the commands are made with."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: "app_commands.TranslationContext[Any, Any]",  # noqa: ARG002  # the key says enough
    ) -> str | None:
        language = LANGUAGE_OF.get(locale)
        return None if language is None else say(language, string.extras["key"])


def command_key(path: str, domain: str = "") -> str:
    """`table new` -> `command-table-new`."""
    return _in(domain, f"command-{path.replace(' ', '-')}")


def option_key(name: str, domain: str = "") -> str:
    """`card` -> `command-option-card`: an option means the same in every command of a domain."""
    return _in(domain, f"command-option-{name.replace('_', '-')}")


def _in(domain: str, key: str) -> str:
    return f"{domain}/{key}" if domain else key
