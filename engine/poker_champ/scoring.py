"""Result of a game: places, figures, and the moments worth looking at again."""

from collections.abc import Mapping, Sequence

from engine.french_deck import Category
from engine.game import Result, Seat
from engine.poker_champ.ending import scores
from engine.poker_champ.events import AwardGiven, DuelFought, Event, ShowdownHeld, WonUnseen
from engine.poker_champ.state import State

MILESTONES = ShowdownHeld | DuelFought | AwardGiven


def result(state: State, events: Sequence[Event]) -> Result | None:
    """Most Awards win, equal Awards share a place; None while the game lasts.

    The score is the Awards; where none was given, it is the chips, by which such a game is won (PC-8.4).
    """
    if not state.outcome:
        return None
    points = scores(state)
    return Result(
        ranks=tuple(1 + sum(other > mine for other in points) for mine in points),
        scores=points,
        figures=tuple(_figures(state, events, seat) for seat in range(len(points))),
    )


def milestones(events: Sequence[Event]) -> tuple[int, ...]:
    """Showdowns, duels and Awards."""
    return tuple(place for place, event in enumerate(events) if isinstance(event, MILESTONES))


def _figures(state: State, events: Sequence[Event], seat: Seat) -> Mapping[str, int]:
    """Deals played and won, how they were won, Awards, and the biggest pot.

    A shared pot is won by all who share it. A bluff is a pot won unseen with less than a pair (the cards
    are shown all the same, PR-7).
    """
    unseen = [event for event in events if isinstance(event, WonUnseen) and event.seat == seat]
    shown = [
        each
        for event in events
        if isinstance(event, ShowdownHeld)
        for each in event.shown
        if each.seat == seat
    ]
    won = [each for each in shown if each.place == 1]
    takes = [*(event.pot for event in unseen), *(each.takes for each in won)]
    given = [event for event in events if isinstance(event, AwardGiven)]
    return {
        "deals": state.deal,
        "deals_won": len(takes),
        "showdowns": len(shown),
        "showdowns_won": len(won),
        "won_unseen": len(unseen),
        "bluffs": sum(event.hand.category < Category.PAIR for event in unseen),
        "awards": state.seats[seat].awards,
        "went_broke": sum(event.broke == seat for event in given),
        "duels_won": sum(isinstance(event, DuelFought) and event.winner == seat for event in events),
        "best_pot": max(takes, default=0),
        "best_hand": max((int(each.hand.category) for each in shown), default=0),
    }
