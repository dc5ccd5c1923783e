"""What people and servers settle for themselves, and what that does to running clocks."""

from dataclasses import replace
from datetime import datetime, timedelta
from zoneinfo import available_timezones

from bot.coordinator.context import Context
from bot.table.clock import Away, Caretaker, Pace, Waking, away_days, changed, timed
from bot.table.languages import Language
from bot.table.lobby import NotAllowed, NotHere
from bot.table.match import PlayerId
from bot.table.profile import AWAY_DAYS_A_YEAR, Person, Server

FORGOTTEN_AFTER = timedelta(days=400)  # stays away that no yearly sum needs any more
SHORTEST_DAY = 120  # minutes awake: shorter waking hours would hold up a table for ever


class Profiles(Context):
    """Settings of people and servers."""

    async def person(self, player: PlayerId) -> Person:
        """One person's settings."""
        return await self.store.person(player)

    async def remember_locale(self, player: PlayerId, language: Language) -> None:
        """What a person's Discord speaks: private messages that he did not ask for follow it."""
        await self.store.remember_locale(player, language)

    async def settle_person(
        self,
        player: PlayerId,
        *,
        language: Language | None = None,
        dms: bool | None = None,
        caretaker: Caretaker | None = None,
        reminders: bool | None = None,
    ) -> Person:
        """Changes what is named and leaves the rest; private messages switched on are tried again."""
        old = await self.store.person(player)
        return await self._settled(
            old,
            replace(
                old,
                language=language or old.language,
                dms=old.dms if dms is None else dms,
                dms_closed=old.dms_closed and not dms,
                caretaker=caretaker or old.caretaker,
                reminders=old.reminders if reminders is None else reminders,
            ),
        )

    async def follow_discord_language(self, player: PlayerId) -> Person:
        """From now on the person is spoken to in the language that Discord names."""
        old = await self.store.person(player)
        return await self._settled(old, replace(old, language=None))

    async def set_waking(self, player: PlayerId, waking: Waking | None) -> Person:
        """Hours in which clocks count; None for all. Raises NotAllowed for an unknown zone or odd hours."""
        if waking is not None:
            _possible(waking)
        old = await self.store.person(player)
        return await self._settled(old, replace(old, waking=waking))

    async def go_away(self, player: PlayerId, until: datetime) -> Person:
        """Stops a person's clocks from now on; raises NotAllowed beyond 30 days a year."""
        now, old = self.now(), await self.store.person(player)
        stays = (*_past(old.away, now), Away(now, until))
        if until <= now or away_days(stays, now) > AWAY_DAYS_A_YEAR:
            raise NotAllowed(NotHere.AWAY_TOO_LONG, days=AWAY_DAYS_A_YEAR)
        return await self._settled(old, replace(old, away=stays))

    async def come_back(self, player: PlayerId) -> Person:
        """Clocks count again at once; days not used are not lost."""
        old = await self.store.person(player)
        return await self._settled(old, replace(old, away=_past(old.away, self.now())))

    async def server(self, guild_id: int) -> Server:
        """One server's settings."""
        return await self.store.server(guild_id)

    async def settle_server(
        self,
        guild_id: int,
        *,
        language: Language | None = None,
        pace: Pace | None = None,
        channels: tuple[int, ...] | None = None,
    ) -> Server:
        """Changes what is named for tables opened from now on; whether one may is the window's to know."""
        old = await self.store.server(guild_id)
        new = replace(
            old,
            language=language or old.language,
            pace=pace or old.pace,
            channels=old.channels if channels is None else channels,
        )
        await self.store.save_server(new)
        return new

    async def _settled(self, old: Person, new: Person) -> Person:
        """Keeps a person's settings; what was spent so far was spent under the old ones."""
        now = self.now()
        clocks = await self.store.clocks_of(new.player) if old.habits != new.habits else ()
        anew = [
            (row, timed(changed(row.clock, old.habits, new.habits, now), new.habits, now)) for row in clocks
        ]
        await self.store.save_person(new, anew)
        self.told()
        return new


def _past(away: tuple[Away, ...], now: datetime) -> tuple[Away, ...]:
    """The stays up to now: one that still lasts ends here, one too old to count is dropped."""
    begun = (replace(stay, end=min(stay.end, now)) for stay in away if stay.start < now)
    return tuple(stay for stay in begun if stay.end > now - FORGOTTEN_AFTER)


def _possible(waking: Waking) -> None:
    if waking.zone not in available_timezones():
        raise NotAllowed(NotHere.NO_SUCH_ZONE, zone=waking.zone[:50])
    minutes = (waking.to_minute - waking.from_minute) % (24 * 60)
    within = all(0 <= minute < 24 * 60 for minute in (waking.from_minute, waking.to_minute))
    if not within or 0 < minutes < SHORTEST_DAY:
        raise NotAllowed(NotHere.BAD_HOURS)
