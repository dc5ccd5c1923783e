"""Menus of messages and people (right click, Apps): shorter ways to what commands do.

People who choose there have the rights that the command would give them, and no others.
"""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from functools import partial, wraps
from typing import Any

import discord
from discord import app_commands

from bot.table.match import TableId
from bot.table.offers import Invited
from bot.ui.click import Click
from bot.ui.commands.build import CARRIED_ALONG, EVERYWHERE, IN_A_SERVER, INSTALLED, Find, Interaction
from bot.ui.commands.people import Somebody
from bot.ui.commands.tables import keep_chairs
from bot.ui.commands.which import my_lobby, seat_here
from bot.ui.context import UiContext
from bot.ui.errors import guarded
from bot.ui.ids import ActionId, MoveId, read
from bot.ui.refusals import UiRefusal
from bot.ui.reply import Answer, Reply, may_view
from bot.ui.translator import localized_names, told

Work = Callable[..., Awaitable[Answer | None]]


class Menu(app_commands.ContextMenu):
    """A line of a menu whose payload has its name in every language of ours.

    `work` takes a Click first, then the message or the person at which it stands. `find`: how the table is
    found where that is a message that says none, or a person.
    """

    def __init__(
        self,
        context: UiContext,
        key: str,
        work: Work,
        contexts: app_commands.AppCommandContext,
        find: Find | None = None,
    ) -> None:
        @wraps(work)
        async def chosen(interaction: Interaction, target: Any) -> None:
            async def meant(reply: Reply) -> TableId:
                named = table_of(target, interaction) if isinstance(target, discord.Message) else None
                return 0 if find is None else await find(context, reply, {"table": named})

            click = Click(context, Reply(interaction, context.registered))
            await guarded(click, lambda click: work(click, target), meant=meant)

        self.named = told(key)
        super().__init__(
            name=self.named,
            callback=chosen,
            allowed_contexts=contexts,
            allowed_installs=CARRIED_ALONG if contexts is EVERYWHERE else INSTALLED,
        )

    def to_dict(self, tree: app_commands.CommandTree[Any]) -> dict[str, Any]:
        return super().to_dict(tree) | localized_names(self.named)


def menus(context: UiContext) -> tuple[Menu, ...]:
    """A hand and an invitation; features bring more."""

    async def hand(click: Click, _message: discord.Message) -> None:
        await context.show(click.reply, context.coordinator.reader.panel(click.actor, click.table_id))

    async def invited(click: Click, person: Somebody) -> None:
        await keep_chairs(context, click.reply, click.table_id, (_as_invited(person),))

    return (
        Menu(context, "menu-hand", hand, EVERYWHERE, seat_here),
        Menu(context, "menu-invite", invited, IN_A_SERVER, my_lobby),
    )


def _as_invited(person: Somebody) -> Invited:
    return Invited(person.id, person.display_name, person.bot, partial(may_view, person))


def table_of(message: discord.Message, interaction: Interaction) -> TableId | None:
    """The table that a message of ours is about, by its buttons; None where it has none, or is not ours."""
    if message.author.id != interaction.application_id:
        return None
    tables = (_about(custom_id) for custom_id in _ids(message.components))
    return next((table_id for table_id in tables if table_id), None)


def _about(custom_id: str) -> TableId | None:
    """The table that a control is about; None: none, or it is a control of a bot long gone."""
    try:
        meant = read(custom_id)
    except UiRefusal:
        return None
    return meant.table_id if isinstance(meant, MoveId | ActionId) else None


def _ids(components: Sequence[Any]) -> Iterator[str]:
    """The ids of all that can be pressed in a message."""
    for part in components:
        if custom_id := getattr(part, "custom_id", None):
            yield str(custom_id)
        if (beside := getattr(part, "accessory", None)) is not None:
            yield from _ids((beside,))
        yield from _ids(getattr(part, "children", ()))
