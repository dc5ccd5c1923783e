"""Decisions of computers, from what their seat may see; and of the clock for somebody absent."""

from collections.abc import Sequence
from typing import Literal, get_args

from engine.shuffle import drawn
from engine.whispers.actions import Action, Done, Peek, Show, Whisper
from engine.whispers.events import Event
from engine.whispers.pieces import Options, Pick
from engine.whispers.views import SeatView

Level = Literal["careless", "sly"]
LEVELS: tuple[str, ...] = get_args(Level)

STRONG, FAIR = 10, 7
"""From this card on it is worth half the purse, or one."""


def choose(view: SeatView, level: str, seed: str, _events: Sequence[Event]) -> Action:
    """A decision; raises ValueError where nothing is asked or the level does not exist."""
    if level not in LEVELS:
        raise ValueError(f"no level {level}")
    if not view.offers:
        raise ValueError("nothing is asked of this seat")
    return _careless(view, seed) if level == "careless" else _sly(view)


def least(view: SeatView) -> Action:
    """Says no more, and shows the low card unless an order says otherwise."""
    return Show(view.order or Pick.LOW) if view.table.duel else Done()


def _careless(view: SeatView, seed: str) -> Action:
    """Whispers once, some small number, and shows either card."""
    if view.table.duel:
        return Show(view.order or tuple(Pick)[drawn(2, f"{seed}:card")])
    if view.whispers or not view.purse or not drawn(3, f"{seed}:whisper"):
        return Done()
    return Whisper(1 + drawn(min(view.purse, 4), f"{seed}:amount"))


def _sly(view: SeatView) -> Action:
    """Peeks where it is free, whispers by what it holds, saves a high card for which it paid nothing."""
    if view.table.duel:
        return Show(view.order or (Pick.HIGH if view.whispers or _last_round(view) else Pick.LOW))
    if not view.peeked and not view.table.options.forfeit:
        return Peek()
    short = _worth(view) - sum(view.whispers)
    return Whisper(min(short, view.purse)) if short > 0 and view.purse else Done()


def _worth(view: SeatView) -> int:
    best = max(view.kept, view.fresh or 0)
    return wanted(best, view.row.purse, last=_last_round(view))


def wanted(best: int, purse: int, *, last: bool) -> int:
    """Number worth whispering in a round: nothing for a weak hand, all that is left in the `last`."""
    if last:
        return purse
    return (purse + 1) // 2 if best >= STRONG else 1 if best >= FAIR else 0


def _last_round(view: SeatView) -> bool:
    table = view.table
    return is_last(table.options, table.round, max(row.points for row in table.rows))


def is_last(options: Options, number: int, most: int) -> bool:
    """Tell if this round may be the last; `most`: points that somebody has."""
    return number == options.rounds or most + 1 == options.goal
