"""/table move: a table is shown in another channel of its server from now on."""

from typing import Annotated

import discord

from bot.table.match import TableId
from bot.table.places import NewPlace
from bot.table.table import Table
from bot.ui.commands.build import Interaction, Offer, Offers, Work, fitting
from bot.ui.commands.which import table_to_move
from bot.ui.context import UiContext
from bot.ui.pages.page import Page
from bot.ui.pages.tables import table_name
from bot.ui.pages.text import plain
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply, may_view

NEEDED = ("view_channel", "send_messages", "attach_files")  # in a channel to which a table moves


def move(context: UiContext) -> Work:
    """The command: to this channel, unless another one is named."""

    async def move(
        reply: Reply,
        channel: discord.TextChannel | None = None,
        *,
        table: Annotated[TableId, table_to_move],
    ) -> None:
        here = await context.coordinator.lobbies.get(reply.actor, table)
        target = channel_meant(reply, channel)
        place = NewPlace(target.guild.id, target.id, await _hidden_from(context, target, here))
        await context.coordinator.places.move(reply.actor, table, place)
        await reply.private(Page(parts=(reply.say("ui-moved", channel=target.mention),)))

    return move


def tables_to_move(context: UiContext) -> Offer:
    """My tables, and for server managers those of this server."""

    async def offered(interaction: Interaction, current: str) -> Offers:
        reply, reader = Reply(interaction), context.coordinator.reader
        lines = await reader.tables_of(reply.reader)
        known = {
            line.table_id: table_name(line, context.voice_of(line.game, reply.language)) for line in lines
        }
        if reply.actor.manages:
            here = await reader.tables_in(reply.actor)
            known |= {
                table.id: table_name(table, context.voice_of(table.game, reply.language)) for table in here
            }
        return fitting(known.items(), current)

    return offered


def channel_meant(reply: Reply, named: discord.TextChannel | None) -> discord.TextChannel:
    """The channel that is named, else this one; raises UiRefusal where we may not post."""
    channel = named or _here(reply)
    _demand_rights(reply, channel)
    return channel


def _here(reply: Reply) -> discord.TextChannel:
    """The channel in which the command was typed, or above its thread."""
    here = reply.interaction.channel
    channel = here.parent if isinstance(here, discord.Thread) else here
    if not isinstance(channel, discord.TextChannel):
        raise UiRefusal(UiReason.NO_CHANNEL)
    return channel


def _demand_rights(reply: Reply, channel: discord.TextChannel) -> None:
    """Raises UiRefusal with the names of the rights that the bot would need there."""
    rights = channel.permissions_for(channel.guild.me)
    missing = [
        reply.say(f"ui-right-{name.replace('_', '-')}") for name in NEEDED if not getattr(rights, name)
    ]
    if missing:
        raise UiRefusal(UiReason.CANNOT_POST_THERE, channel=channel.mention, rights=", ".join(missing))


async def _hidden_from(context: UiContext, channel: discord.TextChannel, table: Table) -> tuple[str, ...]:
    """The names of the table's people who are on the server and may not view the channel."""
    hidden = []
    for occupant in table.occupants:
        if occupant.player is not None:
            member = await context.members.find(channel.guild, occupant.player)
            if member is not None and not may_view(member, channel.id):
                hidden.append(plain(occupant.name))
    return tuple(hidden)
