"""Settings of people and servers, and their effect on running clocks."""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime, timedelta
from functools import cache
from typing import Any
from zoneinfo import available_timezones

from cachetools import LRUCache

from bot.coordinator.access import only_manager
from bot.coordinator.context import Context
from bot.table.actor import Actor
from bot.table.clock import Away, Waking, away_days
from bot.table.languages import Language
from bot.table.match import PlayerId
from bot.table.profile import (
    AWAY_DAYS_A_YEAR,
    Person,
    Server,
    as_wished,
    server_as_wished,
)
from bot.table.refusals import NotAllowed, NotHere

FORGOTTEN_AFTER = timedelta(days=400)  # stays away that no yearly sum needs any more
MINUTES_AWAKE_MIN = 120  # minutes awake: shorter waking hours would hold up a table for ever
AT_HAND = 2000  # people whose settings need not be read again for every click


class Profiles:
    """Settings of people and servers. Every change of a person's goes through here, and so does the cache."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._known: LRUCache[PlayerId, Person] = LRUCache(AT_HAND)
        self._changes = 0

    def remember_nobody(self) -> None:
        """Read everybody again for every click: other processes may change their settings."""
        self._known = LRUCache(0)

    async def get(self, player: PlayerId) -> Person:
        """One person's settings."""
        known = self._known.get(player)
        if known is None:
            changes = self._changes
            known = await self._context.store.people.person(player)
            changed = changes != self._changes  # while they were read
            if not changed and self._known.maxsize:
                self._known[player] = known
        return known

    async def remember_locale(self, player: PlayerId, language: Language) -> None:
        """Keep a person's Discord language: private messages they did not ask for follow it."""
        await self._change(player, lambda old: replace(old, discord_language=language))

    async def update(self, player: PlayerId, **wishes: Any) -> Person:
        """Changes the fields that are named, and `hours` for `waking`: all of it or nothing.

        Raises NotAllowed for an unknown time zone, odd hours, or hours without a zone.
        """

        def change(old: Person) -> Person:
            new = as_wished(old, wishes)
            if new.zone != old.zone and new.zone not in _zones():
                raise NotAllowed(NotHere.NO_SUCH_ZONE, zone=str(new.zone)[:50])
            if new.waking is not None and new.waking != old.waking:
                _possible(new.waking)
            return new

        return await self._change(player, change)

    async def go_away(self, player: PlayerId, until: datetime) -> Person:
        """Stops a person's clocks from now on; raises NotAllowed beyond 30 days a year.

        Whoever is away already stays away, until then instead.
        """
        now = self._context.now()

        def change(old: Person) -> Person:
            since = min((stay.start for stay in old.away if stay.start <= now < stay.end), default=now)
            stays = (*_past(old.away, since), Away(since, until))
            if until <= now or away_days(stays, now) > AWAY_DAYS_A_YEAR:
                left = max(0, AWAY_DAYS_A_YEAR - away_days(_past(old.away, now), now))
                raise NotAllowed(NotHere.AWAY_TOO_LONG, days=AWAY_DAYS_A_YEAR, left=left)
            return replace(old, away=stays)

        return await self._change(player, change)

    async def come_back(self, player: PlayerId) -> Person:
        """Clocks count again at once; days that have not begun are not lost."""
        now = self._context.now()
        return await self._change(player, lambda old: replace(old, away=_past(old.away, now)))

    def forget(self, player: PlayerId) -> None:
        """The person's settings are gone, or have been changed elsewhere: read them anew."""
        self._changes += 1
        self._known.pop(player, None)

    async def was_told(self, player: PlayerId, key: str) -> bool:
        """Tell if somebody has read what people are told once."""
        return await self._context.store.people.was_told(player, key)

    async def has_told(self, player: PlayerId, key: str) -> None:
        """Remembers that somebody has read it: they are not told again."""
        await self._context.store.people.has_told(player, key)

    async def server(self, guild_id: int) -> Server:
        """One server's settings."""
        return await self._context.store.people.server(guild_id)

    async def update_server(self, actor: Actor, **wishes: Any) -> Server:
        """Changes the fields that are named, for tables opened from now on; a manager of the server may.

        Raises NotAllowed for a value that is not offered.
        """
        only_manager(actor)
        return await self._context.store.people.change_server(
            actor.guild, lambda old: server_as_wished(old, wishes)
        )

    async def to_manage(self, actor: Actor) -> Server:
        """A server's settings for a manager of it; raises NotAllowed for anybody else."""
        only_manager(actor)
        return await self.server(actor.guild)

    async def _change(self, player: PlayerId, change: Callable[[Person], Person]) -> Person:
        _, new = await self._context.store.people.change(player, change, self._context.now())
        self.forget(player)
        self._context.saved()
        return new


def _past(away: tuple[Away, ...], now: datetime) -> tuple[Away, ...]:
    """The stays up to now: one that still lasts ends here, one too old to count is dropped."""
    begun = (replace(stay, end=min(stay.end, now)) for stay in away if stay.start < now)
    return tuple(stay for stay in begun if stay.end > now - FORGOTTEN_AFTER)


def _possible(waking: Waking) -> None:
    minutes = (waking.to_minute - waking.from_minute) % (24 * 60)
    within = all(0 <= minute < 24 * 60 for minute in (waking.from_minute, waking.to_minute))
    if not within or 0 < minutes < MINUTES_AWAKE_MIN:
        raise NotAllowed(NotHere.BAD_HOURS)


@cache
def _zones() -> set[str]:
    return available_timezones()  # looks through a folder: too slow for every change
