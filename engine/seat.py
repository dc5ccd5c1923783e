"""Seats; by themselves, so that a module that tells of seats need not know what a game is."""

from typing import TypeAlias

Seat: TypeAlias = int
"""A place at the table, counted clockwise from 0."""
