"""Where somebody sits; by itself, so that whatever is told by seat need not know what a game is."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""
