"""Troubles during random play: disks, clocks, lines, rights and places, in turns on the same tables.

After each of them nothing is lost or doubled, the same tables go on, and nothing spins meanwhile.
"""

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager, closing
from datetime import timedelta
from pathlib import Path
from time import monotonic

from bot.app import codecs
from bot.store import DatabaseUnusable, inspect
from discord_sandbox import Channel, Permission
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.siege.audit import every_game_played
from tests.siege.books import opened
from tests.siege.crowd import OFFERS
from tests.siege.ground import Ground, ground
from tests.siege.report import Report

ROUNDS = 5
FEW = 4
PRESSES = 40  # before, in and after each trouble
MOST_AT_REST = 25  # requests in a second while nobody does anything
BUSY_TIMEOUT = 6.0  # seconds: longer than SQLite waits for a lock
DAY = timedelta(hours=20)
OUTAGE = timedelta(hours=13)  # longer than the shortest turn
RIGHTS = Permission.SEND_MESSAGES | Permission.SEND_MESSAGES_IN_THREADS

Trouble = Callable[[Ground], AbstractAsyncContextManager[None]]


async def faults(report: Report, scale: float, folder: Path, only: tuple[str, ...] = ()) -> None:
    """The whole campaign; `only`: these troubles."""
    async with ground(report, folder, OFFERS) as here:
        for lap in range(max(1, round(ROUNDS * scale))):
            presses = max(FEW, round(PRESSES * min(1.0, scale * 2)))
            wanted = [name for name in (*TROUBLES, *DAMAGES) if not only or name in only]
            here.dice.shuffle(wanted)
            for trouble in wanted:
                report.now(f"round {lap + 1}, {trouble}")
                report.count("troubles")
                if trouble in DAMAGES:
                    await _damaged(here, trouble, presses)
                else:
                    await _troubled(here, TROUBLES[trouble], presses)
                _no_spinning(report)
        _tell(here)


async def _troubled(here: Ground, trouble: Trouble, presses: int) -> None:
    async with here.alive():
        await here.play(presses)
        await here.acted()
        expected = len(here.errors.lines)
        run_out = here.caretaken()
        async with trouble(here):
            await here.play(presses, seconds=5.0)
            await here.rest(0.2 if presses == FEW else 2.0)
        here.report.count("errors logged in trouble", len(here.errors.lines) - expected)
        await here.held()
        if here.caretaken() > run_out:
            here.report.broke("turns that ran out in trouble", f"{here.caretaken() - run_out}")
        quiet_from, before = len(here.errors.lines), here.versions()
        await here.goes_on(before)
        await here.play(presses)
        await here.held()
        _no_errors(here, quiet_from)


async def _damaged(here: Ground, damage: str, presses: int) -> None:
    """A file that was harmed while the bot was down, and is put right after a while."""
    async with here.alive():
        await here.play(presses)
        await here.held()
        await here.begun()
        before = here.versions()
    whole = here.path.read_bytes()
    at, length = DAMAGES[damage](here, whole)
    here.path.write_bytes(whole[:at] + b"\xff" * length + whole[at + length :])
    try:
        async with here.alive():
            await here.play(presses, seconds=5.0)
            await here.rest()
    except DatabaseUnusable:
        here.report.count("damaged files refused")
    if not inspect(here.path, codecs(here.games)):
        here.report.broke("damage that check does not see", damage)
    now = here.path.read_bytes()
    here.path.write_bytes(now[:at] + whole[at : at + length] + now[at + length :])
    async with here.alive():
        await here.held()
        quiet_from = len(here.errors.lines)
        await here.goes_on(
            {table_id: version for table_id, version in before.items() if table_id in here.versions()}
        )
        await here.held()
        _no_errors(here, quiet_from)


def _no_errors(here: Ground, since: int) -> None:
    here.report.count("errors logged afterwards", 0)
    for line in here.errors.lines[since:]:
        here.report.broke("errors logged afterwards", line)


def _no_spinning(report: Report) -> None:
    most = report.figures["requests a second at rest, at most"]
    if most > MOST_AT_REST:
        report.broke("spins", f"{most} requests in a second while nobody did anything")
        report.figures["requests a second at rest, at most"] = 0


def _tell(here: Ground) -> None:
    figures = here.report.figures
    figures["clicks on moves"], figures["red lines"] = here.crowd.pressed, here.crowd.red_lines
    with opened(here.path, here.games) as books:
        figures["tables"], figures["games ended"] = len(books.tables()), len(books.tables("over"))
        every_game_played(here.report, books)


# ---- the disk ----


@asynccontextmanager
async def disk_full(here: Ground) -> AsyncIterator[None]:
    """The file may not grow by a page."""
    here.database.pragma = "max_page_count = 1"  # SQLite takes that for as many as there are
    yield
    here.database.pragma = ""


@asynccontextmanager
async def read_only(here: Ground) -> AsyncIterator[None]:
    """Nothing may be written."""
    here.database.pragma = "query_only = ON"
    yield
    here.database.pragma = ""


