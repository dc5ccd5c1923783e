"""A recorded game played again, line by line, by the rules of its game."""

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from typing import Any, TypeAlias

from engine.game import TIME, Game, GameInfo, IllegalAction, Option, Seat, Step, timing_of
from engine.quickly_made import quickly_made
from engine.record.model import TIME_UP, Line, Mover, Record, SeatHeader
from engine.shuffle import Chance, watched

AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
"""Nothing in here looks inside a state, an action or an event."""


class Broken(StrEnum):
    """Reason why a record cannot have been played by the rules of its game."""

    GAME = "game"  # a record of another game
    NO_SEED = "no-seed"
    SEATS = "seats"  # so many cannot play it
    ROLE = "role"  # unknown, twice, or none where there must be one
    OPTION = "option"  # or its value
    CHOICE = "choice"  # of a seat, or its value
    SEAT = "seat"  # there is no such seat
    OVER = "over"  # played after the end
    NOTATION = "notation"  # no action of this game, or not as it is written
    ILLEGAL = "illegal"
    GOES_ON = "goes-on"  # a line goes on after what was settled


class RecordBroken(ValueError):
    """Raised for the first line that cannot have been played; `line` is its number, 0 the deal.

    `what` is the word at fault: an option, an action; `why` what the rules say of an action.
    """

    def __init__(self, line: int, reason: Broken, what: str = "", why: str = "") -> None:
        super().__init__(line, reason, what, why)
        self.line = line
        self.reason = reason
        self.what = what
        self.why = why

    def __str__(self) -> str:
        what, why = f" {self.what!r}" if self.what else "", f" ({self.why})" if self.why else ""
        return f"line {self.line}: {self.reason}{what}{why}"


@quickly_made
class Moment:
    """The game after a line, 0 for the deal: its state, what became public by that line, what chance did.

    `private`: it changed what its own seat may see and nothing else; the table stays as it was.
    """

    line: int
    state: Any
    events: tuple[Any, ...]
    chances: tuple[Chance, ...] = ()
    private: bool = False


def replay(game: AnyGame, record: Record) -> Iterator[Moment]:
    """The deal, then what became of it by each line; raises RecordBroken for the first that cannot be.

    What a seat composes becomes public when it is settled, before what follows from that.
    """
    with watched(record.seed) as seen:
        step = _dealt(game, record)
    yield Moment(0, step.state, step.events, tuple(seen))
    composing = _Composing(step.state)
    for number, line in enumerate(record.lines, 1):
        _must_sit(record, number, line)
        with watched(record.seed) as seen:
            composing, events = _played(game, composing, number, line)
        yield Moment(number, composing.state, events, tuple(seen), private=composing.private)


@quickly_made
class Decision:
    """A moment before an action: what was to be decided, by whom, and what they did.

    `turn`: the number of its line, `place` of the action in it, from 0. `events`: all that was public by
    then. `pending`: whose actions were composed and not yet settled, a seat for each.
    """

    turn: int
    place: int
    seat: Seat
    mover: Mover
    notation: str
    state: Any
    events: tuple[Any, ...]
    pending: tuple[Seat, ...]

    @property
    def own(self) -> int:
        """Number of the seat's actions that were composed and not yet settled."""
        return self.pending.count(self.seat)


def decisions(game: AnyGame, record: Record) -> Iterator[Decision]:
    """Every action of a record in its moment; raises RecordBroken for the first that cannot be."""
    step = _dealt(game, record)
    composing, events = _Composing(step.state), step.events
    for number, line in enumerate(record.lines, 1):
        _must_sit(record, number, line)
        for place, notation in enumerate(line.actions):
            pending = tuple(seat for seat, _ in composing.pending)
            yield Decision(number, place, line.seat, line.mover, notation, composing.state, events, pending)
            composing, told = _acted(game, composing, number, line, place)
            events += told


def _must_sit(record: Record, number: int, line: Line) -> None:
    if line != TIME_UP and not 0 <= line.seat < len(record.seats):
        raise RecordBroken(number, Broken.SEAT, str(line.seat))


@quickly_made
class _Composing:
    """A state, and what seats have done since it was last settled, an entry an action."""

    state: Any
    pending: tuple[tuple[Seat, tuple[Any, ...]], ...] = ()
    private: bool = False


