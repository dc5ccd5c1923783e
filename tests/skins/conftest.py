"""What holds for every test of the skins."""

from collections.abc import Iterator

import pytest

from bot.skins.kit import encoding
from bot.skins.kit.caches import CACHES, ImageCache
from bot.skins.kit.canvas import Canvas
from tests.helpers.skins.preview import unpainted

Limits = list[tuple[ImageCache, int]]

ROOM = 6


@pytest.fixture(autouse=True, scope="session")
def nothing_read_twice() -> Iterator[Limits]:
    """Tests paint everything in turn, a player the same again and again: reading sprites took a third of
    their time. The limits, as the bot has them, hold again where they are what is tested."""
    limits = [(cache, cache.limit) for cache in CACHES]  # more may come with what is imported later
    for cache, limit in limits:
        cache.limit = limit * ROOM
    yield limits
    for cache, limit in limits:
        cache.limit = limit


@pytest.fixture
def as_small_as_they_are(nothing_read_twice: Limits) -> Iterator[None]:
    """Each cache as the bot has it, and empty."""
    for cache, limit in nothing_read_twice:
        cache.limit = limit
        cache.clear()
    yield
    for cache, limit in nothing_read_twice:
        cache.limit = limit * ROOM


@pytest.fixture
def undrawn() -> Iterator[None]:
    """Pictures are laid out alone: for who reads where their words and pieces stand."""
    with unpainted():
        yield


@pytest.fixture
def unencoded(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures come as their pixels: for who asks whether what painters keep shows in the next picture."""
    monkeypatch.setattr(encoding, "encoded", lambda image: image.tobytes())


@pytest.fixture
def scenes(monkeypatch: pytest.MonkeyPatch) -> None:
    """Pictures come as all that they are painted from: where that is the same, so is every pixel."""
    monkeypatch.setattr(Canvas, "encoded", lambda canvas: repr(canvas.scene).encode())
