"""A moment of a recorded game as text for people: the position, the table, or what one seat saw."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from engine.game import Seat
from engine.record.games import positions_of
from engine.record.replaying import AnyGame
from engine.record.telling import NO, NOTHING, YES, has_own_text

INDENT = "  "
WIDTH = 120  # a thing of so many letters is told on one line
OFFERS = "offers"


def opened(game: AnyGame, state: Any, seats: int) -> str:
    """All cards open: the position, where the game writes any, else what each seat sees."""
    if written := positions_of(game.info.name):
        return written(state)
    return "".join(f"eyes of seat {seat}:\n{seen_by(game, state, seat)}" for seat in range(seats))


def seen_by(game: AnyGame, state: Any, seat: Seat | None) -> str:
    """View of a seat, or of everybody (None), as text; one fact a line, indented under what it belongs to."""
    seen = game.table(state) if seat is None else game.view(state, seat)
    return "".join(f"{line}\n" for line in _facts(seen, INDENT))


def _facts(thing: Any, indent: str) -> Iterator[str]:
    """The parts of a thing that has parts, each with its name or its place."""
    for name, part in _parts(thing):
        if name == OFFERS:
            part = tuple(str(getattr(offer, "action", offer)) for offer in part)
            yield f"{indent}{name}: {'; '.join(part) or NOTHING}"
        elif (text := _in_a_word(part)) is not None or len(text := _on_a_line(part)) in range(1, WIDTH):
            yield f"{indent}{name}: {text}"
        else:
            yield f"{indent}{name}:"
            yield from _facts(part, indent + INDENT)


def _parts(thing: Any) -> Iterator[tuple[str, Any]]:
    if is_dataclass(thing):
        yield from ((field.name, getattr(thing, field.name)) for field in fields(thing))
    elif names := getattr(thing, "_fields", None):
        yield from zip(names, thing, strict=True)
    elif isinstance(thing, Mapping):
        yield from ((str(key), part) for key, part in thing.items())
    else:
        yield from ((str(place), part) for place, part in enumerate(thing))


def _on_a_line(thing: Any) -> str:
    """All parts of a thing with their names, "" where one of them has parts with names itself."""
    words = [(name, _in_a_word(part)) for name, part in _parts(thing)]
    return (
        "" if any(word is None for _, word in words) else ", ".join(f"{name} {word}" for name, word in words)
    )


def _in_a_word(thing: Any) -> str | None:
    """The thing on one line, None where it has parts with names, or parts with parts."""
    if thing is None or thing == ():
        return NOTHING
    if isinstance(thing, bool):
        return YES if thing else NO
    if isinstance(thing, Enum):
        return str(thing.value) if isinstance(thing.value, str) else thing.name.lower().replace("_", "-")
    if not isinstance(thing, tuple | Mapping | frozenset) and not is_dataclass(thing):
        return str(thing)
    if has_own_text(thing) and not isinstance(thing, Mapping | frozenset):
        return str(thing)
    if type(thing) is not tuple:
        return None
    words = [None if type(part) is tuple else _in_a_word(part) for part in thing]
    return None if None in words else " ".join(filter(None, words))