def _dealt(game: AnyGame, record: Record) -> Step[Any, Any]:
    info = game.info
    if record.game != info.name:
        raise RecordBroken(0, Broken.GAME, record.game)
    if not record.seed:
        raise RecordBroken(0, Broken.NO_SEED)
    if len(record.seats) not in info.seats:
        raise RecordBroken(0, Broken.SEATS, str(len(record.seats)))
    roles = _roles(info, record.seats)
    options = game.agree(_agreed(info, record.options))
    choices = _choices(info, record.seats)
    rules = record.rules if info.plays(record.rules) else None  # an unknown number: as far as today's lead
    try:
        return game.setup(roles or len(record.seats), options, record.seed, choices, rules=rules)
    except ValueError as fault:  # two of a role, two who chose the same
        raise RecordBroken(0, Broken.SEATS, why=str(fault)) from None


def _roles(info: GameInfo, seats: Sequence[SeatHeader]) -> list[str]:
    roles = [seat.role for seat in seats]
    for place, role in enumerate(roles):
        if (role in roles[:place] and info.roles) or role not in (info.roles or ("",)):
            raise RecordBroken(0, Broken.ROLE, role)
    return roles if info.roles else []


def _agreed(info: GameInfo, options: Mapping[str, str]) -> dict[str, str]:
    """A word for each option of the game; one that the record leaves out has its first value."""
    _known(info.options, options, Broken.OPTION)
    return {option.name: options.get(option.name, option.values[0]) for option in info.options}


def _choices(info: GameInfo, seats: Sequence[SeatHeader]) -> list[dict[str, str]]:
    for seat in seats:
        _known(info.choices, seat.choices, Broken.CHOICE)
    return [dict(seat.choices) for seat in seats]


def _known(options: Sequence[Option], words: Mapping[str, str], reason: Broken) -> None:
    values = {option.name: option.values for option in options}
    for name, word in words.items():
        if word not in values.get(name, ()):
            raise RecordBroken(0, reason, f"{name} {word}")


def _played(
    game: AnyGame, composing: _Composing, number: int, line: Line
) -> tuple[_Composing, tuple[Any, ...]]:
    """State after a line, and the events that it made public."""
    events: tuple[Any, ...] = ()
    for place in range(len(line.actions)):
        composing, told = _acted(game, composing, number, line, place)
        events += told
    return composing, events


def _acted(
    game: AnyGame, composing: _Composing, number: int, line: Line, place: int
) -> tuple[_Composing, tuple[Any, ...]]:
    """State after one action of a line, and the events it made public; all but the last ask for their end."""
    text, last = line.actions[place], place == len(line.actions) - 1
    awaited = game.awaited(composing.state)
    if not awaited:
        raise RecordBroken(number, Broken.OVER, text)
    if line == TIME_UP:
        step = _time_up(game, composing.state, number)
        return replace(composing, state=step.state, private=False), step.events
    step = _applied(game, composing.state, number, line.seat, text, asks_end=not last)
    if step.settled and not last:
        raise RecordBroken(number, Broken.GOES_ON, line.actions[place + 1])
    if step.settled and not step.events and game.awaited(step.state) == awaited:
        return replace(composing, state=step.state, private=True), ()
    if step.settled:
        return _settled(composing, line.seat, awaited, step)
    pending = (*composing.pending, (line.seat, step.events))
    return _Composing(step.state, pending, private=True), ()


def _settled(
    composing: _Composing, seat: Seat, awaited: Sequence[Seat], step: Step[Any, Any]
) -> tuple[_Composing, tuple[Any, ...]]:
    """Publish what the seat composed, then what follows; others who are asked keep what they compose."""
    mine = [event for who, events in composing.pending if who == seat for event in events]
    left = tuple(each for each in composing.pending if each[0] in awaited and each[0] != seat)
    return _Composing(step.state, left), (*mine, *step.events)


def _time_up(game: AnyGame, state: Any, number: int) -> Step[Any, Any]:
    timing = timing_of(game)
    if timing is None:
        raise RecordBroken(number, Broken.NOTATION, TIME)
    try:
        return timing.time_up(state)
    except IllegalAction as refusal:
        raise RecordBroken(number, Broken.ILLEGAL, TIME, str(refusal.reason)) from None


def _applied(
    game: AnyGame, state: Any, number: int, seat: Seat, text: str, *, asks_end: bool
) -> Step[Any, Any]:
    try:
        action = game.parse(text)
    except IllegalAction as refusal:
        raise RecordBroken(number, Broken.NOTATION, text, str(refusal.reason)) from None
    if str(action) != text:
        raise RecordBroken(number, Broken.NOTATION, text)
    try:
        return game.apply(state, seat, action, asks_end=asks_end)
    except IllegalAction as refusal:
        raise RecordBroken(number, Broken.ILLEGAL, text, str(refusal.reason)) from None
