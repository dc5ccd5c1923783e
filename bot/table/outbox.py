"""What must be told, to whom, from which version: the rows that the courier carries.

A letter says what happened, never how it looks: the courier renders it from the stored moment.
Pure: no disk, no Discord.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from datetime import datetime
from enum import StrEnum

from bot.table.match import PlayerId, TableId
from engine.game import Fact, Seat

TO_TABLE = "table"  # the thread, or the channel where there is none
TO_LOBBY = "lobby"  # the lobby's one message in the channel


class Kind(StrEnum):
    """What a letter is about."""

    LOBBY = "lobby"  # the lobby's message, new or refreshed
    THREAD = "thread"  # make the table's thread
    TABLE = "table"  # a new table post; the earlier one loses its buttons
    UPDATE = "update"  # a minor step: the table post that stands is changed; a new one where it cannot be
    CALL = "call"  # a line that pings whom the table waits for after a minor step; replaces the one before
    PANEL = "panel"  # a private message with the controls, instead of the one before
    RETIRE = "retire"  # take the private message away: nothing is awaited, or its reader is forgotten
    NOTICE = "notice"  # one sentence: `key` and `facts`
    REMINDER = "reminder"  # a notice that is untrue as soon as its turn is over
    OVER = "over"  # the last picture, the statistics, Rematch


SUPERSEDED: Mapping[
    Kind, tuple[Kind, ...]
] = {  # waiting letters of these kinds, to the same place, are replaced by a newer one
    Kind.LOBBY: (Kind.LOBBY,),
    Kind.TABLE: (Kind.CALL, Kind.REMINDER),
    Kind.OVER: (Kind.CALL, Kind.REMINDER),
    Kind.UPDATE: (Kind.UPDATE, Kind.CALL),
    Kind.PANEL: (Kind.PANEL, Kind.RETIRE, Kind.REMINDER),
    Kind.RETIRE: (Kind.PANEL, Kind.RETIRE, Kind.REMINDER),
    Kind.REMINDER: (Kind.REMINDER,),
}


def to_player(player: PlayerId) -> str:
    """The private messages of one person."""
    return f"dm:{player}"


@dataclass(frozen=True, slots=True)
class Draft:
    """A letter before it is stored with the move that it tells of."""

    kind: Kind
    destination: str  # TO_TABLE, TO_LOBBY or to_player(...)
    seat: Seat | None = None
    player: PlayerId | None = None  # whose private message; or, in a notice, who is pinged
    after: int = 0  # TABLE, UPDATE, OVER: tell the news of the versions after this one
    key: str = ""  # NOTICE: the sentence
    facts: Mapping[str, Fact] = field(default_factory=dict)
    not_before: datetime | None = None


@dataclass(frozen=True, slots=True)
class Letter:
    """One stored row of the outbox, waiting to be told."""

    id: int
    table_id: TableId
    version: int  # the moment it tells of; 0 before the deal
    kind: Kind
    destination: str
    seat: Seat | None
    player: PlayerId | None
    after: int
    key: str
    facts: Mapping[str, Fact]
    tries: int
    nonce: str  # the same for every try, so that Discord drops a second copy (at most 25 characters)


@dataclass(frozen=True, slots=True)
class Post:
    """Where a message of ours is, so that it can be changed or taken away."""

    channel_id: int
    message_id: int
    version: int = 0
    after: int = 0  # a table post: it tells the news of the versions after this one
