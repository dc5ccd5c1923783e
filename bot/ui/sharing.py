"""Whether somebody may show everybody, where a table is, what only they see so far."""

from bot.table.table import Table
from bot.ui.click import Click
from bot.ui.reply import may_speak


async def may_post(click: Click, table: Table, *, in_thread: bool) -> bool:
    """Tell if Discord lets the reader post in the table's channel, or in its threads, wherever they click."""
    guild = click.reply.interaction.client.get_guild(table.guild_id)
    person = await click.context.members.find(guild, click.reader) if guild is not None else None
    return may_speak(person, table.channel_id, in_thread=in_thread)
