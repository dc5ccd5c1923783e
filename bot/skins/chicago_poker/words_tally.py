"""What the statistics keep of one boss's finished game, counted from what everybody saw."""

from collections.abc import Mapping, Sequence

from engine.chicago_poker.events import Event, ShootoutHeld
from engine.chicago_poker.pieces import Business
from engine.chicago_poker.views import TableView
from engine.game import Seat


def finish(events: Sequence[Event], table: TableView, seat: Seat) -> Mapping[str, int]:
    """Tiles in all and by kind, shootouts won and stolen, the best hand's rank (CP-8.1).

    `best_rank` is missing for a boss who stood in no shootout; stolen: won although somebody else called.
    """
    held = [event for event in events if isinstance(event, ShootoutHeld)]
    won = [event for event in held if event.winner == seat]
    ranks = [fighter.hand.rank for event in held for fighter in event.fighters if fighter.seat == seat]
    row = table.rows[seat]
    tally = {
        "tiles": len(row.tiles),
        "shootouts_won": len(won),
        "shootouts_stolen": sum(event.caller != seat for event in won),
    }
    tally |= {f"tiles_{kind.value.replace('-', '_')}": row.owned(kind) for kind in Business}
    return tally | ({"best_rank": int(max(ranks))} if ranks else {})
