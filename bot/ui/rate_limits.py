"""How often Discord tells the bot to slow down (429); its library repeats the request."""

from http import HTTPStatus
from types import SimpleNamespace

import aiohttp

from bot.counters import RATE_LIMITED


def rate_limits_counted() -> aiohttp.TraceConfig:
    """What counts each such answer, whatever is logged."""
    trace = aiohttp.TraceConfig()
    trace.on_request_end.append(_counted)
    return trace


async def _counted(
    _: aiohttp.ClientSession, __: SimpleNamespace, ended: aiohttp.TraceRequestEndParams
) -> None:
    if ended.response.status == HTTPStatus.TOO_MANY_REQUESTS:
        RATE_LIMITED.inc()
