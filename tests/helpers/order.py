"""In which order the tests run: those that wait come first, so that none is waited for alone at the end."""

from collections.abc import Sequence
from typing import Protocol, TypeVar

WAITING = (
    "tests/features/book/test_page.py",
    "tests/features/book/test_player.py",
    "tests/e2e/test_clickable_commands.py",
    "tests/e2e/test_games.py",
    "tests/features/emoji/test_in_discord.py",
    "tests/e2e/test_page.py",
    "tests/e2e/test_restart.py",
    "tests/e2e/test_sandbox_goes_on.py",
    "tests/e2e/test_server_settings.py",
    "tests/e2e/test_storage.py",
    "tests/e2e/test_troubles.py",
    "tests/e2e/test_two_worlds.py",
    "tests/sandbox/test_page.py",
    "tests/skins/bosses/story/test_stories.py",
    "tests/test_hops.py",
    "tests/test_siege.py",
    "tests/ui/test_host.py",
)
"""Files whose tests start programs and browsers, or sit through what takes its time."""


class Item(Protocol):
    """As pytest collects it."""

    @property
    def nodeid(self) -> str:
        """`path::test`."""


T = TypeVar("T", bound=Item)


def waiting_first(items: Sequence[T], workers: int) -> list[T]:
    """The same tests, for workers of which each begins with an equal part of the list: each begins with an
    equal part of those that wait. Otherwise the order stays."""
    waiting = [item for item in items if item.nodeid.partition("::")[0] in WAITING]
    others = [item for item in items if item.nodeid.partition("::")[0] not in WAITING]
    ordered = list[T]()
    for worker in range(workers):
        ordered += waiting[worker::workers]
        more = len(items) * (worker + 1) // workers - len(ordered)
        ordered += others[:more]
        del others[:more]
    return ordered
