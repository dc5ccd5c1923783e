"""Names and descriptions of slash commands in every language of ours, from the catalogue.

The key follows from the place: `command-table-new`, its `.about`, `command-option-card`, its `.about`.
A choice brings its key along.
"""

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where

from bot.language import say
from bot.table.languages import LANGUAGES, Language

LANGUAGE_OF = {discord.Locale.french: "fr"}


def told(key: str) -> app_commands.locale_str:
    """The English sentence, which knows how to find the others."""
    return app_commands.locale_str(say("en", key), key=key)


class Translator(app_commands.Translator):
    """Looks the French words up; English is what the commands are made with."""

    async def translate(
        self,
        string: app_commands.locale_str,
        locale: discord.Locale,
        context: "app_commands.TranslationContext[Any, Any]",
    ) -> str | None:
        language = _language(locale)
        if language is None:
            return None
        return say(language, string.extras.get("key") or _key(context))


def _language(locale: discord.Locale) -> Language | None:
    return next((known for known in LANGUAGES if known == LANGUAGE_OF.get(locale)), None)


def _key(context: "app_commands.TranslationContext[Any, Any]") -> str:
    match context.location:
        case Where.command_name | Where.group_name:
            return command_key(context.data.qualified_name)
        case Where.command_description | Where.group_description:
            return f"{command_key(context.data.qualified_name)}.about"
        case Where.parameter_name:
            return option_key(context.data.name)
        case Where.parameter_description:
            return f"{option_key(context.data.name)}.about"
        case _:
            raise LookupError(f"no key for {context.location}")


def command_key(path: str) -> str:
    """`table new` -> `command-table-new`."""
    return f"command-{path.replace(' ', '-')}"


def option_key(name: str) -> str:
    """`card` -> `command-option-card`: an option means the same in every command."""
    return f"command-option-{name.replace('_', '-')}"
