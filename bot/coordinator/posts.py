"""Our messages: letters to carry, and their places.

The courier's side of the coordinator: the house itself acts here, so nothing asks for an Actor.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import datetime, timedelta
from functools import partial
from types import MappingProxyType

from bot.coordinator.context import Context
from bot.coordinator.profiles import Profiles
from bot.coordinator.reader import Publisher
from bot.table.cutting import Unsealed
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, notice, zone_offer
from bot.table.outbox import POSTS, RINGS, Letter, Post, refresh_of
from bot.table.proposals import Proposal
from bot.table.refusals import CannotWrite, DatabaseAway
from bot.table.reports import Bulletin, FinalReport, LobbyTold, Panel, Reminder, TableReport
from bot.table.table import Phase, Table
from engine.game import Seat

AGAIN = timedelta(seconds=10)  # until what could not be written down is tried once more
BROUGHT_ALONG = 25  # tables whose questions come at once when private messages work again
HOLD_MAX = timedelta(minutes=5)

log = logging.getLogger(__name__)


class Posts:
    """Letters, what they tell, and where the messages are that they became (`sent`)."""

    def __init__(self, context: Context, profiles: Profiles) -> None:
        self.sent = context.store.outbox
        self._context = context
        self._profiles = profiles
        self._publisher = Publisher(context)
        self._told: dict[int, Callable[[], Awaitable[None]]] = {}  # and not written down yet
        self._held: dict[int, datetime] = {}  # not to be tried before then, and not written down
        self._holds: dict[int, int] = {}  # how often so far

    # ---- letters ----

    @property
    def bell(self) -> asyncio.Event:
        """Set when letters may wait; the courier clears it."""
        return self._context.letters

    async def due(self, limit: int = 50) -> tuple[Letter, ...]:
        """The letters that may go now, at most one per place of a table, oldest first; then one story.

        None while another process may be carrying them.
        """
        await self._catch_up()
        if not self._context.entitled():
            return ()
        now = self._context.now()
        letters = await self._context.store.outbox.due(now, limit)
        self._held = {letter_id: until for letter_id, until in self._held.items() if until > now}
        return tuple(each for each in letters if each.id not in self._told and each.id not in self._held)

    async def gathered(self, letter: Letter) -> tuple[Letter, ...]:
        """A letter and what waits behind it at its place that one post could tell as well."""
        if letter.kind not in POSTS:
            return (letter,)
        return (letter, *await self._context.store.outbox.behind(letter))

    async def next_due(self) -> datetime | None:
        """Time the next waiting letter may go; stories go one after the other."""
        now = self._context.now()
        if self._told or self._held:
            return now + AGAIN
        return await self._context.store.outbox.next_due(now)

    async def done(
        self,
        letter: Letter,
        rang: Sequence[Seat] = (),
        gone: Sequence[Post] = (),
        before: Mapping[str, Post | None] = MappingProxyType({}),
        /,
        **posts: Post,
    ) -> None:
        """The letter has been told; the messages that it became are remembered by what they are.

        `rang`: whose turns it has rung in. `gone`: messages that are to be deleted. `before`: what was
        remembered when that was settled; raises Overtaken where something else is by now.
        """
        write = partial(self._context.store.outbox.done, letter, rang, gone, before, **posts)
        try:
            await write()
        except CannotWrite as fault:
            if not isinstance(fault, DatabaseAway):
                log.exception("told, but not written down", extra={"letter": letter.id})
            self._told[letter.id] = partial(self._context.store.outbox.done, letter, rang, gone, **posts)
        self._holds.pop(letter.id, None)

    async def retry(self, letter: Letter, wait: timedelta, why: str) -> None:
        """Discord could not take it now; it, and what waits behind it, goes again after that time."""
        try:
            await self._context.store.outbox.retry(letter, self._context.now() + wait, why)
        except CannotWrite:
            self.hold(letter, wait)
        else:
            self._holds.pop(letter.id, None)

    async def give_up(self, letter: Letter, why: str) -> None:
        """Give a letter up; the reason stays on record."""
        try:
            await self._context.store.outbox.give_up(letter, why)
        except CannotWrite:
            self.hold(letter)
        else:
            self._holds.pop(letter.id, None)

    def hold(self, letter: Letter, least: timedelta = AGAIN) -> None:
        """The letter waits though that is not written down, each time longer."""
        times = self._holds[letter.id] = self._holds.get(letter.id, 0) + 1
        wait = min(AGAIN * 2 ** min(times - 1, 20), HOLD_MAX)
        self._held[letter.id] = self._context.now() + max(wait, least)

    async def _catch_up(self) -> None:
        """Writes down what was told while nothing could be written, so that it is never told again."""
        for told, write in tuple(self._told.items()):
            try:
                await write()
            except CannotWrite:
                return
            del self._told[told]

    async def hurry(self, guild_id: int) -> None:
        """Rights have changed on a server: letters that wait there need not wait out their time."""
        await self._context.store.outbox.hurry(guild_id, self._context.now())
        self.bell.set()

    # ---- what letters tell ----

    async def table(self, table_id: TableId) -> Table:
        """A table's facts; raises NoSuchTable."""
        return await self._context.store.tables.load(table_id)

    async def lobby_told(self, table_id: TableId) -> LobbyTold:
        """All that the message of a lobby tells, of one moment; raises NoSuchTable."""
        return await self._context.store.lobby_told(table_id)

    async def bulletin(self, letter: Letter) -> Bulletin:
        """The table at the letter's version, and the news since the post before."""
        return await self._publisher.bulletin(letter)

    async def final(self, table_id: TableId) -> FinalReport:
        """Report the end of a game; raises NoSuchTable before that."""
        return await self._publisher.final(table_id)

    async def report(self, table_id: TableId) -> TableReport:
        """The table as everybody may see it now; raises NoSuchTable."""
        return await self._publisher.report(table_id)

    async def in_secret(self, table_id: TableId) -> bool:
        """Tell if people choose in secret there now: nothing may tell who has. Raises NoSuchTable."""
        table = await self._context.store.tables.load(table_id)
        if table.phase is not Phase.PLAYING:
            return False
        match = await self._context.store.matches.load(table_id)
        return self._context.game(table).engine.in_secret(match.published)

    async def reminder(self, table_id: TableId, player: PlayerId, *, private: bool) -> Reminder | None:
        """Reminder for somebody now; None where their turn is over, or none was due yet."""
        return await self._publisher.reminder(table_id, player, private=private)

    async def is_here(self, table_id: TableId, player: PlayerId) -> bool:
        """True if somebody has just clicked in a live game, and needs no private message."""
        return player in self._context.here(await self._context.store.tables.load(table_id))

    async def proposal(self, table_id: TableId) -> Proposal | None:
        """The newest proposal to end a table, if there was one."""
        return await self._context.store.proposals.of(table_id)

    async def panel(self, table_id: TableId, player: PlayerId) -> Panel:
        """Show a person their seat, and what they may do there; raises NotSeated, NoSuchTable."""
        return await self._publisher.panel(table_id, player)

    async def unsealed(self, table_id: TableId) -> Unsealed | None:
        """The secret of a table that is over; None before, and where there was no seal."""
        return await self._context.store.seals.unsealed(table_id)

    async def sealed(self, table_id: TableId) -> bool:
        """Tell if a seal is to be shown; none is if one person plays against computers."""
        return (await self._context.store.seals.shown(table_id)).sealed

    async def void(self, table_id: TableId, number: int) -> Unsealed | None:
        """The secret of a seal that holds no more; None while it does."""
        return await self._context.store.seals.void(table_id, number)

    async def offer_zone(self, table_id: TableId, player: PlayerId) -> None:
        """Ask for somebody's time zone after a game by a clock, once in their life."""
        table, person = await self.table(table_id), await self._profiles.get(player)
        if drafts := zone_offer(table.pace, person):
            await self._context.store.outbox.enqueue_once(table_id, drafts, self._context.now())

    # ---- our messages ----

    async def take_away(self, table_id: TableId, what: str, message_id: int | None = None) -> None:
        """A message of ours is no longer true: it is to be deleted, if there is one; or only that one."""
        await self._context.store.outbox.take_away(table_id, what, message_id)
        self._context.saved()

    async def keep_thread(self, table_id: TableId, thread_id: int) -> None:
        """The table is played in this thread from now on."""
        await self._context.store.tables.keep_thread(table_id, thread_id)

    # ---- private messages ----

    async def refresh(self, table_id: TableId, player: PlayerId) -> None:
        """Their private message is to show the table as it is now."""
        drafts = (refresh_of(f"panel:{player}"),)
        await self._context.store.outbox.enqueue(table_id, 0, drafts, self._context.now())
        self._context.saved()

    async def dms_refused(self, letter: Letter, why: str) -> None:
        """Discord refused a private message: said once at the table, whose posts call them from then on."""
        player = letter.player or 0
        table = await self._context.store.tables.load(letter.table_id)
        name = next((each.name for each in table.occupants if each.player == player), "")
        unrung = player if letter.key == RINGS else None  # else the post has called them
        word = notice(Notice.DMS_CLOSED, ping=unrung, name=name)
        if await self._context.store.dms_refused(letter, why, word, self._context.now()):
            self._profiles.forget(player)
            self._context.saved()

    async def dms_work(self, player: PlayerId) -> bool:
        """A private message got through, or they clicked in one: they are used again.

        What waits for them comes there as well, if anything does (True); until then a post called them.
        """
        brought = await self._context.store.dms_work(player, BROUGHT_ALONG, self._context.now())
        if brought is None:
            return False
        self._profiles.forget(player)
        self._context.saved()
        return brought > 0

    async def bring(self, player: PlayerId) -> None:
        """Send waiting questions in private, if they want that."""
        await self._context.store.bring(player, BROUGHT_ALONG, self._context.now())
        self._context.saved()
