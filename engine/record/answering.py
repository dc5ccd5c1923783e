"""What the computers of a recorded game answer when they are asked again: the same, if nobody helped them.

A computer decides from what its seat may see and from dice that follow from the seed (docs/record.md), so
whoever has the record can ask it again; of the same version, that is, for computers learn.
"""

from dataclasses import dataclass

from engine import seal
from engine.game import Seat
from engine.record.checking import dealt_from
from engine.record.games import game_named
from engine.record.model import Mover, MoverKind, Record
from engine.record.reading import read
from engine.record.replaying import AnyGame, Decision, RecordBroken, decisions


@dataclass(frozen=True, slots=True)
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


def answer(game: AnyGame, record: Record, turn: int, place: int) -> str:
    """What that decision would be now, in the game's notation.

    Raises RecordBroken where the record cannot be played so far, LookupError where nothing was decided there.
    """
    dealt = dealt_from(record)
    for decision in decisions(game, dealt):
        if (decision.turn, decision.place) == (turn, place):
            return _decided(game, dealt, decision)
    raise LookupError(f"no action {place} in line {turn}")


def answered(text: str, turn: int, place: int) -> str | None:
    """The same of a record's text; None behind a line that cannot have been played.

    Raises LookupError for a game that is not of the house.
    """
    record = read(text)
    game = game_named(record.game)
    if game is None:
        raise LookupError(record.game)
    try:
        return answer(game, record, turn, place)
    except RecordBroken:
        return None


def _answers(mover: Mover) -> bool:
    if mover.out_of_time or mover.kind is MoverKind.PERSON:
        return False
    return bool(mover.level) or mover.kind is MoverKind.CARETAKER


def _decided(game: AnyGame, record: Record, decision: Decision) -> str:
    view = game.view(decision.state, decision.seat)
    if not decision.mover.level:
        return str(game.least(view))
    lot = f"{len(decision.events)}.{decision.own}"
    dice = seal.dice(record.game, record.seed, lot, decision.seat)
    return str(game.choose(view, decision.mover.level, dice, list(decision.events)))
