"""kill -9 over random play: what people were shown as done is in the file, and all is told once.

The bot is a child process, the world outlives it. It dies at any moment, at the n-th transaction (before,
within, after), at the n-th request (before, after), and comes back at once or after hours.
"""

import asyncio
import random
import signal
from asyncio.subprocess import Process
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from discord_sandbox import Limits, Sandbox
from tests.helpers.bot_in_sandbox import PlainSkin, painted_by
from tests.helpers.logged_errors import errors_in
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.program import a_program
from tests.siege.audit import audit, every_game_played
from tests.siege.books import Replay, left_behind, opened
from tests.siege.crowd import OFFERS, Crowd
from tests.siege.journal import Journal
from tests.siege.quiet import quiet
from tests.siege.report import Report

KILLS = 200
REAL = 20  # of so many kills the first is of `python -m bot` itself, with real pictures and workers
LATE = 10  # one in so many comes back after hours
HOUR = 3600.0
A_MOMENT = 0.5
PATIENCE = 6.0  # seconds until a death that does not come by itself is brought


async def kill(report: Report, scale: float, folder: Path) -> None:
    """The whole campaign."""
    dice = random.Random(report.seed)
    kills = max(1, round(KILLS * scale))
    report.count("kills", 0)
    async with Sandbox.running() as sandbox:
        sandbox.limits = Limits.none()
        campaign = _Campaign(report, dice, sandbox, folder, PATIENCE if scale else A_MOMENT)
        for number in range(kills):
            report.now(f"kill {number + 1}")
            await campaign.life_and_death(late=number % LATE == LATE - 1, real=number < kills // REAL)
        report.now("the end")
        await campaign.last_life()


class _Campaign:
    def __init__(
        self, report: Report, dice: random.Random, sandbox: Sandbox, folder: Path, patience: float
    ) -> None:
        self.patience = patience
        self.report, self.dice, self.sandbox, self.folder = report, dice, sandbox, folder
        self.path, self.log = folder / "kill.sqlite3", folder / "log"
        self.games = painted_by(PlainSkin, hidden=True)
        self.journal = Journal(sandbox)
        self.crowd = Crowd(sandbox, self.journal, dice, OFFERS)
        self.replay = Replay(self.games)
        self.ahead = 0.0

    async def life_and_death(self, *, late: bool, real: bool) -> None:
        """One start, some play, one end; then what is on the disk is held against what was said."""
        death = "" if real else _death(self.dice)
        async with self._alive(death, real=real) as program:
            told = asyncio.create_task(self._begins(program))
            ends = asyncio.create_task(program.wait())
            await asyncio.wait((told, ends), return_when=asyncio.FIRST_COMPLETED)
            if told.done():
                told.result()
                await self._play_until_death(program, death, real=real)
            told.cancel()
            await asyncio.gather(told, return_exceptions=True)
            await ends
        await self.sandbox.until(lambda: not self.sandbox.gateway.connected)
        self.report.count("kills")
        self.report.count(f"  {'python -m bot' if real else ' '.join(death.split()[::2]) or 'at any moment'}")
        self._compare()
        gone = self.dice.uniform(1, 15) * HOUR if late else 4.0
        self.ahead += gone if late else 0.0
        self.sandbox.clock.skip(gone)  # clicks that nobody answered are red lines by now
        self.sandbox.interactions.abandon()

    async def last_life(self) -> None:
        """The last start: everything is told, and the games go on."""
        async with self._alive("", real=False) as program:
            await self._begins(program)
            self._tell()

    @asynccontextmanager
    async def _alive(self, death: str, *, real: bool) -> AsyncIterator[Process]:
        settings = {"DEATH": death, "AHEAD": str(self.ahead), "LOG_LEVEL": "ERROR", "HIDDEN_GAMES": "true"}
        module = "bot" if real else "tests.siege.victim"
        async with a_program(
            self.sandbox, self.path, module=module, settings=settings, log=self.log
        ) as program:
            yield program

    async def _begins(self, program: Process) -> None:
        """Until the bot is back, and has told what was left to tell; then the world is what the file says."""
        await self.sandbox.until(lambda: self.sandbox.gateway.connected, patience=ON_A_BUSY_MACHINE)
        try:
            await quiet(self.sandbox, self.path, self.games)
        except TimeoutError as stuck:
            self.report.broke("never came to rest", str(stuck))
        if program.returncode is None:
            with opened(self.path, self.games) as books:
                audit(self.report, books, self.journal, self.sandbox)

    async def _play_until_death(self, program: Process, death: str, *, real: bool) -> None:
        wait = self.patience if death else self.dice.uniform(0.05, 1.5)
        self.crowd.absent = {person.id for person in self.dice.sample(self.sandbox.people, 2)}
        async with self.crowd.at_play():
            if not real and program.stdin is not None and self.dice.random() < 0.5:
                hours = self.dice.uniform(0.5, 8) * HOUR
                self.ahead += hours
                program.stdin.write(f"{hours}\n".encode())
            try:
                await asyncio.wait_for(program.wait(), wait)
            except TimeoutError:
                program.send_signal(signal.SIGKILL)
                await program.wait()

    def _compare(self) -> None:
        """The disk as the dead bot left it."""
        claims, self.crowd.claims = self.crowd.claims, []
        with left_behind(self.path, self.games) as (books, wrong):
            for fault in wrong:
                self.report.broke("damaged", fault)
            for fault in self.replay.faults(books):
                self.report.broke("cannot have happened", fault)
            for story in books.lost(claims):
                self.report.broke("lost", story)
        self.report.count("actions acknowledged", len(claims))

    def _tell(self) -> None:
        figures = self.report.figures
        figures["clicks on moves"] = self.crowd.pressed
        figures["red lines"] = self.crowd.red_lines
        with opened(self.path, self.games) as books:
            figures["tables"] = len(books.tables())
            figures["games ended"] = len(books.tables("over"))
            every_game_played(self.report, books)
            care = "SELECT count(*) FROM moves WHERE notation LIKE 'caretaker%'"
            figures["turns that ran out"] = books.db.execute(care).fetchone()[0]
        self.report.count("errors in the log", 0)
        for error in errors_in(self.log.read_text()):
            self.report.broke("errors in the log", str(error)[-600:])


def _death(dice: random.Random) -> str:
    match dice.randrange(3):
        case 0:
            return f"write {dice.randint(1, 40)} {dice.choice(['before', 'within', 'after'])}"
        case 1:
            return f"request {dice.randint(1, 40)} {dice.choice(['before', 'after'])}"
        case _:
            return ""
