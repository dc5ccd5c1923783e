"""Result of a game: places, figures, and the moments worth looking at again."""

from collections.abc import Mapping, Sequence

from engine.game import Result, Seat
from engine.gangster import events as ev
from engine.gangster.state import State

MILESTONES = ev.Reckoned | ev.GameEnded


def result(state: State, events: Sequence[ev.Event]) -> Result | None:
    """GA-13.1: the most influence wins, equals share a place; None while the game lasts."""
    if not state.over:
        return None
    points = state.influence
    return Result(
        ranks=tuple(1 + sum(other > mine for other in points) for mine in points),
        scores=points,
        figures=tuple(_figures(state, events, seat) for seat in range(len(points))),
    )


def milestones(events: Sequence[ev.Event]) -> tuple[int, ...]:
    """Days of reckoning, and the end."""
    return tuple(place for place, event in enumerate(events) if isinstance(event, MILESTONES))


def _figures(state: State, events: Sequence[ev.Event], seat: Seat) -> Mapping[str, int]:
    """Influence by rounds, districts first, kidnappings, doublers placed, and what the turns were."""
    own = [event for event in events if getattr(event, "seat", None) == seat]
    gains = [scoring.gains[seat] for scoring in state.scorings]
    firsts = [
        share.seat
        for scoring in state.scorings
        for district in scoring.districts
        for share in district.shares[:1]
    ]
    return {
        "rounds": len(gains),
        "influence": state.influence[seat],
        "best_influence": state.influence[seat],
        "best_round": max(gains),
        "districts_first": firsts.count(seat),
        "drives": sum(isinstance(event, ev.Drove) for event in own),
        "bumps": sum(isinstance(event, ev.Bumped) for event in own),
        "unloaded": sum(len(event.spaces) for event in own if isinstance(event, ev.Unloaded)),
        "kidnappings": sum(
            isinstance(event, ev.GunUsed) or (isinstance(event, ev.Loaded) and not event.own) for event in own
        ),
        "breakfasts": sum(len(event.guests) for event in own if isinstance(event, ev.Breakfasted)),
        "pieces": sum(isinstance(event, ev.Arrived) and event.piece is not None for event in own),
        "doublers": sum(isinstance(event, ev.DoublerPlaced) for event in own),
        "reckonings": sum(scoring.seat == seat for scoring in state.scorings),
    }
