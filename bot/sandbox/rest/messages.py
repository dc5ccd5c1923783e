"""Messages in channels: post, read, edit, delete, type."""

from typing import Any

from bot.sandbox import wire_messages
from bot.sandbox.checks.messages import MessageForm
from bot.sandbox.clock import born
from bot.sandbox.errors import Code, Rejected
from bot.sandbox.pieces import Channel, ChannelKind, Message, Permission
from bot.sandbox.rest.call import Call, Route
from bot.sandbox.rest.compose import compose, rewrite
from bot.sandbox.world import Happening

NONCE_REMEMBERED = 300.0
OLD_AFTER = 3_600.0
LATE_EDITS = 3  # of one channel's old messages, in an hour; Discord does not publish its figure


def create(call: Call) -> Any:
    channel = call.channel_to_send_to(with_files=bool(call.uploads))
    form = call.form(MessageForm)
    earlier = _said_before(call, form, channel)
    if earlier is not None:
        return wire_messages.message(earlier, call.where)
    message = compose(call, form, channel)
    if form.message_reference is not None:
        message.reply_to = form.message_reference.message_id
    return wire_messages.message(call.world.post(message), call.where)


def read(call: Call) -> Any:
    channel = call.channel()
    _demand_history(call, channel)
    return wire_messages.message(call.message(channel), call.where)


def history(call: Call) -> Any:
    channel = call.channel()
    _demand_history(call, channel)
    seen = [m for m in channel.messages.values() if not m.ephemeral]
    after, before = int(call.query.get("after", 0)), int(call.query.get("before", 1 << 63))
    limit = min(100, max(1, int(call.query.get("limit", 50))))
    between = [m for m in seen if after < m.id < before]
    page = between[:limit] if "after" in call.query else between[-limit:]
    return [wire_messages.message(m, call.where) for m in reversed(page)]


def edit(call: Call) -> Any:
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.world.bot:
        raise Rejected(Code.NOT_THE_AUTHOR)
    if channel.archived:
        raise Rejected(Code.ARCHIVED_THREAD)
    _refuse_late_edits(call, message)
    rewrite(call, call.form(MessageForm), message)
    call.world.edited(message)
    return wire_messages.message(message, call.where)


def delete(call: Call) -> None:
    channel = call.channel()
    message = call.message(channel)
    if message.author is not call.world.bot:
        call.demand(channel, Permission.MANAGE_MESSAGES)
    if channel.archived:
        raise Rejected(Code.ARCHIVED_THREAD)
    call.world.delete(message)


def typing(call: Call) -> None:
    channel = call.channel_to_send_to(with_files=False)
    call.world.announce(Happening.TYPING, channel)


ROUTES = (
    Route("POST", "/channels/{channel}/messages", create),
    Route("GET", "/channels/{channel}/messages", history),
    Route("GET", "/channels/{channel}/messages/{message}", read),
    Route("PATCH", "/channels/{channel}/messages/{message}", edit),
    Route("DELETE", "/channels/{channel}/messages/{message}", delete),
    Route("POST", "/channels/{channel}/typing", typing),
)


def _said_before(call: Call, form: MessageForm, channel: Channel) -> Message | None:
    """With `enforce_nonce`, the same nonce within minutes is the same message: it is not posted twice."""
    if not form.enforce_nonce or form.nonce is None:
        return None
    since = call.world.clock.now() - NONCE_REMEMBERED
    for message in reversed(channel.messages.values()):
        if message.created < since:
            return None
        if message.author is call.world.bot and str(message.nonce) == form.nonce:
            return message
    return None


def _demand_history(call: Call, channel: Channel) -> None:
    if channel.kind is not ChannelKind.DM:
        call.demand(channel, Permission.READ_MESSAGE_HISTORY)


def _refuse_late_edits(call: Call, message: Message) -> None:
    now = call.world.clock.now()
    if now - born(message.id) <= OLD_AFTER:
        return
    recent = [t for m in message.channel.messages.values() for t in m.late_edits if now - t < OLD_AFTER]
    if len(recent) >= LATE_EDITS:
        raise Rejected(Code.TOO_MANY_LATE_EDITS)
