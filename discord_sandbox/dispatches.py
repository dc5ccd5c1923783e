"""Gateway messages about each thing that happens: the event, its body, who hears it."""

from collections.abc import Iterator
from dataclasses import dataclass

from discord_sandbox import interactions, wire, wire_messages
from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.interactions import Interaction
from discord_sandbox.models import Channel, Guild, Json, Message
from discord_sandbox.permissions import is_member, permissions_in
from discord_sandbox.world import Change, ChangeType, World

GUILDS = 1 << 0
GUILD_MESSAGES = 1 << 9
DIRECT_MESSAGES = 1 << 12


@dataclass(slots=True, frozen=True)
class Dispatch:
    """One event: a session hears it if it asked for any of the intents (0: always) on the guild's shard."""

    event: str
    body: Json
    intents: int
    guild: Guild | None


def dispatches_of(change: Change, world: World, urls: wire.AttachmentUrls) -> Iterator[Dispatch]:
    """Events for the bot on a change; nothing of what it may not see."""
    match change.subject:
        case Message() as message if _seen_by_bot(message.channel, world):
            yield from _of_message(change.type, message, world, urls)
        case Channel() as channel if channel.guild is not None and is_member(world.bot, channel.guild):
            yield from _of_channel(change.type, channel, world)
        case Guild() as guild:
            yield from _of_guild(change.type, guild, world)
        case Interaction() as fresh if fresh.answer is None and not fresh.failed:
            if interactions.reaches_the_bot(fresh, world):
                body = interactions.payload(fresh, world, urls)
                yield Dispatch("INTERACTION_CREATE", body, 0, fresh.channel.guild)
        case _:
            return


def _of_message(
    type_: ChangeType, message: Message, world: World, urls: wire.AttachmentUrls
) -> Iterator[Dispatch]:
    # An ephemeral message goes straight to its reader and the bot, as if in private.
    home = None if message.ephemeral else message.channel.guild
    intent = DIRECT_MESSAGES if home is None else GUILD_MESSAGES
    match type_:
        case ChangeType.MESSAGE_POSTED | ChangeType.MESSAGE_EDITED:
            event = "MESSAGE_CREATE" if type_ is ChangeType.MESSAGE_POSTED else "MESSAGE_UPDATE"
            body = wire_messages.message(message, urls, for_gateway=True)
            if _withheld(message, world):
                body |= {"content": "", "embeds": [], "attachments": [], "components": []}
            yield Dispatch(event, body, intent, home)
        case ChangeType.MESSAGE_DELETED:
            gone = {"id": str(message.id), "channel_id": str(message.channel.id)}
            if home is not None:
                gone["guild_id"] = str(home.id)
            yield Dispatch("MESSAGE_DELETE", gone, intent, home)
        case _:
            return


def _of_channel(type_: ChangeType, channel: Channel, world: World) -> Iterator[Dispatch]:
    is_thread = channel.kind is ChannelType.THREAD
    noun = "THREAD" if is_thread else "CHANNEL"
    match type_:
        case ChangeType.CHANNEL_CREATED if _seen_by_bot(channel, world):
            body = wire.channel(channel) | ({"newly_created": True} if is_thread else {})
            yield Dispatch(f"{noun}_CREATE", body, GUILDS, channel.guild)
        case ChangeType.CHANNEL_CHANGED if _seen_by_bot(channel, world) or not is_thread:
            yield Dispatch(f"{noun}_UPDATE", wire.channel(channel), GUILDS, channel.guild)
        case ChangeType.CHANNEL_DELETED if is_thread:
            assert channel.guild is not None
            assert channel.parent is not None
            body = {"id": str(channel.id), "guild_id": str(channel.guild.id), "type": 11}
            yield Dispatch(
                "THREAD_DELETE", body | {"parent_id": str(channel.parent.id)}, GUILDS, channel.guild
            )
        case ChangeType.CHANNEL_DELETED:
            yield Dispatch("CHANNEL_DELETE", wire.channel(channel), GUILDS, channel.guild)
        case _:
            return


def _of_guild(type_: ChangeType, guild: Guild, world: World) -> Iterator[Dispatch]:
    match type_:
        case ChangeType.BOT_INVITED:
            yield Dispatch("GUILD_CREATE", wire.guild(guild, world.bot), GUILDS, guild)
        case ChangeType.BOT_KICKED:
            yield Dispatch("GUILD_DELETE", {"id": str(guild.id)}, GUILDS, guild)
        case ChangeType.GUILD_CHANGED if is_member(world.bot, guild):
            yield Dispatch("GUILD_UPDATE", wire.partial_guild(guild), GUILDS, guild)
        case _:
            return


def _seen_by_bot(channel: Channel, world: World) -> bool:
    if channel.guild is None:
        return world.bot in channel.people
    return is_member(world.bot, channel.guild) and bool(
        permissions_in(world.bot, channel) & Permission.VIEW_CHANNEL
    )


def _withheld(message: Message, world: World) -> bool:
    """True for a message that a bot without the privileged intent cannot read."""
    if message.author is world.bot or message.channel.guild is None:
        return False
    return world.bot.mention not in message.content
