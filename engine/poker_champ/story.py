"""The story of a game of Poker Champ that is over (docs/story.md)."""

from collections.abc import Sequence
from typing import NamedTuple

from engine.chances import Fight, curve, lost_calls, luck, over, story_of
from engine.dice import Dice
from engine.french_deck import DECK, Category
from engine.french_deck.onlooker import expected
from engine.game import Seat
from engine.poker_champ.events import AwardGiven, Dealt, Event, ShowdownHeld, Stayed, WonUnseen
from engine.poker_champ.pieces import PLAY_CHIPS, Back
from engine.poker_champ.scoring import result
from engine.poker_champ.state import State
from engine.resampling import Deal, Part
from engine.story import Mark, SeatStory, Story

TRIES = 100  # of each deal
RANKS = [card.rank for card in DECK]

Moments = Sequence[tuple[State, Sequence[Event]]]


class Played(NamedTuple):
    """A deal that was won: by what, what each paid and took, and what everybody had when all was settled."""

    won: ShowdownHeld | WonUnseen
    backs: tuple[tuple[Back, Back], ...]
    parts: Deal
    given: tuple[AwardGiven, ...]
    chips: tuple[int, ...]
    awards: tuple[int, ...]


def story(moments: Moments, seed: str) -> Story:
    """Chances by deals, showdowns and Awards below them, the least expected winner, luck and nerve.

    Raises ValueError before the end.
    """
    from engine.poker_champ.chances import Sketch, chances  # for a story alone

    last, events = moments[-1][0], [event for _, told in moments for event in told]
    end = over(result(last, events))
    seats = range(len(last.seats))
    played = deals(events, len(seats))
    all_deals = tuple(deal.parts for deal in played)
    most = last.deal if last.time_up else last.options.deals
    start = (PLAY_CHIPS,) * len(seats), (0,) * len(seats)
    settled = [start, *((deal.chips, deal.awards) for deal in played[:-1])]
    positions = [
        Sketch(last.options, chips, awards, number, all_deals, most)
        for number, (chips, awards) in enumerate(settled)
    ]
    every = range(len(positions))  # each deal is a jump
    rows = curve(positions, every, end, chances, TRIES, seed)
    showdowns = _showdowns(played, seed)
    marks = [mark for number, deal in enumerate(played, 1) for mark in _marks(number, deal)]

    def of_seat(seat: Seat) -> SeatStory:
        counts = {"traps": _bluffs(played, seat), "calls": lost_calls(showdowns, seat)}
        return SeatStory(luck(_ranks(moments, showdowns, seat), RANKS), counts)

    return story_of(rows, end, showdowns, marks, of_seat)


def deals(events: Sequence[Event], seats: int) -> list[Played]:
    """Every deal, and how it left the table; from what everybody saw."""
    found: list[Played] = []
    chips, awards = [PLAY_CHIPS] * seats, [0] * seats
    paid: list[int] = []
    backs: tuple[tuple[Back, Back], ...] = ()
    for event in events:
        match event:
            case Dealt():
                backs = event.backs
                paid = [min(event.price, had) for had in chips]
                chips = [had - ante for had, ante in zip(chips, paid, strict=True)]
            case Stayed(seat=seat):
                paid[seat] += event.paid
                chips[seat] = event.chips
            case ShowdownHeld() | WonUnseen():
                taken = _taken(event, seats)
                chips = [had + more for had, more in zip(chips, taken, strict=True)]
                parts = tuple(Part(*each) for each in zip(paid, taken, strict=True))
                found.append(Played(event, backs, parts, (), tuple(chips), tuple(awards)))
            case AwardGiven(giver=giver, broke=broke):
                chips[giver] -= event.chips
                chips[broke] += event.chips
                awards[giver] += 1
                deal = found[-1]
                found[-1] = deal._replace(
                    given=(*deal.given, event), chips=tuple(chips), awards=tuple(awards)
                )
            case _:
                pass
    return found


def _taken(won: ShowdownHeld | WonUnseen, seats: int) -> list[int]:
    taken = [0] * seats
    match won:
        case ShowdownHeld():
            for shown in won.shown:
                taken[shown.seat] = shown.takes
        case WonUnseen():
            taken[won.seat] = won.pot
    return taken


def _marks(number: int, deal: Played) -> list[Mark]:
    gains = tuple(part.taken - part.paid for part in deal.parts)
    marks = [Mark(number, (award.giver,), event=award) for award in deal.given]
    if isinstance(deal.won, ShowdownHeld):
        winners = tuple(shown.seat for shown in deal.won.winners)
        return [Mark(number, winners, gains, deal.won), *marks]
    return marks


def _showdowns(played: Sequence[Played], seed: str) -> list[Fight]:
    """Showdowns with what an onlooker gave each hand, by the common cards and the backs."""
    found = []
    for deal in played:
        if isinstance(deal.won, ShowdownHeld):
            held = deal.won
            may_be = [
                [[face for face in back.faces if face not in held.common] for back in deal.backs[shown.seat]]
                for shown in held.shown
            ]
            open_cards = [held.common] * len(held.shown)
            chances = expected(open_cards, may_be, Dice(f"{seed}:showdown:{held.deal}"))
            shown_by = tuple(shown.seat for shown in held.shown)
            winners = tuple(shown.seat for shown in held.winners)
            found.append(Fight(held.deal, held, shown_by, winners, chances))
    return found


def _ranks(moments: Moments, showdowns: Sequence[Fight], seat: Seat) -> list[int]:
    """Ranks of all cards that the seat was dealt."""
    hands = {state.deal: state.seats[seat].hand for state, _ in moments}
    for each in showdowns:  # a deal in which nobody could decide anything is in no position
        hands.update((each.turn, shown.cards) for shown in each.event.shown if shown.seat == seat)
    return [card.rank for hand in hands.values() for card in hand]


def _bluffs(played: Sequence[Played], seat: Seat) -> int:
    """Number of deals that the seat won unseen with less than a pair."""
    unseen = [deal.won for deal in played if isinstance(deal.won, WonUnseen) and deal.won.seat == seat]
    return sum(won.hand.category < Category.PAIR for won in unseen)
