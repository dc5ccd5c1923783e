"""Alt text of each picture: at most 1,024 characters, plain text.

Made from the same views and events as the pictures, so a public picture's words know nothing hidden either.
"""

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.skins.fitting import fitting
from bot.skins.two_trucks.words.catalogue import say
from bot.skins.two_trucks.words.dawn import champion_words, train_words, truck_words
from bot.skins.two_trucks.words.view import pair
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.two_trucks.events import Train, Truck
from engine.two_trucks.views import SeatView, TableView


def table(table: TableView, names: Sequence[str], language: Language) -> str:
    """The night, its loads and tomorrow's, every boss with crates and whom they sent."""
    return _fitting(table, names, language, _table)


def private(view: SeatView, names: Sequence[str], language: Language) -> str:
    """The own men at home, then the table."""
    voice = Voice.at_table(view.table, (), language, bold=False)
    own = [voice.say("alt-own", boss=voice.boss(view.seat), men=voice.men(view.home))]
    if view.chosen is not None:
        own.append(voice.say("prompt-sent", man=view.chosen.man, road=voice.road(view.chosen.road)))
    elif not view.table.winners:
        low, high = pair(view)
        own.append(voice.say("picture-for-train", low=low, high=high, sum=low + high) + ".")
    told = [
        (*own, *_table(Voice.at_table(view.table, shown, language, bold=False), view.table))
        for shown in (names, ())
    ]
    return fitting(*told, own)


def dawn(trucks: Sequence[Truck], table: TableView, names: Sequence[str], language: Language) -> str:
    """Both trucks of a night: the winners, or the loads that stay."""
    voice = Voice.at_table(table, names, language, bold=False)
    told = (truck_words(voice, truck) for truck in trucks)
    return fitting((voice.say("alt-dawn", night=trucks[0].night), *told))


def train(train: Train, table: TableView, names: Sequence[str], language: Language) -> str:
    """All pairs, and who takes the train."""
    return _fitting(table, names, language, lambda voice, _: _train(voice, train))


def opened(table: TableView, names: Sequence[str], language: Language) -> str:
    """Everybody's men by number, those whom nobody saw as well."""
    return _fitting(table, names, language, _rows)


def final(table: TableView, names: Sequence[str], language: Language) -> str:
    """The end: who has won, then everybody's crates, and all men by number."""
    return _fitting(table, names, language, _final)


def help_card(language: Language) -> str:
    """The rules in five lines."""
    rules = say(language, "in-short").replace("**", "").replace("• ", "").replace("\n", " ")
    return fitting([say(language, "alt-help", rules=rules)])


def _fitting(
    table: TableView,
    names: Sequence[str],
    language: Language,
    told: Callable[[Voice, TableView], Iterable[str]],
) -> str:
    voices = (Voice.at_table(table, shown, language, bold=False) for shown in (names, ()))
    return fitting(*(told(voice, table) for voice in voices))


def _table(voice: Voice, table: TableView) -> Iterator[str]:
    yield voice.say("alt-night", **voice.night(table))
    if table.tomorrow:
        yield voice.say("alt-tomorrow", **voice.tomorrow(table))
    yield from _rows(voice, table)


def _rows(voice: Voice, table: TableView) -> Iterator[str]:
    for row in table.rows:
        track = voice.track(row.track) or "none"
        yield voice.say("alt-row", who=voice.who(row.seat), crates=voice.crates(row.crates), track=track)
        if row.home is not None:
            yield voice.say("alt-home", men=voice.men(row.home))


def _train(voice: Voice, train: Train) -> Iterator[str]:
    for seat, (low, high) in enumerate(train.pairs):
        yield voice.say("alt-pair", boss=voice.who(seat), low=low, high=high, sum=low + high)
    yield train_words(voice, train)


def _final(voice: Voice, table: TableView) -> Iterator[str]:
    yield champion_words(voice, table)
    yield from _rows(voice, table)
