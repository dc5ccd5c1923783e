"""The news in a few lines: a dawn is told truck by truck; where many nights were missed, each in one line."""

from collections.abc import Iterator, Sequence

from bot.skins.fitting import chapters, gathered
from bot.skins.two_trucks.words.dawn import champion_words, train_words, truck_words
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.game import Seat
from engine.two_trucks.events import Arrived, Event, GameEnded, GameStarted, Train, Truck
from engine.two_trucks.views import TableView

WHOLE = 1
"""Nights that are told line by line: the one that is just over."""


def tell(
    events: Sequence[Event],
    table: TableView,
    names: Sequence[str],
    language: Language,
    *,
    reader: Seat | None = None,
) -> tuple[str, ...]:
    """The news in 1-6 lines, oldest first."""
    voice = Voice.at_table(table, names, language, reader=reader)
    nights = [*chapters(events, lambda _, event: not _opens(event))]
    lines = [
        line
        for number, night in enumerate(nights)
        for line in _night(voice, table, night, whole=number >= len(nights) - WHOLE)
    ]
    return gathered(lines or [voice.say("news-nothing")])


def recount(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """Each dawn, when its second truck is told; the train with all pairs; at the end everybody's men."""
    voice = Voice.at_table(table, names, language)
    return "\n".join(_recounted(voice, table, events))


def _recounted(voice: Voice, table: TableView, events: Sequence[Event]) -> Iterator[str]:
    north: list[Truck] = []
    for event in events:
        match event:
            case Truck() if _opens(event):
                north = [event]
            case Truck(night=night):
                yield voice.say("recount-dawn", night=night)
                for truck in (*north, event):
                    road = voice.road(truck.road).capitalize()
                    yield voice.say("recount-road", road=road, told=truck_words(voice, truck))
            case Train(pairs=pairs):
                yield voice.say("recount-train")
                for seat, (low, high) in enumerate(pairs):
                    boss = voice.who(seat)
                    yield voice.say("recount-pair", boss=boss, low=low, high=high, sum=low + high)
                yield train_words(voice, event)
            case GameEnded() if table.winners:
                yield voice.say("recount-all")
                for row in table.rows:
                    yield voice.say("recount-road", road=voice.boss(row.seat), told=voice.track(row.track))
            case _:
                pass


def _opens(event: Event) -> bool:
    """True if a dawn begins with it: the north truck is told first (TT-4.1)."""
    return isinstance(event, Truck) and event.road.number == 0


def _night(voice: Voice, table: TableView, events: Sequence[Event], *, whole: bool) -> list[str]:
    lines = [told for event in events if (told := _line(voice, table, event, whole=whole))]
    first = events[0]
    if whole or not isinstance(first, Truck):
        return lines
    return [voice.say("news-night", night=first.night, told=" ".join(lines))]


def _line(voice: Voice, table: TableView, event: Event, *, whole: bool) -> str:
    match event:
        case GameStarted(bosses=bosses, options=options):
            everybody = voice.everyone(range(len(bosses)))
            return voice.say("news-started", bosses=everybody, men=options.men)
        case Truck():
            return truck_words(voice, event)
        case Arrived(night=night, north=north, south=south) if whole:
            new = voice.say("news-arrived", night=night, north=north, south=south)
            return f"{new} {voice.say('news-last')}" if night == table.options.nights else new
        case Train():
            return train_words(voice, event)
        case GameEnded():
            return voice.say("news-over", champions=champion_words(voice, table))
        case _:
            return ""
