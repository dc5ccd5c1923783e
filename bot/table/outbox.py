"""Letters: what to tell, to whom, from which version: rows carried by the courier.

A letter says what happened, never how it looks: the courier renders it from the stored moment.
Pure: no disk, no Discord.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from enum import StrEnum
from zlib import crc32

from bot.table.match import PlayerId, TableId
from engine.game import Fact, Seat

MARKS = 2**30  # marks begin here: above the numbers that Discord gives a message's parts by itself
TO_TABLE = "table"  # the thread, or the channel where there is none
TO_LOBBY = "lobby"  # the lobby's one message in the channel
TO_ALL = "announcement"  # where the server announces lobbies
RINGS = "rings"  # the key of a private message that rings itself, for no post does
IF_CALLED = "if called"  # of one before it is stored: it rings if its step calls the seat, and no post then
UNLESS_CALLED = "unless called"  # and of one that rings if its step does not, for no private message has yet
DEALT_BEHIND = 1  # the version that a seal's message is given when cards are dealt while it stands
ALONE = "alone"  # no message: it is remembered of a lobby while nobody but its host has sat there
LOBBY_POSTS = ("lobby", "announcement")  # what tells that a lobby gathers players
SEAL_POSTS = "seal:"  # what the messages of seals are remembered as begins so
DECIDED = "decided"  # the key of a change of somebody's panel because somebody else has decided
WATCHED = "watched"  # the same where one person plays with computers alone, and sees what each of them does
ROUND = "round"  # the key of a table's post of small steps alone, and under which it is remembered besides
REMINDER_POSTS = "reminder:"  # what reminders that stand are remembered as begins so


class Kind(StrEnum):
    """A letter's subject."""

    LOBBY = "lobby"  # the lobby's message, new or refreshed
    THREAD = "thread"  # make the table's thread
    TABLE = "table"  # a new table post; the earlier one loses its buttons
    UPDATE = "update"  # a minor step: the table post that stands is changed; a new one where it cannot be
    CALL = "call"  # a line that pings whom the table waits for after a minor step; replaces the one before
    PANEL = "panel"  # a private message with the controls, instead of the one before
    RETIRE = "retire"  # take the private message away: nothing is awaited, or its reader is forgotten
    NOTICE = "notice"  # one sentence: `key` and `facts`
    DECK = "deck"  # before the deal: the seal of the deck, or who is asked to cut it; `key` says which
    REMINDER = "reminder"  # a notice that is untrue as soon as its turn is over
    OVER = "over"  # the last picture, the statistics, Rematch
    REFRESH = (
        "refresh"  # the message that stands, the table's or a private one, is changed to what it would say
    )
    WITHDRAW = "withdraw"  # a reminder whose turn ended before it was told: taken away, if it has arrived
    RESULT = "result"  # the private message of somebody who sat becomes the result
    CLOSED = "closed"  # the table's post says that its table was ended early, and nothing there asks any more
    SETTLED = "settled"  # messages that asked what is answered by now lose their buttons; `key`: about what
    END_THREAD = "end thread"  # the thread says that its table is over, and is soon put away
    ANNOUNCE = "announce"  # a lobby is announced; without a channel in its facts, what was said is changed
    STORY = "story"  # some seconds after the last post, which it joins: how the game went


SUPERSEDED: Mapping[
    Kind, tuple[Kind, ...]
] = {  # waiting letters of these kinds, to the same place, are replaced by a newer one
    Kind.LOBBY: (Kind.LOBBY,),
    Kind.TABLE: (Kind.CALL, Kind.REMINDER, Kind.REFRESH),
    Kind.OVER: (Kind.CALL, Kind.REMINDER, Kind.REFRESH),
    Kind.UPDATE: (Kind.UPDATE, Kind.CALL, Kind.REFRESH),
    Kind.PANEL: (Kind.PANEL, Kind.RETIRE, Kind.REMINDER, Kind.REFRESH),
    Kind.RETIRE: (Kind.PANEL, Kind.RETIRE, Kind.REMINDER, Kind.REFRESH),
    Kind.REFRESH: (Kind.REFRESH,),
    Kind.RESULT: (Kind.PANEL, Kind.RETIRE, Kind.REMINDER, Kind.REFRESH),
    Kind.REMINDER: (Kind.REMINDER,),
}


