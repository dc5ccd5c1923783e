"""What a handler is: it takes one click and answers it; and what such a click is promised."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import TypeAlias

from bot.ui.context import UiContext
from bot.ui.ids import ActionId
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Promise, Reply

Values: TypeAlias = tuple[str, ...]
"""What was chosen in a select, or typed into a form."""

Work: TypeAlias = Callable[[UiContext, Reply, ActionId, Values], Awaitable[None]]
Promising: TypeAlias = Callable[[Reply, ActionId], Promise]


@dataclass(frozen=True, slots=True)
class Handler:
    """What one action does, and what its click is promised where the answer takes a moment."""

    work: Work
    promising: Promising


def changes(_reply: Reply, _ask: ActionId) -> Promise:
    """The clicked message changes, or what it shows does."""
    return Promise.CHANGE


def sends(_reply: Reply, _ask: ActionId) -> Promise:
    """A message comes for the reader alone."""
    return Promise.MESSAGE


def changes_own(reply: Reply, _ask: ActionId) -> Promise:
    """A message of one's own changes; under one that everybody sees, a private one comes."""
    return Promise.CHANGE if reply.own_panel else Promise.MESSAGE


def turns_pages(_reply: Reply, ask: ActionId) -> Promise:
    """The first page comes as a message, which then turns in place."""
    return Promise.CHANGE if ask.about else Promise.MESSAGE


def only(values: Values) -> str:
    """The one thing chosen or typed; raises UiRefusal where nothing was, as no button of ours sends it."""
    if values:
        return values[0]
    raise UiRefusal(UiReason.OLD_BUTTON)
