"""A game's own values in tests: the shell holds them opaque, and a test may look into them."""

from typing import Any


def inside(value: Any) -> Any:
    """Return a position, view, event or skin as what its game makes of it."""
    return value
