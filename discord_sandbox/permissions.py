"""Permissions, computed as Discord does: roles, then the channel's overwrites."""

from functools import reduce
from operator import or_

from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.models import Account, Channel, Guild

ALL = reduce(or_, Permission)
# What Discord reports as everybody's permissions in a private conversation.
IN_A_DM = (
    Permission.ADD_REACTIONS
    | Permission.VIEW_CHANNEL
    | Permission.SEND_MESSAGES
    | Permission.EMBED_LINKS
    | Permission.ATTACH_FILES
    | Permission.READ_MESSAGE_HISTORY
    | Permission.MENTION_EVERYONE
    | Permission.USE_EXTERNAL_EMOJIS
    | Permission.USE_APPLICATION_COMMANDS
)


def is_member(account: Account, guild: Guild) -> bool:
    return account.id in guild.members


def permissions_in_guild(account: Account, guild: Guild) -> Permission:
    """Permissions by roles, before any channel's say."""
    if account.id not in guild.members:
        return Permission(0)
    if account is guild.owner:
        return ALL
    roles = (guild.roles[i] for i in (guild.id, *guild.members[account.id]) if i in guild.roles)
    granted = reduce(or_, (role.permissions for role in roles), Permission(0))
    return ALL if granted & Permission.ADMINISTRATOR else granted


def permissions_in(account: Account, channel: Channel) -> Permission:
    """Permissions in a channel or thread; a thread follows its channel."""
    if channel.kind is ChannelType.DM or channel.guild is None:
        return IN_A_DM
    base = permissions_in_guild(account, channel.guild)
    if base & Permission.ADMINISTRATOR or not base:
        return base
    return _overwritten(base, account, channel.parent or channel, channel.guild)


def _overwritten(base: Permission, account: Account, channel: Channel, guild: Guild) -> Permission:
    # Discord's order: everybody, then all roles together, then the member.
    roles = [channel.overwrites[i] for i in guild.members[account.id] if i in channel.overwrites]
    layers = [channel.overwrites.get(guild.id)]
    granted = base
    for overwrite in layers:
        if overwrite is not None:
            granted = (granted & ~overwrite.deny) | overwrite.allow
    for overwrite in roles:
        granted &= ~overwrite.deny
    for overwrite in roles:
        granted |= overwrite.allow
    own = channel.overwrites.get(account.id)
    if own is not None:
        granted = (granted & ~own.deny) | own.allow
    return granted if granted & Permission.VIEW_CHANNEL else Permission(0)
