"""What a private panel becomes when its table is over: how it ended, and where to go from there."""

from collections.abc import Sequence

from bot.language import say
from bot.skins.skin import Picture, Skin
from bot.table.languages import Language
from bot.table.reports import Panel
from bot.table.table import Phase
from bot.ui.pages.concession import again_row, how_conceded
from bot.ui.pages.page import Gallery, Page, Row, with_room
from bot.ui.pages.panel import next_button, panel_head


def ending_page(
    panel: Panel, skin: Skin, language: Language, pictures: Sequence[Picture], word: str = ""
) -> Page:
    """Who won and why, or that nobody did; nothing here is asked of anybody.

    `pictures`: the table as it ended, or what this seat held at a table that was ended early.
    """
    head = panel_head(panel, language)
    words = skin.describe(panel.view.table, panel.names, language) if panel.person.text_first else ""
    page = Page(
        parts=(
            *(Gallery((picture,)) for picture in pictures),
            word,
            words,
            *_told(panel, skin, language),
            again_row(panel.table_id, language),
            Row((next_button(panel.table_id, language),) if panel.plays_elsewhere else ()),
        ),
        above=head,
        plain=panel.person.text_first,
    )
    return with_room(page, words, say(language, "ui-table-follows"))


def _told(panel: Panel, skin: Skin, language: Language) -> tuple[str, ...]:
    conceded = how_conceded(skin, panel.occupants, panel.phase, language)
    if panel.result is None:
        closed = panel.phase is not Phase.CONCEDED
        return (conceded, say(language, "ui-panel-closed") if closed else "")
    table_view = panel.view.table
    situation = skin.situation(table_view, panel.names, language)
    return (situation, conceded)
