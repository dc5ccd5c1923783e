"""Guilds, their channels and members, and people as such."""

from typing import Any

from bot.sandbox import wire
from bot.sandbox.errors import Code, Rejected
from bot.sandbox.permissions import is_member
from bot.sandbox.pieces import ChannelKind, Permission
from bot.sandbox.rest.call import Call, Route


def read(call: Call) -> Any:
    guild = call.guild()
    return wire.partial_guild(guild) | {"approximate_member_count": len(guild.members)}


def mine(call: Call) -> Any:
    homes = [g for g in call.world.guilds.values() if is_member(call.world.bot, g)]
    brief = ("id", "name", "icon", "banner", "features")
    return [
        {k: v for k, v in wire.partial_guild(g).items() if k in brief} | {"owner": False, "permissions": "0"}
        for g in homes
    ]


def leave(call: Call) -> None:
    call.world.kick_bot(call.guild())


def channels(call: Call) -> Any:
    rooms = [c for c in call.guild().channels.values() if c.kind is ChannelKind.TEXT]
    return [wire.channel(c) for c in rooms if call.permits(c, Permission.VIEW_CHANNEL)]


def threads(call: Call) -> Any:
    awake = [t for t in call.guild().threads if not t.archived and call.permits(t, Permission.VIEW_CHANNEL)]
    return {"threads": [wire.channel(t) for t in awake], "members": [], "has_more": False}


def roles(call: Call) -> Any:
    return [wire.role(r) for r in call.guild().roles.values()]


def member(call: Call) -> Any:
    guild = call.guild()
    person = call.world.accounts.get(call.snowflake("member"))
    if person is None:
        raise Rejected(Code.UNKNOWN_USER)
    if not is_member(person, guild):
        raise Rejected(Code.UNKNOWN_MEMBER)
    return wire.member(person, guild)


def user(call: Call) -> Any:
    person = call.world.accounts.get(call.snowflake("user"))
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
