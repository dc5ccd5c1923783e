"""What a handler is: it takes one click and answers it."""

from collections.abc import Awaitable, Callable
from typing import TypeAlias

from bot.ui.context import UiContext
from bot.ui.ids import ActionId
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply

Values: TypeAlias = tuple[str, ...]
"""What was chosen in a select, or typed into a form."""

Handler: TypeAlias = Callable[[UiContext, Reply, ActionId, Values], Awaitable[None]]


def only(values: Values) -> str:
    """The one thing chosen or typed; raises UiRefusal where nothing was, as no button of ours sends it."""
    if values:
        return values[0]
    raise UiRefusal(UiReason.OLD_BUTTON)
