"""The last deals as everybody saw them end: hands that were shown, pots, who took them."""

from collections.abc import Iterator, Sequence

from bot.skins.chicago_stud.words.showdown import hand_line, pot_lines
from bot.skins.chicago_stud.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_stud.events import CardsShown, Event, Returned, Showdown, WonUnseen
from engine.chicago_stud.views import SeatView

ROOM = 3000  # characters: of more, the oldest deals are left out


def dossier(view: SeatView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> str:
    """The last deals, the newest last, as many as there is room for."""
    voice = Voice.at(view.table, names, language)
    kept: list[str] = []
    for chapter in reversed(list(_deals(voice, events))):
        if sum(map(len, kept)) + len(chapter) > ROOM:
            break
        kept.insert(0, chapter)
    return "\n\n".join((voice.say("dossier-head"), *(kept or [voice.say("dossier-empty")])))


def _deals(voice: Voice, events: Sequence[Event]) -> Iterator[str]:
    chapters: dict[int, list[str]] = {}
    returned: list[str] = []
    for event in events:
        match event:
            case Returned(seat, chips):
                returned = [voice.say("news-returned", boss=voice.boss(seat), chips=chips)]
            case Showdown():
                hands = [hand_line(voice, shown, brief=True) for shown in event.hands]
                chapters[event.deal] = [*hands, *returned, *pot_lines(voice, event)]
                returned = []
            case WonUnseen(seat, deal, chips):
                won = voice.say("news-unseen", boss=voice.boss(seat), chips=chips)
                chapters[deal] = [*returned, won]
                returned = []
            case CardsShown(seat, deal, cards):
                shown = voice.say("news-shown", boss=voice.boss(seat), cards=voice.cards(cards))
                chapters.setdefault(deal, []).append(shown)
            case _:
                pass
    for deal, lines in chapters.items():
        yield "\n".join((voice.say("dossier-deal", deal=deal), *lines))
