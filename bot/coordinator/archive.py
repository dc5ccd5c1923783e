"""Packs games that have ended, one after the other, beside everything else and after it."""

import asyncio
import logging
from collections.abc import Mapping
from datetime import timedelta
from hashlib import sha256

from bot.coordinator.context import Context
from bot.store import pack
from bot.table.match import TableId
from bot.table.refusals import CannotRead, CannotWrite, Unreadable
from bot.workers import Priority, TooLong, Workers

AFTER = timedelta(hours=1)  # the end: until then its people look at it most
LOOKED_FOR = timedelta(seconds=30)
BREATH = 0.2  # seconds between two steps: an upgraded file may have thousands of games to pack
LONGEST = timedelta(minutes=5)  # for one game, on a busy machine
TOLD_EVERY = 100  # games
LAST_WORK = 3.0  # seconds for what is in hand when the bot stops

log = logging.getLogger(__name__)


class Archive:
    """What is done of a step is on disk, and what is not is done by the next start."""

    def __init__(self, context: Context, workers: Workers) -> None:
        self._context = context
        self._workers = workers
        self._running: asyncio.Task[None] | None = None
        self._packed: dict[TableId, str] = {}  # since it was last told: what each game said as moves

    async def start(self) -> None:
        """Packs until `stop`."""
        self._running = asyncio.create_task(self._run(), name="archive")

    async def stop(self) -> None:
        """Finishes the transaction in hand, no more."""
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait({self._running}, timeout=LAST_WORK)

    async def step(self) -> bool:
        """One small thing; False where nothing is to be packed."""
        records = self._context.store.records
        table = await records.next(self._context.now() - AFTER)
        if table is None:
            await self._tell()
            return False
        try:
            unpacked = await records.unpacked(table)
            if unpacked is None:
                await records.clear(table)
                return True
            work = (pack, unpacked.codec, unpacked.rows, unpacked.deal)
            made = await self._workers.run(Priority.FILM, *work, limit=LONGEST.total_seconds())
        except (Unreadable, ValueError, LookupError, TypeError, TooLong) as fault:
            # Shown from its moves for as long as these can be read.
            log.error("a finished game cannot be packed", extra={"match": table, "why": type(fault).__name__})
            await records.leave(table)
            return True
        await records.put(table, made)
        self._packed[table] = made.digest
        if len(self._packed) % TOLD_EVERY == 0:
            packs = await records.packs()
            log.info("packing finished games", extra={"packed": packs.packed, "waiting": packs.waiting})
        return True

    async def _run(self) -> None:
        while True:
            worked = False
            try:
                worked = await self.step()
                await self._context.store.records.sweep(self._context.now())
            except (CannotRead, CannotWrite) as fault:
                log.warning("finished games cannot be packed now", extra={"why": str(fault)})
            except Exception:
                log.exception("packing failed")  # the next look tries again
            await asyncio.sleep(BREATH if worked else LOOKED_FOR.total_seconds())

    async def _tell(self) -> None:
        """What was packed, and that it says what it said before."""
        if not self._packed:
            return
        store, said = self._context.store, self._packed
        packs, digests = await store.records.packs(), await store.records.digests()
        log.info(
            "finished games are packed",
            extra={
                "games": len(said),
                "digest_before": _digest(said),
                "digest_after": _digest({table: digests.get(table, "") for table in said}),
                "in_all": packs.packed,
                "not_reproduced": packs.not_reproduced,
                "unreadable": packs.unreadable,
                "bytes": packs.bytes,
            },
        )
        self._packed = {}


def _digest(games: Mapping[TableId, str]) -> str:
    return sha256("".join(f"{table}:{games[table]}\n" for table in sorted(games)).encode()).hexdigest()
