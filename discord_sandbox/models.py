"""Parts of the small Discord: accounts, guilds, channels, messages. No rules, no sockets.

These models change in place: they are the state of a server, and everybody looks at the same one.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from typing import Any

from discord_sandbox.constants import SELECTS, ChannelType, ComponentType, MessageFlag, Permission

# JSON as it travels: discord_sandbox.checks looks at its shape, which is why nobody else may be stricter.
Json = dict[str, Any]


@dataclass(slots=True, eq=False)
class Account:
    """Somebody with a name: one of the six people, or the bot."""

    id: int
    name: str
    display: str
    locale: str = "en-US"
    colour: str = "#5865f2"
    bot: bool = False
    dms_open: bool = True
    deleted: bool = False
    read: dict[int, int] = field(default_factory=dict)  # channel id -> last message seen on the page

    @property
    def mention(self) -> str:
        return f"<@{self.id}>"


@dataclass(slots=True, eq=False)
class Role:
    """A set of permissions with a name; the role with the guild's own id is everybody's."""

    id: int
    name: str
    permissions: Permission
    managed: bool = False
    mentionable: bool = False


@dataclass(slots=True)
class Overwrite:
    """One channel's grants and denials to a role or a member."""

    allow: Permission = Permission.NONE
    deny: Permission = Permission.NONE
    for_member: bool = False


@dataclass(slots=True, eq=False)
class Attachment:
    """A file that hangs on a message."""

    id: int
    filename: str
    content: bytes
    content_type: str
    description: str | None = None
    width: int | None = None
    height: int | None = None


@dataclass(slots=True, frozen=True)
class LocalFile:
    """A file on somebody's own machine, which they may send along with a command."""

    name: str
    content: bytes


@dataclass(slots=True, eq=False)
class Channel:
    """A channel of the guild, a thread in one, or a private conversation, of people or with the bot."""

    id: int
    kind: ChannelType
    name: str = ""
    guild: "Guild | None" = None
    parent: "Channel | None" = None
    people: tuple[Account, ...] = ()  # of a DM: the person and the bot; of a group: never the bot
    owner: Account | None = None  # of a thread or a group: who opened it
    overwrites: dict[int, Overwrite] = field(default_factory=dict)
    messages: "dict[int, Message]" = field(default_factory=dict)
    archived: bool = False
    locked: bool = False
    deleted: bool = False
    archive_after: int = 4320
    topic: str | None = None

    @property
    def mention(self) -> str:
        return f"<#{self.id}>"

    @property
    def last(self) -> "Message | None":
        """The newest message that everybody in the channel can see."""
        public = (m for m in reversed(self.messages.values()) if m.only_for is None)
        return next(public, None)

    def __contains__(self, account: object) -> bool:
        return account in self.people


@dataclass(slots=True, eq=False)
class Guild:
    """A server: people, roles and channels."""

    id: int
    name: str
    owner: Account
    locale: str = "en-US"
    roles: dict[int, Role] = field(default_factory=dict)
    members: dict[int, set[int]] = field(default_factory=dict)  # account id -> role ids
    channels: dict[int, Channel] = field(default_factory=dict)

    def channel(self, name: str) -> Channel:
        """The channel or thread of that name; raises LookupError if there is none."""
        for channel in self.channels.values():
            if channel.name == name:
                return channel
        raise LookupError(f"no channel is called {name!r}")

    def shard(self, count: int) -> int:
        """The number of its shard where the bot has `count` of them."""
        return (self.id >> 22) % count

    @property
    def threads(self) -> tuple[Channel, ...]:
        return tuple(c for c in self.channels.values() if c.kind is ChannelType.THREAD)


@dataclass(slots=True, frozen=True)
class Origin:
    """The interaction a message answers: shown above it as "Lucie used /table"."""

    id: int
    kind: int
    person: Account
    name: str | None
    message_id: int | None = None  # of the message whose button was used
    opener: "Origin | None" = None  # of a form: the interaction that opened it


@dataclass(slots=True, eq=False)
class Message:
    """A message: for all in the channel, or (ephemeral) for one reader only."""

    id: int
    channel: Channel
    author: Account
    content: str = ""
    components: list[Json] = field(default_factory=list)
    embeds: list[Json] = field(default_factory=list)
    attachments: list[Attachment] = field(default_factory=list)
    flags: MessageFlag = MessageFlag.NONE
    nonce: str | int | None = None
    pings: tuple[Account, ...] = ()
    created: float = 0.0
    edited: float | None = None
    only_for: Account | None = None
    origin: Origin | None = None
    reply_to: int | None = None
    thread: Channel | None = None
    deleted: bool = False
    late_edits: list[float] = field(default_factory=list)  # edits made when it was older than an hour

    @property
    def ephemeral(self) -> bool:
        return MessageFlag.EPHEMERAL in self.flags

    @property
    def loading(self) -> bool:
        """Shows as "is thinking…" until the bot sends what it promised."""
        return MessageFlag.LOADING in self.flags

    @property
    def text(self) -> str:
        """All its words: the content and every text display, in reading order."""
        texts = (p["content"] for p in self.parts() if p["type"] == ComponentType.TEXT_DISPLAY)
        return "\n".join(filter(None, (self.content, *texts)))

    @property
    def buttons(self) -> tuple[Json, ...]:
        return tuple(p for p in self.parts() if p["type"] == ComponentType.BUTTON)

    @property
    def selects(self) -> tuple[Json, ...]:
        return tuple(p for p in self.parts() if p["type"] in SELECTS)

    def parts(self) -> Iterator[Json]:
        """Every component, outside in."""
        return walk(self.components)


@dataclass(slots=True)
class Contents:
    """All that a world holds, new or as it was kept; the first guild is where people begin."""

    bot: Account
    people: tuple[Account, ...]
    guilds: tuple[Guild, ...]
    channels: tuple[Channel, ...]  # threads and private conversations too, each with its messages
    commands: dict[int | None, list[Json]] = field(default_factory=lambda: {None: []})
    emojis: list[Json] = field(default_factory=list)
    pictures: dict[int, bytes] = field(default_factory=dict)
    skipped: float = 0.0  # by how much its clock goes before the wall's
    last_id: int = 0


def walk(components: list[Json]) -> Iterator[Json]:
    """Every component of a tree, parents before children, in reading order."""
    for component in components:
        yield component
        yield from walk(component.get("components", []))
        for inner in ("accessory", "component"):
            if inner in component:
                yield from walk([component[inner]])
