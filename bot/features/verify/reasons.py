"""Reasons not to check a game or a file."""

from enum import StrEnum

from engine.game import Refusal


class VerifyReason(StrEnum):
    """A reason why it is not clear what to check."""

    TABLE_OR_FILE = "verify/table-or-file"  # both were given
    NO_FILE = "verify/no-file"  # Discord does not give us what somebody brought along


class WhyNoRecord(StrEnum):
    """A reason not to check somebody's file as a record."""

    TOO_LONG = "verify/file-too-long"
    NO_TEXT = "verify/file-no-text"
    UNREADABLE = "verify/file-no-record"  # from `line` on; `why` as engine.record.reading says
    ONE_AT_A_TIME = "verify/file-one-at-a-time"
    TAKES_TOO_LONG = "verify/file-takes-too-long"
    NO_TIME_LEFT = "verify/file-no-time-left"  # for files; more of it in `minutes`


class NotARecord(Refusal):
    """Raised when a file that somebody brought cannot be checked."""
