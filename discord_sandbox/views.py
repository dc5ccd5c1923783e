"""The world as the page shows it to one person: lists, badges, messages, commands."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, field

from discord_sandbox import wire, wire_messages
from discord_sandbox.checks.commands import CommandType, OptionType
from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.interactions import Modal
from discord_sandbox.models import Account, Channel, Json, Message
from discord_sandbox.permissions import is_member, permissions_in, permissions_in_guild
from discord_sandbox.slash import localised
from discord_sandbox.world import World

MOST_THREADS = 25


@dataclass(slots=True, frozen=True)
class Front:
    """The page's extras beside the world: which commands it offers first, and what it brings."""

    first_commands: tuple[str, ...] = ()
    renamed: Mapping[str, str] = field(default_factory=dict)  # old names of commands, with the new ones
    emoji_font: bool = False
    kept: bool = False  # for the next start
    # Is told the id of whoever looks through a narrow window, which Discord would tell no bot.
    narrow: Callable[[int], object] = lambda _: None


def state(world: World, me: Account, front: Front, *, connected: bool) -> Json:
    """Everything around the messages: who is here, which channels, what is unread."""
    return {
        "me": account(me) | {"locale": me.locale, "dmsOpen": me.dms_open, "manager": _manages(me, world)},
        "people": [account(p) | {"pings": _all_pings(p, world)} for p in world.people],
        "bot": account(world.bot) | {"connected": connected},
        "guild": {
            "id": str(world.guild.id),
            "name": world.guild.name,
            "locale": world.guild.locale,
            "hasBot": is_member(world.bot, world.guild),
            "roles": [{"id": str(role.id), "name": role.name} for role in world.guild.roles.values()],
        },
        "channels": [_channel(c, me) for c in _visible(world, me)],
        "emojis": [{"id": e["id"], "name": e["name"]} for e in world.emojis],
        "firstCommands": front.first_commands,
        "emojiFont": front.emoji_font,
        "kept": front.kept,
    }


def account(account: Account) -> Json:
    return {
        "id": str(account.id),
        "name": account.name,
        "display": account.display,
        "colour": account.colour,
        "bot": account.bot,
    }


def message(message: Message, me: Account, urls: wire.AttachmentUrls, world: World) -> Json:
    """A message as its reader sees it."""
    origin = message.origin
    shown = wire_messages.message(message, urls)
    return shown | {
        "author": account(message.author),
        "at": message.created,
        "editedAt": message.edited,
        "ephemeral": message.ephemeral,
        "loading": message.loading,
        "pingsMe": me in message.pings,
        "mentions": [account(a) for a in message.pings],
        "used": None
        if origin is None or origin.name is None or origin.kind != 2
        else {
            "who": account(origin.person),
            "command": _command_shown(world, me, origin.name) or origin.name,
            "typed": not _in_a_menu(world, origin.name),
        },
        "thread": None if message.thread is None else _channel(message.thread, me),
        "mine": message.author is me,
    }


def modal(modal: Modal, key: str) -> Json:
    return {"key": key, "title": modal.title, "components": modal.components}


def menu_line(command: Json, locale: str) -> Json:
    """A command as a line of a menu."""
    return {"name": command["name"], "shown": localised(command, "name", locale)}


def command_lines(command: Json, locale: str) -> Iterator[Json]:
    """A command as the lines that can be picked after "/": itself, or each of its subcommands."""
    yield from _lines(command, (), (), locale)


def _lines(thing: Json, path: tuple[str, ...], shown: tuple[str, ...], locale: str) -> Iterator[Json]:
    path, shown = (*path, thing["name"]), (*shown, localised(thing, "name", locale))
    inner = thing.get("options") or []
    deeper = [o for o in inner if o["type"] in (OptionType.SUB_COMMAND, OptionType.GROUP)]
    for option in deeper:
        yield from _lines(option, path, shown, locale)
    if not deeper:
        yield {
            "path": " ".join(path),
            "shown": " ".join(shown),
            "description": localised(thing, "description", locale),
            "options": [_option(o, locale) for o in inner],
        }


def _command_shown(world: World, me: Account, path: str) -> str | None:
    """A command's name in the reader's language; None where there is no such command (any more)."""
    for command in (c for listed in world.commands.values() for c in listed):
        if command["type"] != CommandType.SLASH:
            if path == command["name"]:
                return localised(command, "name", me.locale)
        elif path.partition(" ")[0] == command["name"]:
            for line in command_lines(command, me.locale):
                if line["path"] == path:
                    return str(line["shown"])
    return None


def _in_a_menu(world: World, name: str) -> bool:
    known = (command for listed in world.commands.values() for command in listed)
    return any(each["name"] == name and each["type"] != CommandType.SLASH for each in known)


def _option(option: Json, locale: str) -> Json:
    return {
        "name": option["name"],
        "shown": localised(option, "name", locale),
        "description": localised(option, "description", locale),
        "type": option["type"],
        "required": bool(option.get("required")),
        "autocomplete": bool(option.get("autocomplete")),
        "choices": [
            {"name": localised(c, "name", locale), "value": c["value"]} for c in option.get("choices") or []
        ],
    }


def _visible(world: World, me: Account) -> list[Channel]:
    threads = [c for c in world.channels.values() if c.kind is ChannelType.THREAD and not c.archived]
    recent = set(threads[-MOST_THREADS:])
    shown = (c for c in world.channels.values() if c.kind is not ChannelType.THREAD or c in recent)
    return [c for c in shown if world.may_read(me, c)]


def _channel(channel: Channel, me: Account) -> Json:
    unread, pings = _unread(channel, me)
    may_write = Permission.SEND_MESSAGES_IN_THREADS if channel.parent else Permission.SEND_MESSAGES
    return {
        "id": str(channel.id),
        "kind": channel.kind.name.lower(),
        "name": channel.name,
        "topic": channel.topic,
        "parent": None if channel.parent is None else str(channel.parent.id),
        "archived": channel.archived,
        "unread": unread,
        "pings": pings,
        "count": len(channel.messages),
        "mayWrite": bool(permissions_in(me, channel) & may_write),
    }


def _unread(channel: Channel, me: Account) -> tuple[bool, int]:
    """True if there is anything new, and how much of it is meant for me."""
    seen, unread, pings = me.read.get(channel.id, 0), False, 0
    for message in reversed(channel.messages.values()):
        if message.id <= seen:
            break
        if message.only_for not in (None, me) or message.author is me:
            continue
        unread = True
        pings += me in message.pings or channel.kind is ChannelType.DM
    return unread, pings


def _all_pings(person: Account, world: World) -> int:
    return sum(_unread(c, person)[1] for c in world.channels.values() if world.may_read(person, c))


def _manages(me: Account, world: World) -> bool:
    return bool(permissions_in_guild(me, world.guild) & Permission.MANAGE_GUILD)
