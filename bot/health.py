"""Is the bot well? Two pages on loopback, for the host's own watchers: /health and /metrics.

Numbers only: no names, no tables, no cards. A few lines of HTTP, since nobody else may reach it.
"""

import asyncio
import json
from collections import Counter
from collections.abc import Awaitable, Callable, Mapping
from http import HTTPStatus

Figures = Mapping[str, float]
Look = Callable[[], Awaitable[tuple[bool, Figures]]]

TALLY: Counter[str] = Counter()
"""What has happened since the start, by name; anybody may count."""

LONGEST_REQUEST = 8192


async def open_health(port: int, look: Look) -> asyncio.Server:
    """Serves both pages on 127.0.0.1 until it is closed."""

    async def answer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            async with asyncio.timeout(5):
                request = await reader.readuntil(b"\r\n\r\n")
                writer.write(await _answered(request, look))
                await writer.drain()
        except (TimeoutError, asyncio.IncompleteReadError, asyncio.LimitOverrunError, ConnectionError):
            pass  # a watcher that went away
        finally:
            writer.close()

    return await asyncio.start_server(answer, "127.0.0.1", port, limit=LONGEST_REQUEST)


async def _answered(request: bytes, look: Look) -> bytes:
    well, figures = await look()
    match request.split(b" ", 2)[:2]:
        case [b"GET", b"/health"]:
            status = HTTPStatus.OK if well else HTTPStatus.SERVICE_UNAVAILABLE
            return _page(status, "application/json", json.dumps({"ok": well, **figures}))
        case [b"GET", b"/metrics"]:
            counted = {f"{name}_total": float(count) for name, count in TALLY.items()}
            lines = (f"chicago_{name} {value:g}\n" for name, value in {**figures, **counted}.items())
            return _page(HTTPStatus.OK, "text/plain; version=0.0.4", "".join(lines))
        case _:
            return _page(HTTPStatus.NOT_FOUND, "text/plain", "There is /health and /metrics.\n")


def _page(status: HTTPStatus, kind: str, text: str) -> bytes:
    body = text.encode()
    head = (
        f"HTTP/1.1 {status.value} {status.phrase}\r\nContent-Type: {kind}\r\nContent-Length: {len(body)}\r\n"
    )
    return head.encode() + b"Connection: close\r\n\r\n" + body
