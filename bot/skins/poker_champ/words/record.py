"""All deals: who stayed how far, who won, and which cards were shown, as everybody could see it.

It is what one needs for reading bluffs. It is read off the public events, so it can hold no secret.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from bot.skins.poker_champ.words.showdown import called_words, duel_words, gift_words, shown_words
from bot.skins.poker_champ.words.voice import Voice
from bot.table.languages import Language
from engine.french_deck import Category
from engine.game import Seat
from engine.poker_champ.events import (
    AwardGiven,
    Dealt,
    DuelCalled,
    DuelFought,
    Event,
    Folded,
    ShowdownHeld,
    Stayed,
    WonUnseen,
)
from engine.poker_champ.pieces import Stage
from engine.poker_champ.views import SeatView, TableView


@dataclass(slots=True)
class Deal:
    """What everybody saw of a deal that is over."""

    dealt: Dealt
    folded: dict[Seat, Stage] = field(default_factory=dict)
    order: dict[Stage, list[Seat]] = field(default_factory=dict)  # who decided, the first first
    won: ShowdownHeld | WonUnseen | None = None
    after: list[DuelCalled | DuelFought | AwardGiven] = field(default_factory=list)

    @property
    def takers(self) -> tuple[Seat, ...]:
        """Who took the pot."""
        if isinstance(self.won, ShowdownHeld):
            return tuple(shown.seat for shown in self.won.winners)
        return (self.won.seat,) if self.won else ()

    @property
    def bluffed(self) -> bool:
        """It was won unseen with less than a pair."""
        return isinstance(self.won, WonUnseen) and self.won.hand.category < Category.PAIR


def dossier(view: SeatView, names: Sequence[str], language: Language, events: Sequence[Event] = ()) -> str:
    """The own cards, then the record."""
    voice = Voice.at_table(view.table, names, language)
    own = voice.say("record-own", deal=view.table.deal, cards=voice.cards(view.hand))
    return "\n\n".join((f"{voice.say('record-head')}\n{own}", *_chapters(voice, events)))


def record(events: Sequence[Event], table: TableView, names: Sequence[str], language: Language) -> str:
    """What each has done so far, then all deals that are over, the newest first."""
    voice = Voice.at_table(table, names, language)
    return "\n\n".join((voice.say("record-head"), *_chapters(voice, events)))


def deals_over(events: Sequence[Event]) -> list[Deal]:
    """The deals that are over, in order."""
    return [deal for deal in _deals(events) if deal.won]


def _chapters(voice: Voice, events: Sequence[Event]) -> Iterator[str]:
    over = deals_over(events)
    yield "\n".join(_so_far(voice, over)) if over else voice.say("record-none")
    yield from ("\n".join(_deal(voice, deal)) for deal in reversed(over))


def _deals(events: Sequence[Event]) -> list[Deal]:
    deals: list[Deal] = []
    for event in events:
        match event:
            case Dealt():
                deals.append(Deal(event))
            case Folded(seat=seat, stage=stage) if deals:
                deals[-1].folded[seat] = stage
                deals[-1].order.setdefault(stage, []).append(seat)
            case Stayed(seat=seat, stage=stage) if deals:
                deals[-1].order.setdefault(stage, []).append(seat)
            case ShowdownHeld() | WonUnseen() if deals:
                deals[-1].won = event
            case DuelCalled() | DuelFought() | AwardGiven() if deals:
                deals[-1].after.append(event)
            case _:
                pass
    return deals


def _so_far(voice: Voice, deals: Sequence[Deal]) -> Iterator[str]:
    yield voice.say("record-so-far", deals=len(deals))
    for seat in range(len(voice.bosses)):
        won = [deal for deal in deals if seat in deal.takers]
        yield voice.say(
            "record-boss",
            boss=voice.boss(seat),
            stayed=sum(seat not in deal.folded for deal in deals),
            won=len(won),
            bluffs=sum(deal.bluffed for deal in won),
        )


def _deal(voice: Voice, deal: Deal) -> Iterator[str]:
    backs = deal.dealt.backs
    won = deal.won
    if won is None:
        return
    yield voice.say("record-deal", deal=won.deal, common=voice.cards(won.common))
    if isinstance(won, WonUnseen):
        yield voice.say(
            "record-unseen",
            boss=voice.boss(won.seat),
            backs=voice.backs(backs[won.seat]),
            at=voice.at(won.stage),
            cards=voice.cards(won.cards),
            hand=voice.hand(won.hand),
            pot=won.pot,
        )
    else:
        for shown in won.shown:
            yield voice.say("record-shown", line=shown_words(voice, shown))
    for stage in reversed(Stage):
        seats = [seat for seat, folded in deal.folded.items() if folded is stage]
        who = [
            voice.say("record-backs", boss=voice.boss(seat), backs=voice.backs(backs[seat])) for seat in seats
        ]
        if who:
            yield voice.say("record-folded", at=voice.at(stage), bosses=voice.listed(who), count=len(who))
    yield from (voice.say("record-note", told=told) for told in after_words(voice, deal.after))
    orders = [
        voice.say("record-order-stage", at=voice.at(stage), bosses=", ".join(map(voice.boss, seats)))
        for stage, seats in deal.order.items()
        if len(seats) > 1
    ]
    if orders:
        yield voice.say("record-order", stages=" · ".join(orders))


def after_words(voice: Voice, events: Sequence[DuelCalled | DuelFought | AwardGiven]) -> Iterator[str]:
    """Duels and Awards after a pot."""
    fought = False
    for event in events:
        match event:
            case DuelCalled():
                yield called_words(voice, event)
            case DuelFought():
                yield duel_words(voice, event)
            case AwardGiven():
                yield gift_words(voice, event, fought=fought)
        fought = isinstance(event, DuelFought)
