"""All nights that are over: who went where, who took what, and who was shown, as everybody could see it."""

from collections.abc import Iterator, Sequence

from bot.skins.two_trucks.words.dawn import truck_words
from bot.skins.two_trucks.words.view import own_words
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.two_trucks.events import Event, Truck
from engine.two_trucks.views import SeatView, TableView


def dossier(view: SeatView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> str:
    """The own men, then the record."""
    voice = Voice.at_table(view.table, names, language)
    own = "\n".join(own_words(voice, view))
    return "\n\n".join((voice.say("record-head"), own, *_nights(voice, events)))


def record(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """All nights that are over, the newest first."""
    voice = Voice.at_table(table, names, language)
    return "\n\n".join((voice.say("record-head"), *_nights(voice, events)))


def _nights(voice: Voice, events: Sequence[Event]) -> Iterator[str]:
    trucks = [event for event in events if isinstance(event, Truck)]
    if not trucks:
        yield voice.say("record-none")
    for night in sorted({truck.night for truck in trucks}, reverse=True):
        told = [
            voice.say("record-road", road=truck.road.value, told=truck_words(voice, truck))
            for truck in trucks
            if truck.night == night
        ]
        yield "\n".join((voice.say("record-night", night=night), *told))
