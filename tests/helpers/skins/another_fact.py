"""Every way in which a view could be otherwise in one single fact."""

from collections.abc import Iterator
from dataclasses import fields, is_dataclass, replace
from enum import Enum
from typing import Any

from engine.chicago_poker.cards import Card
from engine.chicago_poker.hands import Hand, hand
from engine.chicago_poker.options import Options
from engine.chicago_poker.pieces import Business

SEATS = {"seat", "active", "caller", "winner", "tied", "markers", "sent", "rival"}
COUNTED = {"rows", "places", "columns", "fighters", "cards", "were_down"}  # their number is given elsewhere
OTHER_CARD = Card.parse("P14")


def otherwise(value: Any, seats: int, name: str = "") -> Iterator[tuple[str, Any]]:
    """Where the one change is, and the value with it."""
    match value:
        case bool():
            yield name, not value
        case Enum():
            members = list(type(value))
            yield name, members[(members.index(value) + 1) % len(members)]
        case Card():
            yield name, OTHER_CARD if value != OTHER_CARD else Card.parse("R2")
        case Hand():
            yield name, hand([Card.parse("R6"), Card.parse("B6")])
        case Options():
            yield (
                f"{name}.rulebook",
                replace(value, rulebook="french" if value.rulebook == "english" else "english"),
            )
            yield f"{name}.length", replace(value, length="short" if value.length == "full" else "full")
            yield f"{name}.specials", replace(value, specials=not value.specials)
        case int():
            yield name, _other_number(value, seats, name.split(".")[-1].split("[")[0])
        case None:
            yield from _something(name)
        case tuple():
            yield from _other_rows(value, seats, name)
        case _ if is_dataclass(value):
            yield from _other_fields(value, seats, name)
        case _:
            raise TypeError(f"{name}: no other {type(value).__name__} is known")


def _other_number(value: int, seats: int, kind: str) -> int:
    if kind in SEATS:
        return (value + 1) % seats
    return 1 - value if kind == "place" else value + 1


def _something(name: str) -> Iterator[tuple[str, Any]]:
    """A fact where there was none; a whole tie or outcome is no single fact."""
    match name.split(".")[-1]:
        case "card" | "discard_top" | "sent":
            yield name, OTHER_CARD
        case "business":
            yield name, Business.BREWERY
        case "hand" | "pile":
            yield name, (OTHER_CARD,)
        case _:
            pass


def _other_rows(rows: tuple[Any, ...], seats: int, name: str) -> Iterator[tuple[str, Any]]:
    for at, row in enumerate(rows):
        for path, other in otherwise(row, seats, f"{name}[{at}]"):
            yield path, (*rows[:at], other, *rows[at + 1 :])
    if rows and name.split(".")[-1] not in COUNTED and not _pair(rows):
        yield f"{name} one fewer", rows[:-1]


def _pair(rows: tuple[Any, ...]) -> bool:
    return len(rows) == 2 and isinstance(rows[0], int) and not isinstance(rows[1], int)


def _other_fields(view: Any, seats: int, name: str) -> Iterator[tuple[str, Any]]:
    for field in fields(view):
        for path, other in otherwise(getattr(view, field.name), seats, f"{name}.{field.name}"):
            yield path, replace(view, **{field.name: other})
