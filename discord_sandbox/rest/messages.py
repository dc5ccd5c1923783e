"""Messages in channels: post, read, edit, delete, type."""

from typing import Any

from discord_sandbox import wire_messages
from discord_sandbox.checks.messages import MessageForm
from discord_sandbox.clock import created_at
from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.errors import Code, Rejected
from discord_sandbox.models import Channel, Json, Message
from discord_sandbox.rest.compose import compose, rewrite
from discord_sandbox.rest.context import Context, Route
from discord_sandbox.world import ChangeType

NONCE_REMEMBERED = 300.0
OLD_AFTER = 3_600.0
LATE_EDITS = 3  # of one channel's old messages, in an hour; Discord does not publish its figure


def create(context: Context) -> Any:
    channel = context.channel_to_send_to(with_files=bool(context.uploads))
    form = context.form(MessageForm)
    earlier = _said_before(context, form)
    if earlier is not None:
        return wire_messages.message(earlier, context.urls)
    message = compose(context, form, channel)
    if form.message_reference is not None:
        message.reply_to = form.message_reference.message_id
    return wire_messages.message(context.world.post(message), context.urls)


def read(context: Context) -> Any:
    channel = context.channel()
    _demand_history(context, channel)
    return _fetched(context.message(channel), context)


def history(context: Context) -> Any:
    channel = context.channel()
    _demand_history(context, channel)
    seen = [m for m in channel.messages.values() if not m.ephemeral]
    after, before = int(context.query.get("after", 0)), int(context.query.get("before", 1 << 63))
    limit = min(100, max(1, int(context.query.get("limit", 50))))
    between = [m for m in seen if after < m.id < before]
    page = between[:limit] if "after" in context.query else between[-limit:]
    return [_fetched(m, context) for m in reversed(page)]


def edit(context: Context) -> Any:
    channel = context.channel()
    message = context.message(channel)
    if message.author is not context.world.bot:
        raise Rejected(Code.NOT_THE_AUTHOR)
    if channel.archived:
        raise Rejected(Code.ARCHIVED_THREAD)
    _refuse_late_edits(context, message)
    rewrite(context, context.form(MessageForm), message)
    context.world.edited(message)
    return wire_messages.message(message, context.urls)


def delete(context: Context) -> None:
    channel = context.channel()
    message = context.message(channel)
    if message.author is not context.world.bot:
        context.demand(channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise Rejected(Code.ARCHIVED_THREAD)
    context.world.delete(message)


def typing(context: Context) -> None:
    channel = context.channel_to_send_to(with_files=False)
    context.world.announce(ChangeType.TYPING, channel)


ROUTES = (
    Route("POST", "/channels/{channel}/messages", create),
    Route("GET", "/channels/{channel}/messages", history),
    Route("GET", "/channels/{channel}/messages/{message}", read),
    Route("PATCH", "/channels/{channel}/messages/{message}", edit),
    Route("DELETE", "/channels/{channel}/messages/{message}", delete),
    Route("POST", "/channels/{channel}/typing", typing),
)


def _said_before(context: Context, form: MessageForm) -> Message | None:
    """Message with the same nonce within minutes, with `enforce_nonce`: it is not posted twice.

    Discord compares an author's nonces, whatever the channel.
    """
    if not form.enforce_nonce or form.nonce is None:
        return None
    since = context.world.clock.now() - NONCE_REMEMBERED
    for channel in context.world.channels.values():
        for message in reversed(channel.messages.values()):
            if message.created < since:
                break
            if message.author is context.world.bot and str(message.nonce) == form.nonce:
                return message
    return None


def _fetched(message: Message, context: Context) -> Json:
    """A message that is read again: its nonce was for whoever sent it, and is not kept with it."""
    shown = wire_messages.message(message, context.urls)
    shown.pop("nonce", None)
    return shown


def _demand_history(context: Context, channel: Channel) -> None:
    if channel.kind is not ChannelType.DM:
        context.demand(channel, Permission.READ_MESSAGE_HISTORY)


def _refuse_late_edits(context: Context, message: Message) -> None:
    now = context.world.clock.now()
    if now - created_at(message.id) <= OLD_AFTER:
        return
    recent = [t for m in message.channel.messages.values() for t in m.late_edits if now - t < OLD_AFTER]
    if len(recent) >= LATE_EDITS:
        raise Rejected(Code.TOO_MANY_LATE_EDITS)
