"""Counts how far one action travels through the shell: functions, files, statements, transactions.

`Hops` counts what the bot does for one action and nothing that happens beside it. It follows tasks, not
time: Discord's task for a click or a keystroke counts, with every task that it starts, and so does work
that a test does `as_one` action. Letters are not counted: the courier carries them in tasks of its own.
Meanwhile everybody else waits at the store's door, for an answer that meets a letter takes another way.
Nothing in here measures time, so a busy machine counts the same.

Functions are those of `bot/` without its skins and its sandbox, each once however often it is called. Left
out: comprehensions and other nameless frames (they are no frames from Python 3.12 on), modules while they
are imported, cached functions with all that they call (the first caller alone would pay for them), and the
code below the store's door, for each database has its own (the witness writes beside a file only). What a
transaction does on the database's thread counts as statements, not as functions.
"""

import ast
import asyncio
import re
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar, copy_context
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FrameType
from typing import Any, TypeVar

from bot.app import codecs
from bot.games import Games
from bot.store import Store
from bot.store.database import Connection, Cursor, Query, Values
from bot.store.database import Database as AnyDatabase
from tests.helpers.databases import Database, begin
from tests.helpers.trees import walked

T = TypeVar("T")

ROOT = Path(__file__).parents[2]
OTHERS = ("bot/skins/", "discord_sandbox/")
BELOW_THE_DOOR = ("sqlite", "postgresql", "commits", "outage", "time_source", "witness")  # files of bot/store
HANDLING = ("CommandTree-", "discord.py: on_interaction")  # Discord's tasks for one interaction

_counted: ContextVar[bool] = ContextVar("counted", default=False)


@dataclass(frozen=True, slots=True)
class Count:
    """Counts of what one action needed."""

    functions: int
    files: int
    statements: int
    transactions: int


class Hops:
    """Counts an action while it is `watching`; `seen` are its functions, `asked` its statements."""

    def __init__(self) -> None:
        self.seen: set[tuple[str, str]] = set()
        self.asked: list[str] = []
        self._transactions = 0
        self._tasks: set[asyncio.Task[Any]] = set()
        self._over = asyncio.Event()
        self._over.set()

    def store(self, path: Path, known: Games) -> Store:
        """The store of a path, whose database counts what is asked of it."""
        begin(path)
        return Store(_Counting(Database(path), self), codecs(known))

    @contextmanager
    def watching(self) -> Iterator[None]:
        """Counts one action, from nothing."""
        self.seen, self.asked, self._transactions = set(), [], 0
        self._over.clear()
        before = sys.getprofile()
        sys.setprofile(self._called)
        try:
            yield
        finally:
            sys.setprofile(before)
            self._tasks.clear()
            self._over.set()

    async def as_one(self, work: Callable[[], Awaitable[object]]) -> None:
        """Does something that no click asks for; it counts with the action."""
        context = copy_context()
        context.run(_counted.set, True)
        await asyncio.create_task(_done(work), context=context)

    async def answered(self) -> None:
        """Waits until the tasks of the action have ended."""
        while under_way := [task for task in self._tasks if not task.done()]:
            await asyncio.wait(under_way)
            await asyncio.sleep(0)  # a task that the last one has started begins

    async def turn(self) -> None:
        """Waits until an action is over that the current task is no part of."""
        if not _counted.get():
            await self._over.wait()

    def count(self) -> Count:
        """The counts of the last watched action."""
        files = {file for file, _ in self.seen}
        return Count(len(self.seen), len(files), len(self.asked), self._transactions)

    def transaction(self, statements: list[str]) -> None:
        """Counts a transaction that was asked for at the store's door."""
        if _counted.get() and not self._over.is_set():
            self._transactions += 1
            self.asked += statements

    def _called(self, frame: FrameType, event: str, _: object) -> None:
        if event != "call" or (name := shell_function(frame.f_code)) is None:
            return
        if self._is_counted() and not _done_once(frame):
            self.seen.add(name)

    def _is_counted(self) -> bool:
        """Tasks that Discord's own task starts inherit the mark with its context."""
        try:
            task = asyncio.current_task()
        except RuntimeError:  # the loop is not running
            return False
        if task is not None and task.get_name().startswith(HANDLING):
            _counted.set(True)
        if task is not None and _counted.get():
            self._tasks.add(task)
        return _counted.get()


async def _done(work: Callable[[], Awaitable[object]]) -> None:
    await work()


# ---- functions ----


def shell_function(code: CodeType) -> tuple[str, str] | None:
    """File and name of a function of the shell; None for any other."""
    file = _shell_file(code.co_filename)
    return None if file is None or code.co_name.startswith("<") else (file, code.co_qualname)


@cache
def _shell_file(name: str) -> str | None:
    if not name.startswith(f"{ROOT}/bot/"):
        return None
    file = Path(name).relative_to(ROOT).as_posix()
    left_out = file.startswith(OTHERS) or file in {f"bot/store/{each}.py" for each in BELOW_THE_DOOR}
    return None if left_out else file


def _done_once(frame: FrameType) -> bool:
    """A frame of a cached function or an import, or below one."""
    above: FrameType | None = frame
    while above is not None:
        if _once(above.f_code):
            return True
        above = above.f_back
    return False


def _once(code: CodeType) -> bool:
    if code.co_name == "<module>":
        return code.co_filename.startswith(f"{ROOT}/bot/")
    return (code.co_name, code.co_firstlineno) in _cached_in(code.co_filename)


@cache
def _cached_in(file: str) -> frozenset[tuple[str, int]]:
    """Name and first line of the functions in a file that `functools` keeps the results of."""
    if not file.startswith((f"{ROOT}/bot/", f"{ROOT}/engine/")):
        return frozenset()
    nodes = walked(ast.parse(Path(file).read_text(encoding="utf-8")))
    functions = (node for node in nodes if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef))
    return frozenset(
        (each.name, each.decorator_list[0].lineno)
        for each in functions
        if any(re.search(r"\bcache|\blru_cache", ast.unparse(one)) for one in each.decorator_list)
    )


# ---- the store's door ----


class _Counting:
    """A database that tells `Hops` of each transaction; one that was run again counts once."""

    def __init__(self, database: AnyDatabase, hops: Hops) -> None:
        self._database = database
        self._hops = hops

    def __getattr__(self, name: str) -> Any:
        return getattr(self._database, name)

    async def read(self, query: Query[T]) -> T:
        return await self._told(self._database.read, query)

    async def survey(self, query: Query[T]) -> T:
        return await self._told(self._database.survey, query)

    async def write(self, change: Query[T]) -> T:
        return await self._told(self._database.write, change)

    async def _told(self, ask: Callable[[Query[T]], Awaitable[T]], query: Query[T]) -> T:
        await self._hops.turn()
        statements: list[str] = []

        def body(db: Connection) -> T:
            statements.clear()
            return query(_Listening(db, statements))

        try:
            return await ask(body)
        finally:
            self._hops.transaction(statements)


class _Listening:
    """A connection whose statements are noted; of many values for one statement, one is noted."""

    def __init__(self, db: Connection, statements: list[str]) -> None:
        self._db = db
        self._statements = statements

    def execute(self, statement: str, values: Values = (), /) -> Cursor:
        self._statements.append(statement)
        return self._db.execute(statement, values)

    def executemany(self, statement: str, values: Any, /) -> object:
        self._statements.append(statement)
        return self._db.executemany(statement, values)
