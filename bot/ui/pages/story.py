"""How a game went: a picture and a few sentences."""

from collections.abc import Sequence

from bot.language import say
from bot.skins.skin import Picture, Skin
from bot.table.languages import Language
from bot.table.reports import StoryReport
from bot.ui.pages.page import Gallery, Page
from bot.ui.pages.text import table_number


def story_page(told: StoryReport, skin: Skin, language: Language, pictures: Sequence[Picture]) -> Page:
    """For one reader; it pings nobody, and asks nothing."""
    return Page(parts=(*(Gallery((picture,)) for picture in pictures), story_told(told, skin, language)))


def story_told(told: StoryReport, skin: Skin, language: Language) -> str:
    """The sentences, under their heading."""
    report = told.report
    head = say(language, "ui-story", table=table_number(report.table_id, language))
    return "\n".join((head, *skin.story_words(told.story, report.table_view, report.names, language)))
