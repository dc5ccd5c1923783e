"""Tasks beside whatever began them: one for a key, stopped together, and no bug in one is lost."""

import asyncio
import re
from pathlib import Path

import pytest

from bot.counters import COUNTED
from bot.tasks import Tasks

BOT = Path(__file__).parent.parent / "bot"
WAITED_FOR = {  # where a task is begun and waited for in one function, or is all that a class has
    "bot/app.py": 1,
    "bot/heartbeat.py": 1,
    "bot/store/sqlite.py": 1,
    "bot/tasks.py": 1,
    "bot/ui/reply.py": 1,
    "bot/ui/runner.py": 2,
    "bot/watch.py": 1,
}
"""File: how many tasks it begins by itself."""


class Work:
    """Waits to be let go."""

    def __init__(self) -> None:
        self.begun, self.cancelled = 0, 0
        self.gate = asyncio.Event()

    async def __call__(self) -> int:
        self.begun += 1
        try:
            await self.gate.wait()
        except asyncio.CancelledError:
            self.cancelled += 1
            raise
        return self.begun


async def broken() -> None:
    raise ValueError("a fault of ours")


async def test_whoever_asks_for_a_key_meanwhile_gets_the_same_task() -> None:
    ended: list[str] = []
    tasks, work = Tasks("test", ended.append), Work()
    first, second = tasks.once("one", work), tasks.once("one", work)
    other = tasks.once("two", work)
    await asyncio.sleep(0)
    assert first is second is not other
    assert (work.begun, tasks.keys, "one" in tasks, len(tasks)) == (2, ("one", "two"), True, 2)

    work.gate.set()
    await tasks.settle()
    await asyncio.sleep(0)
    assert (ended, tasks.keys, len(tasks)) == (["one", "two"], (), 0)
    assert await tasks.once("one", work) == 3


async def test_one_that_has_just_ended_keeps_no_new_one_away() -> None:
    """Its end is noticed a moment later; meanwhile something may have happened that the new one must see."""
    ended, begun = list[str](), list[asyncio.Task[None]]()
    tasks = Tasks("test", ended.append)

    async def at_once() -> None:
        if not begun:  # the next thing that happens, before anybody hears that this has ended
            asyncio.get_running_loop().call_soon(lambda: begun.append(tasks.once("one", at_once)))

    first = tasks.once("one", at_once)
    await first
    await tasks.settle()
    await asyncio.sleep(0)
    assert len(begun) == 1
    assert begun[0] is not first
    assert (len(tasks), ended) == (0, ["one"])


@pytest.mark.expected_errors("bug in a task")
async def test_a_bug_in_a_task_is_counted_and_logged_with_its_facts(caplog: pytest.LogCaptureFixture) -> None:
    tasks, before = Tasks("tidying"), bugs()
    tasks.begin(broken(), table=12)
    await tasks.settle()
    await asyncio.sleep(0)
    assert bugs() == before + 1
    (record,) = (each for each in caplog.records if each.exc_info)
    assert (vars(record)["task"], vars(record)["table"]) == ("tidying", 12)


async def test_a_bug_in_an_awaited_task_is_told_to_whoever_awaits_it_alone() -> None:
    tasks, before = Tasks("test"), bugs()
    with pytest.raises(ValueError, match="a fault of ours"):
        await tasks.once("key", broken, awaited=True)
    assert bugs() == before


async def test_stopped_tasks_may_end_first_and_what_they_began_is_stopped_as_well() -> None:
    tasks, work, quick = Tasks("test"), Work(), Work()

    async def goes_on_elsewhere() -> None:
        try:
            await work()
        finally:
            tasks.begin(work())

    tasks.begin(goes_on_elsewhere())
    tasks.begin(quick())
    await asyncio.sleep(0)
    quick.gate.set()
    await tasks.stop(patience=0.01)
    assert (work.cancelled, quick.cancelled, len(tasks)) == (2, 0, 0)


async def test_one_task_is_cancelled_alone() -> None:
    tasks, work = Tasks("test"), Work()
    tasks.once("one", work)
    other = tasks.once("two", work)
    await asyncio.sleep(0)
    await tasks.cancel("one")
    await tasks.cancel("nothing of that name")
    await asyncio.sleep(0)
    assert (work.cancelled, tasks.keys) == (1, ("two",))
    other.cancel()


def test_no_task_is_begun_past_them() -> None:
    """Else an exception in it could be lost, and nobody would stop it."""
    found = {
        str(path.relative_to(BOT.parent)): begun
        for path in sorted(BOT.rglob("*.py"))
        if (begun := len(re.findall(r"\b(?:create_task|ensure_future)\(", path.read_text("utf-8"))))
    }
    assert found == WAITED_FOR


def bugs() -> float:
    return COUNTED.get_sample_value("chicago_bugs_total") or 0.0
