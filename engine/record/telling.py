"""Public events as one short line each, for any game: the event's name, then its fields.

`Recruited seat=0 refill=no`; inside another `Round(sent=[[1 R7] [2 -]])`. Nothing of it knows a game: a thing
that has a text of its own (a card) is written as that.
"""

from dataclasses import Field, fields, is_dataclass
from enum import Enum, IntEnum
from typing import Any

from engine.record import grammar

NOTHING = "-"
_NO_TEXT: Any = object.__str__
YES, NO = "yes", "no"


def told(event: Any) -> str:
    """The event, a dataclass of any game, as one line."""
    return " ".join([type(event).__name__, *_fields(event)])


def value(thing: Any) -> str:
    """A field of an event as one word or in brackets."""
    match thing:
        case None:
            return NOTHING
        case bool():
            return YES if thing else NO
        case IntEnum():
            return thing.name.lower().replace("_", "-")
        case Enum():
            return _word(str(thing.value))
        case int():
            return str(thing)
        case str():
            return _word(thing)
        case _:
            pass
    if has_own_text(thing):
        return _word(str(thing))
    if isinstance(thing, tuple):
        return f"[{' '.join(map(value, thing))}]"
    if is_dataclass(thing):
        return f"{type(thing).__name__}({' '.join(_fields(thing))})"
    raise TypeError(f"{thing!r} is nothing that an event may hold")


def _fields(thing: Any) -> list[str]:
    return [
        f"{each.name}={value(getattr(thing, each.name))}" for each in fields(thing) if _is_told(thing, each)
    ]


def _is_told(thing: Any, each: Field[Any]) -> bool:
    """A field that later rules have added (`later` in its metadata) is left out where it says nothing new."""
    return not each.metadata.get("later") or getattr(thing, each.name) != each.default


def has_own_text(thing: Any) -> bool:
    """Somebody wrote down how it is called, as a card; a dataclass or a tuple has none by itself."""
    return type(thing).__str__ is not _NO_TEXT


def _word(text: str) -> str:
    if not grammar.WORD.fullmatch(text):
        raise ValueError(f"{text!r} is no word of an event")
    return text
