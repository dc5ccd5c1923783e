"""States and events as bytes and back: opaque types by pydantic, each event under its own name.

The only place in the shell that decodes what a game keeps; it looks at no field.
"""

import json
from collections.abc import Sequence
from typing import Any

from pydantic import TypeAdapter

from bot.table.match import Event, State


class Codec:
    """How one game's moments are written down."""

    def __init__(self, state: Any, events: Sequence[type]) -> None:
        self._state: TypeAdapter[Any] = TypeAdapter(state)
        self._events: dict[str, TypeAdapter[Any]] = {kind.__name__: TypeAdapter(kind) for kind in events}

    def state(self, kept: bytes) -> State:
        """The moment that was written down."""
        return self._state.validate_json(kept)

    def kept(self, state: State) -> bytes:
        """A moment as JSON."""
        return self._state.dump_json(state)

    def events(self, kept: str) -> tuple[Event, ...]:
        """The events that were written down, in order."""
        return tuple(
            self._events[tag].validate_python(fields, strict=False) for tag, fields in json.loads(kept)
        )

    def kept_events(self, events: Sequence[Event]) -> str:
        """Events as JSON: the name of each, and its fields."""
        rows = ((type(event).__name__, event) for event in events)
        return json.dumps([(tag, self._events[tag].dump_python(event, mode="json")) for tag, event in rows])