@asynccontextmanager
async def locked(here: Ground) -> AsyncIterator[None]:
    """Another program holds the file's lock for longer than SQLite waits."""
    began = monotonic()
    with closing(sqlite3.connect(here.path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")
        yield
        await asyncio.sleep(max(0.0, BUSY_TIMEOUT - (monotonic() - began)))
        other.execute("ROLLBACK")


def a_snapshot(here: Ground, whole: bytes) -> tuple[int, int]:
    """Where the present moment of some table lies in the file."""
    with opened(here.path, here.games) as books:
        playing = [books.last_row(table["id"]) for table in books.tables("playing")]
    for move in here.dice.sample(playing, len(playing)):
        state = bytes(move["state"])
        for at in range(0, len(state) - 40, 20):
            if whole.count(state[at : at + 40]) == 1:
                return whole.index(state[at : at + 40]), 40
    raise LookupError("no table is in play")


def the_schema(_here: Ground, _whole: bytes) -> tuple[int, int]:
    """The first page, behind the file's own header: what tables there are."""
    return 100, 60


DAMAGES: dict[str, Callable[[Ground, bytes], tuple[int, int]]] = {
    "a damaged snapshot": a_snapshot,
    "a damaged page": the_schema,
}

# ---- clocks ----


@asynccontextmanager
async def clock_forward(here: Ground) -> AsyncIterator[None]:
    """The machine slept, or somebody set its clock."""
    here.ahead += DAY
    here.wake()
    yield


@asynccontextmanager
async def clock_backward(here: Ground) -> AsyncIterator[None]:
    """Somebody set the clock back."""
    here.ahead -= DAY
    here.wake()
    yield


# ---- lines ----


@asynccontextmanager
async def no_gateway(here: Ground) -> AsyncIterator[None]:
    """Hours without a word from Discord."""
    here.sandbox.gateway.shut = True
    await here.sandbox.gateway.drop()
    yield
    await here.let_pass(OUTAGE)
    here.sandbox.gateway.shut = False
    await here.sandbox.until(lambda: here.sandbox.gateway.connected, patience=ON_A_BUSY_MACHINE)


@asynccontextmanager
async def no_rest(here: Ground) -> AsyncIterator[None]:
    """Hours in which Discord answers everything with 503."""
    here.sandbox.fault(status=503, times=10**9)
    yield
    await here.let_pass(OUTAGE)
    here.sandbox.api.faults.clear()
    here.wake()


@asynccontextmanager
async def stumbling(here: Ground) -> AsyncIterator[None]:
    """Now and then a request goes wrong, or its answer is lost."""
    for number in range(60):
        how = here.dice.choice(STUMBLES)
        path = here.dice.choice(("/channels/*/messages", "/interactions/*", "/webhooks/*", "*"))
        here.sandbox.fault(path=path, **how, times=1 + number % 2)
    yield
    here.sandbox.api.faults.clear()


STUMBLES = (
    {"status": 503},
    {"status": 429, "retry_after": 0.1},
    {"lost": "before"},
    {"lost": "after"},
    {"slow": 0.3},
)


@asynccontextmanager
async def broken_lines(here: Ground) -> AsyncIterator[None]:
    """The gateway's connection breaks, is asked to come back, or its session ends."""
    await here.sandbox.gateway.drop()
    yield
    here.dice.choice((here.sandbox.gateway.ask_to_reconnect, here.sandbox.gateway.invalidate))()
    await asyncio.sleep(0.1)
    await here.sandbox.until(lambda: here.sandbox.gateway.connected, patience=ON_A_BUSY_MACHINE)


# ---- people and places ----


@asynccontextmanager
async def closed_messages(here: Ground) -> AsyncIterator[None]:
    """Some people take no private messages."""
    closed = here.dice.sample(here.sandbox.people, 3)
    for person in closed:
        person.change(dms_open=False)
    yield
    for person in closed:
        person.change(dms_open=True)


@asynccontextmanager
async def no_rights(here: Ground) -> AsyncIterator[None]:
    """The bot may not write where the tables are."""
    here.sandbox.world.deny(here.sandbox.channel, RIGHTS)
    yield
    here.sandbox.world.allow(here.sandbox.channel, RIGHTS)


@asynccontextmanager
async def not_invited(here: Ground) -> AsyncIterator[None]:
    """The bot is thrown out of the server, and asked back."""
    here.sandbox.world.kick_bot()
    yield
    here.sandbox.world.invite_bot()


@asynccontextmanager
async def locked_thread(here: Ground) -> AsyncIterator[None]:
    """A thread is locked."""
    for thread in _a_thread(here):
        here.sandbox.world.change_channel(thread, archived=True, locked=True)
    yield


@asynccontextmanager
async def deleted_thread(here: Ground) -> AsyncIterator[None]:
    """A thread is deleted."""
    for thread in _a_thread(here):
        here.sandbox.world.delete_channel(thread)
    yield


@asynccontextmanager
async def deleted_posts(here: Ground) -> AsyncIterator[None]:
    """What shows the tables is deleted."""
    for table_id in here.journal.playing:
        shown = here.journal.shows[table_id]
        if not shown.deleted and not shown.channel.deleted:
            here.sandbox.world.delete(shown)
    yield


def _a_thread(here: Ground) -> list[Channel]:
    """The thread of one table in play, if it has one."""
    shown = [here.journal.shows[table_id].channel for table_id in here.journal.playing]
    threads = [channel for channel in shown if channel.parent is not None and not channel.deleted]
    return here.dice.sample(threads, min(1, len(threads)))


TROUBLES: dict[str, Trouble] = {
    "a full disk": disk_full,
    "a read-only file": read_only,
    "a locked file": locked,
    "the clock forward": clock_forward,
    "the clock backward": clock_backward,
    "no gateway for hours": no_gateway,
    "no REST for hours": no_rest,
    "stumbling requests": stumbling,
    "broken lines": broken_lines,
    "closed private messages": closed_messages,
    "no rights": no_rights,
    "thrown out": not_invited,
    "a locked thread": locked_thread,
    "a deleted thread": deleted_thread,
    "deleted posts": deleted_posts,
}
