"""A game whose turns are one action each, played in the open: what it says of ending them and taking back."""

from typing import Any

from engine.game import Seat, Step


def complete(_state: object) -> tuple[Seat, ...]:
    """Nobody: no turn waits for a word to end it."""
    return ()


def in_secret(_state: object) -> bool:
    """Never: everybody sees each action."""
    return False


def retract(_state: object, _seat: Seat) -> Step[Any, Any] | None:
    """Nothing: everybody has seen it."""
    return None
