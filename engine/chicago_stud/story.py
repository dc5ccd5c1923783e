"""The story of a game of Chicago stud that is over (docs/story.md)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.chances import Fight, curve, lost_calls, luck, over, story_of
from engine.chicago_stud import events as ev
from engine.chicago_stud.pieces import Options
from engine.chicago_stud.scoring import bluffs, result
from engine.chicago_stud.state import State
from engine.dice import Dice
from engine.french_deck import Card, high_value_of, low_value_of
from engine.french_deck.onlooker import expected
from engine.game import Seat
from engine.resampling import Deal, Part
from engine.story import SeatStory, Story

TRIES = 100  # of each deal
ACE, JOKER = 14, 15

Moments = Sequence[tuple[State, Sequence[ev.Event]]]


class Played(NamedTuple):
    """A deal that was won: by what, who was dealt in, what lay open, and what each paid and took.

    `up`: also of those who folded. `stacks`, `loans`: after it.
    """

    number: int
    won: ev.Showdown | ev.WonUnseen
    up: dict[Seat, tuple[Card, ...]]
    common: tuple[Card, ...]
    parts: dict[Seat, Part]
    stacks: tuple[int, ...]
    loans: tuple[int, ...]


def story(moments: Moments, seed: str) -> Story:
    """Chances by deals, showdowns below them, the least expected winner, each boss's luck and nerve.

    Raises ValueError before the end.
    """
    from engine.chicago_stud.chances import Sketch, chances  # for a story alone

    last, events = moments[-1][0], [event for _, told in moments for event in told]
    end = over(result(last, events))
    options, seats = last.options, range(len(last.seats))
    played = deals(events, options, len(seats))
    all_deals = tuple(_in_units(deal, options) for deal in played)
    settled = [((options.stack,) * len(seats), (0,) * len(seats))]
    settled += [(deal.stacks, deal.loans) for deal in played[:-1]]
    positions = [
        Sketch(options, stacks, loans, number, all_deals) for number, (stacks, loans) in enumerate(settled)
    ]
    rows = curve(positions, range(len(positions)), end, chances, TRIES, seed)  # each deal is a jump
    held = [(deal, deal.won) for deal in played if isinstance(deal.won, ev.Showdown)]
    showdowns = [_fight(deal, won, options, seed) for deal, won in held]
    marks = [fight.mark(_gains(deal, len(seats))) for fight, (deal, _) in zip(showdowns, held, strict=True)]
    bluffed, worths = bluffs(last, events), [_worth(card, options) for card in options.deck]

    def of_seat(seat: Seat) -> SeatStory:
        cards = [
            card for deal in played for card in (*deal.up.get(seat, ()), *last.books[deal.number - 1][seat])
        ]
        counts = {"traps": bluffed.count(seat), "calls": lost_calls(showdowns, seat)}
        return SeatStory(luck([_worth(card, options) for card in cards], worths), counts)

    return story_of(rows, end, showdowns, marks, of_seat)


def deals(events: Sequence[ev.Event], options: Options, seats: int) -> list[Played]:
    """Every deal, and how it left the table; from what everybody saw."""
    found: list[Played] = []
    stacks, loans = [options.stack] * seats, [0] * seats
    up: dict[Seat, tuple[Card, ...]] = {}
    common: tuple[Card, ...] = ()
    paid: dict[Seat, int] = {}
    for event in events:
        match event:
            case ev.Borrowed(seat, chips, number):
                stacks[seat], loans[seat] = chips, number
            case ev.DealStarted(dealt=dealt):
                up, common, paid = dict.fromkeys(dealt, ()), (), dict.fromkeys(dealt, 0)
                for seat, chips in event.paid:
                    paid[seat] += chips
            case ev.StreetDealt():
                for seat, card in event.up:
                    up[seat] = (*up[seat], card)
            case ev.CommonTurned(card):
                common = (card,)
            case ev.BetMade(seat, chips) | ev.Called(seat, chips) | ev.Raised(seat, _, chips):
                paid[seat] += chips
            case ev.Returned(seat, chips):
                paid[seat] -= chips
            case ev.Showdown() | ev.WonUnseen():
                parts = {seat: Part(chips, _taken(event, seat)) for seat, chips in paid.items()}
                for seat, part in parts.items():
                    stacks[seat] += part.taken - part.paid
                found.append(Played(event.deal, event, up, common, parts, tuple(stacks), tuple(loans)))
            case _:
                pass
    return found


def _taken(won: ev.Showdown | ev.WonUnseen, seat: Seat) -> int:
    match won:
        case ev.Showdown():
            return won.taken(seat)
        case ev.WonUnseen():
            return won.chips if won.seat == seat else 0


def _in_units(deal: Played, options: Options) -> Deal:
    """Chips that each of those dealt in paid and took, in those of the first unit; whole pots stay whole."""
    unit = options.unit(deal.number)
    return tuple(Part(part.paid // unit, part.taken // unit) for part in deal.parts.values())


def _gains(deal: Played, seats: int) -> tuple[int, ...]:
    parts = [deal.parts.get(seat, Part(0, 0)) for seat in range(seats)]
    return tuple(part.taken - part.paid for part in parts)


def _fight(deal: Played, held: ev.Showdown, options: Options, seed: str) -> Fight:
    expected = _expected(deal, held, options, Dice(f"{seed}:showdown:{deal.number}"))
    winners = tuple(hand.seat for hand in held.hands if hand.place == 1)
    return Fight(held.deal, held, tuple(hand.seat for hand in held.hands), winners, expected)


def _expected(deal: Played, held: ev.Showdown, options: Options, dice: Dice) -> tuple[float, ...]:
    """Chances by all cards that lay open, of folded seats too; a common seventh card was seen by all."""
    seen = {*deal.common, *(card for cards in deal.up.values() for card in cards)}
    heap = [card for card in options.deck if card not in seen]
    return expected(
        [(*hand.up, *deal.common) for hand in held.hands],
        [[heap] * len(hand.down) for hand in held.hands],
        dice,
        low_value_of if options.low else high_value_of,
    )


def _worth(card: Card, options: Options) -> int:
    """Rank of a card; in a low game the lower the better, from the ace. A joker is better than any."""
    if card.is_joker:
        return JOKER if not options.low else 0
    if options.low:
        return -(1 if card.rank == ACE else card.rank)
    return card.rank
