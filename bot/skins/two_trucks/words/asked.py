"""The wait of the table, told to all; and the question to one boss, told to that boss."""

from collections.abc import Sequence

from bot.skins.two_trucks.words.catalogue import say
from bot.skins.two_trucks.words.dawn import champion_words
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.two_trucks.views import SeatView, TableView

GUIDED = 3  # turns of a newcomer that have a sentence of their own


def situation(table: TableView, names: Sequence[str], language: Language) -> str:
    """One line: the night and its loads, never who has chosen; or who has won."""
    return waiting_for(Voice.at_table(table, names, language), table)


def waiting_for(voice: Voice, table: TableView) -> str:
    """The line that says whom the table waits for, in a voice of the caller's."""
    if table.winners:
        return voice.say("situation-over", champions=champion_words(voice, table))
    return voice.say("situation", **voice.night(table))


def when(table: TableView, turn: int, language: Language) -> str:  # noqa: ARG001  a night is a turn
    """The night."""
    return say(language, "when", night=table.night)


def call_together(table: TableView, people: str, language: Language) -> str:
    """To everybody, for all choose at once."""
    facts = Voice(language, (), ()).night(table)
    del facts["nights"]
    return say(language, "call-together", people=people, **facts)


def guide(view: SeatView, language: Language) -> str:
    """One sentence for each of a newcomer's first three nights; empty later on."""
    return say(language, f"guide-{view.table.night}") if view.table.night <= GUIDED else ""


def prompt(view: SeatView, names: Sequence[str], language: Language) -> str:
    """The question with tonight's loads and tomorrow's; or whom this seat sends."""
    voice = Voice.at_table(view.table, names, language)
    if view.table.winners:
        return waiting_for(voice, view.table)
    if view.chosen is not None:
        return voice.say("prompt-sent", man=view.chosen.man, road=voice.road(view.chosen.road))
    question = voice.say("prompt", **voice.night(view.table))
    return f"{question}\n{coming(voice, view.table)}"


def coming(voice: Voice, table: TableView) -> str:
    """Tomorrow's loads, or that there is no tomorrow."""
    if not table.tomorrow:
        return voice.say("news-last")
    return voice.say("prompt-tomorrow", **voice.tomorrow(table))
