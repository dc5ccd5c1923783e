"""Result of a game: places, chips, figures, and the moments worth looking at again (CS-14)."""

from collections.abc import Iterator, Mapping, Sequence

from engine.chicago_stud.events import CommonTurned, DealStarted, Event, Showdown, StreetDealt, WonUnseen
from engine.chicago_stud.state import State
from engine.french_deck import Card, Category, best_by_suit
from engine.game import Result, Seat

FAIR_LOW = 10
"""In a low game a hand with a higher card, or with a pair, is no better than no pair in a high one."""


def result(state: State, events: Sequence[Event]) -> Result | None:
    """Most chips win, equal ones together; who went out of a game to the last boss later is placed before.

    None while the game lasts. Scores are chips less what was borrowed.
    """
    if not state.over:
        return None
    chips = state.results()
    merits = [(chips[seat], mine.out_after) for seat, mine in enumerate(state.seats)]
    unseen = bluffs(state, events)
    return Result(
        ranks=tuple(1 + sum(other > mine for other in merits) for mine in merits),
        scores=chips,
        figures=tuple(_figures(state, seat, events, unseen) for seat in range(len(chips))),
    )


def _figures(state: State, seat: Seat, events: Sequence[Event], bluffs: Sequence[Seat]) -> Mapping[str, int]:
    showdowns = [event for event in events if isinstance(event, Showdown)]
    unseen = [event.chips for event in events if isinstance(event, WonUnseen) and event.seat == seat]
    return {
        "deals": sum(isinstance(event, DealStarted) and seat in event.dealt for event in events),
        "chips": state.results()[seat] - state.options.stack,
        "showdowns": sum(any(shown.seat == seat for shown in showdown.hands) for showdown in showdowns),
        "showdowns_won": sum(
            any(seat in pot.winners for pot in showdown.pots if len(pot.eligible) > 1)
            for showdown in showdowns
        ),
        "won_unseen": len(unseen),
        "bluffs": bluffs.count(seat),
        "best_pot": max([0, *unseen, *(showdown.taken(seat) for showdown in showdowns)]),
        "loans": state.seats[seat].loans,
    }


def bluffs(state: State, events: Sequence[Event]) -> tuple[Seat, ...]:
    """Seats that won unseen with less than a pair, once for each time; the books are open now (CR-12).

    A deal whose open cards are not among the events, as where a game goes on from a position, is left out.
    """
    return tuple(_bluffs(state, events))


def _bluffs(state: State, events: Sequence[Event]) -> Iterator[Seat]:
    up: dict[Seat, tuple[Card, ...]] = {}
    common: tuple[Card, ...] = ()
    for event in events:
        match event:
            case DealStarted():
                up, common = {}, ()
            case CommonTurned(card):
                common = (card,)
            case StreetDealt():
                for seat, card in event.up:
                    up[seat] = (*up.get(seat, ()), card)
            case WonUnseen(seat, deal) if seat in up:
                if _is_bluff((*state.books[deal - 1][seat], *up[seat], *common), state.options.low):
                    yield seat
            case _:
                pass


def _is_bluff(cards: Sequence[Card], low: bool) -> bool:
    """Less than a pair; in a low game a pair, or a jack and higher among the best five."""
    hand = best_by_suit(cards, low)
    if low:
        return hand.category > Category.HIGH_CARD or hand.ranks[0] > FAIR_LOW
    return hand.category == Category.HIGH_CARD


def milestones(events: Sequence[Event]) -> tuple[int, ...]:
    """The showdowns."""
    return tuple(place for place, event in enumerate(events) if isinstance(event, Showdown))
