"""A server's announcements of lobbies, as Discord sees them: may the bot write there, would it ring."""

from dataclasses import replace

import discord

from bot.language import say
from bot.table.declared import Pick
from bot.table.languages import Language
from bot.table.profile import SERVER_PLACES, Server
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply

NEEDED = (
    "view_channel",
    "send_messages",
    "read_message_history",
)  # the last: to find it, and not post it twice


def demand_announcing(reply: Reply, server: Server, lobby_channel: int) -> bool:
    """True if some readers of an announcement may not view the lobby's channel.

    Wherever it is asked: what counts is the lobby's own server. Raises UiRefusal with the names of the rights
    that the bot would need to announce anything.
    """
    guild = reply.interaction.client.get_guild(server.guild_id)
    if guild is None:
        return True  # nobody can tell
    there = _channel(guild, server.announces_in)
    if there is None:
        return False  # none is named, or it is gone: the coordinator says so, or the letter is given up
    rights = there.permissions_for(guild.me)
    missing = [
        reply.say(f"ui-right-{name.replace('_', '-')}") for name in NEEDED if not getattr(rights, name)
    ]
    if missing:
        raise UiRefusal(UiReason.CANNOT_POST_THERE, channel=there.mention, rights=", ".join(missing))
    own, everybody = _channel(guild, lobby_channel), guild.default_role
    return there.permissions_for(everybody).view_channel and not (
        own is not None and own.permissions_for(everybody).view_channel
    )


def existing(guild: discord.Guild | None, server: Server) -> Server:
    """A server's settings without channels and roles that are gone: no menu could show them."""
    if guild is None:
        return server
    found = {Pick.CHANNEL: guild.get_channel, Pick.ROLE: guild.get_role}
    there = {
        place.field: place.value(tuple(filter(found[place.pick], place.held(server))))
        for place in SERVER_PLACES.values()
    }
    return replace(server, **there)


def how_announced(guild: discord.Guild | None, server: Server, language: Language) -> str:
    """Describe where lobbies are announced and who is rung for; also why nobody would be."""
    if server.announces_in is None:
        return say(language, "ui-server-announces-nowhere")
    words = say(language, "ui-server-announces", channel=f"<#{server.announces_in}>")
    if server.rings is None:
        return words
    rings = say(language, "ui-server-rings", role=f"<@&{server.rings}>", how=_rings(guild, server))
    return f"{words} {rings}"


def _rings(guild: discord.Guild | None, server: Server) -> str:
    """`yes`, or why a mention of the role would ring for nobody."""
    role = None if guild is None or server.rings is None else guild.get_role(server.rings)
    there = _channel(guild, server.announces_in)
    if guild is None or role is None:
        return "gone"
    if there is None or not there.permissions_for(guild.me).send_messages:
        return "mute"
    may = role.mentionable or there.permissions_for(guild.me).mention_everyone
    return "yes" if may and not role.is_default() else "silent"


def _channel(guild: discord.Guild | None, channel_id: int | None) -> discord.TextChannel | None:
    found = None if guild is None or channel_id is None else guild.get_channel(channel_id)
    return found if isinstance(found, discord.TextChannel) else None
