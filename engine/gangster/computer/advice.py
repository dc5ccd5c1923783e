"""Advice of a boss in a seat's place, and the gain of each line: a boss's figures, in more tries.

A line's worth is what it brings against letting the turn pass, in points of influence. The reasons are in
reasons.py; docs/research/other-computers.md says how far all that is true.
"""

from collections.abc import Iterator, Sequence
from statistics import fmean

from engine.advice import Advice, Advised, ranked
from engine.gangster.actions import Action, Bump, Drive, Gun, Load, UnloadOwn
from engine.gangster.board import Board
from engine.gangster.computer.choosing import dice_of
from engine.gangster.computer.foresight import Lookout, Reached, a_world, best_in, judged, reached
from engine.gangster.computer.reasons import reasons
from engine.gangster.events import Event
from engine.gangster.views import SeatView

TRIES = 24  # the first of them are a boss's own
TOLD = 3
NOISE = 0.5  # points: a usual spread of the difference of two lines, over other orders of the piles
LOOKED_AT = 5  # of different things to do


def advise(
    view: SeatView,
    seed: int | str,
    events: Sequence[Event] = (),  # noqa: ARG001
    also: Sequence[Action] = (),
) -> Advice[Action]:
    """The line that a boss chooses and the best of the others, by worth; `events` tell nothing more.

    `worth`: points of influence, one's own less a part of the rivals' as a boss weighs them, more than if the
    turn passed. Raises ValueError when nothing is asked of the seat, or for a line that is not offered.
    """
    offered = {offer.action for offer in view.offers}
    if not offered:
        raise ValueError("nothing is asked of this boss")
    if not offered.issuperset(also):
        raise ValueError("that is not offered")
    lookout = Lookout.of(view)
    habits = lookout.sight.habits
    dice = dice_of(view, seed)
    worlds = [a_world(view.table, dice) for _ in range(TRIES)]
    lines = lookout.lines()
    chosen = best_in(lookout, lines[: habits.lines], worlds[: habits.worlds])
    others = _different(lookout.board, chosen, lines)

    passed = [reached(lookout, None, world) for world in worlds]
    known = {
        line: _advised(lookout, line, [reached(lookout, line, world) for world in worlds], passed)
        for line in dict.fromkeys((chosen, *others, *also))
    }
    best = ranked(known[chosen], (known[line] for line in others), NOISE, TOLD)
    return Advice(TRIES, best, tuple(known[line] for line in also), NOISE)


def _advised(
    lookout: Lookout, line: Action, tried: Sequence[Reached], passed: Sequence[Reached]
) -> Advised[Action]:
    sight = lookout.sight
    worth = fmean(judged(sight, end) for end in tried) - fmean(judged(sight, end) for end in passed)
    return Advised(line, worth, tuple(reasons(lookout, line, tried, passed)))


def _different(board: Board, chosen: Action, lines: Sequence[Action]) -> list[Action]:
    """Other things to do, the best line of each at first glance; if there are none, another way."""
    best: dict[object, Action] = {_what(board, chosen): chosen}
    for line in lines:
        best.setdefault(_what(board, line), line)
    others = list(best.values())[1:LOOKED_AT]
    return others or [line for line in lines if line != chosen][:1]


def _what(board: Board, line: Action) -> tuple[object, ...]:
    """Key of a line that is equal for the same thing to do, whatever the card, the piece or the breakfast."""
    return (line.by, *_about(board, line))


def _about(board: Board, line: Action) -> Iterator[object]:
    match line:
        case Drive(to=place):
            yield from (Drive, place.number)
        case Bump(other=other):
            yield from (Bump, other)
        case UnloadOwn():
            yield UnloadOwn
        case Load(space=space):
            yield from (Load, board.spaces[board.clans[board.acting(line.by)].car][space - 1])
        case Gun(place=place, space=space):
            yield from (Gun, place, board.spaces[place.number][space - 1])
        case other:
            yield other
