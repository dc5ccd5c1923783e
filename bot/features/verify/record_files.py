"""Records that people bring as files: each proves or breaks itself, and may be long, or made to be.

A check is cut into small pieces of work, one at a time for all people, in a process that gives way to
everything else (bot/workers.py). Before each piece its bringer must have time left for it.
"""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from functools import partial
from hashlib import sha256
from typing import Any, TypeVar

from cachetools import TTLCache

from bot.coordinator import Coordinator
from bot.features.verify.asked_again import (
    Answers,
    Computers,
    answered_within,
    asked_of_record,
    by_lot,
    next_answers,
)
from bot.features.verify.reasons import NotARecord, WhyNoRecord
from bot.table.actor import Actor
from bot.table.match import PlayerId
from bot.table.refusals import NoTimeLeft
from bot.workers import Priority, TooLong, Workers
from engine.record.answering import Asked
from engine.record.checking import Tally, tallied
from engine.record.grammar import TEXT_BYTES
from engine.record.reading import RecordUnreadable, Unreadable, read

FILE_BYTES_MAX = TEXT_BYTES
PIECE_SECONDS_MAX = (
    60.0  # seconds of a piece, which takes one or two of the processor, but gives way to everything else
)
CHECK_SECONDS_MAX = (
    600.0  # seconds of a check, others' before it included: Discord lets an answer wait for 15 minutes
)
CHECKS_KEPT_MAX, CHECKS_KEPT_SECONDS = (
    64,
    3900.0,
)  # unfinished checks, and seconds: until the budget of an hour is free again

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class FileVerification:
    """The result of checking a record brought as a file; nobody here knows where it was played.

    `seal`: as the file names it, "" where it names none; `secret_out`: it also gives the secret.
    `more_in`: minutes until the rest can be checked, where the time for it was used up; else None.
    """

    game: str
    items: tuple[Tally, ...]
    computers: Computers
    seal: str
    secret_out: bool
    more_in: int | None = None


@dataclass(frozen=True, slots=True)
class _Unfinished:
    """A check under way: what was found, and the decisions that are still to be asked for."""

    found: FileVerification
    left: tuple[Asked, ...]


class RecordFiles:
    """Checks strangers' files, one at a time for each person."""

    def __init__(self, coordinator: Coordinator, workers: Workers) -> None:
        self._coordinator = coordinator
        self._workers = workers
        self._budget = coordinator.budget
        self._turn = asyncio.Lock()  # of one piece of work, in order: several checks go on by turns
        self._bringing = set[PlayerId]()
        self._unfinished: TTLCache[tuple[PlayerId, str], _Unfinished] = TTLCache(
            CHECKS_KEPT_MAX, CHECKS_KEPT_SECONDS, timer=lambda: coordinator.now().timestamp()
        )

    async def verify(self, actor: Actor, content: bytes) -> FileVerification:
        """Check a record as far as its bringer's worker seconds go; raises NotARecord.

        A check that was cut short goes on where it was if the same person brings the same file again.
        """
        if len(content) > FILE_BYTES_MAX:
            raise NotARecord(WhyNoRecord.TOO_LONG)
        if actor.player in self._bringing:
            raise NotARecord(WhyNoRecord.ONE_AT_A_TIME)
        self._bringing.add(actor.player)
        try:
            return await self._checked(actor.player, content)
        except NoTimeLeft as fault:
            raise NotARecord(WhyNoRecord.NO_TIME_LEFT, minutes=fault.minutes) from None
        except (TooLong, TimeoutError):
            raise NotARecord(WhyNoRecord.TAKES_TOO_LONG) from None
        except RecordUnreadable as fault:
            if fault.reason is Unreadable.ENCODING:
                raise NotARecord(WhyNoRecord.NO_TEXT) from None
            raise NotARecord(WhyNoRecord.UNREADABLE, line=fault.line, why=fault.reason.value) from None
        finally:
            self._bringing.discard(actor.player)

    def forget(self, player: PlayerId) -> None:
        """Drop all unfinished checks of somebody."""
        for key in [each for each in self._unfinished if each[0] == player]:
            del self._unfinished[key]

    async def _checked(self, player: PlayerId, content: bytes) -> FileVerification:
        until = asyncio.get_running_loop().time() + CHECK_SECONDS_MAX
        key = (player, sha256(content).hexdigest())
        check = self._unfinished.pop(key, None) or await self._begun(player, content, until)

        async def work(text: str, asked: Sequence[Asked], seconds: float) -> Answers:
            return await self._piece(player, until, answered_within, text, asked, seconds)

        while check.left:
            try:
                answers = await next_answers(work, content.decode(), check.left)
            except (NoTimeLeft, TimeoutError) as fault:
                self._unfinished[key] = check
                return replace(check.found, more_in=fault.minutes if isinstance(fault, NoTimeLeft) else 0)
            computers = check.found.computers.after(check.left, answers)
            check = _Unfinished(replace(check.found, computers=computers), check.left[len(answers) :])
        return check.found

    async def _begun(self, player: PlayerId, content: bytes, until: float) -> _Unfinished:
        found, decisions = await self._piece(player, until, looked_at, content)
        sample = by_lot(decisions, self._coordinator.dice()) if found.computers.same_program else ()
        return _Unfinished(found, sample)

    async def _piece(self, player: PlayerId, until: float, function: Callable[..., T], *args: Any) -> T:
        """Run one piece of work when its turn comes; raises TimeoutError if that is not by `until`."""
        spent = partial(self._budget.spend, player, file=True)
        async with asyncio.timeout_at(until):
            await self._turn.acquire()
        try:
            self._budget.afford(player, file=True)
            return await self._workers.run(
                Priority.FILE, function, *args, limit=PIECE_SECONDS_MAX, spent=spent
            )
        finally:
            self._turn.release()


def looked_at(content: bytes) -> tuple[FileVerification, tuple[Asked, ...]]:
    """A stranger's file, but for its computers, and what can be asked of those; in a worker.

    At its longest it takes half a second. Raises RecordUnreadable.
    """
    items, record = tallied(content), read(content)
    decisions, same_program = asked_of_record(record)
    computers = Computers(len(decisions), 0, (), same_program)
    secret_out = bool(record.secret)
    return FileVerification(record.game, items, computers, record.seal, secret_out), decisions
