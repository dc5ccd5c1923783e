"""A world as plain JSON and back: what the sandbox keeps in its file. No disk here.

A message is a record of its own, so that only what has changed is written down anew; everything else together
is the head. Files that hang on messages are named by their ids, and kept elsewhere.
"""

from collections.abc import Callable, Iterable
from typing import Any

from discord_sandbox.constants import ChannelType, MessageFlag, Permission
from discord_sandbox.models import (
    Account,
    Attachment,
    Channel,
    Contents,
    Guild,
    Json,
    Message,
    Origin,
    Overwrite,
    Role,
)
from discord_sandbox.world import World

ReadFile = Callable[[int], bytes]


def head(world: World) -> Json:
    """Everything but the messages and the contents of files."""
    return {
        "skipped": world.clock.skipped,
        "last_id": world.ids.last,
        "bot": _account(world.bot),
        "people": [_account(person) for person in world.people],
        "guilds": [_guild(guild) for guild in world.guilds.values()],
        "channels": [_channel(channel) for channel in world.channels.values()],
        "commands": [[scope, commands] for scope, commands in world.commands.items()],
        "emojis": world.emojis,
    }


def message(message: Message) -> Json:
    """One message, its files by their ids."""
    return {
        "id": message.id,
        "channel": message.channel.id,
        "author": message.author.id,
        "content": message.content,
        "components": message.components,
        "embeds": message.embeds,
        "attachments": [_attachment(attachment) for attachment in message.attachments],
        "flags": int(message.flags),
        "nonce": message.nonce,
        "pings": [account.id for account in message.pings],
        "created": message.created,
        "edited": message.edited,
        "only_for": None if message.only_for is None else message.only_for.id,
        "origin": None if message.origin is None else _origin(message.origin),
        "reply_to": message.reply_to,
        "thread": None if message.thread is None else message.thread.id,
        "late_edits": message.late_edits,
    }


def contents(head: Json, messages: Iterable[Json], file: ReadFile) -> Contents:
    """Read what was kept; raises LookupError, TypeError, ValueError or OSError where it does not fit.

    A promise ("is thinking…") is left out: whoever gave it is gone.
    """
    bot = _account_read(head["bot"])
    people = tuple(_account_read(each) for each in head["people"])
    accounts = {account.id: account for account in (bot, *people)}
    guilds = {each["id"]: _guild_read(each, accounts) for each in head["guilds"]}
    channels: dict[int, Channel] = {}
    for each in head["channels"]:
        channel = channels[each["id"]] = _channel_read(each, accounts, guilds, channels)
        if channel.guild is not None:
            channel.guild.channels[channel.id] = channel
    for each in messages:
        if not MessageFlag(each["flags"]) & MessageFlag.LOADING:
            read = _message_read(each, accounts, channels, file)
            read.channel.messages[read.id] = read
    emojis = list(head["emojis"])
    pictures = {int(emoji["id"]): file(int(emoji["id"])) for emoji in emojis}
    commands = {scope: list(listed) for scope, listed in head["commands"]}
    if not (people and guilds and channels):
        raise ValueError("a world without people or places")
    return Contents(
        bot,
        people,
        tuple(guilds.values()),
        tuple(channels.values()),
        commands,
        emojis,
        pictures,
        skipped=float(head["skipped"]),
        last_id=int(head["last_id"]),
    )


def _account(account: Account) -> Json:
    return {
        "id": account.id,
        "name": account.name,
        "display": account.display,
        "locale": account.locale,
        "colour": account.colour,
        "bot": account.bot,
        "dms_open": account.dms_open,
        "deleted": account.deleted,
        "read": list(account.read.items()),
    }


def _account_read(told: Json) -> Account:
    return Account(**(told | {"read": dict(told["read"])}))


def _guild(guild: Guild) -> Json:
    return {
        "id": guild.id,
        "name": guild.name,
        "owner": guild.owner.id,
        "locale": guild.locale,
        "roles": [
            [role.id, role.name, int(role.permissions), role.managed, role.mentionable]
            for role in guild.roles.values()
        ],
        "members": [[member, sorted(roles)] for member, roles in guild.members.items()],
    }


def _guild_read(told: Json, accounts: dict[int, Account]) -> Guild:
    # What was kept before roles could be mentionable does not say so.
    roles = {i: Role(i, name, Permission(may), *rest) for i, name, may, *rest in told["roles"]}
    members = {member: set(its) for member, its in told["members"]}
    return Guild(told["id"], told["name"], accounts[told["owner"]], told["locale"], roles, members)


def _channel(channel: Channel) -> Json:
    return {
        "id": channel.id,
        "kind": int(channel.kind),
        "name": channel.name,
        "guild": None if channel.guild is None else channel.guild.id,
        "parent": None if channel.parent is None else channel.parent.id,
        "people": [account.id for account in channel.people],
        "owner": None if channel.owner is None else channel.owner.id,
        "overwrites": [
            [whose, int(each.allow), int(each.deny), each.for_member]
            for whose, each in channel.overwrites.items()
        ],
        "archived": channel.archived,
        "locked": channel.locked,
        "archive_after": channel.archive_after,
        "topic": channel.topic,
    }


def _channel_read(
    told: Json, accounts: dict[int, Account], guilds: dict[int, Guild], earlier: dict[int, Channel]
) -> Channel:
    references: dict[str, Any] = {
        "kind": ChannelType(told["kind"]),
        "guild": None if told["guild"] is None else guilds[told["guild"]],
        "parent": None if told["parent"] is None else earlier[told["parent"]],
        "people": tuple(accounts[each] for each in told["people"]),
        "owner": None if told["owner"] is None else accounts[told["owner"]],
        "overwrites": {
            whose: Overwrite(Permission(allow), Permission(deny), member)
            for whose, allow, deny, member in told["overwrites"]
        },
    }
    return Channel(**(told | references))


def _attachment(attachment: Attachment) -> Json:
    return {
        "id": attachment.id,
        "filename": attachment.filename,
        "content_type": attachment.content_type,
        "description": attachment.description,
        "width": attachment.width,
        "height": attachment.height,
    }


def _message_read(
    told: Json, accounts: dict[int, Account], channels: dict[int, Channel], file: ReadFile
) -> Message:
    references: dict[str, Any] = {
        "channel": channels[told["channel"]],
        "author": accounts[told["author"]],
        "attachments": [Attachment(content=file(each["id"]), **each) for each in told["attachments"]],
        "flags": MessageFlag(told["flags"]),
        "pings": tuple(accounts[each] for each in told["pings"]),
        "only_for": None if told["only_for"] is None else accounts[told["only_for"]],
        "origin": None if told["origin"] is None else _origin_read(told["origin"], accounts),
        "thread": channels.get(told["thread"]),  # it may have been deleted since
    }
    return Message(**(told | references))


def _origin(origin: Origin) -> Json:
    return {
        "id": origin.id,
        "kind": origin.kind,
        "person": origin.person.id,
        "name": origin.name,
        "message_id": origin.message_id,
        "opener": None if origin.opener is None else _origin(origin.opener),
    }


def _origin_read(told: Json, accounts: dict[int, Account]) -> Origin:
    opener = None if told["opener"] is None else _origin_read(told["opener"], accounts)
    return Origin(**(told | {"person": accounts[told["person"]], "opener": opener}))
