"""How the world begins: six people, a bot, a server with two channels."""

from collections.abc import Callable, Iterable

from bot.sandbox.pieces import EVERYDAY, Account, Channel, ChannelKind, Guild, Permission, Role

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


def six_people(new_id: NewId) -> tuple[Account, ...]:
    return tuple(Account(new_id(), name, shown, locale, colour) for name, shown, locale, colour in PEOPLE)


def the_bot(new_id: NewId) -> Account:
    return Account(new_id(), "chicago-poker", "Chicago Poker", bot=True)


def bot_role(bot: Account, new_id: NewId) -> Role:
    """The role that comes with an invitation: what a table needs, and nothing more."""
    return Role(new_id(), bot.display, EVERYDAY, managed=True)


def server(name: str, owner: Account, people: Iterable[Account], new_id: NewId) -> Guild:
    """A server without channels; everybody is in it, its owner is its manager."""
    guild = Guild(new_id(), name, owner)
    manager = Role(new_id(), "Manager", MANAGER)
    guild.roles = {guild.id: Role(guild.id, "@everyone", EVERYDAY), manager.id: manager}
    guild.members = {person.id: set() for person in people if not person.deleted}
    guild.members[owner.id].add(manager.id)
    return guild


def first_channels(guild: Guild, new_id: NewId) -> tuple[Channel, ...]:
    return tuple(Channel(new_id(), ChannelKind.TEXT, name, guild, topic=topic) for name, topic in CHANNELS)
