"""A plain bot for the tests of the rules."""

from collections.abc import AsyncIterator

import pytest

from tests.helpers.sandbox.rest import Rest, plain_bot


@pytest.fixture
async def rest() -> AsyncIterator[Rest]:
    async with plain_bot() as bot:
        yield bot
