"""What people and servers have settled for themselves. Facts only: no disk, no Discord, no sentences."""

from dataclasses import dataclass

from bot.table.clock import Away, Caretaker, Habits, Pace, Waking
from bot.table.languages import Language
from bot.table.match import PlayerId

AWAY_DAYS_A_YEAR = 30
LOBBIES_PER_PERSON, LOBBIES_PER_CHANNEL = 3, 10  # unless the server settles it otherwise
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
    waking: Waking | None = None
    away: tuple[Away, ...] = ()

    @property
    def habits(self) -> Habits:
        """What the clock must know of them."""
        return Habits(self.waking, self.away, self.reminders, self.caretaker)

    @property
    def reachable(self) -> bool:
        """Whether a private message is wanted and gets through."""
        return self.dms and not self.dms_closed


@dataclass(frozen=True, slots=True)
class Server:
    """One server's settings."""

    guild_id: int
    language: Language | None = None  # None: as Discord says
    pace: Pace = Pace.DAY
    channels: tuple[int, ...] = ()  # where tables may be opened; empty: everywhere
    per_person: int = LOBBIES_PER_PERSON  # lobbies that one person may host at a time
    per_channel: int = LOBBIES_PER_CHANNEL  # lobbies that one channel may hold at a time
