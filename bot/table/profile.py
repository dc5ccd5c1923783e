"""Settings of people and servers. Facts only: no disk, no Discord, no sentences."""

from collections.abc import Mapping
from dataclasses import dataclass, replace
from datetime import datetime
from typing import Annotated, Any

from bot.table.clock import Away, Caretaker, Habits, Pace, Waking
from bot.table.declared import OFF_ON, ON_OFF, Pick, Place, Setting, declared
from bot.table.languages import LANGUAGES, Language
from bot.table.match import PlayerId
from bot.table.refusals import NotAllowed, NotHere

AWAY_DAYS_A_YEAR = 30
LOBBIES_PER_PERSON, LOBBIES_PER_CHANNEL = 3, 10  # unless the server settles it otherwise
USUAL_PACE = Pace.DAY  # unless the server or a game suggests another
LOBBIES_MAX = 100  # that a server may allow

LANGUAGE_OF: Mapping[str, Language | None] = {"auto": None, **{each: each for each in LANGUAGES}}
FORMS = {"wide": False, "phone": True}
ENDS = {"asks": True, "at-once": False}
CARETAKERS = {each.value: each for each in Caretaker}
PACES = {each.value: each for each in Pace}
LOBBIES = {str(number): number for number in range(1, LOBBIES_MAX + 1)}
PERSONS_LOBBIES = ("1", "2", "3", "5", "10", "25")  # as menus offer them
CHANNELS_LOBBIES = ("1", "3", "5", "10", "25", "50")


@dataclass(frozen=True, slots=True)
class Person:
    """One player's own settings, the same at all tables. /settings mine offers those with a Setting."""

    player: PlayerId
    language: Annotated[Language | None, Setting("language", LANGUAGE_OF)] = None  # None: as Discord says
    dms: Annotated[bool, Setting("messages", ON_OFF)] = True  # private messages are wanted
    pocket: Annotated[bool, Setting("pictures", FORMS)] = False  # for a phone held upright
    text_first: Annotated[bool, Setting("text-first", OFF_ON)] = False  # panels say all that pictures show
    motion: Annotated[bool, Setting("motion", ON_OFF)] = True  # shootouts move in their private messages
    asks_end: Annotated[bool, Setting("end-of-turn", ENDS)] = True  # a turn waits for their own "End turn"
    caretaker: Annotated[Caretaker, Setting("caretaker", CARETAKERS)] = Caretaker.COMPUTER
    reminders: Annotated[bool, Setting("reminders", ON_OFF)] = True
    discord_language: Language | None = None  # what their Discord spoke last
    dms_closed: bool = False  # Discord refused the last one (50007)
    zone: str | None = None  # an IANA name; None: they have not said where they live
    waking: Waking | None = None
    away: tuple[Away, ...] = ()

    @property
    def habits(self) -> Habits:
        """Their habits, for the clock."""
        return Habits(self.waking, self.away, self.reminders, self.caretaker, self.zone)

    def away_until(self, now: datetime) -> datetime | None:
        """End of their absence, if away."""
        return next((stay.end for stay in self.away if stay.start <= now < stay.end), None)

    @property
    def reachable(self) -> bool:
        """True if private messages are wanted and get through."""
        return self.dms and not self.dms_closed


SETTINGS = declared(Person, Setting)
"""What people may settle, by name."""


@dataclass(frozen=True, slots=True)
class Server:
    """One server's settings. /server settings offers those with a Setting or a Place."""

    guild_id: int
    language: Annotated[Language | None, Setting("language", LANGUAGE_OF)] = None  # None: as Discord says
    pace: Annotated[Pace, Setting("pace", PACES)] = USUAL_PACE
    # where tables may be opened; empty: everywhere
    channels: Annotated[tuple[int, ...], Place("where", Pick.CHANNEL, "everywhere", many=True)] = ()
    # lobbies that one person may host at a time, and that one channel may hold
    own_lobbies: Annotated[int, Setting("per-person", LOBBIES, PERSONS_LOBBIES)] = LOBBIES_PER_PERSON
    channel_lobbies: Annotated[int, Setting("per-channel", LOBBIES, CHANNELS_LOBBIES)] = LOBBIES_PER_CHANNEL
    motion: Annotated[bool, Setting("motion", ON_OFF)] = True  # shootouts and showdowns move in its posts
    # the channel where lobbies may be announced, and the role that is mentioned there
    announces_in: Annotated[int | None, Place("announce", Pick.CHANNEL, "unannounced")] = None
    rings: Annotated[int | None, Place("ring", Pick.ROLE, "unannounced")] = None


SERVER_SETTINGS, SERVER_PLACES = declared(Server, Setting), declared(Server, Place)
"""What managers may settle for their server, by name."""


@dataclass(frozen=True, slots=True)
class Besides:
    """One more, where a field keeps many."""

    place: int


def as_wished(old: Person, wishes: Mapping[str, Any]) -> Person:
    """The settings with new values for some fields; raises NotAllowed for hours in an unknown time zone.

    `hours` stands for `waking`: minutes after midnight, None for day and night.
    """
    fields = {field: value for field, value in wishes.items() if field != "hours"}
    new = replace(old, **fields, waking=_waking(old.waking, wishes.get("zone", old.zone), wishes))
    return replace(new, dms_closed=False) if wishes.get("dms") else new  # switched on, they are tried again


def _waking(old: Waking | None, zone: str | None, wishes: Mapping[str, Any]) -> Waking | None:
    """Waking hours of which only one part may be named: the other stays as it was."""
    hours = wishes.get("hours", None if old is None else (old.from_minute, old.to_minute))
    if hours is None:
        return None
    if zone is None:
        raise NotAllowed(NotHere.ZONE_FIRST)
    return Waking(zone, *hours)


def server_as_wished(old: Server, wishes: Mapping[str, Any]) -> Server:
    """A server's settings with new values for some fields; raises NotAllowed for one that is not offered."""
    for setting in SERVER_SETTINGS.values():
        if setting.field in wishes and not setting.knows(wishes[setting.field]):
            value = str(wishes[setting.field])
            raise NotAllowed(NotHere.NO_SUCH_OPTION, option=setting.name, value=value[:50])
    return replace(old, **{field: _value(getattr(old, field), wish) for field, wish in wishes.items()})


def _value(old: Any, wish: Any) -> Any:
    return tuple(dict.fromkeys((*old, wish.place))) if isinstance(wish, Besides) else wish
