"""Channels, threads and private conversations."""

from typing import Annotated, Any

from discord_sandbox import wire
from discord_sandbox.checks.fields import Snowflake, length, one_of
from discord_sandbox.checks.shapes import Shape
from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.errors import Code, Rejected
from discord_sandbox.models import Channel
from discord_sandbox.rest.context import Context, Route

Name = Annotated[str, length(1, 100)]
ArchiveAfter = Annotated[int, one_of(60, 1440, 4320, 10080)]  # minutes


class ChannelForm(Shape):
    name: Name | None = None
    archived: bool | None = None
    locked: bool | None = None
    auto_archive_duration: ArchiveAfter | None = None


class ThreadForm(Shape):
    name: Name
    type: int | None = None
    auto_archive_duration: ArchiveAfter | None = None


class DmForm(Shape):
    recipient_id: Snowflake


def read(context: Context) -> Any:
    return wire.channel(context.channel(), context.world.bot)


def change(context: Context) -> Any:
    channel = context.channel()
    if channel.kind is ChannelType.DM:
        raise Rejected(Code.NOT_IN_A_DM)
    form = context.form(ChannelForm)
    _demand_change(context, channel)
    context.world.change_channel(
        channel,
        name=form.name,
        archived=form.archived,
        locked=form.locked,
        archive_after=form.auto_archive_duration,
    )
    return wire.channel(channel)


def delete(context: Context) -> Any:
    channel = context.channel()
    if channel.kind is ChannelType.DM:
        return wire.channel(channel, context.world.bot)  # closing a conversation deletes nothing
    in_thread = channel.kind is ChannelType.THREAD
    context.demand(channel, Permission.MANAGE_THREADS if in_thread else Permission.MANAGE_CHANNELS)
    context.world.delete_channel(channel)
    return wire.channel(channel)


def thread_from_message(context: Context) -> Any:
    parent = _thread_parent(context)
    starter = context.message(parent)
    form = context.form(ThreadForm)
    if starter.thread is not None:
        raise Rejected(Code.THREAD_EXISTS)
    return wire.channel(context.world.open_thread(parent, form.name, context.world.bot, starter))


def thread(context: Context) -> Any:
    parent = _thread_parent(context)
    form = context.form(ThreadForm)
    # Without a type Discord makes a private thread, which nobody here is meant to get by accident.
    if form.type != ChannelType.THREAD:
        context.demand(parent, Permission.CREATE_PRIVATE_THREADS)
    return wire.channel(context.world.open_thread(parent, form.name, context.world.bot))


def join_thread(context: Context) -> None:
    if context.channel().kind is not ChannelType.THREAD:
        raise Rejected(Code.WRONG_CHANNEL_KIND)


def open_dm(context: Context) -> Any:
    person = context.world.accounts.get(context.form(DmForm).recipient_id)
    if person is None or person.bot:
        raise Rejected(Code.INVALID_RECIPIENT)
    return wire.channel(context.world.open_dm(person), context.world.bot)


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


def _thread_parent(context: Context) -> Channel:
    parent = context.channel()
    if parent.kind is not ChannelType.TEXT:
        raise Rejected(Code.WRONG_CHANNEL_KIND)
    context.demand(parent, Permission.CREATE_PUBLIC_THREADS)
    return parent


def _demand_change(context: Context, channel: Channel) -> None:
    if channel.kind is ChannelType.TEXT:
        context.demand(channel, Permission.MANAGE_CHANNELS)
    elif channel.owner is not context.world.bot:
        context.demand(channel, Permission.MANAGE_THREADS)
