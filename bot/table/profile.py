"""What people and servers have settled for themselves. Facts only: no disk, no Discord, no sentences."""

from dataclasses import dataclass, replace
from datetime import datetime
from typing import TypedDict

from bot.table.clock import Away, Caretaker, Habits, Pace, Waking
from bot.table.languages import Language
from bot.table.match import PlayerId
from bot.table.refusals import NotAllowed, NotHere

AWAY_DAYS_A_YEAR = 30
LOBBIES_PER_PERSON, LOBBIES_PER_CHANNEL = 3, 10  # unless the server settles it otherwise
USUAL_PACE = Pace.DAY  # unless the server or a game suggests another
MOST_LOBBIES = 100  # that a server may allow


@dataclass(frozen=True, slots=True)
class Person:
    """One player's own settings, the same at all tables."""

    player: PlayerId
    language: Language | None = None  # None: as Discord says
    discord_language: Language | None = None  # what their Discord spoke last
    dms: bool = True  # private messages are wanted
    dms_closed: bool = False  # Discord refused the last one (50007)
    caretaker: Caretaker = Caretaker.COMPUTER
    reminders: bool = True
    zone: str | None = None  # an IANA name; None: they have not said where they live
    waking: Waking | None = None
    away: tuple[Away, ...] = ()
    pocket: bool = False  # pictures for a phone held upright
    text_first: bool = False  # private panels say all that their pictures show
    asks_end: bool = True  # the last action of a turn waits for their own "End turn"

    @property
    def habits(self) -> Habits:
        """What the clock must know of them."""
        return Habits(self.waking, self.away, self.reminders, self.caretaker, self.zone)

    def away_until(self, now: datetime) -> datetime | None:
        """When they are back, if they are away."""
        return next((stay.end for stay in self.away if stay.start <= now < stay.end), None)

    @property
    def reachable(self) -> bool:
        """Whether a private message is wanted and gets through."""
        return self.dms and not self.dms_closed


@dataclass(frozen=True, slots=True)
class Server:
    """One server's settings."""

    guild_id: int
    language: Language | None = None  # None: as Discord says
    pace: Pace = USUAL_PACE
    channels: tuple[int, ...] = ()  # where tables may be opened; empty: everywhere
    per_person: int = LOBBIES_PER_PERSON  # lobbies that one person may host at a time
    per_channel: int = LOBBIES_PER_CHANNEL  # lobbies that one channel may hold at a time
    announces_in: int | None = None  # the channel where lobbies may be announced
    rings: int | None = None  # the role that is mentioned there


class Wishes(TypedDict, total=False):
    """What a person wants changed of their settings; what is not named stays as it is."""

    language: Language | None  # None: as Discord says
    dms: bool
    caretaker: Caretaker
    reminders: bool
    hours: tuple[int, int] | None  # waking hours, in minutes after midnight; None: day and night
    zone: str  # of their nights, and of the waking hours
    pocket: bool
    text_first: bool
    asks_end: bool


class ServerWishes(TypedDict, total=False):
    """What a manager wants changed of their server's settings."""

    language: Language | None
    pace: Pace
    channels: tuple[int, ...]  # instead of those before
    channel: int  # one more
    per_person: int  # lobbies that one person may host at a time
    per_channel: int  # lobbies that one channel may hold at a time
    announces_in: int | None  # None: lobbies are announced nowhere
    rings: int | None


def as_wished(old: Person, wishes: Wishes) -> Person:
    """The settings with all of the wishes; raises NotAllowed for hours in nobody knows which time zone."""
    zone = wishes.get("zone", old.zone)
    return replace(
        old,
        language=wishes.get("language", old.language),
        dms=wishes.get("dms", old.dms),
        dms_closed=old.dms_closed and not wishes.get("dms"),  # switched on, they are tried again
        caretaker=wishes.get("caretaker", old.caretaker),
        reminders=wishes.get("reminders", old.reminders),
        zone=zone,
        waking=_waking(old.waking, zone, wishes),
        pocket=wishes.get("pocket", old.pocket),
        text_first=wishes.get("text_first", old.text_first),
        asks_end=wishes.get("asks_end", old.asks_end),
    )


def _waking(old: Waking | None, zone: str | None, wishes: Wishes) -> Waking | None:
    """Waking hours of which only one part may be named: the other stays as it was."""
    hours = wishes.get("hours", None if old is None else (old.from_minute, old.to_minute))
    if hours is None:
        return None
    if zone is None:
        raise NotAllowed(NotHere.ZONE_FIRST)
    return Waking(zone, *hours)


def server_as_wished(old: Server, wishes: ServerWishes) -> Server:
    """A server's settings with all of the wishes; raises NotAllowed for a bound that no server can have."""
    for name, bound in (
        ("per-person", wishes.get("per_person", 1)),
        ("per-channel", wishes.get("per_channel", 1)),
    ):
        if not 1 <= bound <= MOST_LOBBIES:
            raise NotAllowed(NotHere.NO_SUCH_OPTION, option=name, value=str(bound))
    channels = wishes.get("channels", old.channels)
    if "channel" in wishes:
        channels = tuple(dict.fromkeys((*channels, wishes["channel"])))
    return replace(
        old,
        language=wishes.get("language", old.language),
        pace=wishes.get("pace", old.pace),
        channels=channels,
        per_person=wishes.get("per_person", old.per_person),
        per_channel=wishes.get("per_channel", old.per_channel),
        announces_in=wishes.get("announces_in", old.announces_in),
        rings=wishes.get("rings", old.rings),
    )