def to_player(player: PlayerId) -> str:
    """The private messages of one person."""
    return f"dm:{player}"


def reminder_of(player: PlayerId) -> str:
    """Name by which somebody's reminder at a table, in private or there, is stored."""
    return f"{REMINDER_POSTS}{player}"


def seal_post(number: int) -> str:
    """Name under which the post of a table's seal of that number is kept."""
    return f"{SEAL_POSTS}{number}"


def asking(subject: str, letter: str | int = "") -> str:
    """Name under which a message with buttons is kept; without its letter, their common prefix."""
    return f"asks:{subject}:{letter}" if subject else "asks:"


def beside(player: PlayerId, letter: str | int = "") -> str:
    """Name under which a message beside somebody's panel is kept; the next panel removes them."""
    return f"beside:{player}:{letter}"


@dataclass(frozen=True, slots=True)
class Draft:
    """A letter before it is stored with the move that it tells of."""

    kind: Kind
    destination: str  # TO_TABLE, TO_LOBBY or to_player(...)
    seat: Seat | None = None
    player: PlayerId | None = None  # whose private message; or, in a notice, who is pinged
    after: int = 0  # TABLE, UPDATE, OVER: tell the news of the versions after this one
    key: str = ""  # NOTICE, DECK: the sentence; PANEL: RINGS, or when; REFRESH, TABLE
    facts: Mapping[str, Fact] = field(default_factory=dict)
    not_before: datetime | None = None
    # Whose turn begins: TABLE and OVER ask nobody else, CALL asks these besides. None: nothing is asked anew.
    calls: tuple[Seat, ...] | None = None

    @property
    def again(self) -> bool:
        """A post of what was posted before: not needed where another one waits anyway."""
        return self.kind in (Kind.TABLE, Kind.OVER) and self.calls is None


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
    written_at: datetime
    also: tuple[int, ...] = ()  # later letters that are told with it (see gathered)

    @property
    def mark(self) -> int:
        """Mark by which this letter's message is found when its nonce is long forgotten."""
        return MARKS + crc32(self.nonce.encode()) % MARKS


def refreshed(players: Iterable[PlayerId]) -> tuple[Draft, ...]:
    """Refresh the table's post, and these people's private messages."""
    return (Draft(Kind.REFRESH, TO_TABLE), *map(_private, players))


def refresh_of(what: str) -> Draft:
    """Refresh one of our messages: the table's post, or somebody's private message."""
    return Draft(Kind.REFRESH, TO_TABLE) if what == "table" else _private(int(what.partition(":")[2]))


def _private(player: PlayerId) -> Draft:
    return Draft(Kind.REFRESH, to_player(player), player=player)


POSTS = (Kind.TABLE, Kind.UPDATE, Kind.CALL, Kind.OVER)  # what tells the table's news


def gathered(letters: Sequence[Letter]) -> Letter:
    """The first of a place's waiting letters, with those behind it that one post can tell as well.

    After an outage this is one post of the present; an update by itself leaves its call alone.
    """
    first, last = letters[0], next((each for each in reversed(letters) if each.kind in WHOLE), None)
    if last is None:
        return first
    return replace(
        first,
        kind=last.kind,
        version=max(each.version for each in letters),
        after=min(each.after for each in letters if each.kind is not Kind.CALL),
        nonce=last.nonce,
        key=ROUND if all(each.key == ROUND for each in letters if each.kind in WHOLE) else "",
        also=tuple(each.id for each in letters[1:]),
    )


WHOLE = (Kind.TABLE, Kind.OVER)
HELD = (Kind.TABLE, Kind.UPDATE, Kind.CALL, Kind.PANEL)  # what waits while a plan is about to be played


@dataclass(frozen=True, slots=True)
class Post:
    """Place of a message of ours, to change it or take it away."""

    channel_id: int
    message_id: int
    version: int = 0
    after: int = 0  # a table post: it tells the news of the versions after this one
    stale_at: datetime | None = None  # when something that it says is no longer true
