"""Asks computers about a finished game's decisions, a portion after the other: theirs again, or a person's.

Of each kind one game at a time for all people together, and for each of them. Nothing of it is kept here.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass, field
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

from bot.counters import BUGS
from bot.table.match import PlayerId, TableId
from bot.table.refusals import DatabaseAway, NoTimeLeft
from bot.tasks import Tasks


class Portioned(Protocol):
    """Questions about a game, of which so many are `done` and so many `left`."""

    @property
    def table_id(self) -> TableId: ...

    @property
    def done(self) -> int: ...

    @property
    def left(self) -> int: ...


Q = TypeVar("Q", bound=Portioned)
AskOn: TypeAlias = Callable[[Q], Awaitable[Q]]

log = logging.getLogger(__name__)


@dataclass(slots=True, eq=False)
class Asking(Generic[Q]):
    """Questions for somebody, and their progress; `message`: where they are told of it.

    `over`: all are asked, or it was cancelled, or it failed. `more_in`: minutes until there is time for more,
    where the person has used all they had.
    """

    questions: Q
    player: PlayerId
    message_id: int
    over: "asyncio.Future[None]"
    cancelled: bool = False
    failed: bool = False
    more_in: int | None = None
    follower: "asyncio.Task[None] | None" = field(default=None)


class Askings(Generic[Q]):
    """One game at a time, however many are wanted."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(1)
        self._askings: dict[PlayerId, Asking[Q]] = {}
        self._tasks = Tasks("asking")

    @property
    def under_way(self) -> int:
        """Number being asked, waiting, or being told of."""
        return len(self._tasks)

    def of(self, player: PlayerId) -> Asking[Q] | None:
        """Questions asked for somebody."""
        return self._askings.get(player)

    def begin(self, player: PlayerId, questions: Q, message_id: int, ask_on: AskOn[Q]) -> Asking[Q]:
        """Begins for somebody for whom nothing is being asked."""
        assert player not in self._askings
        over: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        asking = self._askings[player] = Asking(questions, player, message_id, over)
        self._tasks.begin(self._ask(asking, ask_on))
        return asking

    def follow(self, asking: Asking[Q], work: Coroutine[Any, Any, None]) -> None:
        """Tells of it after the click that began it, until `stop` at the latest."""
        asking.follower = self._tasks.begin(work)

    async def cancel(self, player: PlayerId) -> Asking[Q] | None:
        """Asks no further for somebody: what it has come to, None where nothing was being asked.

        The portion that a worker has in hand is not waited for: to end a worker costs more.
        """
        asking = self._askings.get(player)
        if asking is None:
            return None
        asking.cancelled = True
        self._end(asking)
        if asking.follower is not None:
            await asyncio.wait({asking.follower})  # it may be telling how far it is: a moment
        return asking

    async def stop(self) -> None:
        """Gives up what is being asked."""
        await self._tasks.stop()

    async def _ask(self, asking: Asking[Q], ask_on: AskOn[Q]) -> None:
        """A bug in it is logged, and told as one to whoever waits."""
        try:
            async with self._turn:
                while asking.questions.left and not asking.cancelled:
                    asking.questions = await ask_on(asking.questions)
        except DatabaseAway:
            asking.failed = True
        except NoTimeLeft as fault:
            asking.more_in = fault.minutes
        except Exception:
            BUGS.inc()
            log.exception("bug in asking computers", extra={"table": asking.questions.table_id})
            asking.failed = True
        finally:
            self._end(asking)

    def _end(self, asking: Asking[Q]) -> None:
        if not asking.over.done():
            asking.over.set_result(None)
            del self._askings[asking.player]
