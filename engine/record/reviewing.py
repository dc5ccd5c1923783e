"""Price of a person's decisions in a recorded game, against what a strong computer would have done.

Each is judged by what its seat could see at that moment, and by nothing that was learnt later
(engine/advice.py).
"""

from collections.abc import Iterator, Sequence
from itertools import chain, pairwise
from typing import Any

from engine.advice import Advised
from engine.game import Seat
from engine.quickly_made import quickly_made
from engine.record.answering import Asked, decisions_at, dice_of
from engine.record.checking import dealt_from
from engine.record.games import GAMES
from engine.record.model import MoverKind, Record
from engine.record.reading import read
from engine.record.replaying import AnyGame, Decision, decisions


@quickly_made
class Deliberate:
    """A decision that a person made where there was another; `told`: the public turn in which it became
    known, 0 the deal."""

    asked: Asked
    told: int


@quickly_made
class Judged:
    """Such a decision, what it gave away, and what would have been best; `view`: what its seat saw.

    `cost`: in the unit of `Advised.worth`, 0 for the best. `done`, `best`: what both come to in as many
    `tries`.
    """

    told: int
    view: Any
    tries: int
    done: Advised[Any]
    best: Advised[Any]
    cost: float


def decisions_of(text: str, seat: Seat) -> tuple[Deliberate, ...]:
    """Decisions of a seat's person in a record's text, in order; not those that could not be done otherwise.

    Orders that answered no question are left out too. Raises LookupError for a game that is not of the house,
    and RecordBroken where today's rules do not lead to its end.
    """
    game, record = _game_of(text)
    found: list[Deliberate] = []
    untold: list[Asked] = []
    turn = 0
    played: Iterator[Decision | None] = decisions(game, record)
    for now, then in pairwise(chain(played, (None,))):
        assert now is not None
        mine = now.seat == seat and _deliberate(game, now)
        if mine:
            untold.append(Asked(now.turn, now.place, seat, now.mover, now.notation))
        if then is None:
            break
        if len(then.events) > len(now.events):
            turn += 1
            if seat not in then.pending:  # what it composed is settled with the rest
                found += (Deliberate(each, turn) for each in untold)
                untold.clear()
        elif mine and then.pending == now.pending:  # an order aside
            untold.pop()
    return (*found, *(Deliberate(each, turn + 1) for each in untold))


def judged(text: str, asked: Sequence[Deliberate]) -> tuple[Judged, ...]:
    """Judgements of those decisions of a record's text; all from one replay. `asked`: in order."""
    game, record = _game_of(text)
    moments = decisions_at(game, record, [each.asked for each in asked])
    return tuple(
        _judged(game, record, moment, each.told) for each, moment in zip(asked, moments, strict=True)
    )


def _game_of(text: str) -> tuple[AnyGame, Record]:
    record = read(text)
    return GAMES[record.game], dealt_from(record)


def _deliberate(game: AnyGame, decision: Decision) -> bool:
    """A person was asked, and could have done something else."""
    if decision.mover.kind is not MoverKind.PERSON or decision.seat not in game.awaited(decision.state):
        return False
    return [str(each) for each in game.legal(decision.state, decision.seat)] != [decision.notation]


def _judged(game: AnyGame, record: Record, decision: Decision, told: int) -> Judged:
    view, action = game.view(decision.state, decision.seat), game.parse(decision.notation)
    advice = game.advise(view, dice_of(record, decision), list(decision.events), (action,))
    best, (done,) = advice.best[0], advice.also
    alike = best.action == done.action or advice.like_the_first(done)
    cost = 0.0 if alike else max(0.0, float(round(best.worth) - round(done.worth)))  # as both are told
    return Judged(told, view, advice.tries, done, best, cost)
