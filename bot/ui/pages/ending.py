"""A private panel when its table is over: how it ended, and where to go from there."""

from collections.abc import Sequence

from bot.skins.skin import Picture
from bot.table.reports import Panel
from bot.table.table import Phase
from bot.ui.pages.concession import again_row, how_conceded
from bot.ui.pages.page import Gallery, Page, Row, with_room
from bot.ui.pages.panel import next_button
from bot.ui.pages.table import NOTHING_MORE, Afterthought
from bot.ui.pages.text import panel_head
from bot.ui.voice import Voice


def ending_page(
    panel: Panel,
    voice: Voice,
    pictures: Sequence[Picture],
    word: str = "",
    after: Afterthought = NOTHING_MORE,
) -> Page:
    """Winner and why, or that nobody won; nothing here is asked of anybody.

    `pictures`: the table as it ended, or what this seat held at a table that was ended early. `after`: how
    the game went, where no post tells it.
    """
    head = panel_head(panel, voice)
    words = voice.describe(panel.view.table) if panel.person.text_first else ""
    page = Page(
        parts=(
            *(Gallery((picture,)) for picture in pictures),
            word,
            words,
            *_told(panel, voice),
            again_row(panel.table_id, voice.language),
            Row((next_button(panel.table_id, voice.language),) if panel.plays_elsewhere else ()),
            *(Gallery((picture,)) for picture in after.pictures),
            after.words,
        ),
        above=head,
        plain=panel.person.text_first,
    )
    return with_room(page, words, voice.say("ui-table-follows"))


def _told(panel: Panel, voice: Voice) -> tuple[str, ...]:
    conceded = how_conceded(panel.occupants, panel.phase, voice)
    if panel.result is None:
        closed = panel.phase is not Phase.CONCEDED
        return (conceded, voice.say("ui-panel-closed") if closed else "")
    gave_up = bool(panel.occupants) and panel.occupants[panel.seat].conceded
    place, ranks = panel.result.ranks[panel.seat], panel.result.ranks
    if ranks.count(place) == 1:
        key = "ui-your-place"
    elif place > 1 and set(ranks) == {1, place}:  # nobody came second: the game knows winners alone
        key = "ui-you-lost"
    else:
        key = "ui-your-shared-place"
    return (voice.situation(panel.view.table), "" if gave_up else voice.say(key, place=place), conceded)
