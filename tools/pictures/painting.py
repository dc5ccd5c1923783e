"""A picture painted from a fixed position, for the preview, `make assets` and tests."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.skins.kit.canvas import Canvas


@dataclass(frozen=True, slots=True)
class Painting:
    """One picture, with a name of its own; it is painted when somebody wants to look at it."""

    name: str
    paint: Callable[[], Canvas]
