"""Several processes with shards of their own on one database, against a sandbox that speaks shards.

These run on a server of their own only: `make test-postgres`.
"""

import asyncio
import random
import signal
from asyncio.subprocess import Process
from collections import Counter
from collections.abc import AsyncIterator
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from discord_sandbox import Channel, ClientRefuses, Guild, Person, Sandbox
from tests.helpers.bot_in_sandbox import a_sandbox
from tests.helpers.cut_connections import Way
from tests.helpers.databases import connected as connected_to
from tests.helpers.databases import url_of
from tests.helpers.elsewhere import Elsewhere
from tests.helpers.patience import ON_A_BUSY_MACHINE, until
from tests.helpers.playing import GAME_LIMIT, begun, over, panel, press
from tests.helpers.postgresql import port_of, with_password
from tests.helpers.program import a_program

pytestmark = pytest.mark.postgresql

SHARDS = 4
ONE, OTHER = "0,1", "2-3"
ALL = frozenset((shard, SHARDS) for shard in range(SHARDS))
PLAIN = "import sys; from tests.siege.victim import main; sys.exit(main())"
WRONG = """
import datetime, pathlib, sys
right, wrong = datetime.datetime, pathlib.Path({file!r})
class Clock(right):
    @classmethod
    def now(cls, tz=None):
        return right.now(tz) + datetime.timedelta(hours=13 if wrong.exists() else 0)
datetime.datetime = Clock
from tests.siege.victim import main
sys.exit(main())
"""
A_MOMENT = 3.0  # seconds
SHORT = {"game": "whispers", "options": "goal:2, rounds:5"}


class Outside:
    """What people see of a bot whose processes are other programs, on the server of one shard."""

    def __init__(self, sandbox: Sandbox, shard: int) -> None:
        owner = sandbox.people[0].account
        self.guild: Guild = sandbox.world.create_guild("Elsewhere", owner, shard=(shard, SHARDS))
        self.sandbox: Any = Elsewhere(sandbox, next(iter(self.guild.channels.values())))


class Processes:
    """The processes of one bot, each with a log of its own."""

    def __init__(self, sandbox: Sandbox, folder: Path, stack: AsyncExitStack) -> None:
        self.sandbox = sandbox
        self._folder = folder
        self._stack = stack

    @property
    def database(self) -> Path:
        return self._folder / "db"

    async def start(self, name: str, shards: str, code: str = PLAIN, **settings: str) -> Process:
        settings = {"SHARDS": str(SHARDS), "SHARD_IDS": shards, **settings}
        begun = a_program(self.sandbox, self.database, code=code, settings=settings, log=self._log(name))
        return await self._stack.enter_async_context(begun)

    def log(self, name: str) -> str:
        return self._log(name).read_text()

    async def logged(self, name: str, words: str) -> None:
        await until(lambda: words in self.log(name), between=0.1)

    def _log(self, name: str) -> Path:
        return self._folder / f"{name}.log"

    async def all_connected(self) -> None:
        await self.sandbox.until(lambda: self.sandbox.gateway.shards == ALL)
        await self.sandbox.idle()


@asynccontextmanager
async def processes(folder: Path) -> AsyncIterator[Processes]:
    async with a_sandbox() as sandbox, AsyncExitStack() as stack:
        yield Processes(sandbox, folder, stack)


async def play_on(sandbox: Any, people: tuple[Person, ...], channel: Channel, dice: random.Random) -> None:
    """To the end of the game."""
    for _ in range(GAME_LIMIT):
        if not await plays(sandbox, people, channel, dice):
            return
    raise AssertionError("somebody who is asked has nothing to press")


