"""A bot in this process whose file and clock can be troubled, people at play, and what is known of both."""

import asyncio
import logging
import random
import traceback
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import TypeVar

from bot.app import codecs
from bot.games import Games
from bot.store import Store
from bot.store.database import Connection
from discord_sandbox import Limits, Sandbox
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, painted_by
from tests.helpers.databases import Database
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.siege.audit import audit
from tests.siege.books import Replay, at_this_moment, opened
from tests.siege.crowd import Crowd, Options
from tests.siege.hours import Hours
from tests.siege.journal import Journal
from tests.siege.quiet import quiet
from tests.siege.report import Report

T = TypeVar("T")

UNTROUBLED = ("query_only = OFF", "max_page_count = 1073741823")
A_WHILE = timedelta(minutes=10)  # between two looks whether all is told, on the bot's clock
FEW = 20  # presses until we look again
PATIENCE = ON_A_BUSY_MACHINE  # until a table that does not go on is stuck
UNDER_WAY = 10.0  # seconds until what was begun comes to its end, on a busy machine


class Troubled(Database):
    """A database whose writing connection can be told to refuse, in SQLite's own ways."""

    pragma = ""

    async def write(self, change: Callable[[Connection], T]) -> T:
        def troubled(db: Connection) -> T:
            if not self.pragma:
                return change(db)
            db.execute(f"PRAGMA {self.pragma}")
            try:
                return change(db)
            finally:
                for pragma in UNTROUBLED:
                    db.execute(f"PRAGMA {pragma}")

        return await super().write(troubled)


