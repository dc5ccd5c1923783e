"""New places of 0.6.0's commands: a page of /help, and what managers of a server are told once."""

from collections.abc import Mapping

from bot.language import features, knows, say
from bot.moved_commands import COMMANDS, Moved
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row
from bot.ui.translator import command_key, option_key

ABOUT_MOVED = "moved"  # the page of /help
TOLD_OF_MOVED = "commands-moved"  # what is kept of who has read it


def moved_words(skins: Mapping[str, Skin], language: Language) -> str:
    """Every old name that is gone, with the new one, as people type them in that language."""
    lines = (_line(each, skins, language) for each in COMMANDS if each.has_moved)
    return "\n".join((say(language, "ui-moved-head"), *lines))


def moved_page(language: Language) -> Page:
    """Notice for a server's managers."""
    return Page(parts=(say(language, "ui-moved-for-managers"), Row((moved_button(language),))))


def moved_button(language: Language) -> PersistentItem:
    """The way to the page of /help."""
    return button(ActionId(0, Action.HELP, ABOUT_MOVED), say(language, "ui-help-moved"))


def typed_name(path: str, skins: Mapping[str, Skin], language: Language) -> str:
    """A command by its whole English name, as people type it in that language."""
    group, _, name = path.partition(" ")
    domain = next((skin.domain for skin in skins.values() if skin.group == group), "")
    if not name:
        return say(language, command_key(group))
    if domain:
        keys = (command_key("group", domain), command_key(name, domain))
    else:  # a feature words its own command
        brought = (command_key(name, feature) for feature in features())
        keys = (command_key(group), next(filter(knows, brought), command_key(path)))
    return " ".join(say(language, key) for key in keys)


def _line(moved: Moved, skins: Mapping[str, Skin], language: Language) -> str:
    old = moved.french if language == "fr" else moved.english
    now = typed_name(moved.now, skins, language)
    if not moved.option:
        return say(language, "ui-moved-line", old=old, now=now)
    return say(
        language, "ui-moved-line-with", old=old, now=now, option=say(language, option_key(moved.option))
    )
