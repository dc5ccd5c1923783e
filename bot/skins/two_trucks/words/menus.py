"""The two menus of a private panel, one for each road, and a line of notation in words."""

from collections.abc import Sequence

from bot.skins.skin import Choice
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.two_trucks.actions import Send, parse
from engine.two_trucks.pieces import Road
from engine.two_trucks.views import SeatView

WHOLE = ""  # the line is complete as it stands


def choices(
    view: SeatView, said: Sequence[str], names: Sequence[str], language: Language
) -> tuple[Choice, ...]:
    """Every man at home, in the menu of each road; a line is chosen whole."""
    voice = Voice.at_table(view.table, names, language, bold=False)
    words = " ".join(said).split()
    found = []
    for offer in view.offers:
        line = str(offer.action).split()
        if line[: len(words)] == words:
            found.append(_choice(voice, view, offer.action, " ".join(line[len(words) :])))
    return tuple(found)


def label(action: str, view: SeatView, names: Sequence[str], language: Language) -> str:
    """A line of notation in words; raises IllegalAction for an unreadable one."""
    return _sending(Voice.at_table(view.table, names, language, bold=False), parse(action))


def _choice(voice: Voice, view: SeatView, action: Send, word: str) -> Choice:
    if not word:
        return Choice(WHOLE, _sending(voice, action))
    return Choice(
        word,
        voice.say("choice-man", man=action.man, road=action.road.value),
        _standing(voice, view.home, action.man),
        among=_menu(voice, view, action.road),
    )


def _menu(voice: Voice, view: SeatView, road: Road) -> str:
    load = sum(view.table.roads[road.number])
    return voice.say("choice-road", road=road.value, crates=voice.crates(load))


def _standing(voice: Voice, home: Sequence[int], man: int) -> str:
    """His strength among those at home."""
    stronger = sum(other > man for other in home)
    places = {0: "strongest", len(home) - 1: "weakest"}
    place = "only" if len(home) == 1 else places.get(stronger, "between")
    return voice.say("choice-man-detail", place=place, stronger=stronger)


def _sending(voice: Voice, action: Send) -> str:
    return voice.say("choice-send", man=action.man, road=voice.road(action.road))
