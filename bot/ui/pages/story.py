"""How a game went: a picture and a few sentences."""

from collections.abc import Sequence

from bot.language import say
from bot.skins.skin import Picture, Skin
from bot.table.languages import Language
from bot.table.reports import StoryReport
from bot.ui.pages.page import Gallery, Page
from bot.ui.pages.text import table_number


def story_page(told: StoryReport, skin: Skin, language: Language, pictures: Sequence[Picture]) -> Page:
    """For all at the table, or one reader; it pings nobody, and asks nothing."""
    report = told.report
    head = say(language, "ui-story", table=table_number(report.table_id, language))
    sentences = skin.story_words(told.story, report.table, report.names, language)
    return Page(parts=(*(Gallery((picture,)) for picture in pictures), "\n".join((head, *sentences))))
