"""The two menus of a private panel, one for each road, the most usual lines, and any line in words."""

from collections.abc import Iterator, Sequence

from bot.skins.skin import Choice
from bot.skins.two_trucks.words.voice import Voice
from bot.table.languages import Language
from engine.two_trucks.actions import Send, parse
from engine.two_trucks.pieces import ROADS, Road
from engine.two_trucks.views import SeatView

WHOLE = ""  # the line is complete as it stands
QUICK_FROM = 6  # men at home: fewer are buttons themselves


def choices(
    view: SeatView, said: Sequence[str], names: Sequence[str], language: Language
) -> tuple[Choice, ...]:
    """Every man at home, in the menu of each road; the most usual lines again, with one click."""
    voice = Voice.at_table(view.table, names, language, bold=False)
    words = " ".join(said).split()
    found = []
    for offer in view.offers:
        line = str(offer.action).split()
        if line[: len(words)] == words:
            found.append(_choice(voice, view, offer.action, " ".join(line[len(words) :])))
    return (*found, *_quick(voice, view)) if found and not words else tuple(found)


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


def _quick(voice: Voice, view: SeatView) -> Iterator[Choice]:
    """The weakest, the middle and the strongest man, each to the fuller truck; if both are, to the north."""
    if len(view.home) < QUICK_FROM:
        return
    road = max(ROADS, key=lambda road: sum(view.table.roads[road.number]))
    crates = voice.crates(sum(view.table.roads[road.number]))
    group = voice.say("choice-quick", road=road.value, crates=crates)
    men = {"weakest": view.home[0], "middle": view.home[len(view.home) // 2], "strongest": view.home[-1]}
    for place, man in men.items():
        word = str(Send(man, road))
        yield Choice(word, voice.say(f"choice-{place}", man=man), group=group)


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
