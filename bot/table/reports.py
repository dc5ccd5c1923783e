"""Reports on a table by the shell: for everybody, or for one seat. Never a position.

Views and events are opaque here; only the game's skin reads them.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime
from typing import Any

from bot.table.calendar import Calendar
from bot.table.languages import Language
from bot.table.match import Occupant, PlayerId, TableId
from bot.table.opaque import Event, TableView, View
from bot.table.outbox import Post
from bot.table.profile import Person
from bot.table.seat_clocks import TimeBank
from bot.table.table import Location, Phase, Table
from engine.advice import Advice
from engine.game import Fact, Refusal, Result, Seat
from engine.seal import Cut
from engine.story import Story


@dataclass(frozen=True, slots=True)
class Absence:
    """Somebody at a table who is away, and until when."""

    name: str
    until: datetime


@dataclass(frozen=True, slots=True)
class TableReport:
    """The table as everybody may see it, at one version."""

    table_id: TableId
    game: str
    version: int
    public_events: int  # the count that may show in public, in file names and ids
    phase: Phase
    table_view: TableView
    occupants: tuple[Occupant, ...]
    names: tuple[str, ...]
    asked: tuple[Seat, ...]  # seats we wait for; all that still owe an answer as far as everybody knows
    language: Language
    table: Table  # what is agreed
    location: Location
    deadline: datetime | None  # of the first clock to run down
    bank: TimeBank | None = None  # None where nothing of the kind is agreed on
    ahead: tuple[Seat, ...] = ()  # seats of people whose turn comes in this round, and who may answer already

    @property
    def waiting_for(self) -> tuple[PlayerId, ...]:
        """The persons who must act: the only ones to ping."""
        return self._people(self.asked)

    @property
    def may_answer(self) -> tuple[PlayerId, ...]:
        """The persons who may answer before their turn, whether or not they have."""
        return self._people(self.ahead)

    def _people(self, seats: Sequence[Seat]) -> tuple[PlayerId, ...]:
        occupants = (self.occupants[seat] for seat in seats)
        return tuple(each.player for each in occupants if each.player is not None and each.level is None)


@dataclass(frozen=True, slots=True)
class StoryReport:
    """A finished game's story, and the table as it ended."""

    report: TableReport
    story: Story


@dataclass(frozen=True, slots=True)
class Bulletin:
    """A table post: the table, and what happened since the post before it."""

    report: TableReport
    news: tuple[Event, ...]
    called: tuple[Seat, ...] = ()  # seats asked here, or ahead, whom no post has rung for it yet
    away: tuple[Absence, ...] = ()
    privately: tuple[Seat, ...] = ()  # those of them whom a private message rings, if anything does
    from_deal: bool = False  # the deal is among the news
    calendar: Calendar | None = None  # then: how long it takes, and how often it asks, if that is known

    @property
    def pings(self) -> tuple[PlayerId, ...]:
        """The persons whom this post rings: each once a turn."""
        rung = (seat for seat in self.called if seat not in self.privately)
        occupants = (self.report.occupants[seat] for seat in rung)
        return tuple(each.player for each in occupants if each.player is not None and each.human)


@dataclass(frozen=True, slots=True)
class PlanReport:
    """Somebody's plan for their next turn; `why` it does not hold, or was not played, if so.

    `lines`: each with the view that it would be chosen from, as far as that is known. `anyway`: it is played
    whatever the others do; None where no such plan can be made of these lines. `second`: how many
    lines come before the turn after the next one, if that is planned or may be planned next; else 0.
    """

    lines: tuple[tuple[str, View], ...]
    ready: bool
    anyway: bool | None = None
    why: str = ""
    reason: Refusal | None = None  # the same, where the game words it
    stops: tuple[tuple[Refusal, ...], ...] = ()  # by line: why it would not be played, as far as it is told
    second: int = 0


