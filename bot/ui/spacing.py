"""Discord allows a bot so many requests a second, whichever of its processes asks: each keeps to its share.

Answers to clicks go another way, and do not count.
"""

from functools import wraps
from typing import Any

from aiolimiter import AsyncLimiter
from discord.http import HTTPClient

ALLOWED = 50.0  # requests a second of one bot


def at_most(http: HTTPClient, share: float) -> None:
    """Make requests wait for their turn where they exceed that share of what is allowed."""
    turns, request = AsyncLimiter(max(1.0, ALLOWED * share), 1.0), http.request

    @wraps(request)
    async def spaced(*args: Any, **kwargs: Any) -> Any:
        async with turns:
            return await request(*args, **kwargs)

    http.request = spaced  # type: ignore[method-assign]
