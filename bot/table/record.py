"""A match as a record (engine/record/model.py): what was done and not taken back, and who did it."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from datetime import datetime
from typing import Any

from bot.table.cutting import Unsealed
from bot.table.match import Occupant
from bot.table.moves import ELSEWHERE, Move
from bot.table.opaque import GameModule
from engine.game import Result, Seat, timing_of
from engine.record.model import NOBODY, TIME_UP, Ending, Line, Mover, MoverKind, Record, SeatHeader


@dataclass(slots=True)
class _Line:
    """A line that is being written: its moves, and whether something is settled by the last."""

    seat: Seat
    mover: Mover
    actions: list[str] = field(default_factory=list)
    closed: bool = False


def record_of(
    game: GameModule,
    options: Mapping[str, str],
    occupants: Sequence[Occupant],
    seed: str,
    moves: Sequence[Move],
    *,
    rules: int,
    unsealed: Unsealed | None = None,
    program: str = "",
    result: Result | None = None,
    ended: bool = True,
) -> Record:
    """The record of a match from all its moves; `result`: how it was won, None where it was not.

    `rules`: by which it was dealt. `unsealed`: None for a game dealt before seals existed.

    `ended`: else it has no last day. No name and no number of anybody who sat there is in it.
    """
    return Record(
        game=game.info.name,
        rules=rules,
        options=dict(options),
        seats=tuple(
            SeatHeader(each.role if game.info.roles else "", dict(each.choices)) for each in occupants
        ),
        seed=seed,
        lines=lines_of(game, options, occupants, seed, moves, rules=rules),
        seal="" if unsealed is None else unsealed.seal,
        secret="" if unsealed is None else unsealed.secret,
        cuts=() if unsealed is None else unsealed.cuts,
        dealt=_day(moves[0].at) if moves else "",
        ended=_day(moves[-1].at) if moves and ended else "",
        program=program,
        ending=None if result is None else Ending(result.ranks, result.scores),
    )


def lines_of(
    game: GameModule,
    options: Mapping[str, str],
    occupants: Sequence[Occupant],
    seed: str,
    moves: Sequence[Move],
    *,
    rules: int,
) -> tuple[Line, ...]:
    """Lines: one for each run of one seat's actions by one mover, until something was settled.

    An end of turn is left out that somebody else gave (a clock say) for a turn which lacked nothing more: the
    last action of a line ends such a turn by itself. Where its rules, from this seed, forbid what was
    done, the lines go on as it was done: the check of the record says where.
    """
    position = _dealt(game, options, occupants, seed, rules)
    lines: list[_Line] = []
    ended = set[Seat]()  # by us, before the move that did it
    for move in standing(moves):
        seat = move.seat
        if move.is_time:
            lines.append(_Line(NOBODY, TIME_UP.mover, [move.notation], closed=True))
            position = _after(game, position, move)
        if seat is None:
            continue
        if seat in ended:
            ended.remove(seat)
            continue
        mover = _mover(move, occupants)
        line = lines[-1] if lines else None
        if line is None or line.closed or line.seat != seat or line.mover != mover:
            lacks_its_end = line is not None and not line.closed and position is not None
            if line is not None and lacks_its_end and line.seat in game.complete(position):
                position = _ended(game, position, line)
                line.closed = True
                if line.seat == seat:
                    continue
                ended.add(line.seat)
            line = _Line(seat, mover)
            lines.append(line)
        line.actions.append(move.notation)
        line.closed = move.settled
        position = _after(game, position, move)
    return tuple(Line(each.seat, each.mover, tuple(each.actions)) for each in lines)


def _dealt(
    game: GameModule, options: Mapping[str, str], occupants: Sequence[Occupant], seed: str, rules: int
) -> Any:
    """The position that the cards are dealt to; None where its rules know no such deal."""
    choices = tuple(each.choices for each in occupants)
    seats = tuple(each.role for each in occupants) if game.info.roles else len(occupants)
    try:
        return game.setup(seats, game.agree(options), seed, choices, rules=rules).state
    except ELSEWHERE:
        return None


def _after(game: GameModule, position: Any, move: Move) -> Any:
    """The position after a move; None from where the rules do not lead to it."""
    timing = timing_of(game)
    if position is None or (move.seat is None and timing is None):
        return None
    try:
        if move.is_time and timing is not None:
            return timing.time_up(position).state
        if move.seat is None:
            return None
        return game.apply(position, move.seat, game.parse(move.notation), asks_end=not move.settled).state
    except ELSEWHERE:
        return None


def standing(moves: Sequence[Move]) -> tuple[Move, ...]:
    """The deal, the actions that count and the time: none that was taken back, and no change of seats."""
    kept: list[Move] = []
    for move in moves:
        if move.takes_back:
            mine = (
                place
                for place in reversed(range(len(kept)))
                if kept[place].seat == move.seat and not kept[place].settled
            )
            del kept[next(mine)]
        elif move.seat is not None or move.is_time or move.version == 1:
            kept.append(move)
    return tuple(kept)


def decided_since_seated(moves: Sequence[Move], seat: Seat) -> tuple[Move, ...]:
    """Credit a caretaker with moves at a seat from before its person sat down."""
    replaced = (move.version for move in moves if move.seat is None and move.notation == f"replace {seat}")
    since, somebody = max(replaced, default=0), str(Mover(MoverKind.CARETAKER))
    return tuple(
        replace(move, mover=somebody) if move.seat == seat and move.version < since else move
        for move in moves
    )


def _ended(game: GameModule, position: Any, line: _Line) -> Any:
    """The position where a turn of which only the end was missing has ended."""
    (ending,) = game.legal(position, line.seat)
    return game.apply(position, line.seat, ending).state


def _mover(move: Move, occupants: Sequence[Occupant]) -> Mover:
    """Mover of a move. Where not kept, without level: a computer, if nobody sits there by now."""
    if move.mover is not None:
        return parsed(move.mover)
    if not move.auto:
        return Mover(MoverKind.PERSON)
    nobody = move.seat is not None and occupants[move.seat].player is None
    return Mover(MoverKind.COMPUTER if nobody else MoverKind.CARETAKER)


def parsed(mover: str) -> Mover:
    """Mover from its text; raises ValueError for what is none."""
    text, late, rest = mover.partition("+")
    kind, _, level = text.partition(":")
    if late and rest != "t":
        raise ValueError(mover)
    return Mover(MoverKind(kind), level, bool(late))


def _day(at: datetime) -> str:
    return f"{at:%Y-%m-%d}"
