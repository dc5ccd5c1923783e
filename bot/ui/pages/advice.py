"""A coach's page for one person: actions, the best first with its button, what each changes. Private."""

from collections.abc import Iterator

import discord

from bot.language import say
from bot.skins.skin import Picture
from bot.table.languages import Language
from bot.table.reports import AdviceReport, Panel, TableReport
from bot.ui.components import PersistentItem, button
from bot.ui.ids import END, ID_LIMIT, Action, ActionId, MoveId
from bot.ui.pages.page import Gallery, Page, Part, Row
from bot.ui.pages.text import table_number
from bot.ui.voice import Voice


def advice_page(
    told: AdviceReport, voice: Voice, pictures: tuple[Picture, ...] = (), *, back: bool = False
) -> Page:
    """A line and a button for each action, why the first, and where all of that is from.

    `pictures`: of the panel in whose place it stands; `back`: the way back to it.
    """
    named = voice.say("ui-panel-table", table=table_number(told.table_id, voice.language))
    return Page(
        above=voice.say("ui-panel-head", game=voice.game, table=named),
        parts=(
            *(Gallery((picture,)) for picture in pictures),
            voice.say("ui-advice-head"),
            *_actions(told, voice),
            voice.say("ui-advice-how", tries=told.advice.tries),
            *([_back(told, voice)] if back else []),
        ),
    )


def _actions(told: AdviceReport, voice: Voice) -> Iterator[Part]:
    tries = told.advice.tries
    for number, advised in enumerate(told.advice.best, start=1):
        label = voice.label(str(advised.action), told.view)
        worth, *why = voice.skin.advised(advised, tries, told.view, voice.names, voice.language)
        if number > 1 and told.advice.like_the_first(advised):
            worth = voice.say("ui-advice-alike")
        line = voice.say("ui-advice-line", number=number, action=label, worth=worth)
        yield "\n".join((line, *(f"-# {reason}" for reason in why if number == 1)))
        yield from _doing(told, str(advised.action), voice)


def _back(told: AdviceReport, voice: Voice) -> Row:
    hand = ActionId(told.table_id, Action.HAND, str(told.question))
    return Row((button(hand, voice.say("ui-back"), emoji="↩️"),))


def _doing(told: AdviceReport, line: str, voice: Voice) -> Iterator[Row]:
    """The way to play a line as the hand's own buttons do, where it fits into an id."""
    meaning = MoveId(told.table_id, told.question, (*line.split(), END))
    if len(str(meaning)) <= ID_LIMIT:
        style = discord.ButtonStyle.primary
        yield Row((button(meaning, voice.say("ui-advice-do"), style=style),))


def advice_buttons(panel: Panel, language: Language) -> Iterator[PersistentItem]:
    """The way to advice, where something is to be decided."""
    if panel.coached and panel.asked and not panel.complete:
        yield button(ActionId(panel.table_id, Action.ADVICE), say(language, "ui-advice"), emoji="💡")


def coached_from(report: TableReport) -> str:
    """Note at the deal that people may be advised, and what follows from it."""
    return say(report.language, "ui-coached") if report.table.coached else ""


def was_coached(report: TableReport) -> str:
    """Note at the end, where several people could have been rated."""
    rated = sum(each.player is not None for each in report.occupants) > 1
    return say(report.language, "ui-was-coached") if report.table.coached and rated else ""
