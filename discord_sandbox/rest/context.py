"""One REST request, taken apart for the routes: who asks, for which place, with which body and files."""

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, TypeVar

from aiohttp import content_disposition_filename, parse_content_disposition, web

from discord_sandbox import wire
from discord_sandbox.checks.shapes import Shape, parse
from discord_sandbox.constants import ChannelType, Permission
from discord_sandbox.errors import Code, Rejected, refuse
from discord_sandbox.interactions import Interactions
from discord_sandbox.limits import RateLimiter
from discord_sandbox.models import Channel, Guild, Message
from discord_sandbox.permissions import is_member, permissions_in
from discord_sandbox.world import World

MOST_BYTES_PER_FILE = 10 * 1024 * 1024
MOST_BYTES = 25 * 1024 * 1024
S = TypeVar("S", bound=Shape)


@dataclass(slots=True, frozen=True)
class Upload:
    """A file as it came in a multipart request; `slot` is the number that the attachments refer to."""

    slot: int
    filename: str
    content: bytes


@dataclass(slots=True, frozen=True)
class Context:
    """A route's facts on a request."""

    world: World
    interactions: Interactions
    urls: wire.AttachmentUrls
    gateway_url: str
    limiter: RateLimiter
    shards: int  # as many as the bot is advised to have
    path: dict[str, str]
    query: dict[str, str]
    body: Any
    uploads: tuple[Upload, ...]

    def snowflake(self, name: str) -> int:
        """An id from the path; an impossible one is a fault of the form, as on Discord."""
        text = self.path[name]
        if not text.isdigit():
            words = f'Value "{text}" is not snowflake.'
            raise refuse((name,), "NUMBER_TYPE_COERCE", words)
        return int(text)

    def form(self, shape: type[S]) -> S:
        """The body in its shape; refused if it has another."""
        if not isinstance(self.body, dict):
            raise Rejected(Code.INVALID_JSON)
        return parse(shape.model_validate, self.body)

    def channel(self) -> Channel:
        """The channel of the path, if the bot may see it."""
        channel = self.world.channels.get(self.snowflake("channel"))
        if channel is None:
            raise Rejected(Code.UNKNOWN_CHANNEL)
        if channel.guild is None:
            if self.world.bot not in channel.people:
                raise Rejected(Code.MISSING_ACCESS)
        elif not self.permits(channel, Permission.VIEW_CHANNEL):
            raise Rejected(Code.MISSING_ACCESS)
        return channel

    def channel_to_send_to(self, *, with_files: bool) -> Channel:
        """The channel of the path, if the bot may post there."""
        channel = self.channel()
        if channel.kind is ChannelType.DM:
            self._refuse_closed(channel)
            return channel
        in_thread = channel.kind is ChannelType.THREAD
        needed = Permission.SEND_MESSAGES_IN_THREADS if in_thread else Permission.SEND_MESSAGES
        if with_files:
            needed |= Permission.ATTACH_FILES
        self.demand(channel, needed)
        if channel.archived and channel.locked and not self.permits(channel, Permission.MANAGE_THREADS):
            raise Rejected(Code.ARCHIVED_THREAD)
        return channel

    def message(self, channel: Channel) -> Message:
        """The message of the path; ephemeral ones are out of reach of the channel's routes."""
        message = channel.messages.get(self.snowflake("message"))
        if message is None or message.ephemeral:
            raise Rejected(Code.UNKNOWN_MESSAGE)
        return message

    def guild(self) -> Guild:
        guild = self.world.guilds.get(self.snowflake("guild"))
        if guild is None:
            raise Rejected(Code.UNKNOWN_GUILD)
        if not is_member(self.world.bot, guild):
            raise Rejected(Code.MISSING_ACCESS)
        return guild

    def permits(self, channel: Channel, permission: Permission) -> bool:
        return permissions_in(self.world.bot, channel) & permission == permission

    def demand(self, channel: Channel, permission: Permission) -> None:
        if not self.permits(channel, permission):
            raise Rejected(Code.MISSING_PERMISSIONS)

    def _refuse_closed(self, dm: Channel) -> None:
        person = dm.people[0]
        if person.deleted or not person.dms_open:
            raise Rejected(Code.CLOSED_DMS)
        if not self.world.share_a_guild(person):
            raise Rejected(Code.NO_MUTUAL_GUILD)


Handler = Callable[[Context], Any]


@dataclass(slots=True, frozen=True)
class Route:
    """A method and a path with {names}, and what is done there. `open`: needs no token of the bot."""

    method: str
    path: str
    handler: Handler
    open: bool = False

    @property
    def place(self) -> str:
        """The part of the path that has its own rate-limit bucket."""
        return next((n for n in ("channel", "guild", "token") if f"{{{n}}}" in self.path), "")


async def read_body(request: web.Request) -> tuple[Any, tuple[Upload, ...]]:
    """The JSON of a request and the files beside it; refused where it is no JSON or a file is too large."""
    # Not `request.content_type`: that reads the boundary as well, which is another every time, by slow means.
    kind, raw = request.headers.get("Content-Type", ""), await request.read()
    if kind.lower().startswith("multipart/form-data"):
        return _read_multipart(raw, kind)
    return (_parse(raw) if raw else None), ()


def _read_multipart(raw: bytes, kind: str) -> tuple[Any, tuple[Upload, ...]]:
    body: Any = None
    uploads = []
    for disposition, content in _parts(raw, kind):
        name, filename = _named(disposition)
        if len(content) > MOST_BYTES_PER_FILE:
            raise Rejected(Code.TOO_LARGE)
        if name == "payload_json":
            body = _parse(content)
        elif (slot := re.fullmatch(r"files\[(\d+)\]", name)) is not None:
            uploads.append(Upload(int(slot[1]), filename or "unknown", content))
    return body, tuple(uploads)


def _parts(raw: bytes, kind: str) -> Iterator[tuple[str, bytes]]:
    """Yield how each part of a form is called, and what is in it: aiohttp reads forms line by line.

    >>> form = b'--b\\r\\nContent-Disposition: form-data; name="a"\\r\\n\\r\\nok\\r\\n--b--\\r\\n'
    >>> list(_parts(form, 'multipart/form-data; boundary="b"'))
    [('form-data; name="a"', b'ok')]
    """
    boundary = re.search(r'boundary="?([^";]+)', kind)
    if boundary is None:
        raise Rejected(Code.INVALID_JSON)
    _, *parts = (b"\r\n" + raw).split(b"\r\n--" + boundary[1].encode())
    if not parts or not parts.pop().startswith(b"--"):  # it was cut short
        raise Rejected(Code.INVALID_JSON)
    for part in parts:
        head, _, content = part.partition(b"\r\n\r\n")
        disposition = DISPOSITION.search(head)
        yield disposition[1].decode(errors="replace") if disposition else "", content


DISPOSITION = re.compile(rb"\r\ncontent-disposition:[ \t]*([^\r\n]*)", re.IGNORECASE)


@lru_cache(maxsize=256)
def _named(disposition: str | None) -> tuple[str, str]:
    """The name of a part and of its file; a bot sends the same few again and again.

    >>> _named('form-data; name="files[0]"; filename="hand.png"')
    ('files[0]', 'hand.png')
    """
    _, words = parse_content_disposition(disposition)
    name, filename = (content_disposition_filename(words, word) for word in ("name", "filename"))
    return name or "", filename or ""


def _parse(raw: bytes) -> Any:
    try:
        return json.loads(raw)
    except ValueError:
        raise Rejected(Code.INVALID_JSON) from None
