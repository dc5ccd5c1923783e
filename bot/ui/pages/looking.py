"""The buttons that show cards and look back, as each game names them, and a dossier in pages."""

from collections.abc import Iterator, Sequence

import discord

from bot.language import say
from bot.skins.skin import Picture
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.reports import TableReport
from bot.table.table import Phase
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Divider, Gallery, Page, Row
from bot.ui.pages.text import in_chapters, table_number
from bot.ui.places import Place, Spot, buttons
from bot.ui.voice import Voice


def hand_button(table_id: TableId, voice: Voice) -> PersistentItem:
    """The way to one's own panel."""
    label = voice.say(f"{voice.skin.domain}/button-hand")
    return button(ActionId(table_id, Action.HAND), label, style=discord.ButtonStyle.primary)


def log_button(table_id: TableId, language: Language) -> PersistentItem:
    """The turns one by one."""
    return button(ActionId(table_id, Action.LOG), say(language, "ui-last-turns"))


AFTERWARDS = "end"  # what the button is about that leads to the rest of a game that is over


def afterwards_page(report: TableReport, voice: Voice, figures: str, unsealed: str, *, seated: bool) -> Page:
    """The rest of a game that is over: its figures, what its deck followed from, turns and record.

    `seated`: the reader sat there, and may look up what they had seen.
    """
    table_id = report.table_id
    here = Spot(table_id, voice.language)
    looks = [*buttons(Place.AFTERWARDS, here), log_button(table_id, voice.language)]
    if seated or voice.skin.keeps_record:
        looks.append(dossier_button(table_id, voice))
    if report.phase is Phase.OVER:
        looks.extend(buttons(Place.WON, here))
    named = voice.say("ui-panel-table", table=table_number(table_id, voice.language))
    shown = report.table.placed  # its last post has the story
    return Page(
        above=voice.say("ui-panel-head", game=voice.game, table=named),
        parts=(
            figures,
            unsealed,
            voice.say("ui-afterwards", story="shown" if shown else "asked"),
            Row(tuple(looks)),
        ),
    )


def dossier_button(table_id: TableId, voice: Voice) -> PersistentItem:
    """Button for what its reader has seen."""
    return button(ActionId(table_id, Action.DOSSIER), voice.say(f"{voice.skin.domain}/button-dossier"))


def back_buttons(table_id: TableId, voice: Voice) -> Iterator[PersistentItem]:
    """Buttons to look back, under the table: by turns, by the game's record, or by both."""
    if voice.skin.shows_turns:
        yield log_button(table_id, voice.language)
    if voice.skin.keeps_record:
        yield dossier_button(table_id, voice)


def dossier_page(
    table_id: TableId, text: str, language: Language, turned: int = 0, shown: Sequence[Picture] = ()
) -> Page:
    """One page of a dossier, and the way to the others; the pictures head the first."""
    chapters = in_chapters(text)
    here = min(turned, len(chapters) - 1)
    turns = Row(tuple(_turns(table_id, here, len(chapters), language)))
    above = [] if here else [Gallery((picture,)) for picture in shown]
    return Page(parts=(*above, chapters[here], *((Divider(), turns) if turns.items else ())))


def _turns(table_id: TableId, here: int, pages: int, language: Language) -> Iterator[PersistentItem]:
    for page, key in ((here - 1, "ui-previous-page"), (here + 1, "ui-next-page")):
        if 0 <= page < pages:
            yield button(
                ActionId(table_id, Action.DOSSIER, str(page)),
                say(language, key, page=page + 1, pages=pages),
            )
