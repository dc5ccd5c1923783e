"""All deals that are over as everybody saw them: who stayed how far, hands that were shown, who took what.

It is what one needs for reading bluffs. It is read off the public events, so it can hold no secret.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.skins.chicago_stud.words.showdown import hand_line, pot_lines
from bot.skins.chicago_stud.words.voice import Voice
from bot.table.languages import Language
from engine.chicago_stud.events import (
    CardsShown,
    CommonTurned,
    DealStarted,
    Event,
    Folded,
    Returned,
    Showdown,
    StreetDealt,
    WonUnseen,
)
from engine.chicago_stud.views import SeatView, TableView
from engine.french_deck import Card
from engine.game import Seat


@dataclass(slots=True)
class Deal:
    """What everybody saw of a deal."""

    dealt: DealStarted
    street: int = 0
    up: dict[Seat, tuple[Card, ...]] = field(default_factory=dict)
    common: Card | None = None
    folded: dict[Seat, int] = field(default_factory=dict)  # on which street
    returned: Returned | None = None
    won: Showdown | WonUnseen | None = None
    shown: CardsShown | None = None

    @property
    def takers(self) -> tuple[Seat, ...]:
        """Who took a pot, or half of one."""
        match self.won:
            case Showdown():
                return tuple(seat for seat in self.dealt.dealt if self.won.taken(seat))
            case WonUnseen(seat=seat):
                return (seat,)
            case None:
                return ()


def dossier(view: SeatView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> str:
    """The own hidden cards, then the record."""
    voice = Voice.at_table(view.table, names, language)
    own = [voice.say("record-own", deal=view.table.deal, cards=voice.cards(view.down))] if view.down else []
    return "\n\n".join(("\n".join((voice.say("record-head"), *own)), *_chapters(voice, events)))


def record(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """What each has done so far, then all deals that are over, the newest first."""
    voice = Voice.at_table(table, names, language)
    return "\n\n".join((voice.say("record-head"), *_chapters(voice, events)))


def _chapters(voice: Voice, events: Sequence[Event]) -> Iterator[str]:
    over = [deal for deal in _deals(events) if deal.won]
    yield "\n".join(_so_far(voice, over)) if over else voice.say("record-empty")
    yield from ("\n".join(_deal(voice, deal)) for deal in reversed(over))


def _deals(events: Sequence[Event]) -> list[Deal]:
    deals: list[Deal] = []
    for event in events:
        if isinstance(event, DealStarted):
            deals.append(Deal(event))
        elif isinstance(event, CardsShown):  # of the deal before this one, most times
            next(deal for deal in reversed(deals) if _is_of(deal, event)).shown = event
        elif deals:
            _seen(deals[-1], event)
    return deals


def _is_of(deal: Deal, shown: CardsShown) -> bool:
    return deal.dealt.deal == shown.deal


def _seen(deal: Deal, event: Event) -> None:
    match event:
        case StreetDealt(street=street, up=up):
            deal.street = street
            for seat, card in up:
                deal.up[seat] = (*deal.up.get(seat, ()), card)
        case CommonTurned(card):
            deal.common = card
        case Folded(seat):
            deal.folded[seat] = deal.street
        case Returned():
            deal.returned = event
        case Showdown() | WonUnseen():
            deal.won = event
        case _:
            pass


def _so_far(voice: Voice, deals: Sequence[Deal]) -> Iterator[str]:
    yield voice.say("record-so-far", deals=len(deals))
    for seat in range(len(voice.bosses)):
        dealt = [deal for deal in deals if seat in deal.dealt.dealt]
        won = [deal for deal in dealt if seat in deal.takers]
        yield voice.say(
            "record-boss",
            boss=voice.boss(seat),
            stayed=sum(seat not in deal.folded for deal in dealt),
            won=len(won),
            unseen=sum(isinstance(deal.won, WonUnseen) for deal in won),
        )


def _deal(voice: Voice, deal: Deal) -> Iterator[str]:
    yield voice.say("record-deal", deal=deal.dealt.deal)
    if deal.common:
        yield voice.say("table-common", card=voice.card(deal.common))
    if isinstance(deal.won, Showdown):
        yield from (hand_line(voice, shown) for shown in deal.won.hands)
    for street in sorted(set(deal.folded.values()), reverse=True):
        seats = [seat for seat, folded in deal.folded.items() if folded == street]
        who = [
            voice.say("record-open", boss=voice.boss(seat), cards=voice.cards(deal.up[seat]))
            for seat in seats
        ]
        at = voice.street(street)
        yield voice.say("record-folded", street=at, bosses=voice.listed(who), count=len(who))
    if deal.returned:
        yield voice.say("news-returned", boss=voice.boss(deal.returned.seat), chips=deal.returned.chips)
    match deal.won:
        case Showdown():
            yield from pot_lines(voice, deal.won)
        case WonUnseen(seat=seat, chips=chips):
            winner = voice.say("record-open", boss=voice.boss(seat), cards=voice.cards(deal.up[seat]))
            yield voice.say("news-unseen", boss=winner, chips=chips)
        case None:
            pass
    if deal.shown:
        boss, cards = voice.boss(deal.shown.seat), voice.cards(deal.shown.cards)
        yield voice.say("news-shown", boss=boss, cards=cards)
