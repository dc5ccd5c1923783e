"""Result of a game: places, figures, and the moments worth looking at again."""

from collections.abc import Sequence

from engine.game import Result
from engine.whispers.events import Event, Revealed
from engine.whispers.state import State


def result(state: State, events: Sequence[Event]) -> Result | None:
    """Most points win, equal points share a place; None while the game lasts."""
    if not state.over:
        return None
    points = tuple(mine.points for mine in state.seats)
    duels = [event for event in events if isinstance(event, Revealed)]
    return Result(
        ranks=tuple(1 + sum(other > mine for other in points) for mine in points),
        scores=points,
        figures=tuple(
            {
                "rounds_won": sum(duel.winner == seat for duel in duels),
                "whispered": sum(duel.whispers[seat] for duel in duels),
                "best_card": max((duel.cards[seat] for duel in duels), default=0),
            }
            for seat in range(len(points))
        ),
    )


def milestones(events: Sequence[Event]) -> tuple[int, ...]:
    """The duels."""
    return tuple(place for place, event in enumerate(events) if isinstance(event, Revealed))
