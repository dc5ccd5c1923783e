"""Guilds, their channels and members, and people as such."""

from typing import Any

from discord_sandbox import wire
from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.errors import Code, Rejected
from discord_sandbox.permissions import is_member, permissions_in_guild
from discord_sandbox.rest.context import Context, Route


def read(context: Context) -> Any:
    guild = context.guild()
    return wire.partial_guild(guild) | {"approximate_member_count": len(guild.members)}


def mine(context: Context) -> Any:
    homes = [g for g in context.world.guilds.values() if is_member(context.world.bot, g)]
    brief = ("id", "name", "icon", "banner", "features")
    return [
        {k: v for k, v in wire.partial_guild(g).items() if k in brief}
        | {"owner": False, "permissions": str(int(permissions_in_guild(context.world.bot, g)))}
        for g in homes
    ]


def leave(context: Context) -> None:
    context.world.kick_bot(context.guild())


def channels(context: Context) -> Any:
    rooms = [c for c in context.guild().channels.values() if c.kind is ChannelType.TEXT]
    return [wire.channel(c) for c in rooms if context.permits(c, Permission.VIEW_CHANNEL)]


def threads(context: Context) -> Any:
    awake = [
        t for t in context.guild().threads if not t.archived and context.permits(t, Permission.VIEW_CHANNEL)
    ]
    return {"threads": [wire.channel(t) for t in awake], "members": [], "has_more": False}


def roles(context: Context) -> Any:
    return [wire.role(r) for r in context.guild().roles.values()]


def member(context: Context) -> Any:
    guild = context.guild()
    person = context.world.accounts.get(context.snowflake("member"))
    if person is None:
        raise Rejected(Code.UNKNOWN_USER)
    if not is_member(person, guild):
        raise Rejected(Code.UNKNOWN_MEMBER)
    return wire.member(person, guild)


def user(context: Context) -> Any:
    person = context.world.accounts.get(context.snowflake("user"))
    if person is None:
        raise Rejected(Code.UNKNOWN_USER)
    return wire.user(person)


ROUTES = (
    Route("GET", "/users/@me/guilds", mine),
    Route("DELETE", "/users/@me/guilds/{guild}", leave),
    Route("GET", "/users/{user}", user),
    Route("GET", "/guilds/{guild}", read),
    Route("GET", "/guilds/{guild}/channels", channels),
    Route("GET", "/guilds/{guild}/threads/active", threads),
    Route("GET", "/guilds/{guild}/roles", roles),
    Route("GET", "/guilds/{guild}/members/{member}", member),
)
