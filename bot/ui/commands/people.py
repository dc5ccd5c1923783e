"""People at a table in play: leaving, and for hosts and server managers replacing and ending."""

import discord
from discord import app_commands

from bot.table.clock import Pace
from bot.table.languages import LANGUAGES
from bot.table.match import NoSuchMatch, NotNow
from bot.ui.commands.making import (
    Command,
    Interaction,
    Offer,
    Offers,
    command,
    fitting,
    group,
    my_table,
)
from bot.ui.commands.playing import tables_offered
from bot.ui.components import Action, ActionId, button
from bot.ui.context import UiContext
from bot.ui.pages.page import Page, Row
from bot.ui.pages.settings import SERVER_OFFERED, choices, server_page
from bot.ui.pages.text import table_number
from bot.ui.reply import Reply


def commands(context: UiContext) -> tuple[Command | app_commands.Group, ...]:
    """/leave and /server …; a host finds end and replace under /table."""

    async def leave(reply: Reply, table: int | None = None) -> None:
        meant = await my_table(context, reply, table)
        sure = button(
            ActionId(meant, Action.REALLY_LEAVE),
            reply.say("ui-really-leave"),
            style=discord.ButtonStyle.danger,
        )
        words = reply.say("ui-leave-head", table=table_number(meant))
        await reply.private(Page(parts=(words, Row((sure,)))))

    made = command(context, "leave", leave)
    made.autocomplete("table")(tables_offered(context))
    return (made, _server(context))


def _server(context: UiContext) -> app_commands.Group:
    """For server managers, by Discord's own permissions."""

    async def settings(
        reply: Reply,
        language: str = "",
        pace: str = "",
        where: discord.TextChannel | None = None,
        everywhere: bool = False,
    ) -> None:
        guild = reply.interaction.guild_id or 0
        if where is not None or everywhere:
            known = (await context.coordinator.server(guild)).channels
            channels = () if everywhere or where is None else tuple(dict.fromkeys((*known, where.id)))
            await context.coordinator.settle_server(guild, channels=channels)
        spoken = next((known for known in LANGUAGES if known == language), None)
        server = await context.coordinator.settle_server(
            guild, language=spoken, pace=Pace(pace) if pace in set(Pace) else None
        )
        await reply.private(server_page(server, reply.language))

    async def end(reply: Reply, table: int) -> None:
        await context.coordinator.end(await _ours(context, reply, table), reply.reader, manager=True)
        await reply.private(Page(parts=(reply.say("ui-done"),)))

    async def replace(reply: Reply, table: int, seat: int, player: discord.User) -> None:
        meant = await _ours(context, reply, table)
        await seat_instead(context, reply, meant, seat, player, manager=True)

    made = group("server", managers_only=True)
    for deed in (settings, end, replace):
        made.add_command(command(context, f"server {deed.__name__}", deed, nested=True))
    for subcommand in made.walk_commands():
        if isinstance(subcommand, app_commands.Command):
            if subcommand.name == "settings":
                for name in SERVER_OFFERED:
                    subcommand.autocomplete(name)(_values(name))
            else:
                subcommand.autocomplete("table")(_tables_here(context))
            if subcommand.name == "replace":
                subcommand.autocomplete("seat")(_seats_there(context))
    return made


async def seat_instead(
    context: UiContext, reply: Reply, table: int, seat: int, player: discord.User, *, manager: bool
) -> None:
    """Another person takes a seat."""
    await context.coordinator.replace(
        table, reply.reader, seat - 1, player.id, player.display_name, manager=manager
    )
    await reply.private(Page(parts=(reply.say("ui-done"),)))


async def _ours(context: UiContext, reply: Reply, table: int) -> int:
    """A table of this very server: managing one server gives no right over another's tables."""
    lobby = await context.coordinator.lobby(table)
    if lobby.guild_id != reply.interaction.guild_id:
        raise NoSuchMatch(NotNow.NO_SUCH_TABLE)
    return table


def _tables_here(context: UiContext) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        tables = await context.coordinator.tables_in(interaction.guild_id or 0)
        named = [(t.id, f"{table_number(t.id)} · {context.skin(t.game).title(t.bosses)}") for t in tables]
        return fitting(named, current)

    return offered


def _seats_there(context: UiContext) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        tables = await context.coordinator.tables_in(interaction.guild_id or 0)
        occupants = [t.occupants for t in tables if t.id == interaction.namespace.table]
        named = [(at, f"{at}. {s.name}") for at, s in enumerate(occupants[0] if occupants else (), 1)]
        return fitting(named, current)

    return offered


def _values(name: str) -> Offer:
    async def offered(interaction: Interaction, current: str) -> Offers:
        words = choices(Reply(interaction).language, name, SERVER_OFFERED[name])
        return fitting([(choice.word, choice.label) for choice in words], current)

    return offered
