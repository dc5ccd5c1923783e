"""What holds for every test of the skins."""

from collections.abc import Iterator

import pytest

from bot.skins.kit.caches import CACHES


@pytest.fixture(autouse=True, scope="session")
def nothing_read_twice() -> Iterator[None]:
    """Tests paint everything in turn, a player the same again and again: reading sprites took a third of
    their time. The limits hold again where they are what is tested."""
    limits = [cache.limit for cache in CACHES]
    for cache in CACHES:
        cache.limit *= ROOM
    yield
    for cache, limit in zip(CACHES, limits, strict=True):
        cache.limit = limit


ROOM = 6


@pytest.fixture
def as_small_as_they_are(nothing_read_twice: None) -> Iterator[None]:  # noqa: ARG001
    """Each cache as the bot has it, and empty."""
    for cache in CACHES:
        cache.limit //= ROOM
        cache.clear()
    yield
    for cache in CACHES:
        cache.limit *= ROOM
