"""The news in a few lines: what the whole table saw since it was last told.

The decisions of a stage share a line; a pot, an Award and the end have their own. Where much has happened,
of deals that are over only how they ended is told.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.skins.fitting import DIGEST_LINES_MAX, chapters, gathered
from bot.skins.poker_champ.words.showdown import (
    called_words,
    champion_words,
    duel_words,
    gift_words,
    outcome_words,
)
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.game import Seat
from engine.poker_champ.events import (
    AwardGiven,
    Dealt,
    DuelCalled,
    DuelFought,
    Ending,
    Event,
    Folded,
    GameEnded,
    GameStarted,
    ShowdownHeld,
    StageOpened,
    Stayed,
    StayedAllIn,
    TimeUp,
    WonUnseen,
)
from engine.poker_champ.pieces import PLAY_CHIPS
from engine.poker_champ.views import TableView

Decision: TypeAlias = Stayed | Folded | StayedAllIn
Outcome: TypeAlias = WonUnseen | ShowdownHeld

NEW_AND_LAST = 2
"""Deals that are told whole: one that has just ended, and the one that follows."""

POTS_TOLD_MAX = 12
"""Of more deals than that, the earlier ones are only counted."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line of news; `lasting`: it is worth telling when the deal is over."""

    text: str
    lasting: bool = False


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
    deals = _by_deal(events)
    told = [list(_lines(voice, deal)) for deal in deals]
    if sum(map(len, told)) > DIGEST_LINES_MAX and len(deals) > NEW_AND_LAST:
        told = [
            *(_in_short(voice, _number(deal), lines) for deal, lines in zip(deals[1:], told, strict=False)),
            *told[-1:],
        ]
    if len(told) > POTS_TOLD_MAX:
        told = [[_skipped(voice, _number(deals[1]), _number(deals[-POTS_TOLD_MAX]))], *told[-POTS_TOLD_MAX:]]
    lines = [line.text for lines in told for line in lines]
    return gathered(lines or [voice.say("news-nothing")])


def _by_deal(events: Sequence[Event]) -> list[list[Event]]:
    """What happened in each deal; how the table sat down goes with the first."""
    deals: list[list[Event]] = [[]]
    for event in events:
        if isinstance(event, Dealt) and any(not isinstance(before, GameStarted) for before in deals[-1]):
            deals.append([])
        deals[-1].append(event)
    return deals


def _number(following: Sequence[Event]) -> int:
    """The number of a deal, told by the one that follows: of its own events the first may be missing."""
    return next(event.deal for event in following if isinstance(event, Dealt)) - 1


def _in_short(voice: Voice, deal: int, lines: Sequence[Line]) -> list[Line]:
    """How a deal ended, in one line."""
    lasting = " ".join(line.text for line in lines if line.lasting)
    return [Line(voice.say("news-deal", deal=deal, told=lasting))] if lasting else []


def _skipped(voice: Voice, first: int, last: int) -> Line:
    return Line(voice.say("news-earlier", first=0 if first == last else first, last=last))


def _lines(voice: Voice, events: Sequence[Event]) -> Iterator[Line]:
    """The lines of one deal; what was decided in a stage stands behind what that turned up."""
    opening, fought, all_in = "", False, set[Seat]()
    for chapter in chapters(events, _goes_on):
        if opening and not isinstance(chapter[0], StageOpened | Decision):
            yield Line(opening)
            opening = ""
        match chapter[0]:
            case GameStarted() as started:
                yield Line(_started(voice, started))
            case Dealt() as dealt:
                boss = voice.addressed(dealt.dealer)
                opening = voice.say("news-dealt", deal=dealt.deal, boss=boss, price=dealt.price)
            case StageOpened() as opened:
                opening = " ".join(filter(None, (opening, _opened(voice, opened))))
            case Stayed() | Folded() | StayedAllIn():
                decided = _new(chapter, all_in)
                told = _decided(voice, decided) if decided else ""
                if opening or told:
                    yield Line(" ".join(filter(None, (opening, told))))
                opening = ""
            case ShowdownHeld() | WonUnseen() as won:
                yield Line(outcome_words(voice, won), lasting=True)
            case DuelCalled() as called:
                yield Line(called_words(voice, called), lasting=True)
            case DuelFought() as duel:
                yield Line(duel_words(voice, duel), lasting=True)
            case AwardGiven() as given:
                yield Line(gift_words(voice, given, fought=fought), lasting=True)
            case TimeUp(minutes=minutes):
                yield Line(voice.say("news-time-up", minutes=minutes))
            case GameEnded() as ended:
                yield Line(_ended(voice, ended), lasting=True)
        fought = isinstance(chapter[0], DuelFought)
    if opening:
        yield Line(opening)


def _goes_on(last: Event, event: Event) -> bool:
    """The decisions of a stage together, all else alone."""
    return isinstance(event, Decision) and isinstance(last, Decision) and event.stage is last.stage


def _started(voice: Voice, started: GameStarted) -> str:
    bosses = voice.everyone(range(len(started.bosses)))
    return voice.say("news-started", bosses=bosses, chips=PLAY_CHIPS)


def _opened(voice: Voice, opened: StageOpened) -> str:
    """What was turned up; the question says the price."""
    return voice.say("news-turned-up", stage=voice.title(opened.stage), cards=voice.cards(opened.cards))


def _new(decisions: Sequence[Event], all_in: set[Seat]) -> Sequence[Event]:
    """Those that tell something: that a boss is all-in is told once a deal."""
    told = [each for each in decisions if not (isinstance(each, StayedAllIn) and each.seat in all_in)]
    all_in.update(each.seat for each in told if isinstance(each, StayedAllIn))
    return told


def _decided(voice: Voice, events: Sequence[Event]) -> str:
    """`Yale and O'Banion stay, Weiss folds.`"""
    stays = [event for event in events if isinstance(event, Stayed)]
    last = [event for event in stays if event.last_chip]
    going_on = [event.seat for event in stays if not event.last_chip]
    seats = {
        "all-in": [event.seat for event in events if isinstance(event, StayedAllIn)],
        "stays": going_on,
        "last-chip": [event.seat for event in last],
        "folds": [event.seat for event in events if isinstance(event, Folded)],
    }
    paid = max((event.paid for event in last), default=0)
    decisions = [
        voice.say(f"decision-{kind}", bosses=voice.everyone(who), count=len(who), chips=paid)
        for kind, who in seats.items()
        if who
    ]
    return voice.say("news-decided", decisions=", ".join(decisions))


def _ended(voice: Voice, ended: GameEnded) -> str:
    """Who is champion, and what ended the game where that is not the same."""
    first = ended.winners[0]
    champions = champion_words(voice, ended.winners, ended.awards[first], ended.chips[first])
    over = voice.say("news-over", champions=champions)
    return over if ended.ending is Ending.TWO_AWARDS else f"{voice.say(f'news-{ended.ending.value}')} {over}"
