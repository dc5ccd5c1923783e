"""Answers of a recorded game's computers when they are asked again: the same, if nobody helped them.

A computer decides from what its seat may see and from dice that follow from the seed (docs/record.md). So
anybody who has the record can ask it again; in the same version of the program, for computers learn.
"""

from collections.abc import Iterator, Sequence

from engine import seal
from engine.game import Seat
from engine.quickly_made import quickly_made
from engine.record.checking import dealt_from
from engine.record.games import GAMES
from engine.record.model import Mover, MoverKind, Record
from engine.record.reading import read
from engine.record.replaying import AnyGame, Decision, RecordBroken, decisions


@quickly_made
class Asked:
    """A decision that was not a person's; `turn`: the number of its line, `place` of the action in it."""

    turn: int
    place: int
    seat: Seat
    mover: Mover
    notation: str


def asked_of_computers(record: Record) -> tuple[Asked, ...]:
    """Every decision of a computer or a caretaker that has one right answer, in order.

    Not those where the time to think ran out; nor those of which it is not known which level decided.
    """
    return tuple(
        Asked(turn, place, line.seat, line.mover, notation)
        for turn, line in enumerate(record.lines, 1)
        if _answers(line.mover)
        for place, notation in enumerate(line.actions)
    )


NOTHING = ""
"""The answer where nothing was to be decided by such a computer: no notation is like it."""


def answers(text: str, asked: Sequence[Asked]) -> Iterator[str | None]:
    """Answers to those decisions of a record's text today, in the game's notation; all from one replay.

    `asked`: in order. None behind a line that cannot have been played. Raises LookupError for a game that is
    not of the house, and for a decision that the record has not.
    """
    record = read(text)
    game = GAMES[record.game]
    count = 0
    for count, answer in enumerate(_answered(game, dealt_from(record), asked), 1):  # noqa: B007 counted
        yield answer
    yield from [None] * (len(asked) - count)


def answered(text: str, asked: Sequence[Asked]) -> tuple[str | None, ...]:
    """All those answers."""
    return tuple(answers(text, asked))


def decisions_at(game: AnyGame, record: Record, asked: Sequence[Asked]) -> Iterator[Decision]:
    """Those decisions in their moments; the game is played no further than to the last.

    Raises RecordBroken where the record cannot be played so far, LookupError for one that it has not.
    """
    left = iter(asked)
    wanted = next(left, None)
    for decision in decisions(game, record) if wanted else ():
        if wanted and (decision.turn, decision.place) == (wanted.turn, wanted.place):
            yield decision
            wanted = next(left, None)
            if wanted is None:
                return
    if wanted is not None:
        raise LookupError(f"no action {wanted.place} in line {wanted.turn}, or not in order")


def dice_of(record: Record, decision: Decision) -> str:
    """The seed with which a computer thinks in that moment: it follows from the record's."""
    return seal.dice(record.game, record.seed, f"{len(decision.events)}.{decision.own}", decision.seat)


def _answered(game: AnyGame, record: Record, asked: Sequence[Asked]) -> Iterator[str]:
    """The answers as far as the record can be played."""
    try:
        for decision in decisions_at(game, record, asked):
            yield _decided(game, record, decision)
    except RecordBroken:
        return


def _answers(mover: Mover) -> bool:
    if mover.out_of_time or mover.kind is MoverKind.PERSON:
        return False
    return bool(mover.level) or mover.kind is MoverKind.CARETAKER


def _decided(game: AnyGame, record: Record, decision: Decision) -> str:
    levels = ("", *game.info.levels)
    if decision.seat not in game.awaited(decision.state) or decision.mover.level not in levels:
        return NOTHING
    view = game.view(decision.state, decision.seat)
    if not decision.mover.level:
        return str(game.least(view))
    dice = dice_of(record, decision)
    return str(game.choose(view, decision.mover.level, dice, list(decision.events)))
