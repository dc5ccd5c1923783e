"""A house to test in: a real SQLite file, a clock that we move, dice that repeat."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest

from tests.helpers.home import Home, Open


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "var" / "test.sqlite3"


@pytest.fixture
async def home(path: Path) -> AsyncIterator[Home]:
    home = Home(path)
    yield home
    await home.close()


@pytest.fixture
def reopened(path: Path) -> Callable[[], AbstractAsyncContextManager[Home]]:
    """Opens the same file again, as a new start of the bot would."""

    @asynccontextmanager
    async def again() -> AsyncIterator[Home]:
        home = Home(path)
        try:
            yield home
        finally:
            await home.close()

    return again


__all__ = ["Open"]
