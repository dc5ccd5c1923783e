"""The comments of a record, made by playing it again: what chance did, and what became public."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from itertools import islice
from typing import Any

from engine.record.games import GAMES
from engine.record.model import Record, Remark, Told
from engine.record.replaying import AnyGame, Moment, RecordBroken, replay
from engine.record.telling import told
from engine.record.writing import RecordTooLong, write


def remarked(game: AnyGame, record: Record, public: Sequence[Any] | None = None) -> Record:
    """The record with all its comments, or as many kinds of them as leave it short enough to be read.

    What became public is left out first, for whoever knows the rules can work it out; then lots and shuffles.
    `public`: all events that the table was really told, in order; None: what the rules say. Where these two
    differ, the comments say what was told, and the check finds the line. Raises RecordBroken where the record
    cannot be played.
    """
    moments = list(replay(game, record))
    if public is not None:
        moments = list(_as_told(moments, public))
    for remarks in (remarks_of, _chances, _none):
        full = replace(record, remarks=_all(remarks, moments))
        if _fits(full):
            break
    return full


def record_text(record: Record, public: Sequence[Any] | None = None) -> str:
    """The text of a record with its comments; without them where today's rules do not lead through it.

    `public`: as `remarked` takes it. Raises LookupError for a game that is not of the house.
    """
    game = GAMES[record.game]
    try:
        return write(remarked(game, record, public))
    except RecordBroken:
        return write(replace(record, remarks=()))


def _as_told(moments: Sequence[Moment], public: Sequence[Any]) -> Iterator[Moment]:
    """Each moment with as many of these events as the rules give it; what is left over with the last."""
    told = iter(public)
    *others, last = moments
    for moment in others:
        yield replace(moment, events=tuple(islice(told, len(moment.events))))
    yield replace(last, events=tuple(told))


def remarks_of(moment: Moment) -> tuple[Remark, ...]:
    """All that is said of a line: first what chance did, in order, then what became public, in order."""
    return (*moment.chances, *(Told(told(event)) for event in moment.events))


def _chances(moment: Moment) -> tuple[Remark, ...]:
    return moment.chances


def _none(_moment: Moment) -> tuple[Remark, ...]:
    return ()


def _all(
    remarks: Callable[[Moment], tuple[Remark, ...]], moments: list[Moment]
) -> tuple[tuple[Remark, ...], ...]:
    said = tuple(remarks(moment) for moment in moments)
    return said if any(said) else ()


def _fits(record: Record) -> bool:
    try:
        write(record)
    except RecordTooLong:
        return False
    return True
