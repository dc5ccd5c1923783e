"""Names and descriptions of slash commands in every language of ours, from the catalogue.

The key follows from the place: `command-table-new`, its `.about`, `command-option-card`, its `.about`;
a game's are in the game's own folder of sentences. Every English text brings its key along.
"""

import discord
from discord import app_commands

from bot.language import say
from bot.table.languages import Language

LANGUAGE_OF: dict[discord.Locale, Language] = {discord.Locale.french: "fr"}
"""Our language for each locale in which Discord is told other words than the English ones."""


def told(key: str) -> app_commands.locale_str:
    """The English sentence, which knows how to find the others."""
    return app_commands.locale_str(say("en", key), key=key)


def localizations(name: app_commands.locale_str, about: app_commands.locale_str) -> dict[str, dict[str, str]]:
    """The fields of a payload with the name and the description of a command or option in other languages."""
    return {"name_localizations": _translated(name), "description_localizations": _translated(about)}


def localized_names(name: app_commands.locale_str) -> dict[str, dict[str, str]]:
    """Names alone, for a line of a menu without description."""
    return {"name_localizations": _translated(name)}


def _translated(text: app_commands.locale_str) -> dict[str, str]:
    return {locale.value: say(language, text.extras["key"]) for locale, language in LANGUAGE_OF.items()}


def command_key(path: str, domain: str = "") -> str:
    """`table new` -> `command-table-new`."""
    return _in(domain, f"command-{path.replace(' ', '-')}")


def option_key(name: str, domain: str = "") -> str:
    """`card` -> `command-option-card`: an option means the same in every command of a domain."""
    return _in(domain, f"command-option-{name.replace('_', '-')}")


def _in(domain: str, key: str) -> str:
    return f"{domain}/{key}" if domain else key
