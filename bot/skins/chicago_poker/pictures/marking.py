"""What a picture marks: what came with some events, and what was won in them.

A view marks the last turn by itself (a boss's own view: all since their last turn). Whoever shows several
turns at once hands the events in, and then these are marked, no more and no less.
"""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache

from engine.chicago_poker.events import (
    CardBribed,
    Event,
    GangsterLiquidated,
    GangsterPlayed,
    GangstersDriven,
    Recruited,
    ShootoutHeld,
)
from engine.chicago_poker.pieces import FULL_COLUMN, Business, Place
from engine.chicago_poker.views import BossRow, ColumnView, TableView
from engine.game import Seat

Spot = tuple[Seat, Place, int]


def marked(table: TableView, events: Sequence[Event]) -> TableView:
    """The table with exactly what those events changed marked; as it is where there are none."""
    return _marked(table, tuple(events)) if events else table


@lru_cache(4)  # every form and language shows the same
def _marked(table: TableView, events: Sequence[Event]) -> TableView:
    changes = _Changes()
    emptied = _emptied(table, events)
    for number, event in enumerate(events):
        changes.add(event, emptied.get(number, ()))
    places = tuple(
        replace(place, new=place.business is not None and number in changes.opened)
        for number, place in enumerate(table.places)
    )
    return replace(table, places=places, rows=tuple(_row(row, changes) for row in table.rows))


def won_since(events: Sequence[Event]) -> frozenset[tuple[Seat, Business]]:
    """Which bosses won which kinds of business in those events."""
    return frozenset((event.winner, event.business) for event in events if isinstance(event, ShootoutHeld))


@dataclass(slots=True)
class _Changes:
    """What some events have changed, spot by spot."""

    laid: set[Spot] = field(default_factory=set)
    taken: set[Spot] = field(default_factory=set)
    opened: set[Place] = field(default_factory=set)
    gained: Counter[Seat] = field(default_factory=Counter)

    def add(self, event: Event, emptied: Sequence[int]) -> None:
        """Count one event more; `emptied`: the slots that a Limousine left empty behind it."""
        match event:
            case Recruited(seat=seat) | CardBribed(seat=seat):
                self.gained[seat] += 1
            case GangsterPlayed(seat=seat, place=place, slot=slot):
                self.laid.add((seat, place, slot))
            case GangsterLiquidated(rival=rival, place=place, slot=slot):
                self.laid.discard((rival, place, slot))
                self.taken.add((rival, place, slot))
            case GangstersDriven():
                self._drive(event, emptied)
            case ShootoutHeld(place=place):
                self.laid = {spot for spot in self.laid if spot[1] != place}
                self.taken = {spot for spot in self.taken if spot[1] != place}
                self.opened.add(place)
            case _:
                pass

    def _drive(self, drive: GangstersDriven, emptied: Sequence[int]) -> None:
        """Those that stay close ranks; the last places of the column are empty now (OR-31)."""
        here = (drive.seat, drive.origin)
        stayed = (slot for slot in range(FULL_COLUMN) if slot not in drive.slots)
        closed_up = {(*here, number) for number, slot in enumerate(stayed) if (*here, slot) in self.laid}
        arrived = {
            (drive.seat, drive.destination, drive.first_slot + number) for number in range(len(drive.laid))
        }
        self.laid = {spot for spot in self.laid if spot[:2] != here} | closed_up | arrived
        self.taken |= {(*here, slot) for slot in emptied}


def _emptied(table: TableView, events: Sequence[Event]) -> dict[int, range]:
    """The slots that each Limousine left empty, by number of the event.

    An event does not tell how long the column was: that is read off the table, back from the last event.
    """
    tall = {(row.seat, place): len(c.gangsters) for row in table.rows for place, c in enumerate(row.columns)}
    emptied = {}
    for number in reversed(range(len(events))):
        match events[number]:
            case GangsterPlayed(seat=seat, place=place, slot=slot):
                tall[seat, place] = slot
            case GangsterLiquidated(rival=rival, place=place, slot=slot):
                tall[rival, place] = slot + 1
            case GangstersDriven(seat=seat, origin=origin, slots=slots) as drive:
                left = tall[seat, origin]
                emptied[number] = range(left, left + len(slots))
                tall[seat, origin] = left + len(slots)
                tall[seat, drive.destination] = drive.first_slot
            case _:
                pass
    return emptied


def _row(row: BossRow, changes: _Changes) -> BossRow:
    changed = {spot[1] for spot in (*changes.laid, *changes.taken) if spot[0] == row.seat}
    columns = tuple(
        [
            _column(row.seat, place, column, changes) if place in changed else _bare(column)
            for place, column in enumerate(row.columns)
        ]
    )
    return replace(row, gained=changes.gained[row.seat], columns=columns)


def _bare(column: ColumnView) -> ColumnView:
    """A column that no event has changed."""
    if column.removed or any(gangster.new for gangster in column.gangsters):
        bare = tuple([replace(gangster, new=False) for gangster in column.gangsters])
        return replace(column, gangsters=bare, removed=())
    return column


def _column(seat: Seat, place: Place, column: ColumnView, changes: _Changes) -> ColumnView:
    gangsters = tuple(
        [
            replace(gangster, new=(seat, place, slot) in changes.laid)
            for slot, gangster in enumerate(column.gangsters)
        ]
    )
    taken = {slot for whose, where, slot in changes.taken if (whose, where) == (seat, place)}
    removed = tuple(sorted(slot for slot in taken if slot >= len(gangsters)))
    return replace(column, gangsters=gangsters, removed=removed)
