"""Whether somebody may show everybody, in some channel or thread, what only they see so far."""

from bot.table.reports import Location
from bot.ui.click import Click
from bot.ui.reply import may_speak


async def may_post(click: Click, where: Location) -> bool:
    """Tell if Discord lets the reader post there, wherever they click."""
    guild = click.reply.interaction.client.get_guild(where.guild_id)
    person = await click.context.members.find(guild, click.reader) if guild is not None else None
    return may_speak(person, where.channel_id, in_thread=where.thread_id is not None)
