"""The comments of a record, made by playing it again: what chance did, and what became public."""

from collections.abc import Callable
from dataclasses import replace

from engine.record.model import Record, Remark, Told
from engine.record.replaying import AnyGame, Moment, replay
from engine.record.telling import told
from engine.record.writing import RecordTooLong, write


def remarked(game: AnyGame, record: Record) -> Record:
    """The record with all its comments, or as many kinds of them as leave it short enough to be read.

    What became public is left out first, for whoever knows the rules can work it out; then lots and shuffles.
    Raises RecordBroken where the record cannot be played.
    """
    moments = list(replay(game, record))
    for remarks in (remarks_of, _chances, _none):
        full = replace(record, remarks=_all(remarks, moments))
        if _fits(full):
            break
    return full


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
