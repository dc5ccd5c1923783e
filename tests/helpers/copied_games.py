"""A running bot with its cards dealt, or further, as most tests need it: played once a process, then copied.

The first who asks for it plays so far. A bot for another test starts with a copy of the database, in a
sandbox that begins with a copy of the world.
"""

import itertools
import pickle
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from bot.store.clocks import SEEN
from discord_sandbox import Channel, Contents, Person
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.databases import SERVER, connected
from tests.helpers.playing import begun

Begun = tuple[Bot, tuple[Person, ...], Channel]
Play = Callable[..., Awaitable[tuple[tuple[Person, ...], Channel]]]
LEFT_OUT = ("-wal", "-shm")  # of SQLite: a backup needs none


@dataclass(frozen=True)
class Copied:
    """What a bot and its sandbox had when everything was told."""

    files: dict[str, bytes]  # by how their names go on after the database's
    world: bytes
    people: tuple[int, ...]
    channel: int

    @classmethod
    async def of(cls, path: Path, bot: Bot, people: tuple[Person, ...], channel: Channel) -> "Copied":
        """A copy of all of it."""
        backup = path.with_name(f"{path.name}.copied")
        await bot.store.database.backup(backup)
        beside = (each for each in path.parent.glob(f"{path.name}?*") if not each.name.endswith(LEFT_OUT))
        files = {each.name.removeprefix(path.name): each.read_bytes() for each in beside if each.is_file()}
        backup.unlink()
        files[""] = files.pop(".copied")
        world = pickle.dumps(bot.sandbox.world.contents)
        return cls(files, world, tuple(person.id for person in people), channel.id)

    @asynccontextmanager
    async def again(self, path: Path, **how: Any) -> AsyncIterator[Begun]:
        """A bot that starts with a copy of it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        for name, content in self.files.items():
            copy = path.with_name(path.name + name)
            copy.touch(0o600)
            copy.write_bytes(content)
        with connected(path) as db:  # however old the copy is, no bot was down
            db.execute(SEEN, (datetime.now(UTC).timestamp(),))
        numbers = itertools.count(SECRETS)
        contents: Contents = pickle.loads(self.world)
        async with (
            a_sandbox(contents=contents) as sandbox,
            a_bot(path, sandbox=sandbox, secret=lambda: secret(next(numbers)), **how) as bot,
        ):
            people = tuple(each for each in sandbox.people if each.id in self.people)
            for person in people:
                bot.coordinator.presence.seen(person.id, 0)
            await sandbox.idle()
            yield bot, people, sandbox.world.channels[self.channel]


SECRETS = 1000  # further than any game that was dealt


def secret(number: int) -> str:
    return sha256(b"secret %d" % number).hexdigest()


COPIES: dict[tuple[object, ...], Copied] = {}


@asynccontextmanager
async def copied_game(
    path: Path,
    play: Play,
    *given: Any,
    known: Any = None,
    now: Any = lambda: datetime.now(UTC),
    strangers: bool = False,
    **options: Any,
) -> AsyncIterator[Begun]:
    """A running bot after `play(bot, *given, **options)`, and what that returns.

    `known` (Games), `now` and `strangers` are the bot's; `now` begins as the wall clock goes.
    """
    known = known or painted_by(PlainSkin)
    games = tuple((name, game.engine, type(game.skin)) for name, game in known.items())
    asked = (play, given, games, strangers, *sorted(options.items()))
    if (copy := COPIES.get(asked)) is not None:
        async with copy.again(path, known=known, now=now, strangers=strangers) as begun_again:
            yield begun_again
        return
    async with a_bot(path, known=known, now=now, strangers=strangers) as bot:
        people, channel = await play(bot, *given, **options)
        await bot.sandbox.idle()
        if not SERVER:
            COPIES[asked] = await Copied.of(path, bot, people, channel)
        yield bot, people, channel


def dealt_game(
    path: Path, seats: int = 2, **how: Any
) -> AbstractAsyncContextManager[tuple[Bot, tuple[Person, ...], Channel]]:
    """A running bot, who sits at its only table, and where that is played: see `copied_game` and `begun`."""
    return copied_game(path, begun, seats, **how)
