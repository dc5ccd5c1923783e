"""The emoji of Gangster: clans, equipment, districts, bosses."""

from functools import cache

from bot.skins.bosses.emoji import bosses
from bot.skins.emoji import Emoji, plain_names
from bot.skins.gangster.words.catalogue import say
from engine.gangster.pieces import Boss, Clan, Kind, Place


def clan(clan: Clan) -> str:
    """`clan_green`."""
    return f"clan_{clan.value}"


def kind(kind: Kind) -> str:
    """A piece of equipment: `gear_motor`."""
    return f"gear_{kind.value}"


def place(place: Place) -> str:
    """A district or the harbour: `greek_town`."""
    return place.value.replace("-", "_")


@cache
def emoji() -> tuple[Emoji, ...]:
    """All of them; a clan's stands in sentences where its disc and its sign do."""
    return (
        *(Emoji(clan(each), (say("en", f"clan-{each}.sign"),)) for each in Clan),
        *plain_names(map(kind, Kind)),
        *plain_names(map(place, Place)),
        *bosses(Boss),
    )