async def plays(sandbox: Any, people: tuple[Person, ...], channel: Channel, dice: random.Random) -> bool:
    """Somebody who is asked in private presses something; False once the game is over."""
    asked = await sandbox.until(lambda: over(channel) or [each for each in people if panel(each)])
    if not isinstance(asked, list):
        return False
    person = dice.choice(asked)
    message = panel(person)
    if message is not None:
        # Taken away between look and click; or a second tap, after a letter of another process has changed
        # what the first tap is still about to change: that one's answer says all.
        with suppress(ClientRefuses, TimeoutError):
            async with asyncio.timeout(A_MOMENT):
                await press(sandbox, person, message, dice)
    return True


def told_twice(sandbox: Sandbox) -> list[str]:
    """What stands in a channel more than once, each under the number that only it should have."""
    nonces = Counter(str(m.nonce) for m in sandbox.world.messages() if m.nonce is not None)
    return [nonce for nonce, times in nonces.items() if times > 1]


def waiting(path: Path) -> int:
    with connected_to(path) as db:
        query = "SELECT count(*) FROM outbox WHERE state = 'waiting' AND kind <> 'story'"
        return int(db.execute(query).fetchone()[0])


async def test_a_game_goes_on_while_the_process_that_looks_after_it_is_killed(tmp_path: Path) -> None:
    """Its server is the killed one's; its people click in private messages, which arrive at shard 0."""
    async with processes(tmp_path) as bot:
        one = await bot.start("one", ONE)
        other = await bot.start("other", OTHER)
        await bot.all_connected()
        table = Outside(bot.sandbox, shard=2)
        people, channel = await begun(table, 2, by_clicks=True, **SHORT)  # type: ignore[arg-type]
        dice = random.Random(1)
        for _ in range(3):
            assert await plays(table.sandbox, people, channel, dice)

        other.send_signal(signal.SIGKILL)
        await other.wait()
        assert len(bot.sandbox.gateway.shards) < SHARDS
        await plays(table.sandbox, people, channel, dice)
        await bot.all_connected()
        again = await bot.start("again", OTHER)
        await bot.logged("again", "serving a shard")
        await play_on(table.sandbox, people, channel, dice)
        await bot.all_connected()
        assert "go back to their own process" in bot.log("one")
        assert (await people[0].slash(channel, "hand", table=1)).text

        for each in (one, again):
            each.send_signal(signal.SIGTERM)
            assert await each.wait() == 0
        assert not told_twice(bot.sandbox)
        assert waiting(bot.database) == 0
        for name in ("one", "other", "again"):
            assert "Traceback" not in bot.log(name)


async def test_of_two_with_one_shard_the_second_is_refused(tmp_path: Path) -> None:
    async with processes(tmp_path) as bot:
        await bot.start("one", ONE)
        await bot.logged("one", "serving a shard")
        second = await bot.start("second", "1-2")
        assert await second.wait() == 2
        assert "already runs shard 1" in bot.log("second")
        third = await bot.start("third", "2", SHARDS="8")
        assert await third.wait() == 2
        assert "SHARDS=4, this one with SHARDS=8" in bot.log("third")
        alone = await bot.start("alone", "", SHARDS="")
        assert await alone.wait() == 2, "nor is one that shares with nobody"


@pytest.mark.expected_errors("cut off from the database")
@pytest.mark.possible_errors("Discord was not asked .*CannotRead")
async def test_who_is_cut_off_from_the_database_says_so_and_others_stand_in(tmp_path: Path) -> None:
    async with processes(tmp_path) as bot:
        await bot.start("one", ONE)
        url = url_of(bot.database)
        way = Way(("127.0.0.1", port_of(url)))
        try:
            cut = await bot.start("cut", OTHER, DATABASE_URL=with_password(url, way.port))
            await bot.logged("cut", "serving a shard")
            await bot.all_connected()
            table = Outside(bot.sandbox, shard=3)
            people, channel = await begun(table, 2, by_clicks=True, **SHORT)  # type: ignore[arg-type]
        finally:
            way.close()
        ann = people[0]

        await bot.logged("cut", "cut off from the database")
        bot.sandbox.interactions.answer_within = 3.0  # whoever clicks while nobody is connected hears nothing
        async with asyncio.timeout(ON_A_BUSY_MACHINE):
            replies = [await ann.slash(channel, "hand")]
            while replies[-1].failed or "can’t reach my database" in replies[-1].text:
                await asyncio.sleep(0.5)
                replies.append(await ann.slash(channel, "hand"))
        assert any("can’t reach my database" in each.text for each in replies if not each.failed)
        bot.sandbox.interactions.answer_within = ON_A_BUSY_MACHINE
        dice = random.Random(2)
        await play_on(table.sandbox, people, channel, dice)
        await table.sandbox.idle()
        assert not told_twice(bot.sandbox)
        assert waiting(bot.database) == 0
        assert cut.returncode is None


