"""The news in a few lines: what the whole table saw since it was last told.

Small actions of one turn share a line; a special card, a shootout or a victory has its own.
"""

from collections.abc import Iterator, Mapping, Sequence
from typing import TypeAlias

from bot.skins.chicago_poker.words.shootout import held_words, revealed_words, tied_words
from bot.skins.chicago_poker.words.voice import Voice
from bot.skins.fitting import chapters, gathered
from bot.table.languages import Language
from engine.chicago_poker.cards import Card
from engine.chicago_poker.events import (
    ActingMadeCompulsory,
    BriberyPlayed,
    CardBribed,
    CardDiscarded,
    DeckReshuffled,
    Event,
    GameStarted,
    GameWon,
    GangsterLiquidated,
    GangsterPlayed,
    GangstersDriven,
    MarkerPlaced,
    PoliceRaided,
    Recruited,
    ReinforcementAnswered,
    ReinforcementsRevealed,
    RevolverPlayed,
    ShootoutHeld,
    ShootoutTied,
    TownStuck,
    TurnEnded,
    TurnStarted,
    Victory,
)
from engine.chicago_poker.pieces import REVOLVER_ACTIONS, Business
from engine.chicago_poker.views import TableView
from engine.game import Seat


def tell(
    events: Sequence[Event],
    table: TableView,
    names: Sequence[str],
    language: Language,
    *,
    reader: Seat | None = None,
) -> tuple[str, ...]:
    """The news in 1-6 lines, oldest first."""
    voice = Voice(language, table.bosses, names, reader=reader)
    called = _Called(events, table)
    lines = [line for chapter in chapters(events, _goes_on) for line in _told(voice, chapter, called)]
    return gathered(lines or [_calm(voice, events)])


Done: TypeAlias = (
    Recruited
    | GangsterPlayed
    | MarkerPlaced
    | GangsterLiquidated
    | PoliceRaided
    | GangstersDriven
    | RevolverPlayed
    | BriberyPlayed
    | CardBribed
    | CardDiscarded
    | DeckReshuffled
    | TurnEnded
)


def _goes_on(last: Event, event: Event) -> bool:
    """What was done in a turn together, cards drawn for reinforcements together, all else alone."""
    if isinstance(last, TurnEnded) or not isinstance(last, Done) or not isinstance(event, Done):
        return False
    return _refill(last) == _refill(event)


def _refill(event: Event) -> bool:
    return isinstance(event, Recruited) and event.refill


class _Called:
    """The first caller of each shootout, and if it has come to blows in the same news."""

    def __init__(self, events: Sequence[Event], table: TableView) -> None:
        self._events, self._table = events, table

    def key(self, placed: MarkerPlaced) -> tuple[str, Seat]:
        """Return the sentence that is true of a fifth gangster, and the first to call that shootout."""
        after = self._events[self._events.index(placed) :]
        fought = [event for event in after if isinstance(event, ShootoutTied | ShootoutHeld)]
        here = [event.caller for event in fought if event.place == placed.place]
        markers = self._table.places[placed.place].markers
        caller = next(iter(here or markers), placed.seat)
        if caller != placed.seat:
            return "news-marker-called", caller
        return "news-marker-held" if here else "news-marker", caller


def _told(voice: Voice, chapter: list[Event], called: _Called) -> Iterator[str]:
    match chapter[0]:
        case GameStarted(businesses=businesses, first=first):
            places = [voice.place(place, business) for place, business in enumerate(businesses)]
            yield voice.say("news-started", places=", ".join(places), first=voice.who(first))
        case ShootoutTied() as tied:
            yield tied_words(voice, tied)
        case ReinforcementsRevealed() as revealed:
            yield revealed_words(voice, revealed)
        case ShootoutHeld() as held:
            yield held_words(voice, held)
        case TownStuck():
            yield voice.say("news-town-stuck")
        case ActingMadeCompulsory():
            yield voice.say("news-compulsory")
        case GameWon(seat=seat, victory=victory, businesses=won):
            yield voice.say("news-won", boss=voice.who(seat), why=victory_words(voice, victory, won))
        case TurnStarted() | ReinforcementAnswered():
            pass  # told by the line that says whose turn it is, and by the reveal
        case Recruited(refill=True):
            seats = [event.seat for event in chapter if isinstance(event, Recruited)]
            yield voice.say("news-refilled", bosses=voice.everyone(seats), count=len(seats))
        case _:
            yield from _turn(voice, chapter, called)


def _calm(voice: Voice, events: Sequence[Event]) -> str:
    """Nothing to tell but that somebody has chosen, or not even that."""
    answered = any(isinstance(event, ReinforcementAnswered) for event in events)
    return voice.say("news-answered" if answered else "news-nothing")


