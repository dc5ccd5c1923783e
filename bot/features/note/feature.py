"""The parts of notes: a command, a form and what is done with it, a button and a line of the panel."""

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
