"""Channels, threads and private conversations."""

from typing import Annotated, Any

from bot.sandbox import wire
from bot.sandbox.checks.fields import Snowflake, length, one_of
from bot.sandbox.checks.shapes import Shape
from bot.sandbox.errors import Code, Rejected
from bot.sandbox.pieces import Channel, ChannelKind, Permission
from bot.sandbox.rest.call import Call, Route

Name = Annotated[str, length(1, 100)]


class ChannelForm(Shape):
    name: Name | None = None
    archived: bool | None = None
    locked: bool | None = None


class ThreadForm(Shape):
    name: Name
    type: int | None = None
    auto_archive_duration: Annotated[int, one_of(60, 1440, 4320, 10080)] | None = None


class DmForm(Shape):
    recipient_id: Snowflake


def read(call: Call) -> Any:
    return wire.channel(call.channel(), call.world.bot)


def change(call: Call) -> Any:
    channel = call.channel()
    if channel.kind is ChannelKind.DM:
        raise Rejected(Code.NOT_IN_A_DM)
    form = call.form(ChannelForm)
    _demand_change(call, channel)
    call.world.change_channel(channel, name=form.name, archived=form.archived, locked=form.locked)
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
    form = call.form(ThreadForm)
    if starter.thread is not None:
        raise Rejected(Code.THREAD_EXISTS)
    return wire.channel(call.world.open_thread(parent, form.name, call.world.bot, starter))


def thread(call: Call) -> Any:
    parent = _thread_parent(call)
    form = call.form(ThreadForm)
    # Without a type Discord makes a private thread, which nobody here is meant to get by accident.
    if form.type != ChannelKind.THREAD:
        call.demand(parent, Permission.CREATE_PRIVATE_THREADS)
    return wire.channel(call.world.open_thread(parent, form.name, call.world.bot))


def join_thread(call: Call) -> None:
    if call.channel().kind is not ChannelKind.THREAD:
        raise Rejected(Code.WRONG_CHANNEL_KIND)


def open_dm(call: Call) -> Any:
    person = call.world.accounts.get(call.form(DmForm).recipient_id)
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


def _demand_change(call: Call, channel: Channel) -> None:
    if channel.kind is ChannelKind.TEXT:
        call.demand(channel, Permission.MANAGE_CHANNELS)
    elif channel.owner is not call.world.bot:
        call.demand(channel, Permission.MANAGE_THREADS)
