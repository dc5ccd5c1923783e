"""The order of the tests: nothing is lost or doubled, and who waits begins."""

from dataclasses import dataclass
from itertools import pairwise
from pathlib import Path

import pytest

from tests.helpers.order import WAITING, waiting_first


@dataclass(frozen=True)
class Item:
    nodeid: str


def items(waiting: int, others: int) -> list[Item]:
    quick = [Item(f"tests/quick.py::test_{number}") for number in range(others)]
    return quick + [Item(f"{WAITING[number % 3]}::test_{number}") for number in range(waiting)]


@pytest.mark.parametrize("workers", [1, 2, 3, 4, 7])
@pytest.mark.parametrize(("waiting", "others"), [(0, 10), (10, 0), (11, 90), (90, 11), (1, 1), (0, 0)])
def test_every_worker_begins_with_an_equal_part_of_the_tests_that_wait(
    workers: int, waiting: int, others: int
) -> None:
    collected = items(waiting, others)
    ordered = waiting_first(collected, workers)
    assert sorted(ordered, key=str) == sorted(collected, key=str)
    if others >= workers * waiting:
        parts = [len(collected) * number // workers for number in range(workers + 1)]
        for low, high in pairwise(parts):
            own = [each for each in ordered[low:high] if "quick" not in each.nodeid]
            assert ordered[low : low + len(own)] == own
            assert abs(len(own) - waiting / workers) < 1


@pytest.mark.parametrize("path", WAITING)
def test_each_file_that_waits_is_there(path: str) -> None:
    assert (Path(__file__).parents[1] / path).is_file()