class Errors(logging.Handler):
    """Every error that is logged, as a line."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.lines: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        why = record.exc_info[1] if record.exc_info else None
        line = f"{record.name}: {record.getMessage()} {type(why).__name__} {why}"[:300]
        self.lines.append(f"{line} {_culprit(why)}")


def _culprit(why: BaseException | None) -> str:
    """The click or command that was being done when it went wrong, and where that was."""
    data, place = None, ""
    while why is not None:
        for frame, line in traceback.walk_tb(why.__traceback__):
            asked = frame.f_locals.get("interaction")
            data = getattr(asked, "data", data)
            place = f"{Path(frame.f_code.co_filename).name}:{line}"
        why = why.__cause__
    return f"at {place} by {str(data)[:300]}" if place else ""


@asynccontextmanager
async def listening() -> AsyncIterator[Errors]:
    """What is logged as an error while it lasts, wherever."""
    errors, root = Errors(), logging.getLogger()
    root.addHandler(errors)
    try:
        yield errors
    finally:
        root.removeHandler(errors)


@dataclass(slots=True)
class Ground:
    """Where a campaign is fought: a world that lasts, and one bot after the other on the same file."""

    report: Report
    dice: random.Random
    sandbox: Sandbox
    path: Path
    games: Games
    journal: Journal
    crowd: Crowd
    errors: Errors
    replay: Replay
    ahead: timedelta = timedelta(0)
    _bot: Bot | None = None
    _stores: list[Troubled] = field(default_factory=list)

    @property
    def bot(self) -> Bot:
        assert self._bot is not None, "no bot is running"
        return self._bot

    @property
    def database(self) -> Troubled:
        """The file of the running bot."""
        return self._stores[-1]

    @asynccontextmanager
    async def alive(self) -> AsyncIterator[None]:
        """A start of the bot, and its orderly end."""

        def troubled(path: Path, games: Games) -> Store:
            self._stores.append(Troubled(path))
            return Store(self._stores[-1], codecs(games))

        async with a_bot(
            self.path,
            sandbox=self.sandbox,
            known=self.games,
            now=lambda: datetime.now(UTC) + self.ahead,
            opened=troubled,
        ) as self._bot:
            self.sandbox.interactions.in_hand = lambda: False  # the crowd waits for what it wants itself
            yield

    def wake(self) -> None:
        """The bot looks for what is due."""
        self.bot.coordinator.scheduler.wake()
        self.bot.coordinator.posts.bell.set()

    async def let_pass(self, hours: timedelta) -> None:
        """Time goes by for the bot and for the world."""

        def pass_on(step: timedelta) -> None:
            self.ahead += step
            self.sandbox.clock.skip(step.total_seconds())

        await Hours(self.bot.coordinator, pass_on).let_pass(hours)

    async def play(self, presses: int, seconds: float = 20.0) -> None:
        """People play until they have pressed so often, or, where they cannot, for a while."""
        until = self.crowd.pressed + presses
        async with self.crowd.at_play():
            with suppress(TimeoutError):
                await self.sandbox.until(lambda: self.crowd.pressed >= until, patience=seconds)

    async def acted(self) -> None:
        """People play until an action in a game has been acknowledged: before that nothing could be lost."""
        async with self.crowd.at_play():
            await self.sandbox.until(lambda: self.crowd.claims, patience=PATIENCE)

    async def rest(self, seconds: float = 2.0) -> None:
        """Nobody does anything: how often does the bot ask Discord, in its busiest second?"""
        since = -1
        with suppress(TimeoutError):  # what still asks then is no end of what was under way
            async with asyncio.timeout(UNDER_WAY):
                while since != len(self.sandbox.requests):
                    since = len(self.sandbox.requests)
                    await asyncio.sleep(seconds / 2)
        since = len(self.sandbox.requests)
        await asyncio.sleep(seconds)
        moments = sorted(request.at for request in list(self.sandbox.requests)[since:])
        self.report.most("requests a second at rest, at most", busiest(moments))

    async def settle(self) -> None:
        """Until all is told, however long that takes on the bot's clock."""
        await self.sandbox.until(lambda: not self.bot.client.context.in_flight.inside)
        for _ in range(60):
            try:
                await quiet(self.sandbox, self.path, self.games, patience=3.0)
            except TimeoutError as stuck:
                waits = str(stuck)
                await self.let_pass(A_WHILE)
            else:
                return
        self.report.broke("never came to rest", waits)

    async def held(self) -> None:
        """Everything is held against everything; nothing may be lost, doubled or leaked."""
        await self.settle()
        claims, self.crowd.claims = self.crowd.claims, []
        with at_this_moment(self.path, self.games) as (books, wrong):
            for fault in wrong:
                self.report.broke("damaged", fault)
            for fault in self.replay.faults(books):
                self.report.broke("cannot have happened", fault)
            for story in books.lost(claims):
                self.report.broke("lost", story)
            audit(self.report, books, self.journal, self.sandbox)
        self.report.count("actions acknowledged", len(claims))

    def versions(self) -> dict[int, int]:
        """The tables in play and how far they are."""
        with opened(self.path, self.games) as books:
            return {table["id"]: table["version"] for table in books.tables("playing")}

    async def begun(self) -> None:
        """People play on until there is a table in play: games end, and new ones are gathered for."""
        while not self.versions():
            await self.play(FEW)
            await self.held()

    def caretaken(self) -> int:
        """How many turns have run out."""
        with opened(self.path, self.games) as books:
            query = "SELECT count(*) FROM moves WHERE notation LIKE 'caretaker%'"
            return int(books.db.execute(query).fetchone()[0])

    async def goes_on(self, before: dict[int, int]) -> None:
        """Every table that was in play moves on, or has come to its end."""

        def stuck() -> list[int]:
            now = self.versions()
            return [
                table_id for table_id, version in before.items() if now.get(table_id, version + 1) <= version
            ]

        async with self.crowd.at_play():
            try:
                await self.sandbox.until(lambda: not stuck(), patience=PATIENCE)
            except TimeoutError:
                self.report.broke("stuck", f"tables {stuck()} do not go on")


@asynccontextmanager
async def ground(report: Report, folder: Path, offers: Sequence[Options]) -> AsyncIterator[Ground]:
    """A world, its people, and no bot yet."""
    dice, games = random.Random(report.seed), painted_by(PlainSkin, hidden=True)
    async with Sandbox.running() as sandbox, listening() as errors:
        sandbox.limits = Limits.none()
        journal = Journal(sandbox)
        crowd = Crowd(sandbox, journal, dice, offers)
        yield Ground(
            report,
            dice,
            sandbox,
            folder / "siege.sqlite3",
            games,
            journal,
            crowd,
            errors,
            Replay(games),
        )


def busiest(moments: list[float]) -> int:
    """The most of these moments, in order, that lie within one second."""
    most, first = 0, 0
    for last, moment in enumerate(moments):
        while moment - moments[first] > 1.0:
            first += 1
        most = max(most, last - first + 1)
    return most
