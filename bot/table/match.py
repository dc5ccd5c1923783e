"""People in seats around a state, at a version; and all that may be told after a step.

Pure: no clock, no disk, no Discord. It carries the state of whatever game without looking inside.
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeAlias

from engine.game import Refusal, Seat, Step

PlayerId: TypeAlias = int
"""A Discord user id."""

TableId: TypeAlias = int
"""A table's number, from its lobby to its last picture."""

# The state, its views and events belong to the game; the shell only carries them. Hence `Any`.
State: TypeAlias = Any
Table: TypeAlias = Any
View: TypeAlias = Any
Event: TypeAlias = Any
GameModule: TypeAlias = Any


class Level(StrEnum):
    """How well a computer boss plays."""

    ROOKIE = "rookie"
    REGULAR = "regular"
    BOSS = "boss"


class NotNow(StrEnum):
    """Why the table says no, whatever the game."""

    STALE = "stale"  # the question has been answered, or has changed
    NOT_SEATED = "not-seated"
    NOT_ASKED = "not-asked"
    NOTHING_TO_TAKE_BACK = "nothing-to-take-back"
    OVER = "over"
    NO_SUCH_TABLE = "no-such-table"
    HELD_BY_COMPUTER = "held-by-computer"


class StaleClick(Refusal):
    """Raised when a button answers a question that is no longer asked."""


class NotSeated(Refusal):
    """Raised when somebody acts at a table where he has no seat."""


class NoSuchMatch(Refusal):
    """Raised when a table does not exist, or not any more."""


class NotYourTurn(Refusal):
    """Raised when nothing is asked of this seat, or there is nothing to take back."""


class HeldByComputer(Refusal):
    """Raised when somebody acts at his own seat while a computer holds it; one click takes it back."""


@dataclass(frozen=True, slots=True)
class Occupant:
    """Who sits at a seat: a person, or a computer; both when a computer holds a person's seat."""

    player: PlayerId | None
    name: str  # as Discord shows it; a computer's is the name of its boss
    boss: str
    level: Level | None = None  # set: a computer plays this seat
    missed_turns: int = 0  # turns in a row that the caretaker played for the person

    @property
    def human(self) -> bool:
        """A person decides here."""
        return self.player is not None and self.level is None


@dataclass(frozen=True, slots=True)
class Undo:
    """What Take back would return to, and who may ask for it."""

    version: int
    seat: Seat


