"""The news in a few lines: what the whole table saw since it was last told.

All that was said in a round shares a line, whoever clicked it and whosever order gave it.
"""

from collections.abc import Iterator, Sequence
from typing import TypeAlias

from bot.language import Fact
from bot.skins.chicago_stud.words.showdown import pot_lines
from bot.skins.chicago_stud.words.standing import agreed_words
from bot.skins.chicago_stud.words.voice import Voice
from bot.skins.fitting import chapters, gathered
from bot.table.languages import Language
from engine.chicago_stud.events import (
    BetMade,
    Borrowed,
    Called,
    CardsShown,
    Checked,
    CommonTurned,
    DealStarted,
    Event,
    Folded,
    GameEnded,
    GameStarted,
    Raised,
    Returned,
    Showdown,
    StreetDealt,
    UnitDoubled,
    WentOut,
    WonUnseen,
)
from engine.chicago_stud.views import TableView
from engine.game import Seat

Said: TypeAlias = Checked | BetMade | Called | Raised | Folded
"""What a seat says in a round of betting."""


def tell(
    events: Sequence[Event],
    table: TableView,
    names: Sequence[str],
    language: Language,
    *,
    reader: Seat | None = None,
) -> tuple[str, ...]:
    """The news in 1-6 lines, oldest first; () where nothing has happened."""
    voice = Voice.at_table(table, names, language, reader=reader)
    lines: list[str] = []
    for chapter in chapters(events, _goes_on):
        told = " ".join(_told(voice, table, chapter, events))
        if told in lines:  # the same bosses did the same in the street before: beside this street's cards
            lines[-1] += f" {told}"
        else:
            lines.append(told)
    return gathered(lines)


def _goes_on(last: Event, event: Event) -> bool:
    """What is told in one line: a round of betting, a new deal with its first street, all else alone."""
    if isinstance(event, Said):
        return isinstance(last, Said)
    if isinstance(event, StreetDealt):
        return isinstance(last, DealStarted | CommonTurned)
    if isinstance(event, Borrowed | WentOut):
        return type(event) is type(last)
    return isinstance(event, Showdown | WonUnseen) and isinstance(last, Returned)


def _told(voice: Voice, table: TableView, chapter: list[Event], events: Sequence[Event]) -> Iterator[str]:
    match chapter[0]:
        case Checked() | BetMade() | Called() | Raised() | Folded():
            yield _digest(voice, table, chapter, last=chapter[-1] is events[-1])
        case Borrowed(chips=chips):
            yield voice.say("news-loan", chips=chips, **_together(voice, chapter))
        case WentOut():
            yield voice.say("news-out", **_together(voice, chapter))
        case _:
            for event in chapter:
                yield _sentence(voice, event)
                if isinstance(event, StreetDealt):
                    yield from _first(voice, event, events)


def _together(voice: Voice, chapter: list[Event]) -> dict[str, Fact]:
    """Whom the same has happened to."""
    seats = [event.seat for event in chapter if isinstance(event, Borrowed | WentOut)]
    bosses = voice.addressed(seats[0]) if len(seats) == 1 else voice.everyone(seats)
    return {"bosses": bosses, "count": len(seats)}


def _digest(voice: Voice, table: TableView, said: list[Event], *, last: bool) -> str:
    """`Capone bets 4 · O’Banion calls · Weiss folds. Moran to speak.`"""
    done = " · ".join(_clause(voice, event) for event in said if isinstance(event, Said))
    following = _next(table, said[-1]) if last else None
    if following is None:
        return voice.say("news-digest", done=done)
    return voice.say("news-digest-next", done=done, boss=voice.addressed(following))


def _clause(voice: Voice, event: Said) -> str:
    boss = voice.addressed(event.seat)
    match event:
        case Checked():
            return voice.say("did-check", boss=boss)
        case Folded():
            return voice.say("did-fold", boss=boss)
        case BetMade(chips=chips, all_in=all_in):
            return voice.say("did-bet-all-in" if all_in else "did-bet", boss=boss, chips=chips)
        case Called(all_in=True, chips=chips):
            return voice.say("did-call-all-in", boss=boss, chips=chips)
        case Called():
            return voice.say("did-call", boss=boss)
        case Raised(all_in=True, by=by, chips=chips):
            return voice.say("did-raise-all-in", boss=boss, by=by, chips=chips)
        case Raised(by=by):
            return voice.say("did-raise", boss=boss, by=by)