async def test_processes_are_started_anew_one_after_the_other_and_no_turn_is_lost(tmp_path: Path) -> None:
    async with processes(tmp_path) as bot:
        running = {"one": await bot.start("one", ONE), "other": await bot.start("other", OTHER)}
        await bot.all_connected()
        table = Outside(bot.sandbox, shard=3)
        people, channel = await begun(table, 2, by_clicks=True, pace="24h", **SHORT)  # type: ignore[arg-type]
        dice = random.Random(3)
        for name, shards in (("other", OTHER), ("one", ONE)):
            running[name].send_signal(signal.SIGTERM)
            assert await running[name].wait() == 0
            running[name] = await bot.start(f"{name}-new", shards)
            await bot.all_connected()
            assert await plays(table.sandbox, people, channel, dice)
        await play_on(table.sandbox, people, channel, dice)
        await table.sandbox.idle()
        assert not told_twice(bot.sandbox)
        assert waiting(bot.database) == 0
        posts = [m.text for m in channel.messages.values()]
        assert not [text for text in posts if "away" in text.lower() and "hour" in text], "no clock was moved"


# ---- clocks ----


async def test_a_process_with_a_wrong_clock_is_refused_with_a_sentence(tmp_path: Path) -> None:
    file = tmp_path / "wrong"
    file.touch()
    async with processes(tmp_path) as bot:
        await bot.start("one", ONE)
        await bot.logged("one", "serving a shard")
        other = await bot.start("other", OTHER, WRONG.format(file=str(file)))
        assert await other.wait() == 2
        assert "This machine’s clock says" in bot.log("other")
        assert "Traceback" not in bot.log("other")


async def test_a_clock_that_goes_wrong_later_takes_nobodys_turn_and_is_told_of(tmp_path: Path) -> None:
    file = tmp_path / "wrong"
    async with processes(tmp_path) as bot:
        await bot.start("one", ONE)
        await bot.start("other", OTHER, WRONG.format(file=str(file)))
        await bot.all_connected()
        table = Outside(bot.sandbox, shard=3)  # which the other looks after
        people, channel = await begun(table, 2, by_clicks=True, pace="12h", **SHORT)  # type: ignore[arg-type]
        dice = random.Random(3)
        assert await plays(table.sandbox, people, channel, dice)
        await table.sandbox.idle()
        before = clocks(bot.database)

        file.touch()
        await bot.logged("other", "this machine's clock is not the database's")
        await table.sandbox.idle()
        assert clocks(bot.database) == before
        assert "time has jumped" not in bot.log("other")
        assert await plays(table.sandbox, people, channel, dice)
        assert all(abs(new - old) < 3600 for old, new in zip(before, clocks(bot.database), strict=True))
        file.unlink()
        await bot.logged("other", "this machine's clock is the database's again")
        await play_on(table.sandbox, people, channel, dice)


def clocks(path: Path) -> list[float]:
    """The times at which the running clocks run down, the earliest first."""
    with connected_to(path) as db:
        query = "SELECT deadline FROM clocks WHERE deadline IS NOT NULL ORDER BY deadline"
        return [float(row[0]) for row in db.execute(query).fetchall()]
