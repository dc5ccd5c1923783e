"""Pictures are painted once for all who look, and a painter's failure costs nobody the game."""

import asyncio
from typing import Any

import pytest

from bot.skins.skin import Picture
from bot.ui.painter import PICTURES_BYTES_MAX, Painter
from bot.workers import BUSY, FULL, Closed, Overloaded, Priority, Workers

PICTURE = Picture("table.png", b"x", "a table")


class Easygoing(Workers):
    """Workers that begin when they are told to, and count what they did."""

    def __init__(self) -> None:
        super().__init__(threads=True)
        self.begin, self.painted, self.urgent = asyncio.Event(), 0, 0

    @property
    def waiting(self) -> int:
        return self.urgent

    async def run(self, _: Priority, function: Any, *args: Any, **wanted: Any) -> Any:  # type: ignore[override]
        if self.waiting > wanted["behind"]:
            self.shed += 1
            raise Overloaded
        await self.begin.wait()
        self.painted += 1
        return function(*args)


def fails() -> Picture:
    raise RuntimeError("no paint")


async def test_two_who_look_at_once_share_one_painting() -> None:
    workers = Easygoing()
    painter = Painter(workers)
    looks = [asyncio.create_task(painter.painted(("t",), Priority.CLICK, lambda: PICTURE)) for _ in range(2)]
    await asyncio.sleep(0)
    workers.begin.set()
    assert await asyncio.gather(*looks) == [(PICTURE,), (PICTURE,)]
    assert workers.painted == 1
    assert await painter.painted(("t",), Priority.CLICK, fails) == (PICTURE,), "kept for later"


async def test_one_who_gives_up_takes_the_picture_from_nobody() -> None:
    workers = Easygoing()
    painter = Painter(workers)
    first, second = (
        asyncio.create_task(painter.painted(("t",), Priority.CLICK, lambda: (PICTURE, PICTURE)))
        for _ in range(2)
    )
    await asyncio.sleep(0)
    first.cancel()
    workers.begin.set()
    assert await second == (PICTURE, PICTURE)
    assert workers.painted == 1


def is_cut_off() -> Picture:
    raise Closed


async def test_what_the_end_of_the_program_cuts_off_is_no_bug() -> None:
    workers = Easygoing()
    workers.begin.set()
    assert await Painter(workers).painted(("t",), Priority.CLICK, is_cut_off) == ()


@pytest.mark.expected_errors(r"bug in a picture \[RuntimeError: no paint\]")
async def test_a_painting_that_failed_is_tried_again(caplog: pytest.LogCaptureFixture) -> None:
    workers = Easygoing()
    workers.begin.set()
    painter = Painter(workers)
    assert await painter.painted(("t",), Priority.CLICK, fails) == ()
    assert "bug in a picture" in caplog.text
    assert await painter.painted(("t",), Priority.CLICK, lambda: PICTURE) == (PICTURE,)


async def test_two_pairs_of_eyes_never_share_a_picture_and_old_ones_are_forgotten() -> None:
    workers = Easygoing()
    workers.begin.set()
    painter = Painter(workers)
    large = Picture("table.jpg", bytes(PICTURES_BYTES_MAX // 2), "a table")
    for seat in (0, 1, 2, 0):
        await painter.painted(("panel", seat), Priority.CLICK, lambda: large)
    assert workers.painted == 4


async def test_where_far_too_many_wait_nothing_is_painted_but_what_is_there_is_shown() -> None:
    workers = Easygoing()
    workers.begin.set()
    painter = Painter(workers)
    assert await painter.painted(("t",), Priority.CLICK, lambda: PICTURE, spare=True) == (PICTURE,)

    workers.urgent = BUSY + 1
    with pytest.raises(Overloaded):
        await painter.painted(("u",), Priority.CLICK, lambda: PICTURE, spare=True)
    assert await painter.painted(("u",), Priority.CLICK, lambda: PICTURE) == (PICTURE,)
    assert await painter.painted(("u",), Priority.CLICK, fails, spare=True) == (PICTURE,)

    workers.urgent = FULL + 1
    assert await painter.painted(("v",), Priority.POST, lambda: PICTURE) == ()
    assert await painter.painted(("t",), Priority.POST, fails) == (PICTURE,)
    assert painter.shed == 2


@pytest.mark.parametrize(("size", "moves"), [(1, ()), (2, (PICTURE,))])
async def test_one_worker_for_everything_paints_nothing_in_motion(
    size: int, moves: tuple[Picture, ...]
) -> None:
    workers = Workers(size, threads=True)
    painter = Painter(workers)
    assert await painter.in_motion(("m",), lambda: (PICTURE,)) == moves
    workers.close()