@dataclass(frozen=True, slots=True)
class Match:
    """One table in play.

    `state` is the present moment; `published` the last one that everybody may see: a turn is
    composed in private and told when it is settled. `news` happened in between.
    `questions` counts, per seat, what has been asked of it: a click that answers an older
    question is stale, and one boss's secret answer never makes another's buttons stale.
    `told` is the version up to which the table's posts have told the news, `published_version` the
    one in which `published` came to be.
    """

    id: TableId
    game: str
    version: int
    state: State
    published: State
    news: tuple[Event, ...]
    occupants: tuple[Occupant, ...]
    questions: tuple[int, ...]
    undo: Undo | None = None
    told: int = 0
    published_version: int = 1

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names by seat; empty where a computer plays for nobody."""
        return tuple("" if occupant.player is None else occupant.name for occupant in self.occupants)

    def seat_of(self, player: PlayerId) -> Seat:
        """The seat of a person; raises NotSeated."""
        for seat, occupant in enumerate(self.occupants):
            if occupant.player == player:
                return seat
        raise NotSeated(NotNow.NOT_SEATED)

    def table(self, game: GameModule) -> Any:
        """The public table as last told."""
        return game.table(self.published)

    def view(self, game: GameModule, seat: Seat) -> Any:
        """What one boss may see: his own composing or answer, else the table as last told."""
        return game.view(self.state if seat in game.awaited(self.published) else self.published, seat)

    def awaited(self, game: GameModule) -> tuple[Seat, ...]:
        """The seats we wait for."""
        awaited: tuple[Seat, ...] = game.awaited(self.state)
        return awaited

    def played(self, game: GameModule, seat: Seat, question: int | None, notation: str) -> "Played":
        """The match after a seat's action, with what may be told.

        `question` None asks no question number (computers and typed commands act on the present).
        Raises StaleClick, NotYourTurn, or the game's IllegalAction; the match itself never changes.
        """
        self._asked(game.awaited(self.state), seat, question)
        return self._after(game, seat, game.apply(self.state, seat, game.parse(notation)))

    def may_take_back(self, seat: Seat) -> bool:
        """Whether the last deed was this seat's, and told nobody anything new."""
        return self.undo is not None and self.undo.seat == seat

    def taken_back(self, game: GameModule, seat: Seat, question: int | None, earlier: "Match") -> "Played":
        """The match with the moment of `earlier`, as a new version: nothing is ever rewritten."""
        # Who has answered in secret is no longer waited for, but may think again until all have.
        self._asked(game.awaited(self.published), seat, question)
        if self.undo is None or self.undo.seat != seat or self.undo.version != earlier.version:
            raise NotYourTurn(NotNow.NOTHING_TO_TAKE_BACK)
        match = replace(
            self,
            version=self.version + 1,
            state=earlier.state,
            news=earlier.news,
            questions=self._asked_anew(game, seat, earlier.state),
            undo=earlier.undo,
        )
        return Played(match, (), False)

    def reseated(self, seat: Seat, occupant: Occupant) -> "Match":
        """The match with somebody else, or something else, at a seat; its open buttons become stale."""
        occupants = (*self.occupants[:seat], occupant, *self.occupants[seat + 1 :])
        questions = tuple(number + (other == seat) for other, number in enumerate(self.questions))
        return replace(self, version=self.version + 1, occupants=occupants, questions=questions)

    def _asked(self, awaited: tuple[Seat, ...], seat: Seat, question: int | None) -> None:
        # The order of refusal: over, outdated, not asked; then the game's own rules.
        if not awaited:
            raise NotYourTurn(NotNow.OVER)
        if question is not None and question != self.questions[seat]:
            raise StaleClick(NotNow.STALE)
        if seat not in awaited:
            raise NotYourTurn(NotNow.NOT_ASKED)

    def _after(self, game: GameModule, seat: Seat, step: Step[Any, Any]) -> "Played":
        news = (*self.news, *step.events)
        takes_back = step.reversible and not step.settled
        match = replace(
            self,
            version=self.version + 1,
            state=step.state,
            published=step.state if step.settled else self.published,
            published_version=self.version + 1 if step.settled else self.published_version,
            news=() if step.settled else news,
            questions=self._asked_anew(game, seat, step.state),
            undo=Undo(self.version, seat) if takes_back else None,
        )
        return Played(match, news if step.settled else (), step.settled)

    def _asked_anew(self, game: GameModule, actor: Seat, state: State) -> tuple[int, ...]:
        before, now = game.awaited(self.state), game.awaited(state)
        return tuple(
            number + (seat == actor or (seat in now) != (seat in before))
            for seat, number in enumerate(self.questions)
        )


@dataclass(frozen=True, slots=True)
class Played:
    """A match one version on, and the news that may be told now (empty until the step is settled)."""

    match: Match
    news: tuple[Event, ...]
    settled: bool


def dealt(
    game: GameModule, table: TableId, name: str, occupants: Sequence[Occupant], step: Step[Any, Any]
) -> Played:
    """The first version of a match: the cards are on the table."""
    awaited = game.awaited(step.state)
    match = Match(
        id=table,
        game=name,
        version=1,
        state=step.state,
        published=step.state,
        news=(),
        occupants=tuple(occupants),
        questions=tuple(int(seat in awaited) for seat in range(len(occupants))),
    )
    return Played(match, step.events, True)


def since_own(events: Sequence[Event], seat: Seat) -> tuple[Event, ...]:
    """What followed a seat's own deed, from the news of the version in which its turn ended on.

    The deed comes first in the news, in events that name its seat; what follows is everybody's.
    """
    actors = [getattr(event, "seat", None) for event in events]
    others = (index for index, actor in enumerate(actors) if actor is not None and actor != seat)
    deed = actors[: next(others, len(actors))]
    own = max((index + 1 for index, actor in enumerate(deed) if actor == seat), default=0)
    return tuple(events[own:])
