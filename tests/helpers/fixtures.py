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


_browser: list[str] = []  # where the one of this process is spoken to, while it runs


@pytest_asyncio.fixture(scope="session", loop_scope="session")
async def chromium() -> AsyncIterator[str]:
    """One browser for the tests of all folders; each opens tabs of its own, of a sandbox of its own.

    Each folder has a fixture of this name. The first of them starts the browser, and is the last to end.
    """
    if _browser:
        yield _browser[0]
        return
    running = running_chromium()
    _browser.append(await running.__aenter__())
    yield _browser[0]
    _browser.clear()
    with weighed_on_nobody():
        await running.__aexit__(None, None, None)


__all__ = ["Open"]
