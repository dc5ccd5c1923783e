"""Contract of every game of the house: pure functions over a state, a step, and a polite no.

Nothing in here may know a particular game, a clock, a disk or Discord. A game's engine is a module that fills
`Game`; its looks and its words are its skin's (bot/skins/skin.py).
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import field
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from engine.advice import Advice
from engine.quickly_made import quickly_made
from engine.seat import Seat as Seat
from engine.story import Story

Fact: TypeAlias = str | int

S = TypeVar("S")
S_contra = TypeVar("S_contra", contravariant=True)
V_contra = TypeVar("V_contra", contravariant=True)
E_contra = TypeVar("E_contra", contravariant=True)
A_co = TypeVar("A_co", covariant=True)
O_contra = TypeVar("O_contra", contravariant=True)
A = TypeVar("A")
Word = TypeVar("Word", bound=str)
E = TypeVar("E")
V = TypeVar("V")
E_co = TypeVar("E_co", covariant=True)
A_contra = TypeVar("A_contra", contravariant=True)
S_co = TypeVar("S_co", covariant=True)
T_co = TypeVar("T_co", covariant=True)


@quickly_made
class Step(Generic[S_co, E_co]):
    """Result of an action: the new position, and what the whole table saw of it.

    `settled`: the turn is over, or somebody else must decide now; until then the shell keeps the events to
    itself, so that a turn may be composed calmly. `reversible`: the action told nobody, not even its own
    seat, anything new, so it may be taken back until it is settled. `own`: so many of the first events are
    what the actor did; what follows is news to them too. `minor`: settled, but small (a check, a stay): the
    shell gathers it into the post that stands instead of posting anew.

    A settled step without events that leaves everybody's question as it was is private. A seat leaves a
    standing order before its turn, or one in its turn that does not answer the question; nobody else is told,
    and nobody else's view changes. A step of a seat that was not awaited is settled and changes nobody's
    question. It may have events of its own (cards shown of one's own free will), and is then minor.
    """

    state: S_co
    events: tuple[E_co, ...]
    settled: bool = True
    reversible: bool = False
    own: int = 0
    minor: bool = False


@quickly_made
class Suggestion:
    """A value that an option has where nobody has chosen one, instead of its first.

    Where at least so many `seats` are taken; `days`: and only where a turn may last half a day or more.
    """

    value: str
    seats: int = 0
    days: bool = False


@quickly_made
class Option:
    """Something that a table agrees on, or that a seat chooses, before the game begins.

    The first value is the default. `needs`: other options with the values under which this one
    matters; elsewhere it is not asked for. `unique`: no two seats may have the same (seats' choices only).
    `of_computers`: it says how computers play, so it matters only where one sits. `live`: values other than
    the first can be agreed on only where turns last minutes, for all people sit together. `since`: the rules
    with which it came; by older ones a game has its first value. `suggested`: what a lobby has until its
    host chooses, and says so.
    """

    name: str
    values: tuple[str, ...]
    needs: Mapping[str, tuple[str, ...]] = field(default_factory=dict)
    unique: bool = False
    of_computers: bool = False
    live: bool = False
    since: int = 1
    suggested: Suggestion | None = None


def one_of(values: Iterable[Word], word: str) -> Word:
    """Return the value that is this word; raises ValueError where there is none."""
    for value in values:
        if value == word:
            return value
    raise ValueError(f"{word!r} is none of {', '.join(values)}")


@quickly_made
class Amount:
    """A number that a player may name as a word of a line: from `low` to `high` in steps of `step`.

    In a legal action it stands for every such number; `str` of it is `4-40` or `4-40/2`.
    """

    low: int
    high: int
    step: int = 1

    def __contains__(self, number: object) -> bool:
        return (
            isinstance(number, int)
            and self.low <= number <= self.high
            and (number == self.high or (number - self.low) % self.step == 0)
        )

    def __str__(self) -> str:
        return f"{self.low}-{self.high}" + (f"/{self.step}" if self.step > 1 else "")


@quickly_made
class Effort:
    """Cost of a game over days, as measured with its computers.

    `questions`: decisions asked of each seat. `days`: with people at all seats who look every three hours by
    day and settle nothing before the bot asks for it.
    """

    questions: float
    days: float


def effort_between(measured: Mapping[int, tuple[float, float]], seats: int) -> Effort:
    """Return the questions and days measured for so many seats, or what lies between the nearest two."""
    below = max((each for each in measured if each <= seats), default=min(measured))
    above = min((each for each in measured if each >= seats), default=max(measured))
    share = 0.0 if above == below else (seats - below) / (above - below)
    less, more = measured[below], measured[above]
    return Effort(*(a + (b - a) * share for a, b in zip(less, more, strict=True)))


@quickly_made
class GameInfo:
    """Facts about a game that the shell must know before anybody plays it.

    `roles`: the characters, one a seat, () where there are none. `choices`: what else each seat may choose.
    `levels`: of its computers, weakest first. `state` and `events`: the types that the store keeps without
    looking inside. `plans`: the game's `planning` (`Planning`) knows plans for as many turns to come as
    `plan_turns` says. `answers`: by name what a seat may answer before it is asked, which its `answering`
    (`Answering`) knows. `standing`: a seat may do something that is not awaited: leave an order, show what
    nobody asked to see. `ahead`: the game's `ahead` (`Ahead`) says who may answer before their turn comes.

    `small_turns`: a turn is one small decision and a game has many, so a quick pace suits it. `rules`: raised
    by every change of what is legal or of what an action does, so that a record can say by which rules it was
    played. A position carries the number by which it was dealt, and goes on by it; all numbers up to this one
    are played. `minutes`: the option whose number says after how many minutes at the table the game's
    `timing` (`Timing`) brings the end near; "" where there is none.

    `story_figures`: what its stories tell of each seat for the statistics, by the names of
    `SeatStory.figures`, in the order in which they are shown. `effort`: of a game under such options for so
    many seats; None: nobody knows.
    """

    name: str
    seats: range
    roles: tuple[str, ...]
    options: tuple[Option, ...]
    levels: tuple[str, ...]
    state: Any
    events: tuple[type, ...]
    choices: tuple[Option, ...] = ()
    plans: bool = False
    standing: bool = False
    ahead: bool = False
    plan_turns: int = 1
    small_turns: bool = False
    rules: int = 1
    minutes: str = ""
    story_figures: tuple[str, ...] = ()
    answers: tuple[str, ...] = ()
    effort: Callable[[Mapping[str, str], int], Effort] | None = None

    def plays(self, rules: int) -> bool:
        """Tell if a game that was dealt by these rules can be played here."""
        return 1 <= rules <= self.rules

    def agreed(self, said: Mapping[str, str]) -> dict[str, str]:
        """Return a value for each option: the one that is said, else the default."""
        return {option.name: said.get(option.name, option.values[0]) for option in self.options}

    @property
    def default_level(self) -> str:
        """The level that takes a seat over when nobody names one: the middle one, or the weaker of two."""
        return self.levels[(len(self.levels) - 1) // 2]


@quickly_made
class Result:
    """Ending of a game, by seat. `ranks`: 1 for a winner, equal ranks share a place.

    `scores`: points or chips, None where the game counts none. `figures`: what statistics keep; those whose
    name begins with `best` are maxima over games, all others are summed.
    """

    ranks: tuple[int, ...]
    scores: tuple[int, ...] | None
    figures: tuple[Mapping[str, int], ...]

    @property
    def winners(self) -> tuple[Seat, ...]:
        """The seats of rank 1."""
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)


class Ruled(StrEnum):
    """Reasons for a no, each with the number of the rule behind it, by which its page has it."""

    rule: str

    def __new__(cls, value: str, rule: str = "") -> "Ruled":
        """A reason is its word; most are written with the rule."""
        reason = str.__new__(cls, value)
        reason._value_ = value
        reason.rule = rule
        return reason


class Refusal(Exception):
    """Raised when a player may do something differently; worded for people by the shell.

    `reason` is a member of a closed enum; `facts` are what a sentence needs, never a secret.
    """

    def __init__(self, reason: StrEnum, **facts: Fact) -> None:
        super().__init__(reason, facts)
        self.reason = reason
        self.facts = MappingProxyType(facts)

    @property
    def rule(self) -> str:
        """The number of the rule behind it, "" where no page has one."""
        return self.reason.rule if isinstance(self.reason, Ruled) else ""

    def __reduce__(self) -> tuple[Any, ...]:
        """Let one that was raised in a worker process come back as itself."""
        return _refusal, (type(self), self.reason, dict(self.facts))

    def __str__(self) -> str:
        told = " ".join(f"{name}={fact}" for name, fact in self.facts.items())
        return f"{self.reason}{' ' if told else ''}{told}"


def _refusal(kind: type[Refusal], reason: StrEnum, facts: Mapping[str, Fact]) -> Refusal:
    return kind(reason, **facts)


def rules_played(rules: int | None, newest: int) -> int:
    """The number of the rules that a game is dealt by; raises ValueError for one that is not played."""
    number = newest if rules is None else rules
    if not 1 <= number <= newest:
        raise ValueError(f"rules 1 to {newest} are played, not {number}")
    return number


class IllegalAction(Refusal):
    """Raised when the rules of the game, or its notation, do not allow the action."""


class Game(Protocol[S, O_contra, A, E, T_co, V]):
    """A game is a module that fills these names with pure functions.

    A seat may have legal actions though it is not awaited (`GameInfo.standing`). Several seats may be
    awaited, and compose, at once. A seat that is awaited may do what answers no question as well.
    """

    @property
    def info(self) -> GameInfo:
        """Name, seats, roles, options, levels, and the types that are kept."""

    def agree(self, words: Mapping[str, str]) -> Any:
        """The options as the game wants them, from one value for each option of `info.options`."""

    def setup(
        self,
        seats: int | Sequence[str],
        options: O_contra,
        seed: int | str,
        choices: Sequence[Mapping[str, str]] = (),
        *,
        rules: int | None = None,
    ) -> Step[S, E]:
        """The first position: everything shuffled from `seed`, so the same seed is the same game.

        `seats`: the roles by seat, or how many seats. `choices`: by seat, what `info.choices` asked for.
        `rules`: by which number of `info.rules` it is played to its end; None: the newest. Raises ValueError
        for a number that is not played.
        """

    def parse(self, text: str) -> A:
        """The action that one line of notation means; `str(action)` is its inverse.

        Raises `IllegalAction` when the line means nothing.
        """

    def apply(self, state: S, seat: Seat, action: A, *, asks_end: bool = False) -> Step[S, E]:
        """Return the step from `state`; raises `IllegalAction` and changes nothing for what is not allowed.

        `asks_end`: a turn of several actions whose last one this is waits for one action more, which does
        nothing but end it (see `complete`). A game that has no such turns takes no notice.
        """

    def legal(self, state: S, seat: Seat) -> tuple[A, ...]:
        """List what `apply` would accept from `seat` now; an `Amount` stands for each of its numbers."""

    def awaited(self, state: S) -> tuple[Seat, ...]:
        """The seats whose decision we wait for; empty when the game is over."""

    def complete(self, state: S) -> tuple[Seat, ...]:
        """The seats that have done all their turn lets them do, and need only end it.

        Each has one legal action, which ends the turn; how it would end is known to all who know the rules.
        """

    def in_secret(self, state: S) -> bool:
        """Tell if the question is answered in secret: until all have answered, nobody may know who has."""

    def retract(self, state: S, seat: Seat) -> Step[S, E] | None:
        """The position without `seat`'s last unsettled, reversible action, the others' left as they are.

        None where the game cannot tell them apart: then the shell goes back to the position before that
        action, as long as nobody else has acted since.
        """

    def result(self, state: S, events: Sequence[E]) -> Result | None:
        """Result of the game, None while it lasts; `events` are all that ever became public, in order."""

    def table(self, state: S) -> T_co:
        """Table view: all that everybody may know."""

    def view(self, state: S, seat: Seat) -> V:
        """View of one seat: all that it may know.

        Its field `table` is the table view. `offers` are what the seat may do now, each with its `action`.
        """

    def choose(self, view: V, level: str, seed: str, events: Sequence[E]) -> A:
        """A computer's decision from what its seat may see; the same for the same arguments."""

    def advise(self, view: V, seed: str, events: Sequence[E], also: Sequence[A] = ()) -> Advice[A]:
        """Advice of a strong level in the seat's place, best first, with its reasons; and its view of `also`.

        It comes from what `choose` gets and nothing else, and is the same for the same arguments. Raises
        ValueError when nothing is asked of the seat. At most 1.5 s of a processor for the three best at six
        seats.
        """

    def least(self, view: V) -> A:
        """Action that the clock plays for somebody absent who wants the least: never anything chancy."""

    def open(self, state: S, *, ended: bool) -> T_co:
        """Table view with every card turned up, at any moment of a game that has `ended`.

        Raises ValueError for a game that has not, whatever its state. A moment of the middle cannot tell, so
        the caller says what they know, and there is no default to forget.
        """

    def milestones(self, events: Sequence[E]) -> tuple[int, ...]:
        """Places in `events` worth jumping to when a game is looked at again (a shootout, a showdown)."""

    def story(self, moments: Sequence[tuple[S, Sequence[E]]], seed: str) -> Story:
        """Story of a game that has ended (docs/story.md): chances from turn to turn, surprise, luck.

        `moments`: each position with the events that became public by it, from the deal to the end. `seed`
        fixes the dice of what is tried, so the same arguments are the same story. Raises ValueError before
        the end: it looks at every card.
        """


BEGINS = "2 begins"


class Planning(Protocol[A_contra, V]):
    """Contract of a game's plans for a turn to come (`planning_of`).

    Everything follows from what the seat may see: a plan can neither know nor tell what is hidden from it.
    """

    def own_turn(self, view: V) -> bool:
        """Tell if the turn is the seat's, so that a plan for it is due, and none can be made."""

    def planned(self, view: V, actions: Sequence[A_contra]) -> V:
        """View of the seat in its next turn, or a later one (`plan_turns`), after these actions of it.

        It holds if nobody changes anything before, as far as that can be known. Its `offers`: what may be
        planned next, () where the plan ends. Raises `IllegalAction` for actions that cannot be planned now.
        """

    def stands_on(self, view: V, actions: Sequence[A_contra]) -> Mapping[str, str]:
        """All that a plan depends on, by name: it holds as long as every word of it stays the same.

        Where several turns can be planned, what a turn needs has its number before the name (`2 car grey`),
        and is asked when that turn comes. Where these have more than one action, `BEGINS` is how many come
        before the second turn, and what the first one needs has no number.
        """

    def needs(self, view: V, actions: Sequence[A_contra]) -> Mapping[str, str]:
        """Facts that a plan depends on which is to be played whatever the others do meanwhile.

        It holds as long as it still means what it meant. Where a game knows no such plan: all that it stands
        on.
        """

    def changed(self, name: str) -> IllegalAction:
        """Refusal for a plan that holds no more: what it stood on by that name is not as it was."""

    def tells(self, name: str) -> bool:
        """Tell if people are told beforehand that a plan stands on what has that name."""


class Answering(Protocol[A_co, V_contra]):
    """Contract of a game's answers that are given before they are asked for (`answering_of`).

    They follow from what the seat may see, as plans do.
    """

    def answers(self, view: V_contra) -> tuple[str, ...]:
        """List what the seat may answer in advance now, in the order in which it is offered.

        Each is a name of `GameInfo.answers`, some with a number (`lowest 5`). One that is not among them any
        more has lapsed.
        """

    def answer(self, view: V_contra, answer: str) -> A_co | None:
        """Action that an answer given in advance means now; None where it means nothing."""


class Ahead(Protocol[S_contra, A_co, V_contra, E_contra]):
    """Contract of a game in which a round is asked at once, though seats speak in turn (`ahead_of`).

    An answer ahead is an action that is not awaited (`GameInfo.standing`), and opened when its turn comes.
    """

    def asked_ahead(self, state: S_contra) -> Mapping[Seat, str]:
        """The seats that speak yet in this round, and may answer already: each with a word, which stays the
        same as long as the same answers will do.

        Who has answered already is among them like the others: it follows from what everybody may see.
        """

    def settled(self, view: V_contra) -> bool:
        """Tell if what the seat has left answers the question that it would be asked now."""

    def kept(self, view: V_contra, level: str, seed: str, events: Sequence[E_contra]) -> A_co | None:
        """The answer that a computer of that level would leave in the seat's place; None if it would none."""


class Timing(Protocol[S, E_co]):
    """The timing of a game that may be played for some minutes (`timing_of`): the clock is the shell's."""

    def minutes(self, state: S) -> int | None:
        """Minutes from the deal until the time is up.

        None where no time is agreed on, it is up already, or the game is over.
        """

    def time_up(self, state: S) -> Step[S, E_co]:
        """Return the step that the end of the time brings; nobody is asked anything else than before.

        Raises `IllegalAction` where `minutes` is None.
        """


TIME = "time"
"""The line of a record that says the time was up: no seat did it."""


def timing_of(game: Any) -> Timing[Any, Any] | None:
    """The timing of a game; None if it is never played for some minutes."""
    return game.timing if game.info.minutes else None


def ahead_of(game: Any) -> Ahead[Any, Any, Any, Any] | None:
    """Answers before one's turn of a game; None where everybody is asked in turn alone."""
    return game.ahead if game.info.ahead else None


def planning_of(game: Any) -> Planning[Any, Any] | None:
    """Plans of a game; None for one that knows none."""
    return game.planning if game.info.plans else None


def answering_of(game: Any) -> Answering[Any, Any] | None:
    """Answers in advance of a game; None for one that knows none."""
    return game.answering if game.info.answers else None
