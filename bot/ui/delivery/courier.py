"""Carries letters: what was saved with a move is told on Discord, in order, once, until it is told.

It renders from the stored moment and never decides anything about a game. A letter that cannot be
told now waits and goes again; its nonce keeps a second copy from appearing.
"""

import asyncio
import logging
from contextlib import suppress
from datetime import datetime, timedelta
from functools import partial
from typing import Any

import discord

from bot.counters import RETRIED, TOLD
from bot.table.match import PlayerId, TableId
from bot.table.outbox import TO_LOBBY, TO_TABLE, Kind, Letter, gathered
from bot.table.refusals import CannotWrite, DatabaseAway, Unreadable
from bot.table.table import OPEN
from bot.tasks import Tasks
from bot.ui.context import UiContext
from bot.ui.delivery.errors import NOT_NOW, Failure, classify, patience
from bot.ui.delivery.letters import deliveries
from bot.ui.delivery.messages import Messages
from bot.ui.delivery.probe import Probe
from engine.game import Refusal

log = logging.getLogger(__name__)

LETTERS_AT_ONCE_MAX = 24  # letters being told at the same time
PAUSE = 30.0  # seconds after which the outbox is looked at even if nothing was put in
PAUSE_SECONDS_MIN = 0.05
OUTAGE = timedelta(minutes=1)  # without a word getting through, and all clocks wait; live ones at once
REST = "rest"
LOOKED_FOR = timedelta(hours=1)  # people who have left a server, whether they are back
UNKNOWN_CHANNEL = 10003
PUT_OFF = timedelta(seconds=30)  # a letter with which nothing could be done
AWAY = 2.0  # seconds between two looks while the database cannot be reached
LAST_ROUND = 0.5  # seconds until it looks for letters no more when the bot stops
DRAIN = 2.5  # seconds that letters being told get when the bot stops

Place = tuple[TableId, str]
"""A table, and where its letters go: one at a time."""