@dataclass(frozen=True, slots=True)
class Panel:
    """One person's view and actions at their seat now; for their eyes only."""

    table_id: TableId
    game: str
    version: int
    public_events: int
    phase: Phase
    seat: Seat
    player: PlayerId
    person: Person  # what the reader has settled
    question: int
    view: View
    names: tuple[str, ...]
    asked: bool  # a decision is awaited from this person
    may_act: bool  # asked, or something private may be done meanwhile
    held_by_computer: bool  # a computer plays this seat until it is taken back
    may_take_back: bool
    since: tuple[Event, ...]  # what happened since the reader last did something themself; nothing at the end
    language: Language  # the table's
    location: Location
    deadline: datetime | None
    message_id: int | None  # of the last table post, for a link
    bank_from: datetime | None = None  # when the turn's own time is over, and the reader's time bank runs
    result: Result | None = None  # once the game was played to its end
    complete: bool = False  # the turn is only to be ended
    composed: tuple[Event, ...] = ()  # what the reader has done in the turn that is not told yet
    chosen_for: bool = False  # some of what is not told yet was played for the reader
    played_for: tuple[int, ...] = ()  # which places of `since` were played for the reader
    answered_for: tuple[
        int, ...
    ] = ()  # where in `since` a secret answer comes to light that was given for them
    planned: tuple[int, ...] = ()  # which places of `since` the reader had planned
    ran: bool = False  # the route that they planned has run to its end, and they have not played since
    occupants: tuple[Occupant, ...] = ()
    plays_elsewhere: bool = False  # the reader sits at another table that is being played
    waits_elsewhere: bool = False  # another table waits for them
    may_plan: bool = False  # the next turn can be planned
    plan_turns: int = 1  # for how many turns a plan may be
    plan: PlanReport | None = None
    ready: int = 0  # so many have planned, if all others have, in the reader's turn, where that is told
    planning: bool = False  # this is the turn being planned: `view` and `question` are of that
    answer: str = ""  # what they answer in advance
    answers: tuple[str, ...] = ()  # what can be answered so, line by line
    coached: bool = False  # the reader may ask for advice where they are asked
    options: Mapping[str, str] = field(default_factory=dict)  # as agreed
    last: tuple[Event, ...] = ()  # at the end, how it came to that
    alone: bool = False  # one person plays with computers, at a table that is shown nowhere
    watched: tuple[Seat, ...] = ()  # then, whose computers the reader waits for, as far as everybody knows
    texts: Mapping[str, str] = field(default_factory=dict)  # that the reader keeps here, by feature


@dataclass(frozen=True, slots=True)
class AdviceReport:
    """Advice for one person at their seat, from what they see there; for their eyes only.

    `question`: which of theirs it answers.
    """

    table_id: TableId
    game: str
    question: int
    view: View
    names: tuple[str, ...]
    advice: Advice[Any]


@dataclass(frozen=True, slots=True)
class Reminder:
    """The reminder due for somebody's turn: its sentence, and the facts of that."""

    key: str
    facts: Mapping[str, Fact]
    any_hour: bool  # nobody knows when it is night where they live


@dataclass(frozen=True, slots=True)
class TableLine:
    """One of somebody's tables, for a list."""

    table_id: TableId
    game: str
    phase: Phase
    names: tuple[str, ...]
    roles: tuple[str, ...]
    seat: Seat
    asked: bool
    waiting_since: datetime | None  # since when it waits for this person
    deadline: datetime | None
    location: Location
    message_id: int | None  # of the last table post, for a link
    complete: bool = False  # this person's turn is only to be ended
    ended: datetime | None = None
    winners: tuple[Seat, ...] = ()
    conceded: bool = False  # gave the game up
    held: bool = False  # a computer plays for them, until they take their seat back
    awaited: tuple[Occupant, ...] = ()  # whom else it waits for, as far as everybody knows
    due: datetime | None = None  # when the first of their clocks runs down


@dataclass(frozen=True, slots=True)
class Turn:
    """One settled step's events, for looking back."""

    version: int
    at: datetime
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Turns:
    """One page of the look back, newest turns last; pages count from 0, the newest."""

    report: TableReport
    page: int
    pages: int
    turns: tuple[Turn, ...]


@dataclass(frozen=True, slots=True)
class FinalReport:
    """The end of a table: all that became public, and how it ended."""

    report: TableReport
    events: tuple[Event, ...]
    result: Result


@dataclass(frozen=True, slots=True)
class LobbyTold:
    """All that the message of a lobby tells, of one moment: a cut is of somebody who sits there then.

    `table_post`: the post that shows it in play. `alone`: nobody but its host has ever sat there.
    """

    table: Table
    cuts: tuple[Cut, ...]
    table_post: Post | None
    alone: bool
