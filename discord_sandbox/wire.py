"""From the world's models to the JSON that Discord sends about them. Only shapes, no decisions."""

from datetime import UTC, datetime
from typing import Protocol

from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.models import Account, Attachment, Channel, Guild, Json, Role
from discord_sandbox.permissions import permissions_in

JOINED = "2026-01-01T00:00:00+00:00"


class AttachmentUrls(Protocol):
    """Addresses of attachments."""

    def attachment(self, channel: Channel, attachment: Attachment) -> str: ...


def stamp(seconds: float) -> str:
    return datetime.fromtimestamp(seconds, UTC).isoformat()


def user(account: Account) -> Json:
    return {
        "id": str(account.id),
        "username": account.name,
        "global_name": None if account.bot else account.display,
        "discriminator": "0000" if account.bot else "0",
        "avatar": None,
        "bot": account.bot,
        "public_flags": 0,
        "flags": 0,
        "primary_guild": None,
    }


def own_user(account: Account) -> Json:
    return user(account) | {"verified": True, "mfa_enabled": True, "email": None, "locale": "en-US"}


def member(account: Account, guild: Guild) -> Json:
    return bare_member(account, guild) | {"user": user(account)}


def bare_member(account: Account, guild: Guild) -> Json:
    return {
        "roles": [str(i) for i in sorted(guild.members.get(account.id, ()))],
        "nick": None,
        "avatar": None,
        "banner": None,
        "joined_at": JOINED,
        "premium_since": None,
        "deaf": False,
        "mute": False,
        "pending": False,
        "flags": 0,
        "communication_disabled_until": None,
    }


def role(role: Role) -> Json:
    return {
        "id": str(role.id),
        "name": role.name,
        "permissions": str(int(role.permissions)),
        "position": 0 if role.name == "@everyone" else 1,
        "color": 0,
        "colors": {"primary_color": 0, "secondary_color": None, "tertiary_color": None},
        "hoist": False,
        "managed": role.managed,
        "mentionable": role.mentionable,
        "icon": None,
        "unicode_emoji": None,
        "flags": 0,
    }


def channel(channel: Channel, viewer: Account | None = None) -> Json:
    match channel.kind:
        case ChannelType.DM:
            return _dm(channel, viewer)
        case ChannelType.GROUP_DM:
            return _group(channel)
        case ChannelType.TEXT:
            return _text_channel(channel)
        case ChannelType.THREAD:
            return _thread(channel)


def channel_with_permissions(channel_: Channel, account: Account) -> Json:
    """The channel as an interaction carries it."""
    return channel(channel_) | {"permissions": str(int(permissions_in(account, channel_)))}


def guild(guild: Guild, bot: Account) -> Json:
    channels = [c for c in guild.channels.values() if c.kind is ChannelType.TEXT]
    threads = [c for c in guild.threads if not c.archived and _visible(c, bot)]
    return partial_guild(guild) | {
        "joined_at": JOINED,
        "large": False,
        "unavailable": False,
        "member_count": len(guild.members),
        "members": [member(bot, guild)],
        "channels": [channel(c) for c in channels if _visible(c, bot)],
        "threads": [channel(t) | {"member": _thread_member(t, bot)} for t in threads],
        "presences": [],
        "voice_states": [],
        "stage_instances": [],
        "guild_scheduled_events": [],
        "soundboard_sounds": [],
    }


def partial_guild(guild: Guild) -> Json:
    return {
        "id": str(guild.id),
        "name": guild.name,
        "icon": None,
        "splash": None,
        "discovery_splash": None,
        "banner": None,
        "description": None,
        "owner_id": str(guild.owner.id),
        "afk_channel_id": None,
        "afk_timeout": 300,
        "verification_level": 1,
        "default_message_notifications": 1,
        "explicit_content_filter": 0,
        "roles": [role(r) for r in guild.roles.values()],
        "emojis": [],
        "stickers": [],
        "features": [],
        "mfa_level": 0,
        "application_id": None,
        "system_channel_id": None,
        "system_channel_flags": 0,
        "rules_channel_id": None,
        "public_updates_channel_id": None,
        "safety_alerts_channel_id": None,
        "vanity_url_code": None,
        "home_header": None,
        "region": "deprecated",
        "widget_enabled": False,
        "widget_channel_id": None,
        "max_presences": None,
        "max_stage_video_channel_users": 50,
        "max_video_channel_users": 25,
        "nsfw": False,
        "premium_tier": 0,
        "premium_subscription_count": 0,
        "premium_progress_bar_enabled": False,
        "preferred_locale": guild.locale,
        "nsfw_level": 0,
        "max_members": 500000,
        "incidents_data": None,
    }


def _dm(dm: Channel, viewer: Account | None) -> Json:
    others = [a for a in dm.people if a is not viewer and not (viewer is None and a.bot)]
    return {
        "id": str(dm.id),
        "type": 1,
        "last_message_id": _last(dm),
        "flags": 0,
        "recipients": [user(a) for a in others],
    }


def _group(group: Channel) -> Json:
    assert group.owner is not None
    return {
        "id": str(group.id),
        "type": 3,
        "last_message_id": _last(group),
        "flags": 0,
        "name": group.name or None,
        "icon": None,
        "owner_id": str(group.owner.id),
        "recipients": [user(a) for a in group.people],
    }


def _text_channel(room: Channel) -> Json:
    assert room.guild is not None
    overwrites = [
        {
            "id": str(i),
            "type": 1 if o.for_member else 0,
            "allow": str(int(o.allow)),
            "deny": str(int(o.deny)),
        }
        for i, o in room.overwrites.items()
    ]
    return {
        "id": str(room.id),
        "type": 0,
        "guild_id": str(room.guild.id),
        "name": room.name,
        "topic": room.topic,
        "position": 0,
        "parent_id": None,
        "nsfw": False,
        "rate_limit_per_user": 0,
        "last_message_id": _last(room),
        "permission_overwrites": overwrites,
        "flags": 0,
    }


def _thread(thread: Channel) -> Json:
    assert thread.guild is not None
    assert thread.parent is not None
    assert thread.owner is not None
    return {
        "id": str(thread.id),
        "type": 11,
        "guild_id": str(thread.guild.id),
        "parent_id": str(thread.parent.id),
        "owner_id": str(thread.owner.id),
        "name": thread.name,
        "last_message_id": _last(thread),
        "message_count": len(thread.messages),
        "total_message_sent": len(thread.messages),
        "member_count": 1,
        "rate_limit_per_user": 0,
        "flags": 0,
        "thread_metadata": {
            "archived": thread.archived,
            "auto_archive_duration": thread.archive_after,
            "archive_timestamp": JOINED,
            "locked": thread.locked,
            "create_timestamp": JOINED,
        },
    }


def _thread_member(thread: Channel, account: Account) -> Json:
    return {"id": str(thread.id), "user_id": str(account.id), "join_timestamp": JOINED, "flags": 1}


def _last(channel: Channel) -> str | None:
    newest = next(reversed(channel.messages), None)
    return None if newest is None else str(newest)


def _visible(channel: Channel, account: Account) -> bool:
    return bool(permissions_in(account, channel) & Permission.VIEW_CHANNEL)
