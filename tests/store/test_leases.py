"""Leases of shards: whose they are, who stands in for whom, and who may begin a session when.

These run on a server of their own only: `make test-postgres`.
"""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from bot.store import DatabaseUnusable, Leases
from bot.store import leases as module
from bot.store.leases import Beat
from bot.store.postgresql import Server
from tests.helpers.databases import begin, connected, url_of

pytestmark = pytest.mark.postgresql

Process = Callable[..., Leases]


@pytest.fixture
def member(path: Path) -> Iterator[Process]:
    """A process by its name, with shards of its own, of four."""
    begin(path)
    made = list[Leases]()

    def begun(name: str, *home: int, total: int = 4) -> Leases:
        made.append(Leases(Server(url_of(path)), name, total, home))
        return made[-1]

    yield begun
    for each in made:
        each.close()


def time_passes(path: Path, seconds: float = module.TERM + 1, holder: str = "%") -> None:
    """So long nobody, or not this process, has said that it is there."""
    with connected(path) as db:
        db.execute("UPDATE leases SET seen = seen - ? WHERE holder LIKE ?", (seconds, holder))


def joined(leases: Leases) -> Beat:
    assert leases.claim() is None
    return leases.beat()


def test_each_holds_its_own(member: Process) -> None:
    one, other = member("one", 0, 1), member("other", 2, 3)
    assert joined(one).held == {0, 1}
    assert joined(other).held == {2, 3}
    assert one.beat() == Beat(frozenset({0, 1}))
    assert other.beat() == Beat(frozenset({2, 3}))


def test_of_two_who_claim_one_shard_the_second_is_refused_while_the_first_lives(
    member: Process, path: Path
) -> None:
    one, other = member("one", 0, 1), member("other", 1, 2)
    joined(one)
    taken = other.claim()
    assert taken is not None
    assert taken.shards == {1}
    assert taken.holders == {"one"}

    one.beat()
    still = other.claim()
    assert still is not None
    assert still.seen > taken.seen, "it lives"

    time_passes(path)
    assert other.claim() is None
    beat = other.beat()
    assert {1, 2} <= beat.held
    assert beat.missed[1] > module.TERM


def test_who_is_started_anew_waits_for_its_own_term_and_no_longer(member: Process, path: Path) -> None:
    joined(member("before", 0))
    again = member("again", 0)
    taken = again.claim()
    assert taken is not None
    still = again.claim()
    assert still == taken, "who had it does not live"
    time_passes(path)
    assert joined(again).held >= {0}


def test_one_who_is_gone_is_stood_in_for_a_shard_at_a_time_by_each(member: Process, path: Path) -> None:
    one, other, third = member("one", 0), member("other", 1), member("third", 2, 3)
    for each in (one, other, third):
        joined(each)
    time_passes(path, holder="third")
    assert one.beat().held == {0, 2}
    assert other.beat().held == {1, 3}
    assert one.beat().held == {0, 2}
    assert other.beat().held == {1, 3}


def test_a_shard_goes_back_to_its_own_process(member: Process, path: Path) -> None:
    one, other = member("one", 0, 1), member("other", 2, 3)
    joined(one)
    joined(other)
    time_passes(path, holder="other")
    one.beat()
    assert one.beat().held == {0, 1, 2, 3}

    again = member("again", 2, 3)
    assert again.claim() is None, "who stands in stands in nobody's way"
    assert again.beat().held == frozenset()
    beat = one.beat()
    assert beat.held == {0, 1, 2, 3}
    assert beat.wanted == {2, 3}
    one.let_go((2, 3))
    assert one.beat() == Beat(frozenset({0, 1})), "it takes them not again"
    back = again.beat()
    assert back.held == {2, 3}
    assert all(missed < module.TERM for missed in back.missed.values())


def test_what_is_let_go_of_stays_free_for_its_own_process_for_a_while(member: Process, path: Path) -> None:
    one, other = member("one", 0, 1), member("other", 2, 3)
    joined(one)
    joined(other)
    other.let_go((2, 3))
    assert one.beat().held == {0, 1}
    time_passes(path, holder="")
    assert one.beat().held == {0, 1, 2}


def test_who_comes_back_late_learns_that_others_have_its_shards(member: Process, path: Path) -> None:
    one, other = member("one", 0, 1), member("other", 2, 3)
    joined(one)
    joined(other)
    time_passes(path, holder="one")
    other.beat()
    late = one.beat()
    assert late.held == {1}
    assert other.beat().wanted == {0}, "and wants them back"


def test_another_number_of_shards_is_refused_while_anybody_lives(member: Process, path: Path) -> None:
    joined(member("one", 0))
    other = member("other", 5, total=8)
    with pytest.raises(DatabaseUnusable) as no:
        other.claim()
    assert (no.value.key, no.value.facts["other"], no.value.facts["own"]) == ("error-shards-count", 4, 8)
    time_passes(path)
    assert joined(other).held >= {5}
    with connected(path) as db:
        assert [row[0] for row in db.execute("SELECT shard FROM leases ORDER BY shard")] == list(range(8))


def test_sessions_begin_one_after_the_other_whichever_process_begins_them(member: Process) -> None:
    one, other = member("one", 0), member("other", 1)
    turns = [each.identify_in(0) for each in (one, other, one)]
    assert turns[0] == 0
    assert module.BETWEEN_IDENTIFIES - 2 < turns[1] <= module.BETWEEN_IDENTIFIES
    assert turns[2] - turns[1] == pytest.approx(module.BETWEEN_IDENTIFIES, abs=2)
    assert other.identify_in(1) == 0, "another bucket"


def test_a_connection_that_is_lost_is_made_anew(member: Process, path: Path) -> None:
    one = member("one", 0)
    joined(one)
    with connected(path) as db:
        query = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid <> pg_backend_pid()"
        db.execute(f"{query} AND datname = current_database()")
    with pytest.raises(DatabaseUnusable):
        one.beat()
    assert one.beat().held == {0}
