"""Whose eyes a game may be looked at through, in words."""

from collections.abc import Mapping, Sequence

from bot.language import say
from bot.skins.skin import Skin
from bot.table.languages import Language
from bot.table.moments import Everybody, Eyes, Moment
from bot.ui.pages.text import label


def eyes_lines(moment: Moment, skin: Skin, language: Language) -> Mapping[Eyes, str]:
    """Whose eyes its reader may look through."""
    return {eyes: eyes_named(eyes, moment.names, moment.roles, skin, language) for eyes in moment.allowed}


def eyes_named(eyes: Eyes, names: Sequence[str], roles: Sequence[str], skin: Skin, language: Language) -> str:
    """Whose eyes: everybody's, or those of a seat by its role, else by its name."""
    if isinstance(eyes, Everybody):
        return say(language, f"ui-eyes-{eyes}")
    who = skin.role(roles[eyes]) if roles[eyes] else label(names[eyes])
    return say(language, "ui-eyes-seat", who=who)
