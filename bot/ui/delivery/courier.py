"""Carries letters: what was saved with a move is told on Discord, in order, once, until it is told.

It renders from the stored moment and never decides anything about a game. A letter that cannot be
told now waits and goes again; its nonce keeps a second copy from appearing.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import partial

import discord

from bot.health import TALLY
from bot.table.lobby import Phase
from bot.table.outbox import Kind, Letter
from bot.ui.context import UiContext
from bot.ui.delivery.errors import LONGEST_WAIT, Failure, classify, patience
from bot.ui.delivery.messages import Messages
from engine.game import Refusal

log = logging.getLogger(__name__)

AT_ONCE = 24  # letters on their way at the same time
PAUSE = 30.0  # seconds after which the outbox is looked at even if nobody rang
TELLING = 2.5  # seconds that letters on their way get when the bot stops


class Courier:
    """Looks into the outbox whenever something was put in, and carries what is due."""

    def __init__(self, client: discord.Client, context: UiContext) -> None:
        self.context = context
        self.messages = Messages(client, context)
        self._under_way: dict[tuple[int, str], asyncio.Task[None]] = {}
        self._round: asyncio.Task[None] | None = None
        self._stopping = False

    @property
    def on_their_way(self) -> int:
        """How many letters are being told right now."""
        return len(self._under_way)

    def start(self) -> None:
        """Begins the rounds, which end with `stop`."""
        self._round = asyncio.create_task(self._rounds(), name="courier")

    async def stop(self) -> None:
        """What is on its way arrives, or keeps until the next start: its nonce stays the same."""
        self._stopping = True
        self.context.coordinator.letters.set()
        if self._round is not None:
            await self._round
        if last := (*self._under_way.values(), *self.messages.tidying):
            _, late = await asyncio.wait(last, timeout=TELLING)
            for task in late:
                task.cancel()
            await asyncio.gather(*late, return_exceptions=True)

    async def _rounds(self) -> None:
        bell = self.context.coordinator.letters
        while not self._stopping:
            bell.clear()
            try:
                await self._set_out()
                pause = await self._pause()
            except Exception:
                log.exception("bug courier")  # a bug in one round must not silence every table
                pause = PAUSE
            with suppress(TimeoutError):
                await asyncio.wait_for(bell.wait(), 0 if self._stopping else pause)

    async def _set_out(self) -> None:
        """One letter per place of a table at a time, so that news arrives in order."""
        for letter in await self.context.store.due(self.context.coordinator.now()):
            place = (letter.table_id, letter.destination)
            if place not in self._under_way and len(self._under_way) < AT_ONCE:
                task = asyncio.create_task(self._carry(letter), name=f"letter-{letter.id}")
                self._under_way[place] = task
                task.add_done_callback(partial(self._arrived, place))

    def _arrived(self, place: tuple[int, str], _task: asyncio.Task[None]) -> None:
        self._under_way.pop(place, None)
        self.context.coordinator.letters.set()

    async def _pause(self) -> float:
        due = await self.context.store.next_due()
        if due is None or self._under_way:
            return PAUSE
        return min(max((due - self.context.coordinator.now()).total_seconds(), 0.05), PAUSE)

    async def _carry(self, letter: Letter) -> None:
        """One try for one letter."""
        try:
            await self._deed(letter)(letter)
            TALLY["letters_told"] += 1
            log.info("told", extra=_named(letter))
        except Exception as error:
            await self._stumble(letter, error)

    def _deed(self, letter: Letter) -> Callable[[Letter], Awaitable[None]]:
        messages = self.messages
        match letter.kind:
            case Kind.LOBBY:
                return messages.lobby
            case Kind.THREAD:
                return messages.thread
            case Kind.TABLE:
                return messages.table
            case Kind.PANEL:
                return messages.panel
            case Kind.RETIRE:
                return messages.retire
            case Kind.NOTICE:
                return messages.notice
            case Kind.OVER:
                return messages.over

    async def _stumble(self, letter: Letter, error: Exception) -> None:
        """Another way, another time, or the end of the road."""
        if isinstance(error, Refusal):  # the table is closed, or he sits there no longer
            await self.context.store.give_up(letter, f"refused: {error}")
            return
        what = classify(error)
        if what is Failure.REJECTED:
            log.error(
                "bug letter=%s table=%s kind=%s", letter.id, letter.table_id, letter.kind, exc_info=error
            )
        else:
            log.warning("stumbled", extra={**_named(letter), "why": what.name.lower()})
        why = f"{what.name.lower()}: {error}"[:200]
        if what is Failure.DMS_CLOSED and letter.player is not None:
            await self.context.store.give_up(letter, why)
            await self.context.coordinator.dms_refused(letter.table_id, letter.player)
            return
        if what is Failure.PLACE_GONE and await self._out_of_thread(letter.table_id):
            await self.context.store.retry(letter, self.context.coordinator.now(), why)
            return
        if what is Failure.NO_ACCESS and letter.tries == 0:
            await self.messages.tell_host_of_no_access(letter)
        wait = patience(what, letter.tries)
        if wait is None:
            await self.context.store.give_up(letter, why)
        else:
            await self.context.store.retry(letter, self.context.coordinator.now() + wait, why)

    async def _out_of_thread(self, table: int) -> bool:
        """The table's thread cannot be used any more: it goes on in the channel."""
        lobby = await self.context.coordinator.lobby(table)
        if lobby.thread_id is None:
            return False
        await self.context.coordinator.thread_gone(table)
        return True

    # ---- what Discord tells by itself ----

    async def post_gone(self, guild_id: int | None, channel_id: int, message_id: int) -> None:
        """A deleted message: if it was a table's last post, the table is posted again."""
        if guild_id is None:
            return
        for table in await self.context.coordinator.tables_in(guild_id, channel_id):
            for what in ("table", "lobby"):
                post = await self.context.store.post(table.id, what)
                if post is not None and (post.channel_id, post.message_id) == (channel_id, message_id):
                    await self.context.store.forget_post(table.id, what)
                    await self.context.coordinator.repost(table.id)

    async def thread_gone(self, guild_id: int, thread_id: int) -> None:
        """A deleted thread: its table goes on in the channel."""
        for table in await self.context.coordinator.tables_in(guild_id):
            if table.thread_id == thread_id:
                await self.context.coordinator.thread_gone(table.id)

    async def doors_may_have_opened(self, guild_id: int) -> None:
        """Rights have changed on a server: letters that wait there need not wait out their time."""
        tables = {table.id for table in await self.context.coordinator.tables_in(guild_id)}
        now = self.context.coordinator.now()
        for letter in await self.context.store.due(now + LONGEST_WAIT, limit=1000):
            if letter.tries and letter.table_id in tables:
                await self.context.store.retry(letter, now, "hurried")
        self.context.coordinator.letters.set()

    async def back_in(self, guild_id: int) -> None:
        """Invited again: every table of that server shows where it stands."""
        await self.doors_may_have_opened(guild_id)
        for table in await self.context.coordinator.tables_in(guild_id):
            if table.phase in (Phase.PLAYING, Phase.LOBBY):
                await self.context.coordinator.repost(table.id)


def _named(letter: Letter) -> dict[str, object]:
    """The facts of a letter that a log may hold."""
    return {
        "match": letter.table_id,
        "version": letter.version,
        "kind": letter.kind.value,
        "letter": letter.id,
    }
