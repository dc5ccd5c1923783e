"""Short guide to winning and playing, and the way on from there."""

from collections.abc import Mapping

from bot.language import say
from bot.lessons import course
from bot.table.languages import Language
from bot.table.match import TableId
from bot.ui.components import PersistentItem, button
from bot.ui.ids import Action, ActionId
from bot.ui.pages.lesson import learn_button
from bot.ui.pages.page import Page, Row
from bot.ui.voice import Voice


def how_button(table_id: TableId, language: Language) -> PersistentItem:
    """The way to the page, from a table."""
    return button(ActionId(table_id, Action.HOW), say(language, "ui-how-to-play"))


def how_page(voice: Voice, table_id: TableId, game: str, agreed: Mapping[str, str]) -> Page:
    """The goal and the actions, in a few lines; the lessons, and the whole rules, are a click away.

    `table_id`: 0 for a game as usual, not as a table has agreed.
    """
    skin, language = voice.skin, voice.language
    learn = (learn_button(game, language),) if course(game) is not None else ()
    about = ActionId(table_id, Action.RULES) if table_id else ActionId(0, Action.RULES, game)
    return Page(
        parts=(
            voice.say("ui-how-to-win", goal=skin.goal(language, agreed)),
            skin.in_short(language),
            Row((*learn, button(about, voice.say("ui-rules")))),
        )
    )
