"""Looking ahead and trying plans by the compiled library: what foresight.py and tries.py find, much sooner.

Whoever calls these asks `ready` first.
"""

import ctypes
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from engine.chicago_poker.actions import Action, Discard, Send, Take
from engine.chicago_poker.computer.foresight import IN_HAND, WORLDS, shortlist, thought_of
from engine.chicago_poker.computer.habits import SEASONED, SOUND, Habits
from engine.chicago_poker.computer.imagined import UNKNOWN, Imagined
from engine.chicago_poker.computer.native.layout import (
    DISCARD,
    NOTHING,
    SEND,
    TAKE,
    Level,
    Plan,
    PortedNet,
    Tie,
    Trial,
    Unseen,
    fill_pile,
    ported_habits,
    ported_net,
    ported_plan,
    ported_table,
)
from engine.chicago_poker.computer.native.library import door
from engine.chicago_poker.computer.net import Net
from engine.chicago_poker.computer.reading import number_of, stock, unseen
from engine.chicago_poker.events import Caller, Event
from engine.chicago_poker.pieces import ACTIONS, FIRST_ROUND
from engine.chicago_poker.views import BossView

CARDS_HELD_MAX = 20  # the library has room for 32, and a hand grows while a turn is imagined


class Ahead(NamedTuple):
    """Foresight of a level; without nets by lot, judged by the share of the town.

    `own`: habits in the boss's imagined turns; rivals are imagined as SEASONED. `trust`: of the first glance.
    """

    own: Habits
    trust: float
    value: Net | None = None
    hidden: Net | None = None


def ready(table: Imagined) -> bool:
    """Tell if the library is there, and has room for this table."""
    held = max(map(table.held, range(table.seats)))
    return held <= CARDS_HELD_MAX and door.library() is not None


def second_thoughts(
    view: BossView, events: Sequence[Event], table: Imagined, worth: list[float], ahead: Ahead
) -> list[float]:
    """Return the worth of the offers after thinking ahead; `worth`: at first glance."""
    chosen = shortlist(view, worth)
    plans = [ported_plan(view.offers[offer].action, view, waits=waits) for offer, waits in chosen]
    found = (ctypes.c_double * (len(plans) * WORLDS))()
    _library().outcomes(
        ctypes.byref(ported_table(table)),
        ctypes.byref(_unseen(view, events)),
        view.seat,
        (Plan * len(plans))(*plans),
        len(plans),
        WORLDS,
        ctypes.byref(_level(ahead.own, ahead.value, ahead.hidden)),
        found,
    )
    by_plan = [found[number :: len(plans)] for number in range(len(plans))]
    return thought_of(worth, chosen, by_plan, ahead.trust)


def tried(
    view: BossView,
    events: Sequence[Event],
    table: Imagined,
    plans: Sequence[tuple[Action | None, bool]],
    tries: int,
    *,
    turns: int,
    decided: float,
    free: int,
) -> list[list[list[float]]]:
    """Return, for each plan and try, the town and then each place; not a number at a vacant lot.

    `turns`, `decided`, `free`: as tries.py has them.
    """
    width = 1 + table.places
    found = (ctypes.c_double * (len(plans) * tries * width))()
    ported = [_tried_plan(action, view, waits=waits) for action, waits in plans]
    _library().tries(
        ctypes.byref(ported_table(table)),
        ctypes.byref(_unseen(view, events)),
        view.seat,
        (Plan * len(plans))(*ported),
        len(plans),
        tries,
        turns,
        ctypes.byref(_tie(view, table, free)),
        ctypes.byref(_trial(decided)),
        found,
    )
    rows = [found[at : at + width] for at in range(0, len(found), width)]
    return [rows[number :: len(plans)] for number in range(len(plans))]


def _library() -> ctypes.PyDLL:
    library = door.library()
    if library is None:
        raise LookupError("nothing is compiled")
    return library


def _unseen(view: BossView, events: Sequence[Event]) -> Unseen:
    left = Unseen()
    hidden, pile = unseen(view, events)
    for to, cards in ((left.hidden, hidden), (left.pile, pile), (left.tiles, stock(view))):
        fill_pile(to, cards)
    return left


def _tried_plan(action: Action | None, view: BossView, *, waits: bool) -> Plan:
    match action:
        case None:
            return Plan(NOTHING, waits=waits)
        case Send(card):
            if view.table.tie is None:
                raise LookupError("no shootout waits for reinforcements")
            return Plan(SEND, what=UNKNOWN if card is None else number_of(card), waits=waits)
        case Take(card):
            return Plan(TAKE, what=number_of(card), waits=waits)
        case Discard(card):
            return Plan(DISCARD, what=number_of(card), waits=waits)
        case _:
            return ported_plan(action, view, waits=waits)


def _tie(view: BossView, table: Imagined, free: int) -> Tie:
    ported, tie = Tie(), view.table.tie
    if tie is not None:
        ported.place, ported.caller = tie.place, tie.caller
        ported.stalemate, ported.optional = tie.cause is Caller.STALEMATE, tie.optional
        ported.free, ported.left = free, FIRST_ROUND.get(table.turn, ACTIONS)
        ported.number = len(tie.tied)
        ported.tied[: ported.number] = tie.tied
    return ported


@cache
def _level(own: Habits, value: Net | None, hidden: Net | None) -> Level:
    return Level(_habits(own), _habits(SEASONED), _net(value), _net(hidden), IN_HAND)


@cache
def _trial(decided: float) -> Trial:
    return Trial(_habits(SEASONED), _habits(SOUND), IN_HAND, decided)


@cache
def _habits(habits: Habits) -> "ctypes._Pointer[ctypes.Structure]":
    return ctypes.pointer(ported_habits(habits))


@cache
def _net(net: Net | None) -> "ctypes._Pointer[PortedNet] | None":
    return None if net is None else ctypes.pointer(ported_net(net))
