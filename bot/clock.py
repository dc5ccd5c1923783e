"""Deadlines, reminders, absences: what is due now.

Pure: the time is an argument. A clock counts only while its person could have played: not while
away, and not outside the waking hours.
"""

from dataclasses import dataclass
from datetime import timedelta
from enum import StrEnum


class Pace(StrEnum):
    """How long a boss may take over a turn."""

    NONE = "none"
    HALF_DAY = "12h"
    DAY = "24h"
    TWO_DAYS = "48h"
    THREE_DAYS = "72h"

    @property
    def length(self) -> timedelta | None:
        """The time for one turn, None without a clock."""
        return None if self is Pace.NONE else timedelta(hours=int(self.value[:-1]))


class Caretaker(StrEnum):
    """What happens to somebody's turn when the clock has run down."""

    COMPUTER = "computer"  # a computer plays the turn
    RECRUIT = "recruit"  # the least the rules allow: draw, or stop
    WAIT = "wait"  # the table waits


@dataclass(frozen=True, slots=True)
class Waking:
    """Hours in which a person can be expected to play; a night owl's end lies before their start."""

    zone: str  # an IANA name
    from_minute: int  # minutes after midnight
    to_minute: int
