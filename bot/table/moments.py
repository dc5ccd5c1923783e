"""Looking at a game again, turn by turn: through whose eyes, and what is handed out of one moment.

A turn is whatever became public at once; they count from 0, the deal. Versions never show: actions that
nobody was told of raise them too.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from typing import TypeAlias

from bot.table.match import Occupant, TableId
from bot.table.opaque import Event, TableView, View
from bot.table.table import Phase
from engine.game import Seat


class Everybody(StrEnum):
    """Eyes that are no seat's."""

    PUBLIC = "public"  # what the whole table saw
    OPEN = "open"  # all cards turned up


Eyes: TypeAlias = Everybody | Seat
"""Through whose eyes a moment is seen: a seat's, everybody's, or with all cards open."""


@dataclass(frozen=True, slots=True)
class Milestone:
    """A turn worth jumping to, and the event that makes it so."""

    turn: int
    event: Event


@dataclass(frozen=True, slots=True)
class Timeline:
    """All that became public of a game, turn by turn; `versions`: which version each turn is."""

    versions: tuple[int, ...]
    news: tuple[tuple[Event, ...], ...]
    milestones: tuple[Milestone, ...]
    times: tuple[datetime, ...] = ()  # when each turn became public

    @property
    def last(self) -> int:
        """The newest turn."""
        return len(self.versions) - 1

    def nearest(self, turn: int | None) -> int:
        """The turn meant; of one that there is not, the nearest; None means the newest."""
        return self.last if turn is None else min(max(turn, 0), self.last)

    def turn_at(self, moment: datetime) -> int:
        """The last turn that had become public by then; the deal for a moment before it."""
        return max(0, sum(each <= moment for each in self.times) - 1)

    def first_since(self, version: int) -> int:
        """The first turn that is not before a version; the one after the newest where there is none yet."""
        return sum(each < version for each in self.versions)


def milestones_of(places: Sequence[int], news: Sequence[Sequence[Event]]) -> tuple[Milestone, ...]:
    """Places in all the events of a game, by turn; of several in one turn the last."""
    found: dict[int, Milestone] = {}
    wanted, place = set(places), 0
    for turn, events in enumerate(news):
        for event in events:
            if place in wanted:
                found[turn] = Milestone(turn, event)
            place += 1
    return tuple(found.values())


@dataclass(frozen=True, slots=True)
class Moment:
    """One turn of a game as one pair of eyes saw it; never more than its reader may see.

    `eyes`: those that were asked for. `since`: the first turn that these eyes may see, for who sat down
    later; before it `view` is None. `table_view`: with all cards open where those are the eyes;
    `seen_by_all` never is.
    """

    table_id: TableId
    game: str
    phase: Phase
    turn: int
    last: int
    eyes: Eyes
    since: int
    allowed: tuple[Eyes, ...]
    table_view: TableView
    seen_by_all: TableView
    view: View | None
    news: tuple[Event, ...]
    milestones: tuple[Milestone, ...]
    occupants: tuple[Occupant, ...]
    names: tuple[str, ...]
    options: Mapping[str, str]
    imported: bool = False  # it came as a record: nothing of it was posted here
    own: bool = False  # its reader's own seat, of a game that has ended: they may have it reviewed

    @property
    def too_early(self) -> bool:
        """True before these eyes sat down."""
        return self.turn < self.since