class Courier:
    """Looks into the outbox whenever something was put in, and carries what is due."""

    def __init__(self, client: discord.Client, context: UiContext) -> None:
        self.posts, self.places = context.coordinator.posts, context.coordinator.places
        self.client = client
        self.context = context
        self.messages = Messages(client, context)
        coordinator = context.coordinator
        self._probe = Probe(
            client, coordinator.now, coordinator.scheduler.plays_live, self._reached, self._unanswered
        )
        self._deliver = deliveries(self.messages)
        self._letters = Tasks("letter", self._arrived)
        self._slow = set[Place]()  # of these, where a story is told: it takes long in the making
        self._rounds = Tasks("courier")
        self._probing = Tasks("probe")
        self._looking = False
        self._stopping = False
        self._failing_since: datetime | None = None
        self._reached_at: datetime | None = None  # when something got through last
        self._looked_at: datetime | None = None  # when people who had left were looked for last

    @property
    def under_way(self) -> int:
        """Number of letters being told right now."""
        return len(self._letters)

    @property
    def busy(self) -> bool:
        """True if letters are being told, or looked for in the database."""
        return self._looking or bool(self._letters)

    def start(self) -> None:
        """Begins the rounds, which end with `stop`."""
        self._rounds.begin(self._run())
        self._probing.begin(self._probe.run())
        self.context.coordinator.scheduler.reachable = self._probe.ask

    async def stop(self) -> None:
        """Finish letters in progress; the rest keep until the next start, with their nonces."""
        self._stopping = True
        self.posts.bell.set()
        await asyncio.gather(self._probing.stop(), self._rounds.stop(LAST_ROUND))
        began = asyncio.get_running_loop().time()
        await self._letters.stop(DRAIN)
        await self.messages.tidying.stop(DRAIN - (asyncio.get_running_loop().time() - began))

    async def settle(self, patience: float) -> None:
        """Waits for the letters that are being told now, so many seconds at most."""
        await self._letters.settle(patience)

    async def _run(self) -> None:
        bell = self.posts.bell
        while not self._stopping:
            bell.clear()
            self._looking = True
            try:
                await self._set_out()
                await self._look_for_absent()
                pause = await self._pause()
            except DatabaseAway:
                pause = AWAY
            except Exception:
                log.exception("bug in the courier")  # a bug in one round must not silence every table
                pause = PAUSE
            finally:
                self._looking = False
            with suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), 0 if self._stopping else pause)

    async def _set_out(self) -> None:
        """One letter per place of a table at a time, so that news arrives in order.

        A letter that is told while the outbox is read may stand in the answer still: its place waits a round.
        """
        engaged = set(self._letters.keys)
        for letter in await self.posts.due():
            place = (letter.table_id, letter.destination)
            if place not in engaged and len(self._letters) < LETTERS_AT_ONCE_MAX:
                self._letters.once(place, partial(self._carry, letter), **_named(letter))
                if letter.kind is Kind.STORY:
                    self._slow.add(place)

    def _arrived(self, place: Place) -> None:
        self._slow.discard(place)
        self.posts.bell.set()

    async def _pause(self) -> float:
        due = await self.posts.next_due()
        if due is None or set(self._letters.keys) - self._slow:
            return PAUSE
        return min(max((due - self.context.coordinator.now()).total_seconds(), PAUSE_SECONDS_MIN), PAUSE)

    async def _carry(self, letter: Letter) -> None:
        """One try for one letter; whatever goes wrong, also in what follows, it waits before the next."""
        try:
            await self._try(letter)
        except DatabaseAway:  # perhaps it has arrived: the next try looks for it before it sends
            self.messages.unsure |= {letter.id, *letter.also}
            self.posts.hold(letter)
        except Exception:
            log.exception("bug in the courier", extra=_named(letter))
            self.posts.hold(letter)

    async def _try(self, letter: Letter) -> None:
        """Try a letter, and those told along."""
        began = self.context.coordinator.now()
        try:
            letter = await self._gathered(letter)
            await self._deliver[letter.kind](letter)
        except Refusal as refusal:  # the table is closed, or the reader sits there no longer
            await self.posts.give_up(letter, f"refused: {refusal}")
        except DatabaseAway:
            raise
        except Exception as error:  # noqa: BLE001 a letter that fails must not stop the others
            await self._failed(letter, error, began)
        else:
            TOLD.inc()
            log.info("told", extra=_named(letter))
            self.messages.unsure -= {letter.id, *letter.also}
            await self._reached()

    async def _gathered(self, letter: Letter) -> Letter:
        """A letter with all behind it that one post can tell; up to one that has arrived before, if any."""
        letters = await self.posts.gathered(letter)
        if len(letters) > 1 and (arrived := await self.messages.newest_sent(letters)) is not None:
            letters = letters[: letters.index(arrived) + 1]
        return gathered(letters)

    async def _failed(self, letter: Letter, error: Exception, began: datetime) -> None:
        """Another way, another time, or never; the try began then."""
        what = classify(error)
        if not isinstance(error, CannotWrite):
            self._noticed(what, began)
        why = f"{what.name.lower()}: {error}"[:200]
        _log(letter, what, error)
        if isinstance(error, Unreadable):
            await self.context.coordinator.scheduler.faults.failed(error.table_id, error)
        if what is Failure.TRANSIENT:
            self.messages.unsure |= {letter.id, *letter.also}
        try:
            await self._answer(letter, what, why)
        except DatabaseAway:
            raise
        except Exception:  # nothing can be written down, say: the letter must not go again at once
            log.exception("not put off", extra=_named(letter))
            RETRIED.inc()
            await self.posts.retry(letter, PUT_OFF, why)

    async def _answer(self, letter: Letter, what: Failure, why: str) -> None:
        if what is Failure.DMS_CLOSED and letter.player is not None:
            await self._refused(letter, letter.player, why)
        elif what is Failure.PLACE_GONE and letter.kind in (Kind.STORY, Kind.ANNOUNCE):
            await self.posts.give_up(letter, why)  # whoever took the place away has no use for it
        elif what is Failure.NO_ACCESS and letter.kind is Kind.ANNOUNCE:
            await self.posts.give_up(letter, why)
        elif what is Failure.PLACE_GONE and letter.destination in (TO_TABLE, TO_LOBBY):
            await self._place_gone(letter, why)
        else:
            await self._later_or_never(letter, what, why)

    async def _refused(self, letter: Letter, player: PlayerId, why: str) -> None:
        """Handle a refused private message: not wanted, or its reader has left the server.

        A reminder, or a panel taken away, may tell who has answered in secret: then the table hears of it
        another time.
        """
        if letter.kind is not Kind.PANEL and await self.posts.in_secret(letter.table_id):
            await self.posts.give_up(letter, why)
            return
        guild_id = (await self.posts.table(letter.table_id)).guild_id
        if await self.messages.is_member(guild_id, player) is False:
            await self.context.coordinator.leaving.left(letter.table_id, player)
            await self.posts.give_up(letter, f"gone: {why}"[:200])
        elif letter.kind in (Kind.RETIRE, Kind.REFRESH, Kind.WITHDRAW):
            await self.posts.give_up(letter, why)
        else:
            await self.posts.dms_refused(letter, why)

    async def _look_for_absent(self) -> None:
        """Check now and then if people who had left a table's server are back."""
        coordinator = self.context.coordinator
        now = coordinator.now()
        if self._looked_at is not None and now - self._looked_at < LOOKED_FOR:
            return
        self._looked_at = now
        for guild_id, player in coordinator.presence.absent:
            if await self.messages.is_member(guild_id, player):
                await coordinator.leaving.came_back(guild_id, player)

    def _noticed(self, what: Failure, began: datetime) -> None:
        """Note a failure: if nothing gets through, perhaps Discord is away. Live clocks wait until it is
        known, and everybody's if it lasts. `began`: when the failed try began.
        """
        if what is not Failure.TRANSIENT:
            return
        scheduler = self.context.coordinator.scheduler
        if self._failing_since is None:
            self._failing_since = max(began, self._reached_at or began)
            scheduler.pause_live(self._failing_since)
            self._probe.doubt()
        if self.context.coordinator.now() - self._failing_since > OUTAGE:
            scheduler.pause(REST, self._failing_since)

    def _unanswered(self, error: Exception, began: datetime) -> bool:
        """Note the probe's failed question; return if it means that Discord is away."""
        what = classify(error)
        self._noticed(what, began)
        return what is Failure.TRANSIENT

    async def _reached(self) -> None:
        """Something got through."""
        scheduler = self.context.coordinator.scheduler
        self._reached_at = self.context.coordinator.now()
        if self._failing_since is not None:
            await scheduler.resume(REST)
            await scheduler.resume_live()
            self._failing_since = None

    async def _later_or_never(self, letter: Letter, what: Failure, why: str) -> None:
        if what is Failure.NO_ACCESS and letter.tries == 0:
            await self.messages.tell_host_of_no_access(letter)
        wait = patience(what, letter.tries, self.context.coordinator.now() - letter.written_at)
        if wait is None:
            await self.posts.give_up(letter, why)
        else:
            RETRIED.inc()
            await self.posts.retry(letter, wait, why)

    async def _place_gone(self, letter: Letter, why: str) -> None:
        """A table's thread cannot be used any more: it goes on in the channel, if that is still there."""
        table = await self.posts.table(letter.table_id)
        if table.thread_id is not None and letter.destination == TO_TABLE:
            await self.places.thread_gone(table.id)
            await self.posts.retry(letter, timedelta(0), why)
        elif not await self._is_deleted(table.channel_id):
            await self._later_or_never(letter, Failure.PLACE_GONE, why)
        elif table.phase in OPEN:
            await self.places.channel_gone(table.guild_id, table.channel_id)  # it waits for another place
        else:
            await self.posts.give_up(letter, why)

    async def _is_deleted(self, channel_id: int) -> bool:
        """True if Discord says so twice: tables lose their place by it."""
        try:
            await self.client.fetch_channel(channel_id)
        except NOT_NOW as error:
            return isinstance(error, discord.HTTPException) and error.code == UNKNOWN_CHANNEL
        return False

    # ---- what Discord tells by itself ----

    async def post_gone(self, guild_id: int | None, channel_id: int, message_id: int) -> None:
        """A deleted message: if it showed a table, the table is posted again."""
        if guild_id is not None:
            await self.places.post_gone(guild_id, channel_id, message_id)

    async def thread_gone(self, guild_id: int, thread_id: int) -> None:
        """A deleted thread: its table goes on in the channel."""
        for table in await self.places.tables_at(guild_id, thread_id):
            if table.thread_id == thread_id:
                await self.places.thread_gone(table.id)

    async def channel_gone(self, guild_id: int, channel_id: int) -> None:
        """A deleted channel: its tables are shown nowhere, until somebody moves them."""
        await self.places.channel_gone(guild_id, channel_id)

    async def look_around(self, guild: discord.Guild) -> None:
        """Connected, perhaps after a while: channels may have been deleted meanwhile."""
        for channel_id in {table.channel_id for table in await self.places.tables_at(guild.id)} - {0}:
            if guild.get_channel(channel_id) is None and await self._is_deleted(channel_id):
                await self.places.channel_gone(guild.id, channel_id)

    async def permissions_changed(self, guild_id: int) -> None:
        """Hurry letters that wait: perhaps we may post there again."""
        await self.posts.hurry(guild_id)

    async def invited_again(self, guild_id: int) -> None:
        """Every table of that server shows where it stands."""
        await self.posts.hurry(guild_id)
        for table in await self.places.tables_at(guild_id):
            await self.places.repost(table.id)


def _log(letter: Letter, what: Failure, error: Exception) -> None:
    if what is Failure.REJECTED:
        log.error("bug in a letter", extra=_named(letter), exc_info=error)
    else:
        log.warning("not told", extra={**_named(letter), "why": what.name.lower()})


def _named(letter: Letter) -> dict[str, Any]:
    """The facts of a letter that a log may hold."""
    return {
        "table": letter.table_id,
        "version": letter.version,
        "kind": letter.kind.value,
        "letter": letter.id,
    }
