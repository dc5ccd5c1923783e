"""Rights to show everybody, in some channel or thread, what only one reader sees so far."""

from bot.table.table import Location, Table
from bot.ui.click import Click
from bot.ui.opening import channel_here
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply, may_speak


def where_to_share(reply: Reply, table: Table) -> Location:
    """The table's place; for a game that was played in private, the channel where its sharer is.

    Raises UiRefusal where that is no channel, or we may not post.
    """
    if table.placed:
        return table.location
    if not reply.guild_id:
        raise UiRefusal(UiReason.SHARED_IN_A_CHANNEL)
    return Location(reply.guild_id, channel_here(reply), None)


async def may_post(click: Click, where: Location) -> bool:
    """Tell if Discord lets the reader post there, wherever they click."""
    guild = click.reply.interaction.client.get_guild(where.guild_id)
    person = await click.context.members.find(guild, click.reader) if guild is not None else None
    return may_speak(person, where.channel_id, in_thread=where.thread_id is not None)
