"""The one action of the game, and its notation: `send 7 north`."""

from collections.abc import Callable
from typing import TypeAlias

from engine.notation import action, named, number, reader
from engine.two_trucks.pieces import Road

KINDS = {"man": number(digits=2, least=1), "road": named(Road)}


@action("send {man:man} {road:road}", KINDS)
class Send:
    """One man of those at home, and his road (TT-3.1)."""

    man: int
    road: Road


Action: TypeAlias = Send

parse: Callable[[str], Action] = reader(Action)
"""Reads a line of notation; raises IllegalAction for any other."""
