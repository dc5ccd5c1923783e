"""A finished game from its record (engine/record/model.py) as a match that was played: what record.py undoes.

Pure. Nobody whom the bot knows sits in it: people are called by their seats.
"""

from collections.abc import Callable, Iterator, Sequence
from datetime import UTC, datetime

from bot.table.match import Match, Occupant, Played, dealt
from bot.table.moves import Move
from bot.table.opaque import GameModule
from bot.table.table import agreed
from engine.game import TIME, Seat
from engine.record.model import TIME_UP, Line, MoverKind, Record

NOON = 12  # of a day that a record names: the same day for nearly everybody on earth
YEAR_MIN = 1970

Called = Callable[[Seat, str, str | None], str]
"""What somebody is called by seat and role; of a computer's level, None for a person."""


class NoSuchDay(ValueError):
    """Raised for a day on which nobody can have played."""


def days_of(record: Record, unknown: datetime) -> tuple[datetime, datetime]:
    """Days of a game's deal and end; `unknown`: where its record says neither.

    Raises NoSuchDay, also where it ended before it was dealt.
    """
    first, last = record.dealt or record.ended, record.ended or record.dealt
    if not first:
        return unknown, unknown
    if last < first:
        raise NoSuchDay(last)
    return _day(first), _day(last)


def occupants_of(record: Record, levels: Sequence[str], called: Called) -> tuple[Occupant, ...]:
    """Occupants, as far as a record tells; a seat played by computers alone is a computer's."""
    found = []
    for seat, said in enumerate(record.seats):
        level = _level(record.lines, seat, levels)
        found.append(
            Occupant(None, called(seat, said.role, level), said.role, level, choices=dict(said.choices))
        )
    return tuple(found)


def moves_of(
    game: GameModule, record: Record, occupants: Sequence[Occupant], days: tuple[datetime, datetime]
) -> Iterator[tuple[Move, Match]]:
    """The deal and every action, each with the match that followed; `days`: when it was dealt and ended.

    The record gives its seed, and can be played (engine/record/replaying.py).
    """
    roles = tuple(each.role for each in occupants) if game.info.roles else len(occupants)
    options = game.agree(agreed(game.info, record.options))
    choices = tuple(each.choices for each in occupants)
    step = game.setup(roles, options, record.seed, choices, rules=record.rules)
    match = dealt(game, 0, record.game, occupants, step).match
    # When between the deal and the end a turn was played the record does not say.
    yield Move(1, days[0], None, "deal", settled=True, news=step.events), match
    for line in record.lines:
        if line == TIME_UP:
            played = match.timed_out(game)
            match = played.match
            yield _move(line, TIME, played, days[1]), match
            continue
        for place, action in enumerate(line.actions, 1):
            auto = line.mover.kind is not MoverKind.PERSON
            asks_end = place < len(line.actions)
            played = match.played(game, line.seat, None, action, asks_end=asks_end, auto=auto)
            match = played.match
            yield _move(line, action, played, days[1]), match


def _move(line: Line, action: str, played: Played, at: datetime) -> Move:
    return Move(
        version=played.match.version,
        at=at,
        seat=None if line == TIME_UP else line.seat,
        notation=action,
        settled=played.settled or played.aside,
        mover=str(line.mover),
        auto=played.auto,
        aside=played.aside,
        own=played.own,
        known=played.known,
        played_for=played.played_for,
        news=played.news if played.settled and played.news else None,
    )


def _level(lines: Sequence[Line], seat: Seat, levels: Sequence[str]) -> str | None:
    """Last level of the computer that played all turns of a seat; None if anybody else played one."""
    movers = [line.mover for line in lines if line.seat == seat]
    if not movers or any(each.kind is not MoverKind.COMPUTER for each in movers):
        return None
    return movers[-1].level if movers[-1].level in levels else None


def _day(written: str) -> datetime:
    try:
        day = datetime.strptime(written, "%Y-%m-%d").replace(tzinfo=UTC, hour=NOON)
    except ValueError:
        raise NoSuchDay(written) from None
    if day.year < YEAR_MIN:
        raise NoSuchDay(written)
    return day
