"""People in seats around a position, at a version; and all that may be told after a step.

Pure: no clock, no disk, no Discord. It carries the position of whatever game without looking inside.
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import timedelta
from typing import TypeAlias

from bot.table.opaque import Event, GameModule, Position, View
from bot.table.refusals import NotAllowed, NotHere, NotNow, NotSeated, NotYourTurn, StaleClick
from engine.game import Seat, Step, ahead_of, timing_of

PlayerId: TypeAlias = int
"""A Discord user id."""

TableId: TypeAlias = int
"""A table's number, from its lobby to its last picture."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """A seat's occupant: a person, or a computer; both when a computer holds a person's seat.

    Neither: a person unknown to the bot. People who were forgotten are called by their role; those from an
    imported record by their seat.
    """

    player: PlayerId | None
    name: str  # as Discord shows it; a computer's is the name of its role, or of its level
    role: str  # empty in a game without roles
    level: str | None = None  # set: a computer plays this seat
    missed_turns: int = 0  # turns in a row that the caretaker played for the person
    choices: Mapping[str, str] = field(default_factory=dict)  # of the game's choices per seat
    gone: bool = False  # not on the table's server any more, as Discord says
    conceded: bool = False  # gave the game up: a computer plays the seat to the end
    may_win: bool = False  # all others gave up: may take the win, until they play on
    bank_used: timedelta = timedelta(0)  # of the seat's time bank, if the table has any

    @property
    def human(self) -> bool:
        """A person decides here."""
        return self.player is not None and self.level is None

    @property
    def person(self) -> str:
        """The name of the person whose seat it is; empty for a computer, and for who was forgotten."""
        unknown = self.player is None and (self.level is not None or self.name == self.role)
        return "" if unknown else self.name


@dataclass(frozen=True, slots=True)
class Undo:
    """The version Take back would return to, and its seat."""

    version: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Unsettled:
    """Events of one action of a turn in the making, kept back until the turn is settled.

    `auto`: a computer or a caretaker did it, not the person who sits there.
    """

    seat: Seat
    events: tuple[Event, ...]
    auto: bool = False


@dataclass(frozen=True, slots=True)
class Match:
    """A table's match, at one version.

    `position` is the present moment; `published` the last one that everybody may see: a turn is
    composed in private and told when it is settled. `pending` happened in between, an entry an
    action, for several seats may compose at once. `questions` counts, per seat, what has been asked
    of it: a click that answers an older question is stale, and one seat's secret answer never makes
    another's buttons stale. `told` is the version up to which the table's posts have told the news,
    `published_version` the one in which `published` came to be. `public_events` counts what has been
    published: the only count that may show in public, since private actions raise the version too.
    `round` in a live game: the seats whose turns the table's post has told the beginning of.
    """

    id: TableId
    game: str
    version: int
    position: Position
    published: Position
    pending: tuple[Unsettled, ...]
    occupants: tuple[Occupant, ...]
    questions: tuple[int, ...]
    undo: Undo | None = None
    told: int = 0
    published_version: int = 1
    public_events: int = 0
    round: tuple[Seat, ...] = ()

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names by seat; empty where a computer plays for nobody, or for who has given up."""
        return tuple("" if occupant.conceded else occupant.person for occupant in self.occupants)

    @property
    def people(self) -> tuple[str, ...]:
        """The people's names by seat, also of those who gave up: for looking back."""
        return tuple(occupant.person for occupant in self.occupants)

    @property
    def roles(self) -> tuple[str, ...]:
        """The roles by seat."""
        return tuple(occupant.role for occupant in self.occupants)

    def seat_of(self, player: PlayerId) -> Seat:
        """The seat of a person; raises NotSeated."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.player == player:
                return seat
        raise NotSeated(NotNow.NOT_SEATED)

    def view(self, game: GameModule, seat: Seat) -> View:
        """One seat's view: its own composing, answer or standing order, else the table as last told."""
        own = game.info.standing or seat in game.awaited(self.published)
        view: View = game.view(self.position if own else self.published, seat)
        return view

    def asked_ahead(self, game: GameModule, *, live: bool) -> Mapping[Seat, str]:
        """The people who may answer already what this round asks them in their turn (`Ahead.asked_ahead`).

        Nobody where all are there (`live`), or one person plays alone: computers keep nobody waiting.
        """
        ahead = None if live else ahead_of(game)
        people = [seat for seat, each in enumerate(self.occupants) if each.human]
        if ahead is None or len(people) < 2:
            return {}
        asked = ahead.asked_ahead(self.published)
        return {seat: asked[seat] for seat in people if seat in asked}

    def composed(self, seat: Seat) -> tuple[Event, ...]:
        """A seat's events in the turn that it has not ended yet."""
        return tuple(event for each in self.pending if each.seat == seat for event in each.events)

    def may_act(self, game: GameModule, seat: Seat) -> bool:
        """True if a seat is awaited, or may do something private."""
        if seat in game.awaited(self.position):
            return True
        return (
            game.info.standing and bool(game.awaited(self.position)) and bool(game.legal(self.position, seat))
        )

    def played(
        self,
        game: GameModule,
        seat: Seat,
        question: int | None,
        notation: str,
        *,
        asks_end: bool = False,
        auto: bool = False,
    ) -> "Played":
        """The match after a seat's action, with what may be told.

        `question` None asks no question number (computers and typed commands act on the present).
        `asks_end`: a turn whose last action this is waits until its seat ends it (`Game.complete`).
        `auto`: a computer or a caretaker does it, not the person who sits there.
        Raises StaleClick, NotYourTurn, or the game's IllegalAction; the match itself never changes.
        """
        awaited = game.awaited(self.position)
        self._current(awaited, seat, question)
        if not self.may_act(game, seat):
            raise NotYourTurn(NotNow.NOT_ASKED)
        step = game.apply(self.position, seat, game.parse(notation), asks_end=asks_end)
        if step.settled and not step.events and game.awaited(step.state) == awaited:
            return self._aside(seat, step)
        return self._after(game, seat, step, auto)

    def timed_out(self, game: GameModule) -> "Played":
        """The match when the minutes that were agreed on are over; nobody is asked anything else.

        Raises NotYourTurn for a game without such a time, or with something composed, and the game's
        IllegalAction.
        """
        timing = timing_of(game)
        if timing is None or self.pending:
            raise NotYourTurn(NotNow.NOT_ASKED)
        step = timing.time_up(self.position)
        version = self.version + 1
        match = replace(
            self,
            version=version,
            position=step.state,
            published=step.state,
            published_version=version,
            public_events=self.public_events + len(step.events),
            undo=None,
        )
        return Played(match, step.events, settled=True, minor=step.minor)

    def may_take_back(self, game: GameModule, seat: Seat) -> bool:
        """True if this seat's last action may be undone: it is unsettled, and told nobody anything new."""
        if self.undo is not None and self.undo.seat == seat:
            return True
        return bool(game.awaited(self.position)) and game.retract(self.position, seat) is not None

    def taken_back(
        self, game: GameModule, seat: Seat, question: int | None, earlier: "Match | None"
    ) -> "Played":
        """The match without a seat's last action, as a new version: nothing is ever rewritten.

        `earlier`: the match as `undo` names it, if it does. Raises StaleClick, NotYourTurn.
        """
        # Who has answered in secret is no longer waited for, but may think again until all have.
        awaited = game.awaited(self.published)
        self._current(awaited, seat, question)
        if seat not in awaited:
            raise NotYourTurn(NotNow.NOT_ASKED)
        step = game.retract(self.position, seat)
        if step is not None:
            return self._back_to(game, seat, step.state, self._without_last(seat), None)
        if self.undo is None or self.undo.seat != seat or earlier is None:
            raise NotYourTurn(NotNow.NOTHING_TO_TAKE_BACK)
        return self._back_to(game, seat, earlier.position, earlier.pending, earlier.undo)

    def reseated(self, seat: Seat, occupant: Occupant) -> "Match":
        """The match with somebody else, or something else, at a seat; its open buttons become stale.

        Raises NotAllowed for a person who sits at another seat: nobody sees two hands.
        """
        others = (*self.occupants[:seat], *self.occupants[seat + 1 :])
        if occupant.player is not None and occupant.player in (other.player for other in others):
            raise NotAllowed(NotHere.ALREADY_SEATED)
        occupants = (*self.occupants[:seat], occupant, *self.occupants[seat + 1 :])
        return replace(self, version=self.version + 1, occupants=occupants, questions=self._asked_again(seat))

    def _current(self, awaited: tuple[Seat, ...], seat: Seat, question: int | None) -> None:
        # The order of refusal: over, outdated, not asked; then the game's own rules.
        if not awaited:
            raise NotYourTurn(NotNow.OVER)
        if question is not None and question != self.questions[seat]:
            raise StaleClick(NotNow.STALE)

    def _after(self, game: GameModule, seat: Seat, step: Step[Position, Event], auto: bool) -> "Played":
        version = self.version + 1
        questions = self._asked_anew(game, seat, step.state, all_anew=step.settled and not step.minor)
        if not step.settled:
            undo = Undo(self.version, seat) if step.reversible else None
            pending = (*self.pending, Unsettled(seat, step.events, auto))
            match = replace(
                self, version=version, position=step.state, pending=pending, questions=questions, undo=undo
            )
            return Played(match, (), auto=auto)
        mine = self.composed(seat)
        news = (*mine, *step.events)
        own = len(mine) + step.own
        # What was answered in secret is told by the step that reveals it, and by nothing else.
        open_yet = [other for other in game.awaited(self.position) if other != seat]
        match = replace(
            self,
            version=version,
            position=step.state,
            published=step.state,
            published_version=version,
            public_events=self.public_events + len(news),
            pending=tuple(each for each in self.pending if each.seat in open_yet),
            questions=questions,
            undo=None,
        )
        return Played(
            match,
            news,
            settled=True,
            own=own,
            known=self._known(seat) if auto else own,
            auto=auto,
            minor=step.minor,
            played_for=(*self._answered_for(open_yet, seat), *((seat,) if auto else ())),
        )

    def _known(self, seat: Seat) -> int:
        """Count a seat's events kept back up to the last that its person caused."""
        known = so_far = 0
        for each in self.pending:
            if each.seat == seat:
                so_far += len(each.events)
                known = known if each.auto else so_far
        return known

    def _answered_for(self, open_yet: Sequence[Seat], acting: Seat) -> tuple[Seat, ...]:
        """The seats for which a caretaker, or a computer, has answered in secret."""
        closed = (each for each in self.pending if each.seat not in (*open_yet, acting))
        return tuple(dict.fromkeys(each.seat for each in closed if each.auto))

    def _aside(self, seat: Seat, step: Step[Position, Event]) -> "Played":
        """A private action that answers no question, an order say: nobody else is told, or asked anew."""
        match = replace(
            self, version=self.version + 1, position=step.state, questions=self._asked_again(seat), undo=None
        )
        return Played(match, (), aside=True)

    def _back_to(
        self,
        game: GameModule,
        seat: Seat,
        position: Position,
        pending: tuple[Unsettled, ...],
        undo: Undo | None,
    ) -> "Played":
        questions = self._asked_anew(game, seat, position)
        match = replace(
            self, version=self.version + 1, position=position, pending=pending, questions=questions, undo=undo
        )
        return Played(match, ())

    def _without_last(self, seat: Seat) -> tuple[Unsettled, ...]:
        last = max((place for place, each in enumerate(self.pending) if each.seat == seat), default=-1)
        return tuple(each for place, each in enumerate(self.pending) if place != last)

    def _asked_again(self, seat: Seat) -> tuple[int, ...]:
        return tuple(number + (other == seat) for other, number in enumerate(self.questions))

    def _asked_anew(
        self, game: GameModule, acting: Seat, position: Position, *, all_anew: bool = False
    ) -> tuple[int, ...]:
        """`all_anew`: whoever is still waited for is asked something else, as when a deal ends by somebody's
        fold; a click that meant what was asked before must not answer it. Nor may an order that was offered
        before then be left for what comes now."""
        before, now = game.awaited(self.position), game.awaited(position)
        return tuple(
            number
            + (
                seat == acting
                or (seat in now) != (seat in before)
                or (all_anew and (game.info.standing or seat in now))
            )
            for seat, number in enumerate(self.questions)
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A match one version on, and the news that may be told now (empty until the step is settled).

    `own`: so many of the first events are the actor's own; `known`: so many of these the person who sits
    there did themself. `auto`: a computer or a caretaker did it. `minor`: gathered into the post that
    stands. `aside`: a private action that answered no question. `played_for`: seats whose turn, or
    secret answer, was not played by their person.
    """

    match: Match
    news: tuple[Event, ...]
    settled: bool = False
    own: int = 0
    known: int = 0
    auto: bool = False
    minor: bool = False
    aside: bool = False
    played_for: tuple[Seat, ...] = ()


def dealt(
    game: GameModule, table_id: TableId, name: str, occupants: Sequence[Occupant], step: Step[Position, Event]
) -> Played:
    """The first version of a match: the cards are on the table."""
    awaited = game.awaited(step.state)
    match = Match(
        id=table_id,
        game=name,
        version=1,
        position=step.state,
        published=step.state,
        pending=(),
        occupants=tuple(occupants),
        questions=tuple(int(seat in awaited) for seat in range(len(occupants))),
        public_events=len(step.events),
    )
    return Played(match, step.events, settled=True)
