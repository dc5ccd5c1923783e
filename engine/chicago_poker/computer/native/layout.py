"""The structures of port.h and foresight.h, and how Python's tables, habits and nets are put into them."""

import ctypes
from collections.abc import Sequence
from typing import Any

from engine.chicago_poker.actions import Action, Drive
from engine.chicago_poker.computer.habits import Habits
from engine.chicago_poker.computer.imagined import VACANT, Imagined
from engine.chicago_poker.computer.net import Layer, Net
from engine.chicago_poker.computer.odds import NUMBER
from engine.chicago_poker.computer.weighing import in_numbers
from engine.chicago_poker.views import BossView

SEATS, PLACES, KINDS, FULL, HAND, CARDS, MARKERS = 6, 4, 4, 5, 32, 81, 32
MEMORY = 1 << 16
DRIVE, NOTHING, SEND, TAKE, DISCARD = range(6, 11)


class Pile(ctypes.Structure):
    """Cards or tiles, the top one last."""

    _fields_ = [("number", ctypes.c_int32), ("cards", ctypes.c_int8 * CARDS)]


class Hand(ctypes.Structure):
    """Cards of one boss's hand by number, and how many."""

    _fields_ = [("number", ctypes.c_int32), ("cards", ctypes.c_int8 * HAND)]


class Column(ctypes.Structure):
    """Column of one boss at one place."""

    _fields_ = [
        ("number", ctypes.c_int32),
        ("cards", ctypes.c_int8 * FULL),
        ("down", ctypes.c_int8 * FULL),
        ("backs", ctypes.c_int32),
        ("weight", ctypes.c_uint64),
        ("shown", ctypes.c_uint64),
    ]


class Table(ctypes.Structure):
    """An `Imagined`."""

    _fields_ = [
        *(
            (name, ctypes.c_int32)
            for name in (
                *("seats", "places", "of_kind", "of_any", "compulsory", "refilled"),
                *("most_reshuffles", "reshuffles"),
            )
        ),
        *((name, ctypes.c_int32) for name in ("active", "left", "optional", "turn", "winner")),
        ("kinds", ctypes.c_int32 * PLACES),
        ("hands", Hand * SEATS),
        ("extras", Hand * SEATS),
        ("columns", Column * PLACES * SEATS),
        ("markers", ctypes.c_int32),
        ("marker_seat", ctypes.c_int32 * MARKERS),
        ("marker_place", ctypes.c_int32 * MARKERS),
        ("won", ctypes.c_int32 * PLACES),
        ("tiles", ctypes.c_int32 * KINDS * SEATS),
        ("powers", ctypes.c_double * SEATS),
        ("deck", Pile),
        ("discard", Pile),
        ("stock", Pile),
        ("staked", ctypes.c_int32),
        ("prized", ctypes.c_int32),
        ("stakes", ctypes.c_double * PLACES * SEATS),
        ("prizes", ctypes.c_double * SEATS * PLACES),
        ("dice", ctypes.c_uint64),
    ]


class Unseen(ctypes.Structure):
    """Cards and tiles of which a boss does not know the place; `pile`: what they know to be discarded."""

    _fields_ = [("hidden", Pile), ("pile", Pile), ("tiles", Pile)]


class Plan(ctypes.Structure):
    """An action, and whether the rest of the turn is let go."""

    _fields_ = [
        *((name, ctypes.c_int32) for name in ("kind", "place", "what", "waits", "origin", "number")),
        ("cards", ctypes.c_int32 * FULL),
    ]


class Remembered(ctypes.Structure):
    """Worth that was found for a column of that weight."""

    _fields_ = [("weight", ctypes.c_uint64), ("good", ctypes.c_double)]


FIGURES = ("steepness", "sure", "hidden", "loaded", "card", "finish", "start")
MORE_FIGURES = ("late", "shot", "shed", "empty", "concealed")


class PortedHabits(ctypes.Structure):
    """A `Habits`, with room to remember columns."""

    _fields_ = [
        ("finished", ctypes.c_double * 12),
        ("patterns", ctypes.c_double * 12),
        ("suited", ctypes.c_double * 5),
        ("in_line", ctypes.c_double * 5),
        ("height", ctypes.c_double * 5),
        *((name, ctypes.c_double) for name in FIGURES),
        ("draws", ctypes.c_double * 10),
        *((name, ctypes.c_double) for name in MORE_FIGURES),
        ("grades", ctypes.POINTER(Remembered)),
        ("promises", ctypes.POINTER(Remembered)),
    ]


class PortedLayer(ctypes.Structure):
    """A `Layer`, cell by cell."""

    _fields_ = [
        ("features", ctypes.c_int32),
        ("cells", ctypes.c_int32),
        *((name, ctypes.POINTER(ctypes.c_double)) for name in ("rows", "biases", "says")),
    ]


