"""A handler that takes its click apart and answers by itself; a Control returns its page."""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.ui.click import Click, Control, Values, in_place
from bot.ui.context import UiContext
from bot.ui.ids import Action, ActionId
from bot.ui.reply import Promise, Reply

Work: TypeAlias = Callable[[UiContext, Reply, ActionId, Values], Awaitable[None]]
Promising: TypeAlias = Callable[[Reply, ActionId], Promise]


@dataclass(frozen=True, slots=True)
class Handler:
    """What one action does, and what its click is promised where the answer takes a moment."""

    work: Work
    promising: Promising


def controls_of(handlers: Mapping[Action, Handler]) -> tuple[Control, ...]:
    """The same as controls."""
    return tuple(_control(action, handler) for action, handler in handlers.items())


def forms_of(forms: Mapping[Action, Work]) -> tuple[Control, ...]:
    """The same of forms that were sent."""
    return tuple(
        Control(action, in_place, _worked(action, work), form=True) for action, work in forms.items()
    )


def _control(action: Action, handler: Handler) -> Control:
    return Control(
        action,
        lambda click: handler.promising(click.reply, _ask(action, click)),
        _worked(action, handler.work),
    )


def _worked(action: Action, work: Work) -> Callable[[Click], Awaitable[None]]:
    return lambda click: work(click.context, click.reply, _ask(action, click), click.values)


def _ask(action: Action, click: Click) -> ActionId:
    return ActionId(click.table_id, action, click.about)


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
