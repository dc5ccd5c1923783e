"""A game's story: a picture and a few sentences."""

from collections.abc import Sequence

from bot.skins.skin import Picture
from bot.table.reports import StoryReport
from bot.ui.pages.page import Gallery, Page
from bot.ui.pages.text import table_number
from bot.ui.voice import Voice


def story_page(told: StoryReport, voice: Voice, pictures: Sequence[Picture]) -> Page:
    """Page for one reader; pings nobody, asks nothing."""
    return Page(parts=(*(Gallery((picture,)) for picture in pictures), story_told(told, voice)))


def story_told(told: StoryReport, voice: Voice) -> str:
    """The sentences, under their heading."""
    report = told.report
    head = voice.say("ui-story", table=table_number(report.table_id, voice.language))
    words = voice.skin.story_words(told.story, report.table_view, voice.names, voice.language)
    return "\n".join((head, *words))
