"""A plain bot for the tests of the rules, and a browser for those of the page."""

from collections.abc import AsyncIterator

import pytest

from tests.helpers.fixtures import chromium
from tests.helpers.sandbox.rest import Rest, plain_bot

__all__ = ["chromium", "rest"]


@pytest.fixture
async def rest() -> AsyncIterator[Rest]:
    async with plain_bot() as bot:
        yield bot
