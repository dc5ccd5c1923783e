"""Storage of a world while nobody plays: a file of records in a folder, and the files of its messages.

`world.jsonl` is the head, then a message a line, then a seal over all of it. It is written whole and put in
place of the one before, a moment after something has changed and at the end; files are there before it names
them.
"""

import asyncio
import json
import logging
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from hashlib import blake2b
from pathlib import Path

from discord_sandbox import records
from discord_sandbox.clock import Clock
from discord_sandbox.interactions import Interaction
from discord_sandbox.models import Contents, Json, Message
from discord_sandbox.world import Change, ChangeType, World

FORMAT = 1
SOON = 0.3  # seconds after a change: many come at once
WORLD, FILES = "world.jsonl", "files"

log = logging.getLogger(__name__)


class WorldUnreadable(Exception):
    """Raised where what lies in the folder is no world, or none that was written whole."""


class WorldUnwritable(Exception):
    """Raised where a world cannot be kept in the folder; says why."""


@dataclass(slots=True, frozen=True)
class Snapshot:
    """A world at one moment, ready to be written."""

    lines: tuple[str, ...]
    fresh: dict[int, bytes]  # files that are not in the folder yet
    used: frozenset[int]


class Storage:
    """One folder; nobody else may use it meanwhile."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._written: set[int] = set()  # files that lie in the folder
        self._lines: dict[int, str] = {}  # of messages that have not changed since they were written
        self._world: World | None = None
        self._due = asyncio.Event()
        self._writer: asyncio.Task[None] | None = None

    def load(self, clock: Clock) -> World:
        """The world as it was left, or a new one in an empty folder; raises WorldUnreadable, OSError."""
        if not (self.folder.is_dir() and any(self.folder.iterdir())):
            return World(clock)
        try:
            head, *messages = _opened((self.folder / WORLD).read_bytes())
            contents = self._contents(head, messages)
        except FileNotFoundError:
            raise WorldUnreadable(f"{WORLD} is missing") from None
        except (ValueError, LookupError, TypeError, AttributeError, ArithmeticError, RecursionError) as fault:
            raise WorldUnreadable(str(fault) or type(fault).__name__) from fault
        return World(clock, contents)

    def start(self, world: World) -> None:
        """Keep what happens there; raises WorldUnwritable."""
        try:
            self.write(self._snapshot(world))
        except OSError as fault:
            raise WorldUnwritable(fault.strerror or str(fault)) from fault
        self._world = world
        world.listeners.append(self._notice)
        self._writer = asyncio.create_task(self._write_ever(world), name="sandbox storage")

    async def stop(self) -> None:
        """Keeps the last of it."""
        if self._world is None or self._writer is None:
            return
        self._world.listeners.remove(self._notice)
        self._writer.cancel()
        await asyncio.wait({self._writer})
        self._try(self._snapshot(self._world))
        self._world = self._writer = None

    def write(self, snapshot: Snapshot) -> None:
        """Puts a world in the place of the one before, whole or not at all."""
        files = self.folder / FILES
        files.mkdir(parents=True, exist_ok=True)
        for identity, content in snapshot.fresh.items():
            _replace(files / str(identity), content)
        self._written.update(snapshot.fresh)
        _replace(self.folder / WORLD, _sealed(snapshot.lines))
        for path in files.iterdir():
            if not (path.name.isdigit() and int(path.name) in snapshot.used):
                path.unlink(missing_ok=True)
        self._written &= snapshot.used

    def _contents(self, head: Json, messages: list[Json]) -> Contents:
        if head["format"] != FORMAT:
            raise ValueError(f"format {head['format']}, known here: {FORMAT}")
        return records.contents(head["world"], messages, self._file)

    def _file(self, identity: int) -> bytes:
        with suppress(FileNotFoundError):  # a picture less is no reason to lose a world
            content = (self.folder / FILES / str(identity)).read_bytes()
            self._written.add(identity)
            return content
        return b""

    def _notice(self, change: Change) -> None:
        match change.subject:
            case Interaction():
                return
            case Message(id=identity):
                self._lines.pop(identity, None)
            case _ if change.type in (ChangeType.TYPING, ChangeType.CONNECTION_CHANGED):
                return
            case _:
                pass
        self._due.set()

    async def _write_ever(self, world: World) -> None:
        while True:
            await self._due.wait()
            await asyncio.sleep(SOON)
            self._due.clear()
            snapshot = self._snapshot(world)
            writing = asyncio.create_task(asyncio.to_thread(self._try, snapshot))
            try:
                await asyncio.shield(writing)
            finally:
                await asyncio.wait({writing})  # a thread cannot be stopped: nobody else writes before its end

    def _try(self, snapshot: Snapshot) -> None:
        try:
            self.write(snapshot)
        except OSError as fault:  # the next change tries again
            log.warning("the sandbox cannot be kept", extra={"why": str(fault)})

    def _snapshot(self, world: World) -> Snapshot:
        lines, files = dict[int, str](), dict(world.pictures)
        for message in world.messages():
            lines[message.id] = self._lines.get(message.id) or json.dumps(records.message(message))
            files |= {attachment.id: attachment.content for attachment in message.attachments}
        self._lines = lines
        head = json.dumps({"format": FORMAT, "world": records.head(world)})
        fresh = {identity: content for identity, content in files.items() if identity not in self._written}
        return Snapshot((head, *lines.values()), fresh, frozenset(files))


def _sealed(lines: tuple[str, ...]) -> bytes:
    text = "".join(f"{line}\n" for line in lines).encode()
    return text + json.dumps({"seal": _seal(text)}).encode() + b"\n"


def _opened(content: bytes) -> Iterator[Json]:
    """The records of a file that is whole; raises ValueError where it is not."""
    text, _, last = content.rstrip(b"\n").rpartition(b"\n")
    if not text or json.loads(last) != {"seal": _seal(text + b"\n")}:
        raise ValueError(f"{WORLD} was not written whole, or not by the sandbox")
    return map(json.loads, text.split(b"\n"))


def _seal(text: bytes) -> str:
    return blake2b(text, digest_size=16).hexdigest()


def _replace(path: Path, content: bytes) -> None:
    draft = path.with_name(f"{path.name}.draft")
    with draft.open("wb") as file:
        file.write(content)
        file.flush()
        os.fsync(file.fileno())
    draft.replace(path)
