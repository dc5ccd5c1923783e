"""Result of a game, for ratings, statistics and looking back; counted from what all saw."""

from collections.abc import Mapping, Sequence

from engine.chicago_poker.events import Event, GameWon, ShootoutHeld, ShootoutTied
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.state import State
from engine.game import Result, Seat

MILESTONES = ShootoutTied | ShootoutHeld | GameWon


def result(state: State, events: Sequence[Event]) -> Result | None:
    """Result with its winner; None while the game lasts. The others share a place (CP-10.4)."""
    if state.outcome is None:
        return None
    held = [event for event in events if isinstance(event, ShootoutHeld)]
    seats = range(len(state.bosses))
    return Result(
        ranks=tuple(1 if seat == state.outcome.winner else 2 for seat in seats),
        scores=None,  # tiles are conditions to meet, not points to count
        figures=tuple(_figures(held, state.tiles[seat], seat) for seat in seats),
    )


def milestones(events: Sequence[Event]) -> tuple[int, ...]:
    """Places of the events by which a shootout was tied or held, or the game was won."""
    return tuple(number for number, event in enumerate(events) if isinstance(event, MILESTONES))


def _figures(held: Sequence[ShootoutHeld], tiles: tuple[Business, ...], seat: Seat) -> Mapping[str, int]:
    """Tiles in all and by kind, shootouts won and stolen, the best hand's rank (CP-8.1).

    `best_rank` is missing for a boss who stood in no shootout; stolen: won although somebody else called.
    """
    won = [event for event in held if event.winner == seat]
    ranks = [fighter.hand.rank for event in held for fighter in event.fighters if fighter.seat == seat]
    figures = {
        "tiles": len(tiles),
        "shootouts_won": len(won),
        "shootouts_stolen": sum(event.caller != seat for event in won),
    }
    figures |= {f"tiles_{kind.value.replace('-', '_')}": tiles.count(kind) for kind in Business}
    return figures | ({"best_rank": int(max(ranks))} if ranks else {})