class PortedNet(ctypes.Structure):
    """A `Net`."""

    _fields_ = [("whole", PortedLayer), ("place", PortedLayer)]


class Level(ctypes.Structure):
    """Foresight of a level; no net: hidden cards by lot, judged by the share of the town."""

    _fields_ = [
        ("own", ctypes.POINTER(PortedHabits)),
        ("rivals", ctypes.POINTER(PortedHabits)),
        ("value", ctypes.POINTER(PortedNet)),
        ("hidden", ctypes.POINTER(PortedNet)),
        ("in_hand", ctypes.c_double),
    ]


class Tie(ctypes.Structure):
    """A shootout that waits for reinforcements; `left`: actions of the turn that waits for them."""

    _fields_ = [
        *(
            (name, ctypes.c_int32)
            for name in ("place", "caller", "stalemate", "optional", "free", "left", "number")
        ),
        ("tied", ctypes.c_int32 * SEATS),
    ]


class Trial(ctypes.Structure):
    """Figures by which a try is played on and judged."""

    _fields_ = [
        ("own", ctypes.POINTER(PortedHabits)),
        ("others", ctypes.POINTER(PortedHabits)),
        ("in_hand", ctypes.c_double),
        ("decided", ctypes.c_double),
    ]


STRUCTURES = (Table, Unseen, Plan, PortedHabits, PortedNet, Level, Tie, Trial)
"""In the order in which the library tells their sizes."""


def ported_habits(habits: Habits) -> PortedHabits:
    """Copy of the habits for C, with nothing remembered yet."""
    ported = PortedHabits()
    figures = habits.eye.figures
    for name in figures._fields:
        getattr(ported, name)[:] = getattr(figures, name)
    for name in (*FIGURES, *MORE_FIGURES):
        setattr(ported, name, getattr(habits, name))
    ported.draws[:] = habits.draws
    for name in ("grades", "promises"):
        memory = (Remembered * MEMORY)()
        ctypes.memset(memory, 0xFF, ctypes.sizeof(memory))
        setattr(ported, name, memory)
    return ported


def ported_net(net: Net) -> PortedNet:
    """Copy of a net for C: its numbers one after the other."""
    return PortedNet(*(_layer(layer) for layer in net))


def _layer(layer: Layer) -> PortedLayer:
    rows = [number for row in layer.rows for number in row]
    parts = [(ctypes.c_double * len(part))(*part) for part in (rows, layer.biases, layer.says)]
    return PortedLayer(len(layer.rows[0]), len(layer.rows), *parts)


def fill_pile(pile: Any, cards: Sequence[int]) -> None:
    """Put these cards into a Pile or Hand."""
    pile.number = len(cards)
    pile.cards[: len(cards)] = cards


def ported_table(table: Imagined) -> Table:
    """Copy of an imagined table for C."""
    ported = Table()
    for name in ("seats", "places", "of_kind", "of_any", "most_reshuffles", "reshuffles"):
        setattr(ported, name, getattr(table, name))
    for name in ("compulsory", "refilled", "active", "left", "optional", "turn", "winner"):
        setattr(ported, name, int(getattr(table, name)))
    ported.kinds[: table.places] = table.kinds
    for name in ("deck", "discard", "stock"):
        fill_pile(getattr(ported, name), getattr(table, name))
    for seat in range(table.seats):
        fill_pile(ported.hands[seat], table.hands[seat])
        fill_pile(ported.extras[seat], table.extras[seat])
        ported.tiles[seat][:] = table.tiles[seat]
        ported.powers[seat] = table.powers[seat]
        for place in range(table.places):
            _fill_column(ported.columns[seat][place], table, seat, place)
    ported.markers = len(table.markers)
    for at, (seat, place) in enumerate(table.markers):
        ported.marker_seat[at], ported.marker_place[at] = seat, place
    ported.won[:] = (VACANT,) * PLACES
    ported.dice = table.dice._roll
    return ported


def _fill_column(column: Column, table: Imagined, seat: int, place: int) -> None:
    fill_pile(column, table.columns[seat][place])
    column.down[: column.number] = table.downs[seat][place]
    column.backs = table.backs[seat][place]
    column.weight, column.shown = table.weights[seat][place], table.shown[seat][place]


def ported_plan(action: Action, view: BossView, *, waits: bool) -> Plan:
    """An offer as a plan."""
    kind, place, what = in_numbers(action, view)
    plan = Plan(kind, place, what, waits)
    if isinstance(action, Drive):
        plan.kind, plan.place, plan.origin = DRIVE, action.destination, action.origin
        plan.number = len(action.cards)
        plan.cards[: plan.number] = [NUMBER[card] for card in action.cards]
    return plan
