"""States and events as bytes and back: opaque types by pydantic, each event under its own name.

The only place in the shell that decodes what a game keeps; it looks at no field.
"""

import json
import lzma
import sqlite3
import zlib
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import cache
from importlib import import_module
from typing import Any, cast

from pydantic import TypeAdapter, ValidationError

from bot.store.sqlite import NotText, not_text
from bot.table.match import TableId, Unsettled
from bot.table.opaque import Event, GameModule, Position
from bot.table.refusals import Unreadable


class Codec:
    """Reads and writes one game's moments, and knows the rules from one to the next."""

    def __init__(self, game: GameModule) -> None:
        self.game = game
        self._state = _adapter(game.info.state)
        self._events = {kind.__name__: _adapter(kind) for kind in game.info.events}

    def __reduce__(self) -> tuple[Any, ...]:
        # To a worker process it travels by the name of its game's module, as modules do not.
        return _of_module, (getattr(self.game, "__name__", ""),)

    def position(self, kept: bytes) -> Position:
        """The moment that was written down."""
        position: Position = self._state.validate_json(kept)
        return position

    def kept(self, position: Position) -> bytes:
        """A moment as JSON."""
        return self._state.dump_json(position)

    def events(self, kept: str) -> tuple[Event, ...]:
        """The events that were written down, in order."""
        return self.told(json.loads(kept))

    def told(self, rows: Sequence[tuple[str, Any]]) -> tuple[Event, ...]:
        """The events of JSON that has been parsed: the name of each, and its fields."""
        return tuple(self._events[tag].validate_python(fields, strict=False) for tag, fields in rows)

    def kept_events(self, events: Sequence[Event]) -> str:
        """Events as JSON: the name of each, and its fields."""
        return json.dumps(self._written(events))

    def pending(self, kept: str) -> tuple[Unsettled, ...]:
        """Actions kept back of turns in the making."""
        # What was kept back before schema step 14 does not say who did it.
        return tuple(Unsettled(seat, self.told(rows), *auto) for seat, rows, *auto in json.loads(kept))

    def kept_pending(self, pending: Sequence[Unsettled]) -> str:
        """JSON of actions kept back: for each its seat, its events, and if it was done for its person."""
        return json.dumps([(each.seat, self._written(each.events), each.auto) for each in pending])

    def _written(self, events: Sequence[Event]) -> list[tuple[str, Any]]:
        tagged = ((type(event).__name__, event) for event in events)
        return [(tag, self._events[tag].dump_python(event, mode="json")) for tag, event in tagged]


def _of_module(name: str) -> Codec:
    return Codec(cast("GameModule", import_module(name)))


@cache
def _adapter(kind: Any) -> TypeAdapter[Any]:
    """The type's pydantic adapter; a tenth of a second to make, so it is made once."""
    return TypeAdapter(kind)


DAMAGED = (
    *(ValueError, LookupError, TypeError, StopIteration, RecursionError, EOFError),
    *(zlib.error, lzma.LZMAError),
)
"""What is raised where something that was written down cannot be read."""


@contextmanager
def readable(table_id: TableId) -> Iterator[None]:
    """Raise Unreadable for whatever cannot be read of a table within, without what stands there."""
    try:
        yield
    except DAMAGED as fault:
        raise Unreadable(table_id, _told(fault)) from None
    except sqlite3.OperationalError as fault:
        if not_text(fault):
            raise Unreadable(table_id, NotText.__name__) from None
        raise


def _told(fault: Exception) -> str:
    """Name the place that does not fit; neither values nor lower places, which may be cards."""
    if isinstance(fault, ValidationError):
        first = fault.errors(include_input=False, include_context=False, include_url=False)[0]
        where = str(first["loc"][0]) if first["loc"] else "the whole"
        return f"{where} does not fit ({first['type']}; {fault.error_count()} in all)"
    return type(fault).__name__
