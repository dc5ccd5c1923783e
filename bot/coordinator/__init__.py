"""Load, play, save, tell: the one way in which anything at a table changes."""

from bot.coordinator.coordinator import Coordinator

__all__ = ["Coordinator"]
