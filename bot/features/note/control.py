"""Controls of a note: the button that opens its form, and the form."""

from functools import partial

from discord.ui import Modal

from bot.features.note.page import NOTE, NOTE_CHARACTERS_MAX, note_form
from bot.table.table import OPEN
from bot.ui.click import Click, control, form, in_own_place, with_a_form
from bot.ui.handlers.moves import pictures_shown
from bot.ui.pages.page import Page
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Answer, Reworded


@control(NOTE, answers=with_a_form)
async def write(click: Click) -> Modal:
    """Open the form."""
    return await opened(click)


@form(NOTE, answers=in_own_place)
async def sent(click: Click) -> Answer:
    """Keep what was written; on one's own panel it then stands."""
    word = await noted(click, click.value)
    if not click.reply.own_panel:
        return word
    context, language = click.context, click.language
    panel = await click.coordinator.reader.panel(click.actor, click.table_id)
    if panel.phase not in OPEN:
        return word
    page = context.menu(panel, language, pictures_shown(click.reply), (), 0)
    return Reworded(page, partial(context.painted_menu, panel, language))


async def opened(click: Click) -> Modal:
    """The form, with the note as it is; raises NotSeated for somebody who does not sit there."""
    known = await click.coordinator.texts.text(click.actor, click.table_id, NOTE)
    return note_form(click.table_id, known, click.language)


async def noted(click: Click, text: str) -> Page:
    """Keep a note, or none if nothing is left of it; raises NotSeated."""
    text = text.strip()
    if len(text) > NOTE_CHARACTERS_MAX:  # Discord keeps to the limit; somebody who forges may not
        raise UiRefusal(UiReason.OLD_BUTTON)
    await click.coordinator.texts.keep(click.actor, click.table_id, NOTE, text)
    return Page(parts=(click.say("note/kept" if text else "note/gone"),))
