"""Makes films, one at a time, a few pictures in a row: no click ever waits for one.

At most one film is in the making. So this process holds its encoded part (FILM_BYTES_MAX bytes), once
more while it is put together and sent, and one picture's pixels; a worker process holds one or two pictures.
"""

import asyncio
import logging
from collections.abc import Awaitable, Callable, Coroutine, Iterable, Iterator, Sequence
from dataclasses import dataclass, field
from functools import partial
from itertools import islice
from pathlib import Path
from typing import Any

from bot.counters import BUGS
from bot.features.film.kept import KeptFilms
from bot.features.film.plan import FILM_FRAMES_MAX, FilmKey, Shot
from bot.skins.film import Exposed, Scene, expose, joined, weight
from bot.table.match import PlayerId
from bot.table.refusals import DatabaseAway
from bot.tasks import Tasks
from bot.ui.services import Means
from bot.workers import BUSY, Priority, Workers

FILM_BYTES_MAX = 8_000_000  # bytes of a film, which Discord takes everywhere
ATTEMPTS = (
    (80, FILM_FRAMES_MAX),
    (65, FILM_FRAMES_MAX),
    (50, FILM_FRAMES_MAX),
    (35, FILM_FRAMES_MAX),
    (20, FILM_FRAMES_MAX),
    (20, 60),
    (20, 20),
    (20, 2),
)
"""Quality and pictures; the next one where a film would be too large."""
PORTION = 3  # shots that a worker is given at once: a quarter of a second
PORTION_SECONDS_MAX = 60.0  # seconds of a portion, after which its worker is given up

log = logging.getLogger(__name__)


Spend = Callable[[PlayerId, float], None]
"""Counts worker seconds that somebody's film has taken."""


@dataclass(frozen=True, slots=True)
class Script:
    """A film's contents."""

    plan: Callable[[int], Awaitable[Sequence[Shot]]]  # in so many pictures at most
    scenes: Callable[[Shot], Awaitable[Sequence[Scene]]]


@dataclass(slots=True)
class Making:
    """A film in the making, or made: how far it is, and (`film`) what came of it."""

    key: FilmKey
    player: PlayerId
    done: int = 0
    total: int = 0  # 0: not begun
    film: bytes | None = None
    followed: bool = False  # somebody is being told how far it is
    task: asyncio.Task[None] = field(init=False)

    @property
    def over(self) -> bool:
        """Made, cancelled or failed."""
        return self.task.done()


class Films:
    """One film at a time for all people together, and for each of them."""

    def __init__(self, workers: Workers, folder: Path, spend: Spend | None = None) -> None:
        self.kept = KeptFilms(folder)
        self._workers = workers
        self._spend = spend
        self._turn = asyncio.Semaphore(1)
        self._makings: dict[PlayerId, Making] = {}
        self._tasks = Tasks("film")

    @property
    def under_way(self) -> int:
        """Number being made, waiting, or being told of."""
        return len(self._tasks)

    def put_off(self) -> bool:
        """True if none may begin now, for too many people wait for their pictures."""
        return self._workers.refuses(BUSY)

    def of(self, player: PlayerId) -> Making | None:
        """The film that is being made for somebody; None once it is over, in that very moment."""
        making = self._makings.get(player)
        return None if making is None or making.over else making

    def begin(self, player: PlayerId, key: FilmKey, script: Script) -> Making:
        """Begins one for somebody who has none in the making."""
        assert self.of(player) is None
        making = Making(key, player)
        self._makings[player] = making
        making.task = self._tasks.begin(self._make(making, script))
        making.task.add_done_callback(partial(self._made, making))
        return making

    async def cancel(self, player: PlayerId) -> bool:
        """Stops the one that is being made for somebody; False where there is none any more."""
        making = self.of(player)
        if making is None:
            return False
        making.task.cancel()
        await asyncio.wait({making.task})
        return making.film is None

    def beside(self, work: Coroutine[Any, Any, None]) -> None:
        """Goes on after the click that began it, until `stop` at the latest."""
        self._tasks.begin(work)

    async def stop(self) -> None:
        """Gives up what is in the making, and keeps nothing."""
        await self._tasks.stop()
        self.kept.clear()

    def _made(self, making: Making, _task: "asyncio.Task[None]") -> None:
        if self._makings.get(making.player) is making:
            del self._makings[making.player]

    async def _make(self, making: Making, script: Script) -> None:
        """A bug in it is logged, and told as one by whoever waits: it came to nothing."""
        try:
            async with self._turn:
                content = await self._small_enough(making, script)
            await self.kept.keep(making.key, content)
            making.film = content
        except DatabaseAway:
            pass  # it came to nothing as well, and that is logged
        except Exception:
            BUGS.inc()
            log.exception("bug in a film", extra={"table": making.key.table_id})

    async def _small_enough(self, making: Making, script: Script) -> bytes:
        for quality, most in ATTEMPTS:
            shots = await script.plan(most)
            making.done, making.total = 0, sum(shot.frames for shot in shots)
            content = await self._attempt(making, script, shots, quality)
            if content is not None:
                return content
            log.info("a film again, for it would be too large", extra={"quality": quality, "pictures": most})
        raise ValueError("no film is small enough")

    async def _attempt(
        self, making: Making, script: Script, shots: Sequence[Shot], quality: int
    ) -> bytes | None:
        """The film; None where it would be too large."""
        exposed, frames = Exposed(None, (), None), list[Any]()
        for portion in _portions(shots):
            scenes = [scene for shot in portion for scene in await script.scenes(shot)]
            exposed = await self.work(making.player, expose, scenes, exposed.size, exposed.last, quality)
            frames += exposed.frames
            making.done += len(exposed.frames)
            if weight(frames) > FILM_BYTES_MAX:
                return None
        assert exposed.size is not None
        return joined(exposed.size, frames)

    async def work(self, player: PlayerId, function: Callable[..., Any], *args: Any) -> Any:
        """Run in a worker, last of all. Cancelling does not wait for it: to end a worker costs more."""
        spent = None if self._spend is None else partial(self._spend, player)
        work = self._workers.run(Priority.FILM, function, *args, limit=PORTION_SECONDS_MAX, spent=spent)
        return await asyncio.shield(self._tasks.begin(work, awaited=True))


def films(means: Means) -> Films:
    """All films of a bot, of which none is there yet."""
    made = Films(means.workers, films_folder(means.beside), means.coordinator.budget.spend)
    made.kept.clear()  # what a kill has left behind
    return made


def films_folder(database: Path) -> Path:
    """Folder of films, kept for an hour: beside the database, for /tmp may be memory."""
    return database.with_name(f"{database.name}-films")


def _portions(shots: Iterable[Shot]) -> Iterator[tuple[Shot, ...]]:
    left = iter(shots)
    while portion := tuple(islice(left, PORTION)):
        yield portion
