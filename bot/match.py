"""People in seats around a state, at a version; and all that may be told after a step.

Pure: no clock, no disk, no Discord. It carries the state of whatever game without looking inside.
"""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from enum import StrEnum
from typing import Any, TypeAlias

from bot.language import Language
from engine.game import Refusal, Seat, Step

PlayerId: TypeAlias = int
"""A Discord user id."""

TableId: TypeAlias = int
"""A table's number, from its lobby to its last picture."""

# The state, its views and events belong to the game; the shell only carries them. Hence `Any`.
State: TypeAlias = Any
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


@dataclass(frozen=True, slots=True)
class Sitter:
    """Who sits at a seat: a person, or a computer; both when a computer holds a person's seat."""

    player: PlayerId | None
    name: str  # as Discord shows it; a computer's is the name of its boss
    boss: str
    level: Level | None = None  # set: a computer plays this seat
    caretaken: int = 0  # turns in a row that the caretaker played for the person

    @property
    def human(self) -> bool:
        """A person decides here."""
        return self.player is not None and self.level is None


@dataclass(frozen=True, slots=True)
class Match:
    """One table in play.

    `state` is the present moment; `published` the last one that everybody may see: a turn is
    composed in private and told when it is settled. `news` happened in between.
    `questions` counts, per seat, what has been asked of it: a click that answers an older
    question is stale, and one boss's secret answer never makes another's buttons stale.
    """

    id: TableId
    game: str
    version: int
    state: State
    published: State
    news: tuple[Any, ...]
    sitters: tuple[Sitter, ...]
    questions: tuple[int, ...]
    undo: int | None  # the version that Take back would return to

    @property
    def names(self) -> tuple[str, ...]:
        """The people's names by seat."""
        return tuple(sitter.name for sitter in self.sitters)

    def seat_of(self, player: PlayerId) -> Seat:
        """The seat of a person; raises NotSeated."""
        for seat, sitter in enumerate(self.sitters):
            if sitter.player == player:
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
        Raises StaleClick, or the game's IllegalAction; the match itself never changes.
        """
        if question is not None and question != self.questions[seat]:
            raise StaleClick(NotNow.STALE)
        step = game.apply(self.state, seat, game.parse(notation))
        return self._after(game, seat, step)

    def _after(self, game: GameModule, seat: Seat, step: Step[Any, Any]) -> "Played":
        news = (*self.news, *step.events)
        asked_before, asked_now = game.awaited(self.state), game.awaited(step.state)
        questions = tuple(
            number + (other == seat or (other in asked_now) != (other in asked_before))
            for other, number in enumerate(self.questions)
        )
        match = replace(
            self,
            version=self.version + 1,
            state=step.state,
            published=step.state if step.settled else self.published,
            news=() if step.settled else news,
            questions=questions,
            undo=self.version if step.reversible else None,
        )
        return Played(match, news if step.settled else (), step.settled)


@dataclass(frozen=True, slots=True)
class Played:
    """A match one version on, and the news that may be told now (empty until the step is settled)."""

    match: Match
    news: tuple[Any, ...]
    settled: bool


@dataclass(frozen=True, slots=True)
class Bulletin:
    """All that may be told after a step: the table, the news, each asked boss's own view. Never a state."""

    table_id: TableId
    version: int
    language: Language
    table: Any
    news: tuple[Any, ...]
    views: Mapping[Seat, Any]
    names: tuple[str, ...]
