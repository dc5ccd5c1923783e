"""Actions of a seat, and their one-line notation: there is nothing else to say."""

from collections.abc import Callable
from typing import TypeAlias

from engine.notation import action, reader


@action("stay")
class Stay:
    """Pay the price of the stage, or what is left (PC-4.3, PC-4.4)."""


@action("fold")
class Fold:
    """Out of this deal (PC-4.3)."""


Action: TypeAlias = Stay | Fold

parse: Callable[[str], Action] = reader(Action)
"""Reads a line of notation: `parse("stay") == Stay()`."""
