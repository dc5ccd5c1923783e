"""Where painting and thinking happens: off the loop, in processes that go when the bot goes."""

import asyncio
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Iterator
from concurrent.futures import BrokenExecutor
from functools import partial
from multiprocessing import active_children
from pathlib import Path
from typing import Any

import pytest

from bot import workers as module
from bot.skins.kit.encoding import filename, send_as
from bot.workers import Closed, Priority, TooLong, Workers
from tests.helpers.patience import ON_A_BUSY_MACHINE, until
from tests.helpers.work import dies, dies_once, meets, waits_for, where

BOT = """
import asyncio
from bot.skins.kit.encoding import filename, send_as
from bot.workers import Priority, Workers
from tests.helpers.work import where

async def main():
    workers = Workers(1)  # kept: workers that nobody knows any more let their processes go
    print(await workers.run(Priority.CLICK, where), flush=True)
    input()
    workers.close()

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.fixture
def workers() -> Iterator[Workers]:
    workers = Workers(1)
    yield workers
    workers.close()


@pytest.fixture
def go(tmp_path: Path) -> Iterator[Path]:
    """Work that waits for this file goes on when it is there, and at the end of the test at the latest."""
    mark = tmp_path / "go"
    yield mark
    mark.touch()


async def test_work_is_done_in_another_process(workers: Workers) -> None:
    assert await workers.run(Priority.CLICK, where) != os.getpid()


async def test_a_worker_that_dies_is_replaced_and_its_work_done_again(
    workers: Workers, tmp_path: Path
) -> None:
    assert await workers.run(Priority.CLICK, dies_once, tmp_path / "died") == "done"


async def test_work_that_kills_every_worker_is_given_up_and_other_work_goes_on(workers: Workers) -> None:
    with pytest.raises(BrokenExecutor):
        await workers.run(Priority.CLICK, dies)

    assert await workers.run(Priority.CLICK, where) != os.getpid()


async def test_every_worker_knows_what_the_host_settled_and_so_does_who_replaces_it(tmp_path: Path) -> None:
    workers = Workers(1, partial(send_as, "webp"))
    assert await workers.run(Priority.CLICK, filename, "table") == "table.webp"

    await workers.run(Priority.CLICK, dies_once, tmp_path / "died")
    assert await workers.run(Priority.CLICK, filename, "table") == "table.webp"
    workers.close()


async def test_what_is_urgent_goes_first_and_equals_in_order() -> None:
    workers, done = Workers(1, threads=True), list[str]()
    begin = asyncio.Event()

    async def work(priority: Priority, name: str) -> None:
        await workers.run(priority, str, name)
        done.append(name)

    async def first() -> None:
        begin.set()
        await workers.run(Priority.FILM, time.sleep, 0.05)

    running = asyncio.create_task(first())
    await begin.wait()
    order = (
        (Priority.COMPUTER, "thought"),
        (Priority.POST, "post"),
        (Priority.CLICK, "click"),
        (Priority.CLICK, "later"),
    )
    await asyncio.gather(running, *(work(priority, name) for priority, name in order))

    assert done == ["click", "later", "post", "thought"]
    workers.close()


async def test_what_people_can_do_without_is_not_begun_while_many_wait(go: Path) -> None:
    workers = Workers(1, threads=True)
    at_work: list[asyncio.Task[Any]] = [
        asyncio.create_task(workers.run(Priority.POST, waits_for, go)) for _ in range(1 + module.BUSY)
    ]
    await asyncio.sleep(0)
    assert workers.waiting == module.BUSY
    assert not workers.refuses(module.BUSY)
    patient = asyncio.create_task(workers.run(Priority.FILM, where))
    thoughts = [asyncio.create_task(workers.run(Priority.COMPUTER, where)) for _ in range(3)]
    await asyncio.sleep(0)
    assert not workers.refuses(module.BUSY), "nobody waits for those"

    at_work.append(asyncio.create_task(workers.run(Priority.CLICK, where)))
    await asyncio.sleep(0)
    assert workers.refuses(module.BUSY)
    assert not workers.refuses(module.FULL)
    assert workers.shed == 1

    await asyncio.to_thread(go.touch)
    await asyncio.gather(*at_work, *thoughts)
    assert await patient == os.getpid(), "what was begun in time is done"
    assert not workers.refuses(module.BUSY)
    workers.close()


async def test_where_too_many_wait_words_serve_them_better_and_what_is_no_picture_is_done(go: Path) -> None:
    workers, waiting = Workers(1, threads=True), 1 + module.FULL + 1
    at_work: list[asyncio.Task[Any]] = [
        asyncio.create_task(workers.run(Priority.POST, waits_for, go)) for _ in range(waiting)
    ]
    await asyncio.sleep(0)
    with pytest.raises(module.Overloaded):
        await workers.run(Priority.POST, where, behind=module.FULL)
    assert (workers.figures()["work_waiting"], workers.figures()["work_shed"]) == (waiting - 1, 1)
    at_work.append(asyncio.create_task(workers.run(Priority.COMPUTER, where)))

    await asyncio.to_thread(go.touch)
    await asyncio.gather(*at_work)
    workers.close()


@pytest.mark.skipif(sys.platform == "win32", reason="Windows tells no process's memory without a library")
async def test_a_worker_that_has_grown_too_large_makes_room_for_a_fresh_one(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(module, "WORKS_UNTIL_LOOK_MIN", 3)
    small, large = Workers(1, largest=100_000), Workers(1, largest=1)
    ballast = b"x" * 200_000_000  # of the bot's own: no worker's
    try:
        small.warm_up(["json"])
        large.warm_up(["json"])
        stays = [await small.run(Priority.CLICK, where) for _ in range(8)]
        goes = [await large.run(Priority.CLICK, where) for _ in range(8)]
        assert len(set(stays)) == 1
        assert len(set(goes)) == 3, "after every third work"
        assert goes[0] == goes[1] == goes[2] != goes[3]
        assert 5_000_000 < small.memory < len(ballast)
    finally:
        small.close()
        large.close()


async def test_the_last_free_worker_is_kept_for_who_waits(tmp_path: Path) -> None:
    workers = Workers(2, threads=True)
    thoughts = [
        asyncio.create_task(workers.run(Priority.COMPUTER, waits_for, tmp_path / "go")) for _ in range(3)
    ]
    await asyncio.sleep(0)

    assert await workers.run(Priority.CLICK, where) == os.getpid()
    assert workers.waiting == 2

    (tmp_path / "go").touch()
    await asyncio.gather(*thoughts)
    workers.close()


async def test_a_stranger_s_file_holds_up_nobody_not_even_with_a_single_worker(tmp_path: Path) -> None:
    workers = Workers(1, threads=True)
    file = asyncio.create_task(workers.run(Priority.FILE, waits_for, tmp_path / "go"))
    await asyncio.sleep(0)
    for priority in Priority:
        if priority is not Priority.FILE:
            assert await workers.run(priority, where) == os.getpid()
    assert not file.done()

    (tmp_path / "go").touch()
    await file
    workers.close()


async def test_what_checks_strangers_files_gives_way_to_everything_and_ends_when_there_are_none(
    workers: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(module, "SPARED", 0.0)
    here = os.nice(0)
    assert await workers.run(Priority.CLICK, os.nice, 0) == min(19, here + 5)
    apart = await workers.run(Priority.FILE, os.getpid)
    await until(lambda: apart not in {child.pid for child in active_children()})
    assert await workers.run(Priority.FILE, os.nice, 0) == 19


async def test_of_three_workers_two_think_at_once_and_a_click_need_not_wait(tmp_path: Path) -> None:
    workers = Workers(3, threads=True)
    one, other = tmp_path / "one", tmp_path / "other"
    thoughts = [
        asyncio.create_task(workers.run(Priority.COMPUTER, meets, *marks))
        for marks in ((one, other), (other, one))
    ]
    blocked = [
        asyncio.create_task(workers.run(Priority.COMPUTER, waits_for, tmp_path / "go")) for _ in range(3)
    ]

    await asyncio.gather(*thoughts)
    assert await workers.run(Priority.CLICK, where) == os.getpid()

    (tmp_path / "go").touch()
    await asyncio.gather(*blocked)
    workers.close()


async def test_work_that_takes_too_long_is_ended_with_its_worker_and_no_other_is(tmp_path: Path) -> None:
    workers = Workers(2)
    both = [asyncio.create_task(workers.run(Priority.CLICK, where)) for _ in range(2)]
    pids = set(await asyncio.gather(*both))
    other = asyncio.create_task(workers.run(Priority.CLICK, waits_for, tmp_path / "go"))

    with pytest.raises(TooLong):
        await workers.run(Priority.CLICK, waits_for, tmp_path / "never", limit=0.05)

    assert await workers.run(Priority.CLICK, where) not in pids
    assert not other.done()
    (tmp_path / "go").touch()
    await other
    await until_dead(pids, but=1)
    workers.close()


async def test_work_that_is_called_off_leaves_its_worker_to_the_next(tmp_path: Path) -> None:
    workers = Workers(1)
    await workers.run(Priority.CLICK, where)
    called_off = asyncio.create_task(
        workers.run(Priority.CLICK, meets, tmp_path / "begun", tmp_path / "never")
    )
    await until_there(tmp_path / "begun")

    called_off.cancel()

    assert await workers.run(Priority.CLICK, where) != os.getpid()
    workers.close()


async def test_closing_ends_what_is_at_work(tmp_path: Path) -> None:
    workers = Workers(1)
    pid = await workers.run(Priority.CLICK, where)
    begun = tmp_path / "begun"
    long = asyncio.create_task(workers.run(Priority.CLICK, meets, begun, tmp_path / "never"))
    await until_there(begun)

    workers.close()

    with pytest.raises(Closed):
        await long
    await until_dead({pid})


@pytest.mark.parametrize("ended", ["at work", "idle", "while it begins"])
async def test_closing_leaves_nothing_that_an_interpreter_that_ends_could_stumble_over(
    tmp_path: Path, ended: str
) -> None:
    """What still closes its pipes when Python ends is written to, and a traceback follows the last word."""
    before = set(threading.enumerate())
    workers, work = Workers(2), None
    workers.warm_up(["json"])
    if ended != "while it begins":
        await workers.run(Priority.CLICK, where)
    if ended == "at work":
        work = asyncio.create_task(workers.run(Priority.CLICK, meets, tmp_path / "begun", tmp_path / "never"))
        await until_there(tmp_path / "begun")

    workers.close()

    left = {thread.name for thread in threading.enumerate() if thread not in before}
    assert not {name for name in left if not name.startswith("asyncio")}
    if work is not None:
        with pytest.raises(Closed):
            await work


async def until_there(mark: Path) -> None:
    await until(partial(asyncio.to_thread, mark.exists))


async def until_dead(pids: set[int], but: int = 0) -> None:
    """Until so few of the processes are left."""
    await until(lambda: sum(map(alive, pids)) <= but)


async def test_work_that_nobody_waits_for_any_more_leaves_its_place() -> None:
    workers = Workers(1, threads=True)
    running = asyncio.create_task(workers.run(Priority.CLICK, time.sleep, 0.05))
    await asyncio.sleep(0)
    given_up = asyncio.create_task(workers.run(Priority.CLICK, where))
    await asyncio.sleep(0)
    given_up.cancel()

    await running
    assert await workers.run(Priority.FILM, where) == os.getpid()
    workers.close()


@pytest.mark.skipif(not os.path.exists("/proc/self/stat"), reason="asks Linux who is alive")
def test_a_killed_bot_leaves_no_worker_behind() -> None:
    command = [sys.executable, "-c", BOT]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as bot:
        assert bot.stdout is not None
        worker = int(bot.stdout.readline())
        assert alive(worker)
        os.kill(bot.pid, signal.SIGKILL)

    deadline = time.monotonic() + ON_A_BUSY_MACHINE
    while alive(worker) and time.monotonic() < deadline:
        time.sleep(0.05)
    assert not alive(worker)


def alive(pid: int) -> bool:
    try:
        with open(f"/proc/{pid}/stat") as stat:
            return stat.read().rsplit(")", 1)[1].split()[0] != "Z"
    except OSError:
        return False


async def test_a_worker_that_is_let_go_while_it_begins_holds_nobody_up() -> None:
    before = set(active_children())
    workers = Workers(1, partial(time.sleep, 600))
    workers.warm_up(["json"])
    (child,) = set(active_children()) - before
    workers.close()
    await until(lambda: not child.is_alive())


async def test_a_stop_of_the_whole_group_leaves_the_work_in_hand_to_the_bot(
    workers: Workers, go: Path
) -> None:
    child = await workers.run(Priority.CLICK, os.getpid)
    work = asyncio.create_task(workers.run(Priority.CLICK, waits_for, go))
    for stop in (signal.SIGTERM, signal.SIGINT):
        os.kill(child, stop)
    await asyncio.to_thread(go.touch)
    await work
    assert await workers.run(Priority.CLICK, os.getpid) == child


@pytest.mark.skipif(not Path("/proc/self/status").exists(), reason="tells of a process in Linux's way")
@pytest.mark.parametrize("stop", [signal.SIGINT, signal.SIGTERM], ids=["ctrl-c", "sigterm"])
def test_a_worker_never_hears_a_stop_not_even_while_it_begins(stop: signal.Signals) -> None:
    before = set(active_children())
    workers = Workers(1, partial(time.sleep, 600))
    workers.warm_up(["json"])
    try:
        (child,) = set(active_children()) - before
        told = Path(f"/proc/{child.pid}/status").read_text()
        deaf = int(told.split("SigBlk:\t")[1].split()[0], 16) | int(told.split("SigIgn:\t")[1].split()[0], 16)
        assert deaf & 1 << stop - 1
    finally:
        workers.close()
    assert stop not in signal.pthread_sigmask(signal.SIG_BLOCK, ()), "the bot itself still hears it"
