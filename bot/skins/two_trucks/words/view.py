"""The knowledge of one boss as text, and a past moment as that boss saw it."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.skins.two_trucks.words.asked import prompt
from bot.skins.two_trucks.words.table import describe
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.two_trucks.views import SeatView, TableView


def describe_view(view: SeatView, names: Sequence[str], language: Language) -> str:
    """The question, the boss's own men at home and sent, and the pair for the train as it stands."""
    voice = Voice.at_table(view.table, names, language)
    return "\n".join((prompt(view, names, language), *own_words(voice, view)))


def own_words(voice: Voice, view: SeatView) -> Iterator[str]:
    """The own men at home and sent, and what the strongest two are worth together."""
    yield voice.say("view-home", boss=voice.boss(view.seat), men=voice.men(view.home))
    if view.sent:
        yield voice.say("view-sent", track=voice.track(view.sent))
    low, high = pair(view)
    yield voice.say("view-train", low=low, high=high, sum=low + high)


def pair(view: SeatView) -> tuple[int, int]:
    """The strongest two at home who are not on their way."""
    *_, low, high = (man for man in view.home if view.chosen is None or man != view.chosen.man)
    return low, high


def seen(view: SeatView) -> TableView:
    """The table with the men of one seat by number, and nobody else's."""
    rows = tuple(
        replace(row, track=view.sent, home=view.home) if row.seat == view.seat else row
        for row in view.table.rows
    )
    return replace(view.table, rows=rows)


def describe_eyes(view: SeatView, names: Sequence[str], language: Language) -> str:
    """The table line by line, as that seat saw it."""
    return describe(seen(view), names, language)
