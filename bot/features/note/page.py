"""A note on its writer's panel, and the form in which it is written."""

import discord
from discord.ui import Label, Modal, TextInput

from bot.language import say
from bot.plain_text import cleaned, escaped, shortened
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.reports import Panel
from bot.ui.components import DETAIL_LIMIT, TITLE_LIMIT, PersistentItem, button
from bot.ui.forms import form_of
from bot.ui.ids import ActionId
from bot.ui.pages.text import table_number
from bot.ui.places import Spot
from bot.ui.voice import Voice

NOTE = "note"  # in ids, and as the name under which the kernel keeps them
NOTE_CHARACTERS_MAX = 2000
SHOWN_CHARACTERS_MAX = 200  # on the panel: the rest is in the form


def to_note(spot: Spot) -> PersistentItem:
    """The way to the form."""
    return button(ActionId(spot.table_id, NOTE), say(spot.language, "note/button"), emoji="📝")


def line(panel: Panel, voice: Voice) -> str:
    """The beginning of the reader's note, in one line; empty without one."""
    note = cleaned(panel.texts.get(NOTE, ""), SHOWN_CHARACTERS_MAX)
    return voice.say("note/line", note=escaped(note)) if note else ""


def note_form(table_id: TableId, known: str, language: Language) -> Modal:
    """A form with the note as it is; what is sent empty takes it away."""
    field: TextInput[Modal] = TextInput(
        custom_id="text",
        style=discord.TextStyle.paragraph,
        default=known or None,
        required=False,
        max_length=NOTE_CHARACTERS_MAX,
    )
    title = shortened(say(language, "note/title", table=table_number(table_id, language)), TITLE_LIMIT)
    label = shortened(say(language, "note/label"), TITLE_LIMIT)
    about = shortened(say(language, "note/about"), DETAIL_LIMIT)
    return form_of(ActionId(table_id, NOTE), title, (Label(text=label, description=about, component=field),))