def _next(table: TableView, event: Event) -> Seat | None:
    """Who speaks now, if that is who comes after this; None where more has happened since."""
    if table.speaker is None or not isinstance(event, Said):
        return None
    seats = len(table.rows)
    turn = [(event.seat + step) % seats for step in range(1, seats)]
    following = next((seat for seat in turn if table.rows[seat].in_deal and table.rows[seat].stack), None)
    return table.speaker if table.speaker == following and _still_stands(table, event) else None


def _still_stands(table: TableView, event: Said) -> bool:
    last = table.rows[event.seat].last
    match event:
        case Checked():
            said = ("check", 0)
        case BetMade(chips=chips):
            said = ("bet", chips)
        case Called(chips=chips):
            said = ("call", chips)
        case Raised(by=by):
            said = ("raise", by)
        case Folded():
            said = ("fold", 0)
    return last is not None and (last.did, last.chips) == said


def _sentence(voice: Voice, event: Event) -> str:
    match event:
        case GameStarted(options=options):
            bosses = voice.listed([voice.who(seat) for seat in range(len(event.bosses))])
            agreed = agreed_words(voice, options)
            return voice.say("news-started", bosses=bosses, agreed=agreed)
        case UnitDoubled(unit):
            return voice.say("news-unit", unit=unit)
        case DealStarted():
            return _deal(voice, event)
        case StreetDealt(street, up, down):
            if up:
                cards = ", ".join(
                    voice.say("news-up", boss=voice.addressed(seat), card=voice.card(card))
                    for seat, card in up
                )
                return voice.say("news-street", street=voice.street(street), cards=cards)
            return voice.say("news-street-down" if down else "news-street-bare", street=voice.street(street))
        case CommonTurned(card):
            return voice.say("news-common", card=voice.card(card))
        case Returned(seat, chips):
            return voice.say("news-returned", boss=voice.addressed(seat), chips=chips)
        case WonUnseen(seat, _, chips):
            return voice.say("news-unseen", boss=voice.addressed(seat), chips=chips)
        case Showdown():
            return voice.say("news-showdown", pots=" ".join(pot_lines(voice, event)))
        case CardsShown(seat, deal, cards):
            shown = voice.cards(cards)
            return voice.say("news-shown-of", boss=voice.boss(seat), cards=shown, deal=deal)
        case GameEnded(winners, results):
            bosses = voice.listed([voice.who(seat) for seat in winners])
            chips = results[winners[0]]
            over = voice.say("news-over", bosses=bosses, count=len(winners), chips=chips)
            return voice.say("news-ended", over=over)
        case _:
            raise TypeError(f"no sentence of its own: {event}")


def _deal(voice: Voice, event: DealStarted) -> str:
    boss = voice.addressed(event.dealer)
    most = max(chips for _, chips in event.paid)
    less = [
        voice.say("news-paid-less", boss=voice.boss(seat), chips=chips)
        for seat, chips in event.paid
        if chips < most
    ]
    if event.dead:
        return voice.say("news-deal", deal=event.deal, boss=boss, chips=most)
    if less:
        return voice.say("news-deal-some", deal=event.deal, boss=boss, chips=most, less=voice.listed(less))
    return voice.say("news-deal-each", deal=event.deal, boss=boss, chips=most)


def _first(voice: Voice, event: StreetDealt, events: Sequence[Event]) -> Iterator[str]:
    """Who speaks first, and with what; that nobody is asked any more is said once."""
    cards = voice.cards(event.opening)
    if event.first == event.opener:
        yield voice.say("news-first", boss=voice.addressed(event.opener), cards=cards)
    elif event.first is not None:
        opener = voice.addressed(event.opener)
        yield voice.say("news-first-instead", opener=opener, boss=voice.addressed(event.first), cards=cards)
    elif event is next(each for each in events if isinstance(each, StreetDealt) and each.first is None):
        yield voice.say("news-no-more-bets")
