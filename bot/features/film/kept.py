"""Films that were made lately, as files of the bot's own: asking again, or sharing one, paints nothing.

Nothing of it outlives the bot: what a kill leaves behind goes at the next start.
"""

import asyncio
import contextlib
import logging
import os
import secrets
import shutil
from dataclasses import dataclass
from pathlib import Path

from bot.features.film.plan import FilmKey

HOUR = 3600.0  # seconds that a film is kept
FILMS_BYTES_MAX = 200_000_000  # bytes of all films together
FREE = 500_000_000  # bytes that a film must leave to everything else on the disk

log = logging.getLogger(__name__)


@dataclass(slots=True)
class _File:
    path: Path
    size: int
    timer: asyncio.TimerHandle
    shared: bool = False


class KeptFilms:
    """The newest films of the last hour, the oldest of which go first."""

    def __init__(
        self, folder: Path, *, hour: float = HOUR, most: int = FILMS_BYTES_MAX, free: int = FREE
    ) -> None:
        self._folder = folder
        self._hour, self._most, self._free = hour, most, free
        self._files: dict[FilmKey, _File] = {}

    @property
    def weight(self) -> int:
        """Bytes that all of them take."""
        return sum(each.size for each in self._files.values())

    def clear(self) -> None:
        """None is kept any more, nor what an earlier bot has left."""
        for key in list(self._files):
            self._drop(key)
        shutil.rmtree(self._folder, ignore_errors=True)

    async def keep(self, key: FilmKey, content: bytes) -> None:
        """Keeps it, if the disk takes it: a film that is not kept can be made again."""
        if len(content) > self._most:
            return
        self._drop(key)
        while self._files and self.weight + len(content) > self._most:
            self._drop(next(iter(self._files)))
        path = self._folder / f"{secrets.token_hex(16)}.webp"
        timer = asyncio.get_running_loop().call_later(self._hour, self._over, key, path)
        self._files[key] = _File(path, len(content), timer)  # counted before it is there: two may be written
        try:
            await asyncio.to_thread(_write, path, content, self._free)
        except OSError as fault:
            log.warning("a film is not kept", extra={"why": str(fault.strerror or fault)})
            self._over(key, path)
        if key not in self._files or self._files[key].path != path:  # gone while it was written
            path.unlink(missing_ok=True)

    async def content(self, key: FilmKey) -> bytes | None:
        """The film, or None where it is not kept."""
        file = self._files.get(key)
        if file is None:
            return None
        try:
            content = await asyncio.to_thread(file.path.read_bytes)
        except OSError:  # somebody cleans up, or it is still being written
            return None
        return content if len(content) == file.size else None

    def share(self, key: FilmKey) -> bool:
        """Takes note that it is shown to everybody; False where it was before, or is not kept."""
        file = self._files.get(key)
        if file is None or file.shared:
            return False
        file.shared = True
        return True

    def not_shared(self, key: FilmKey) -> None:
        """Note a failed sharing."""
        if key in self._files:
            self._files[key].shared = False

    def _over(self, key: FilmKey, path: Path) -> None:
        if key in self._files and self._files[key].path == path:
            self._drop(key)

    def _drop(self, key: FilmKey) -> None:
        file = self._files.pop(key, None)
        if file is not None:
            file.timer.cancel()
            with contextlib.suppress(OSError):
                file.path.unlink(missing_ok=True)


def _write(path: Path, content: bytes, free: int) -> None:
    """Write for the bot alone; raises OSError, also where little room would be left."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    if shutil.disk_usage(path.parent).free < free + len(content):
        raise OSError("the disk is nearly full")
    with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "wb") as file:
        file.write(content)
