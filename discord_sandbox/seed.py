"""A new world: six people, a bot, a server with two channels."""

from collections.abc import Callable, Iterable

from discord_sandbox.constants import DEFAULT_PERMISSIONS, ChannelType, Permission
from discord_sandbox.models import Account, Channel, Contents, Guild, Role

NewId = Callable[[], int]

PEOPLE = (
    ("lucie", "Lucie", "en-US", "#e2725b"),
    ("theo", "Théo", "fr", "#3a86c8"),
    ("mina", "Mina", "en-US", "#2a9d74"),
    ("oscar", "Oscar", "en-US", "#c9a227"),
    ("noe", "Noé", "fr", "#8e5bd0"),
    ("priya", "Priya", "en-US", "#d0578f"),
)
CHANNELS = (
    ("card-room", "Games of cards, and the talk around them"),
    ("lounge", "Anything else"),
)
MANAGER = Permission.MANAGE_GUILD | Permission.MANAGE_THREADS | Permission.MANAGE_MESSAGES


def contents(new_id: NewId) -> Contents:
    """A whole new world."""
    bot, everybody = bot_account(new_id), people(new_id)
    home = guild(new_id(), "The Green Mill", everybody[0], everybody, new_id)
    rooms = channels(home, new_id)
    home.channels = {room.id: room for room in rooms}
    role = bot_role(bot, new_id)
    home.roles[role.id] = role
    home.members[bot.id] = {role.id}
    return Contents(bot, everybody, (home,), rooms)


def people(new_id: NewId) -> tuple[Account, ...]:
    return tuple(Account(new_id(), name, shown, locale, colour) for name, shown, locale, colour in PEOPLE)


def bot_account(new_id: NewId) -> Account:
    return Account(new_id(), "chicago-poker", "Chicago Poker", bot=True)


def bot_role(bot: Account, new_id: NewId) -> Role:
    """The role that comes with an invitation: what a table needs, and nothing more."""
    return Role(new_id(), bot.display, DEFAULT_PERMISSIONS, managed=True)


def guild(guild_id: int, name: str, owner: Account, members: Iterable[Account], new_id: NewId) -> Guild:
    """A server without channels; everybody is in it, its owner is its manager."""
    made = Guild(guild_id, name, owner)
    manager = Role(new_id(), "Manager", MANAGER)
    made.roles = {made.id: Role(made.id, "@everyone", DEFAULT_PERMISSIONS), manager.id: manager}
    made.members = {member.id: set() for member in members if not member.deleted}
    made.members[owner.id].add(manager.id)
    return made


def channels(home: Guild, new_id: NewId) -> tuple[Channel, ...]:
    return tuple(Channel(new_id(), ChannelType.TEXT, name, home, topic=topic) for name, topic in CHANNELS)
