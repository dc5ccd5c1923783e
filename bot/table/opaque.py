"""A game's own values as the shell holds them. It looks into nothing but what is named here.

They are types of their own, so that a position cannot reach a page unnoticed: whatever people see is made
from a `View` or a `TableView`.
"""

from collections.abc import Sequence
from typing import Any, NewType, Protocol, TypeAlias

from engine.game import Game

Position = NewType("Position", object)
"""A game's state with every hidden card: for the engine and the store alone."""

TableView = NewType("TableView", object)
"""The part of a position that everybody may know."""

Event = NewType("Event", object)
"""News of a game; public by construction."""

Action = NewType("Action", object)
"""A parsed line of notation; `str` gives the line."""


class Offer(Protocol):
    """Something that a seat may do now."""

    @property
    def action(self) -> Action:
        """The action itself."""


class View(Protocol):
    """The part of a position that one seat may know."""

    @property
    def table(self) -> TableView:
        """The part that everybody may know."""

    @property
    def offers(self) -> Sequence[Offer]:
        """All that the seat may do now."""


GameModule: TypeAlias = Game[Any, Any, Any, Any, Any, Any]
"""A game's engine. Its results are open to every type: whoever keeps one names it, as `Match.view` does."""