def victory_words(voice: Voice, victory: Victory, won: tuple[Business, ...]) -> str:
    """What made a boss the winner: `3 Jazz Clubs`."""
    match victory:
        case Victory.ONE_KIND:
            return voice.tiles(won[0], len(won))
        case Victory.ALL_KINDS | Victory.ANY_TILES | Victory.LAST_TILE:
            return voice.say(f"victory-{victory.value}", count=len(won))


def _turn(voice: Voice, done: list[Event], called: _Called) -> Iterator[str]:
    seat = next((event.seat for event in done if not isinstance(event, DeckReshuffled)), None)  # type: ignore[union-attr]
    clauses = [*_recruited(voice, done), *_laid(voice, done), *_also(voice, done)]
    alone = list(_alone(voice, done, called))
    if seat is not None and (clauses or not alone):
        said = voice.listed(clauses or [voice.say("done-nothing")])
        yield voice.say("news-turn", boss=voice.who(seat), done=said)
    yield from alone


def _recruited(voice: Voice, done: list[Event]) -> Iterator[str]:
    if count := sum(isinstance(event, Recruited) for event in done):
        yield voice.say("done-recruited", count=count)


def _laid(voice: Voice, done: list[Event]) -> Iterator[str]:
    laid: dict[tuple[int, Business], list[Card | None]] = {}
    for event in done:
        if isinstance(event, GangsterPlayed):
            laid.setdefault((event.place, event.business), []).append(event.card)
    groups = [
        voice.say("cards-at", cards=_faces_and_backs(voice, cards), at=voice.listed(ats))
        for cards, ats in _alike(voice, laid)
    ]
    if groups:
        yield voice.say("done-laid", cards=voice.listed(groups))


def _alike(
    voice: Voice, laid: Mapping[tuple[int, Business], list[Card | None]]
) -> list[tuple[list[Card | None], list[str]]]:
    """The cards laid, by place; single backs at several places are told together."""
    groups = list[tuple[list[Card | None], list[str]]]()
    for (place, business), cards in laid.items():
        at = voice.at(place, business)
        if cards == [None] and (ats := next((ats for alike, ats in groups if alike == cards), None)):
            ats.append(voice.say("one-more-at", at=at))
        else:
            groups.append((cards, [at]))
    return groups


def _faces_and_backs(voice: Voice, cards: Sequence[Card | None]) -> str:
    words = [voice.say("card-laid", card=voice.card(card)) for card in cards if card is not None]
    if backs := sum(card is None for card in cards):
        words.append(voice.say("backs", count=backs))
    return voice.listed(words)


def _also(voice: Voice, done: list[Event]) -> Iterator[str]:
    for event in done:
        match event:
            case RevolverPlayed():
                yield voice.say("done-revolver", count=REVOLVER_ACTIONS)
            case CardDiscarded(card=card):
                yield voice.say("done-discarded", card=voice.card(card))
            case TurnEnded(stuck=True):
                yield voice.say("done-stuck")
            case TurnEnded(unused=unused) if unused and len(done) > 1:
                yield voice.say("done-stopped", count=unused)
            case _:
                pass


def _alone(voice: Voice, done: list[Event], called: _Called) -> Iterator[str]:
    for before, event in zip([None, *done], done, strict=False):
        match event:
            case MarkerPlaced(seat=seat, place=place, business=business) as placed:
                key, caller = called.key(placed)
                facts = {"boss": voice.boss(seat), "caller": voice.addressed(caller)}
                yield voice.say(key, **facts, at=voice.at(place, business))
            case GangsterLiquidated():
                yield _liquidated(voice, event)
            case PoliceRaided():
                yield _raided(voice, event)
            case GangstersDriven():
                yield _driven(voice, event)
            case BriberyPlayed(seat=seat, pile=pile):
                yield voice.say("news-bribery", boss=voice.boss(seat), count=pile)
            case DeckReshuffled(cards=cards) if not isinstance(before, CardBribed):  # CP-6.6, just told
                yield voice.say("news-reshuffled", count=cards)
            case _:
                pass


def _liquidated(voice: Voice, event: GangsterLiquidated) -> str:
    return voice.say(
        "news-liquidated-down" if event.was_down else "news-liquidated",
        boss=voice.boss(event.seat),
        rival=voice.addressed(event.rival),
        at=voice.at(event.place, event.business),
        card=voice.card(event.card),
    )


def _raided(voice: Voice, event: PoliceRaided) -> str:
    return voice.say(
        "news-raided",
        boss=voice.boss(event.seat),
        rival=voice.addressed(event.rival),
        at=voice.at(event.place, event.business),
        count=event.backs,
    )


def _driven(voice: Voice, event: GangstersDriven) -> str:
    return voice.say(
        "news-driven",
        boss=voice.boss(event.seat),
        count=len(event.slots),
        slots=voice.listed([voice.say("ordinal", number=slot + 1) for slot in event.slots]),
        origin=voice.place(event.origin, event.origin_business),
        destination=voice.place(event.destination, event.destination_business),
        cards=_faces_and_backs(voice, event.laid),
    )
