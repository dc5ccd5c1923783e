"""Channels, threads and private conversations."""

from typing import Any

from bot.sandbox import wire
from bot.sandbox.errors import Code, Form, Rejected
from bot.sandbox.pieces import Channel, ChannelKind, Permission
from bot.sandbox.rest.call import Call, Route

ARCHIVE_AFTER = (60, 1440, 4320, 10080)


def read(call: Call) -> Any:
    return wire.channel(call.channel(), call.world.bot)


def change(call: Call) -> Any:
    channel = call.channel()
    if channel.kind is ChannelKind.DM:
        raise Rejected(Code.NOT_IN_A_DM)
    body = call.form()
    form = Form()
    if "name" in body:
        form.length(("name",), body["name"], 1, 100)
    form.refuse_if_faulty()
    _demand_change(call, channel)
    call.world.change_channel(
        channel, name=body.get("name"), archived=body.get("archived"), locked=body.get("locked")
    )
    return wire.channel(channel)


def delete(call: Call) -> Any:
    channel = call.channel()
    if channel.kind is ChannelKind.DM:
        return wire.channel(channel, call.world.bot)  # closing a conversation deletes nothing
    in_thread = channel.kind is ChannelKind.THREAD
    call.demand(channel, Permission.MANAGE_THREADS if in_thread else Permission.MANAGE_CHANNELS)
    call.world.delete_channel(channel)
    return wire.channel(channel)


def thread_from_message(call: Call) -> Any:
    parent = _thread_parent(call)
    starter = call.message(parent)
    _check_thread(call)
    if starter.thread is not None:
        raise Rejected(Code.THREAD_EXISTS)
    thread = call.world.open_thread(parent, call.form()["name"], call.world.bot, starter)
    return wire.channel(thread)


def thread(call: Call) -> Any:
    parent = _thread_parent(call)
    _check_thread(call)
    # Without a type Discord makes a private thread, which nobody here is meant to get by accident.
    if call.form().get("type") != ChannelKind.THREAD:
        call.demand(parent, Permission.CREATE_PRIVATE_THREADS)
    return wire.channel(call.world.open_thread(parent, call.form()["name"], call.world.bot))


def join_thread(call: Call) -> None:
    if call.channel().kind is not ChannelKind.THREAD:
        raise Rejected(Code.WRONG_CHANNEL_KIND)


def open_dm(call: Call) -> Any:
    recipient = str(call.form().get("recipient_id", ""))
    person = call.world.accounts.get(int(recipient)) if recipient.isdigit() else None
    if person is None or person.bot:
        raise Rejected(Code.INVALID_RECIPIENT)
    return wire.channel(call.world.open_dm(person), call.world.bot)


ROUTES = (
    Route("GET", "/channels/{channel}", read),
    Route("PATCH", "/channels/{channel}", change),
    Route("DELETE", "/channels/{channel}", delete),
    Route("POST", "/channels/{channel}/messages/{message}/threads", thread_from_message),
    Route("POST", "/channels/{channel}/threads", thread),
    Route("PUT", "/channels/{channel}/thread-members/{member}", join_thread),
    Route("DELETE", "/channels/{channel}/thread-members/{member}", join_thread),
    Route("POST", "/users/@me/channels", open_dm),
)


def _thread_parent(call: Call) -> Channel:
    parent = call.channel()
    if parent.kind is not ChannelKind.TEXT:
        raise Rejected(Code.WRONG_CHANNEL_KIND)
    call.demand(parent, Permission.CREATE_PUBLIC_THREADS)
    return parent


def _check_thread(call: Call) -> None:
    body = call.form()
    form = Form()
    form.length(("name",), body.get("name"), 1, 100)
    if body.get("auto_archive_duration", 4320) not in (None, *ARCHIVE_AFTER):
        words = "Value must be one of (60, 1440, 4320, 10080)."
        form.fault(("auto_archive_duration",), "BASE_TYPE_CHOICES", words)
    form.refuse_if_faulty()


def _demand_change(call: Call, channel: Channel) -> None:
    if channel.kind is ChannelKind.TEXT:
        call.demand(channel, Permission.MANAGE_CHANNELS)
    elif channel.owner is not call.world.bot:
        call.demand(channel, Permission.MANAGE_THREADS)
