"""The world that the bot, the page and the tests share: who and what there is, and all that may change.

Every change is announced to whoever listens (the gateway, the page, a waiting test). No sockets here.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from enum import Enum, auto

from discord_sandbox import seed
from discord_sandbox.clock import Clock, Snowflakes
from discord_sandbox.constants import ChannelType, MessageFlag, Permission
from discord_sandbox.models import Account, Attachment, Channel, Contents, Guild, Json, Message, Overwrite
from discord_sandbox.permissions import is_member, permissions_in


class ChangeType(Enum):
    """A change in the world."""

    MESSAGE_POSTED = auto()
    MESSAGE_EDITED = auto()
    MESSAGE_DELETED = auto()
    CHANNEL_CREATED = auto()
    CHANNEL_CHANGED = auto()
    CHANNEL_DELETED = auto()
    BOT_INVITED = auto()
    BOT_KICKED = auto()
    GUILD_CHANGED = auto()
    ROLE_CHANGED = auto()
    ACCOUNT_CHANGED = auto()
    COMMANDS_CHANGED = auto()
    EMOJIS_CHANGED = auto()
    INTERACTION_CHANGED = auto()
    TYPING = auto()
    CONNECTION_CHANGED = auto()  # the bot has come, or is gone; its account is the subject


@dataclass(slots=True, frozen=True)
class Change:
    """One thing that happened; `subject` is the message, channel, guild … concerned."""

    type: ChangeType
    subject: object


class World:
    """One guild with two channels, six people and a bot; Lucie owns it and is its manager."""

    def __init__(self, clock: Clock | None = None, contents: Contents | None = None) -> None:
        self.clock = clock or Clock()
        self.ids = Snowflakes(self.clock)
        self.new_id = self.ids.next
        self.listeners: list[Callable[[Change], None]] = []
        if contents is not None:
            self.clock.skip(contents.skipped)
            self.ids.go_on_after(contents.last_id)
        told = contents or seed.contents(self.new_id)
        self.bot = told.bot
        self.people = told.people
        self.accounts = {a.id: a for a in (self.bot, *self.people)}
        self.guilds = {guild.id: guild for guild in told.guilds}
        self.guild = told.guilds[0]
        self.channels = {channel.id: channel for channel in told.channels}
        self.commands: dict[int | None, list[Json]] = told.commands  # guild id, or None for global
        self.carried_by = set[int]()  # who has added the bot to their account; it is not kept
        self.emojis = told.emojis
        self.description, self.tags = "", list[str]()  # of the bot's application; they are not kept
        self.pictures: dict[int, bytes] = told.pictures  # of the emojis
        self.uploads: dict[int, Attachment] = {}  # sent along with a command: they hang on no message
        self._dms = {c.people[0].id: c for c in told.channels if c.kind is ChannelType.DM}  # by the person

    @property
    def contents(self) -> Contents:
        """All that it holds, by which a copy of it can begin."""
        guilds, channels = tuple(self.guilds.values()), tuple(self.channels.values())
        kept = self.commands, self.emojis, self.pictures
        return Contents(self.bot, self.people, guilds, channels, *kept, self.clock.skipped, self.ids.last)

    # --- looking ---------------------------------------------------------------------------------------

    def person(self, name: str) -> Account:
        """The person of that name, whole or shown; raises LookupError if there is none."""
        for account in self.people:
            if name in (account.name, account.display):
                return account
        raise LookupError(f"nobody here is called {name!r}")

    def channel(self, name: str) -> Channel:
        return self.guild.channel(name)

    def dm(self, person: Account) -> Channel | None:
        """The private conversation of the bot and a person, if either has opened it."""
        return self._dms.get(person.id)

    def message(self, message_id: int) -> Message | None:
        found = (c.messages.get(message_id) for c in self.channels.values())
        return next(filter(None, found), None)

    def messages(self) -> Iterator[Message]:
        """Every message that has not been deleted, oldest first within each channel."""
        for channel in self.channels.values():
            yield from channel.messages.values()

    # --- messages --------------------------------------------------------------------------------------

    def post(self, message: Message) -> Message:
        """Puts a message into its channel; a thread that slept wakes up."""
        channel = message.channel
        message.created = self.clock.now()
        if channel.archived and not message.ephemeral:
            self.change_channel(channel, archived=False)
        channel.messages[message.id] = message
        self.announce(ChangeType.MESSAGE_POSTED, message)
        return message

    def say(self, account: Account, channel: Channel, text: str) -> Message:
        """A person types a line."""
        return self.post(Message(self.new_id(), channel, account, text))

    def edited(self, message: Message, *, silently: bool = False) -> None:
        """Tells everybody that a message has changed; `silently` for a loading message that is now filled."""
        now = self.clock.now()
        if now - message.created > 3600:
            message.late_edits.append(now)
        if not silently:
            message.edited = now
        self.announce(ChangeType.MESSAGE_EDITED, message)

    def delete(self, message: Message) -> None:
        message.channel.messages.pop(message.id, None)
        message.deleted = True
        self.announce(ChangeType.MESSAGE_DELETED, message)

    # --- channels --------------------------------------------------------------------------------------

    def open_dm(self, person: Account) -> Channel:
        """The private conversation of the bot and a person; the same one each time."""
        existing = self.dm(person)
        if existing is not None:
            return existing
        dm = Channel(self.new_id(), ChannelType.DM, people=(person, self.bot))
        self.channels[dm.id] = self._dms[person.id] = dm
        self.announce(ChangeType.CHANNEL_CREATED, dm)
        return dm

    def open_group(self, *people: Account, name: str = "") -> Channel:
        """A private conversation of several people, without the bot; one of them may have it along."""
        group = Channel(self.new_id(), ChannelType.GROUP_DM, name, people=people, owner=people[0])
        self.channels[group.id] = group
        self.announce(ChangeType.CHANNEL_CREATED, group)
        return group

    def open_channel(self, name: str, *, guild: Guild | None = None, topic: str | None = None) -> Channel:
        home = guild or self.guild
        return self._add(Channel(self.new_id(), ChannelType.TEXT, name, home, topic=topic))

    def open_thread(
        self, parent: Channel, name: str, owner: Account, starter: Message | None = None
    ) -> Channel:
        """A public thread; one that starts from a message has the message's id, as on Discord."""
        identity = starter.id if starter is not None else self.new_id()
        thread = Channel(identity, ChannelType.THREAD, name, parent.guild, parent, owner=owner)
        self._add(thread)
        if starter is not None:
            starter.thread = thread
            starter.flags |= MessageFlag.HAS_THREAD
            self.announce(ChangeType.MESSAGE_EDITED, starter)
        return thread

    def change_channel(
        self,
        channel: Channel,
        *,
        name: str | None = None,
        archived: bool | None = None,
        locked: bool | None = None,
        archive_after: int | None = None,
    ) -> None:
        channel.name = channel.name if name is None else name
        channel.archived = channel.archived if archived is None else archived
        channel.locked = channel.locked if locked is None else locked
        channel.archive_after = archive_after or channel.archive_after
        self.announce(ChangeType.CHANNEL_CHANGED, channel)

    def delete_channel(self, channel: Channel) -> None:
        """A channel takes its threads with it."""
        for thread in [c for c in self.channels.values() if c.parent is channel]:
            self.delete_channel(thread)
        channel.deleted = True
        del self.channels[channel.id]
        if channel.guild is not None:
            del channel.guild.channels[channel.id]
        self.announce(ChangeType.CHANNEL_DELETED, channel)

    def allow(self, channel: Channel, permission: Permission, who: Account | None = None) -> None:
        """Gives a permission in one channel to somebody (by default the bot)."""
        self._overwrite(channel, who or self.bot, allow=permission)

    def deny(self, channel: Channel, permission: Permission, who: Account | None = None) -> None:
        """Takes a permission in one channel from somebody (by default the bot)."""
        self._overwrite(channel, who or self.bot, deny=permission)

    # --- people and guilds -----------------------------------------------------------------------------

    def kick_bot(self, guild: Guild | None = None) -> None:
        home = guild or self.guild
        home.members.pop(self.bot.id, None)
        home.roles = {i: role for i, role in home.roles.items() if not role.managed}
        self.announce(ChangeType.BOT_KICKED, home)

    def add_to_account(self, person: Account) -> None:
        """The person has the bot along wherever they are, also on servers where it is no member."""
        self.carried_by.add(person.id)

    def carries(self, person: Account) -> bool:
        return person.id in self.carried_by

    def invite_bot(self, guild: Guild | None = None) -> None:
        home = guild or self.guild
        role = seed.bot_role(self.bot, self.new_id)
        home.roles[role.id] = role
        home.members[self.bot.id] = {role.id}
        self.announce(ChangeType.BOT_INVITED, home)

    def change_account(
        self,
        person: Account,
        *,
        locale: str | None = None,
        dms_open: bool | None = None,
        display: str | None = None,
    ) -> None:
        person.locale = locale or person.locale
        person.dms_open = person.dms_open if dms_open is None else dms_open
        person.display = display or person.display
        self.announce(ChangeType.ACCOUNT_CHANGED, person)

    def delete_account(self, person: Account) -> None:
        """The person is gone from Discord: no member anywhere, no private messages, a name that says so."""
        person.deleted, person.dms_open = True, False
        person.name, person.display = f"deleted_user_{person.id:x}"[:32], "Deleted User"
        for guild in self.guilds.values():
            guild.members.pop(person.id, None)
        self.announce(ChangeType.ACCOUNT_CHANGED, person)

    def leave_guild(self, person: Account, guild: Guild | None = None) -> None:
        (guild or self.guild).members.pop(person.id, None)
        self.announce(ChangeType.ACCOUNT_CHANGED, person)

    def change_guild(self, guild: Guild, *, locale: str) -> None:
        guild.locale = locale
        self.announce(ChangeType.GUILD_CHANGED, guild)

    def create_guild(self, name: str, owner: Account, *, shard: tuple[int, int] = (0, 1)) -> Guild:
        """Another server with one channel, everybody in it, and the bot invited.

        `shard` (number, count): where the bot has `count` shards, the server is that one's.
        """
        guild = seed.guild(self.ids.next_on_shard(*shard), name, owner, self.people, self.new_id)
        self.guilds[guild.id] = guild
        self.open_channel("general", guild=guild)
        self.invite_bot(guild)
        return guild

    # --- permissions -----------------------------------------------------------------------------------

    def permissions(self, account: Account, channel: Channel) -> Permission:
        return permissions_in(account, channel)

    def may_read(self, account: Account, channel: Channel) -> bool:
        if channel.guild is None:
            return account in channel.people
        return is_member(account, channel.guild) and bool(
            permissions_in(account, channel) & Permission.VIEW_CHANNEL
        )

    def share_a_guild(self, person: Account) -> bool:
        return any(is_member(person, g) and is_member(self.bot, g) for g in self.guilds.values())

    def announce(self, type_: ChangeType, subject: object) -> None:
        change = Change(type_, subject)
        for listener in tuple(self.listeners):
            listener(change)

    def _add(self, channel: Channel) -> Channel:
        assert channel.guild is not None
        self.channels[channel.id] = channel
        channel.guild.channels[channel.id] = channel
        self.announce(ChangeType.CHANNEL_CREATED, channel)
        return channel

    def _overwrite(
        self,
        channel: Channel,
        who: Account,
        allow: Permission = Permission.NONE,
        deny: Permission = Permission.NONE,
    ) -> None:
        home = channel.parent or channel  # a thread follows its channel
        now = home.overwrites.setdefault(who.id, Overwrite(for_member=True))
        now.allow = (now.allow | allow) & ~deny
        now.deny = (now.deny | deny) & ~allow
        self.announce(ChangeType.CHANNEL_CHANGED, home)
