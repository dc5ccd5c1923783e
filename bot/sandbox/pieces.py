"""The old address of MessageFlag, until tests/ui asks for it at bot.sandbox.constants."""

from bot.sandbox.constants import MessageFlag

__all__ = ["MessageFlag"]
