"""Packs games that have ended, one after the other, beside everything else and after it."""

import logging
from collections.abc import Mapping
from datetime import timedelta
from hashlib import sha256

from bot.coordinator.context import Context
from bot.coordinator.idle_work import IdleWork
from bot.store import pack
from bot.table.match import TableId
from bot.table.refusals import Unreadable
from bot.workers import Priority, TooLong, Workers

ARCHIVED_AFTER = timedelta(hours=1)  # the end: until then its people look at it most
PACKING_WORK_MAX = timedelta(minutes=5)  # for one game, on a busy machine
TOLD_EVERY = 100  # games

log = logging.getLogger(__name__)


class Archive:
    """One small step at a time: an upgraded file may have thousands of games to pack."""

    def __init__(self, context: Context, workers: Workers) -> None:
        self._context = context
        self._workers = workers
        self._work = IdleWork("packing finished games", self._step_and_sweep)
        self._packed: dict[TableId, str] = {}  # since it was last told: what each game said as moves

    async def start(self) -> None:
        """Packs until `stop`."""
        await self._work.start()

    async def stop(self) -> None:
        """Finishes the transaction in hand, no more."""
        await self._work.stop()

    async def step(self) -> bool:
        """One small thing; False where nothing is to be packed."""
        records = self._context.store.records
        table_id = await records.next(self._context.now() - ARCHIVED_AFTER)
        if table_id is None:
            await self._tell()
            return False
        try:
            unpacked = await records.unpacked(table_id)
            if unpacked is None:
                await records.clear(table_id)
                return True
            work = (pack, unpacked.codec, unpacked.rows, unpacked.deal)
            made = await self._workers.run(Priority.FILM, *work, limit=PACKING_WORK_MAX.total_seconds())
        except (Unreadable, ValueError, LookupError, TypeError, TooLong) as fault:
            # Shown from its moves for as long as these can be read.
            log.error(  # noqa: TRY400 the name says all
                "a finished game cannot be packed", extra={"table": table_id, "why": type(fault).__name__}
            )
            await records.leave(table_id)
            return True
        await records.put(table_id, made)
        self._packed[table_id] = made.digest
        if len(self._packed) % TOLD_EVERY == 0:
            packs = await records.packs()
            log.info("packing finished games", extra={"packed": packs.packed, "waiting": packs.waiting})
        return True

    async def _step_and_sweep(self) -> bool:
        if not self._context.store.scope.leads:
            return False
        worked = await self.step()
        await self._context.store.records.sweep(self._context.now())
        return worked

    async def _tell(self) -> None:
        """Log what was packed, and that it is unchanged."""
        if not self._packed:
            return
        store, said = self._context.store, self._packed
        packs, digests = await store.records.packs(), await store.records.digests()
        log.info(
            "finished games are packed",
            extra={
                "games": len(said),
                "digest_before": _digest(said),
                "digest_after": _digest({table_id: digests.get(table_id, "") for table_id in said}),
                "in_all": packs.packed,
                "not_reproduced": packs.not_reproduced,
                "unreadable": packs.unreadable,
                "bytes": packs.bytes,
            },
        )
        self._packed = {}


def _digest(games: Mapping[TableId, str]) -> str:
    return sha256(
        "".join(f"{table_id}:{games[table_id]}\n" for table_id in sorted(games)).encode()
    ).hexdigest()
