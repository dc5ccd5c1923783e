"""A house to test in: a real SQLite file, a clock that we move, dice that repeat."""

from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager, asynccontextmanager
from pathlib import Path

import pytest
import pytest_asyncio

from tests.helpers.browser import running_chromium
from tests.helpers.home import Home, Open
from tests.helpers.reasons import weighed_on_nobody


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


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[str]:
    """One browser for all tests of a folder; each opens tabs of its own, of a sandbox of its own."""
    running = running_chromium()
    yield await running.__aenter__()
    with weighed_on_nobody():
        await running.__aexit__(None, None, None)


__all__ = ["Open"]
