"""The line that the clock plays for somebody absent who wants the least (A.5)."""

from collections.abc import Sequence

from engine.gangster.actions import Action, Drive, UnloadOwn
from engine.gangster.pieces import CASINO, Kind, Place
from engine.gangster.views import SeatView, TableView

UNKNOWN = 3.5  # A.5: what a "?" counts when nobody thinks about it


def least(view: SeatView) -> Action:
    """A.5, the steady hand: put an own gangster out; else drive where the first number is the highest.

    Raises ValueError when nothing is asked of that seat.
    """
    if not view.offers:
        raise ValueError("nothing is asked of this boss")
    lines = [offer.action for offer in view.offers]
    for line in lines:
        if isinstance(line, UnloadOwn) and line.count == 1:
            return line
    drives = [line for line in lines if isinstance(line, Drive) and not line.breakfast]
    lowest = min(drives, key=lambda line: line.card)  # of two clans that have it, the first one's
    ways = [line for line in drives if line.card == lowest.card and line.by is lowest.by]
    districts = [line for line in ways if line.to is not Place.GOLD_COAST]
    if districts:
        return max(districts, key=lambda line: _first_number(view.table, line.to))
    quays = view.table.harbour.quays
    return min(ways, key=lambda line: _quay(quays, line.take))


def _first_number(table: TableView, place: Place) -> float:
    """First number of a district's tile; a district out of the game has none."""
    tile = table.district(place).tile
    if tile is None:
        return 0
    return UNKNOWN if tile.numbers[0] == CASINO else tile.numbers[0]


def _quay(quays: Sequence[Kind | None], take: Kind | None) -> int:
    return quays.index(take) if take in quays else 0
