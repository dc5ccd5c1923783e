"""Private notes: a text for each table that one plays at, shown on one's panel; a form and a command."""

from bot.features.note.command import commands
from bot.features.note.control import sent, write
from bot.features.note.page import line, to_note
from bot.ui.features import Feature
from bot.ui.places import Place

FEATURE = Feature(
    controls=(write, sent),
    commands=commands,
    buttons={Place.LOOKS: to_note},
    kept_line=line,
)
