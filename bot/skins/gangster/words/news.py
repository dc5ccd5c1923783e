"""The news in a few lines: a line for each turn, with all that came of it by itself."""

from collections.abc import Sequence

from bot.skins.fitting import chapters
from bot.skins.gangster.words.reckoning import reckoned_words
from bot.skins.gangster.words.standing import agreed_words, kings_words
from bot.skins.gangster.words.voice import Voice
from bot.table.languages import Language
from engine.game import Seat
from engine.gangster.city import DOUBLERS
from engine.gangster.events import (
    Arrived,
    Breakfasted,
    Bumped,
    CardsOpened,
    ClanPlaced,
    DoublerPlaced,
    DriveDemanded,
    Drove,
    Event,
    GameEnded,
    GameStarted,
    GunUsed,
    Loaded,
    PolicePassed,
    QuayRefilled,
    QuaysReplaced,
    Reckoned,
    RoundStarted,
    Unloaded,
)
from engine.gangster.views import TableView

NEWS_LINES_MAX = 6
APART = GameStarted | ClanPlaced | RoundStarted | Reckoned | DriveDemanded | GameEnded
"""What has a line of its own and is never folded; all else belongs to a turn."""
DEEDS = Drove | Bumped | Unloaded | Loaded | GunUsed
"""What a turn begins with."""


def tell(
    events: Sequence[Event],
    table: TableView,
    names: Sequence[str],
    language: Language,
    *,
    reader: Seat | None = None,
) -> tuple[str, ...]:
    """The news in at most six lines, oldest first, where more turns are folded; () where nothing happened."""
    voice = Voice.at(table, names, language, reader=reader)
    lines = [
        (isinstance(chapter[0], APART), words)
        for chapter in chapters(events, _goes_on)
        if (words := " ".join(filter(None, (_sentence(voice, event) for event in chapter))))
    ]
    return _folded(voice, lines)


def _goes_on(last: Event, event: Event) -> bool:
    """What is told in one line: a turn; where the clans begin; all else alone."""
    if isinstance(event, ClanPlaced):
        return isinstance(last, ClanPlaced)
    return not isinstance(event, APART | DEEDS) and not isinstance(last, APART)


def _folded(voice: Voice, lines: Sequence[tuple[bool, str]]) -> tuple[str, ...]:
    """The newest turns; of the older ones how many there were. What is told apart is told in full."""
    apart = sum(kept for kept, _ in lines)
    turns = len(lines) - apart
    room = max(1, NEWS_LINES_MAX - apart)
    folded = turns - (room - 1) if turns > room else 0
    told = [voice.say("news-more", count=folded)] if folded else []
    for kept, words in lines:
        if not kept and folded:
            folded -= 1
        else:
            told.append(words)
    return tuple(told)


def _sentence(voice: Voice, event: Event) -> str:
    """An event in words; that cards are open again goes without saying."""
    match event:
        case GameStarted():
            bosses = [
                voice.say("seated", boss=voice.who(seat), clans=voice.colours(clans))
                for seat, clans in enumerate(event.clans)
            ]
            agreed = agreed_words(voice, event.options)
            return voice.say("news-started", bosses=voice.joined_by_dots(bosses), agreed=agreed)
        case ClanPlaced():
            return voice.say(
                "news-placed",
                clan=voice.clan(event.clan),
                first=voice.place(event.first),
                second=voice.place(event.second),
                piece=voice.kind(event.piece),
            )
        case RoundStarted():
            return voice.say(
                "news-round",
                round=event.round,
                rounds=event.rounds,
                more=event.reinforcements,
                place=voice.place(event.place),
                boss=voice.addressed(event.seat),
            )
        case Drove():
            return voice.say(
                "news-drove",
                boss=voice.actor(event.seat, event.clan),
                card=event.card,
                motor="yes" if event.by_motor else "no",
                start=voice.place(event.road[0]),
                end=voice.place(event.road[-1]),
            )
        case Bumped():
            return voice.say(
                "news-bumped",
                boss=voice.actor(event.seat, event.clan),
                other=voice.addressed_actor(event.other_seat, event.other),
                card=event.card,
                start=voice.place(event.start),
                end=voice.place(event.end),
            )
        case Unloaded() | Loaded() | GunUsed():
            return _moved(voice, event)
        case Breakfasted():
            guests = [voice.guest(clan) for clan in event.guests]
            return voice.say("news-breakfast", guests=voice.listed(guests), count=len(guests))
        case Arrived(piece=None):
            return voice.say("news-arrived-nothing")
        case Arrived(piece=piece, lost=None) if piece:
            return voice.say("news-arrived", piece=voice.piece(piece))
        case Arrived(piece=piece, lost=lost) if piece and lost:
            return voice.say(
                "news-arrived-lost", piece=voice.piece(piece), lost=voice.say(f"equipment-{lost}.lost")
            )
        case QuayRefilled():
            return voice.say("news-quay", piece=voice.kind(event.piece))
        case QuaysReplaced():
            return voice.say(f"equipment-{event.kind}.three")
        case DoublerPlaced():
            return voice.say(
                "news-doubler", place=voice.place(event.place), number=event.number, all=DOUBLERS
            )
        case PolicePassed():
            return voice.say("news-police")
        case Reckoned():
            return reckoned_words(voice, event.scoring)
        case DriveDemanded():
            return voice.say("news-must-drive", turns=event.turns)
        case GameEnded():
            return kings_words(voice, event.winners, max(event.totals))
        case CardsOpened():
            return ""
        case _:
            raise TypeError(f"no sentence for {event}")


def _moved(voice: Voice, event: Unloaded | Loaded | GunUsed) -> str:
    boss, place = voice.actor(event.seat, event.clan), voice.place(event.place)
    clan = voice.whose(event.who)
    match event:
        case Unloaded(spaces=spaces) if event.own:
            return voice.say(
                "news-unloaded", boss=boss, count=len(spaces), place=place, space=spaces[0], last=spaces[-1]
            )
        case Unloaded(spaces=spaces):
            return voice.say("news-put-out", boss=boss, clan=clan, place=place, space=spaces[0])
        case Loaded(space=space):
            key = "news-loaded" if event.own else "news-kidnapped"
            return voice.say(key, boss=boss, clan=clan, place=place, space=space)
        case GunUsed(space=space):
            return voice.say("news-gun", boss=boss, clan=clan, place=place, space=space)
