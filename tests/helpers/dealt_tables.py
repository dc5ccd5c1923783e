"""A running bot with its cards dealt, as most tests need it: dealt once a process and then copied.

The first who asks for a table plays until its cards are dealt. A bot for another test starts with a copy of
its database, in a sandbox that begins with a copy of the world.
"""

import itertools
import pickle
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from hashlib import sha256
from pathlib import Path
from typing import Any

from discord_sandbox import Channel, Contents, Person
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.databases import SERVER
from tests.helpers.playing import begun

Begun = tuple[Bot, tuple[Person, ...], Channel]
LEFT_OUT = ("-wal", "-shm")  # of SQLite: a backup needs none


@dataclass(frozen=True)
class Dealt:
    """What a bot and its sandbox had when everything was told."""

    files: dict[str, bytes]  # by how their names go on after the database's
    world: bytes
    channel: int

    @classmethod
    async def kept(cls, path: Path, bot: Bot, channel: Channel) -> "Dealt":
        """The table that has just been begun."""
        backup = path.with_name(f"{path.name}.dealt")
        await bot.store.database.backup(backup)
        beside = (each for each in path.parent.glob(f"{path.name}?*") if not each.name.endswith(LEFT_OUT))
        files = {each.name.removeprefix(path.name): each.read_bytes() for each in beside if each.is_file()}
        backup.unlink()
        return cls({"": files.pop(".dealt"), **files}, pickle.dumps(bot.sandbox.world.contents), channel.id)

    @asynccontextmanager
    async def again(self, path: Path, seats: int, **how: Any) -> AsyncIterator[Begun]:
        """A bot that starts with a copy of it."""
        path.parent.mkdir(parents=True, exist_ok=True)
        for name, content in self.files.items():
            copy = path.with_name(path.name + name)
            copy.touch(0o600)
            copy.write_bytes(content)
        numbers = itertools.count(SECRETS)
        contents: Contents = pickle.loads(self.world)
        async with (
            a_sandbox(contents=contents) as sandbox,
            a_bot(path, sandbox=sandbox, secret=lambda: secret(next(numbers)), **how) as bot,
        ):
            people = sandbox.people[:seats]
            for person in people:
                bot.coordinator.clicks.note(person.id)
            await sandbox.idle()
            yield bot, people, sandbox.world.channels[self.channel]


SECRETS = 1000  # further than any game that was dealt


def secret(number: int) -> str:
    return sha256(b"secret %d" % number).hexdigest()


DEALT: dict[tuple[object, ...], Dealt] = {}


@asynccontextmanager
async def dealt_game(
    path: Path,
    seats: int = 2,
    *,
    known: Any = None,
    now: Any = lambda: datetime.now(UTC),
    **options: Any,
) -> AsyncIterator[Begun]:
    """A running bot, who sits at its only table, and where that is played: see `a_bot` and `begun`.

    `known` (Games) and `now` are the bot's, the others are options of `/table new`; `now` begins as the wall
    clock goes.
    """
    known = known or painted_by(PlainSkin)
    games = tuple((name, game.engine, type(game.skin)) for name, game in known.items())
    asked = (seats, games, *sorted(options.items()))
    if (dealt := DEALT.get(asked)) is not None:
        async with dealt.again(path, seats, known=known, now=now) as copied:
            yield copied
        return
    async with a_bot(path, known=known, now=now) as bot:
        people, channel = await begun(bot, seats, **options)
        if not SERVER:
            DEALT[asked] = await Dealt.kept(path, bot, channel)
        yield bot, people, channel
