"""A bot that speaks with the gateway by itself, for the rules that a client library would hide."""

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from discord_sandbox.clock import PATIENCE
from tests.helpers.sandbox.rest import Rest

GUILDS, GUILD_MESSAGES, DIRECT_MESSAGES = 1, 1 << 9, 1 << 12
INVALID_SESSION = {"op": 9, "d": False}


class Listener:
    """One open socket, and what is said on it."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self.socket = socket

    async def hear(self) -> dict[str, Any]:
        frame = await self.socket.receive(PATIENCE)
        assert frame.type is aiohttp.WSMsgType.TEXT, frame
        told: dict[str, Any] = json.loads(frame.data)
        return told

    async def until(self, event: str) -> dict[str, Any]:
        while (told := await self.hear())["t"] != event:
            pass
        return told

    async def events(self) -> list[tuple[str, Any]]:
        """The names and bodies of all that was dispatched so far: a heartbeat's answer comes after it."""
        await self.say(1, None)
        told = []
        while (frame := await self.hear())["op"] != 11:
            told.append((frame["t"], frame["d"]))
        return told

    async def say(self, op: int, body: Any) -> None:
        await self.socket.send_json({"op": op, "d": body})

    async def closed_with(self) -> int | None:
        while (await self.socket.receive(PATIENCE)).type is aiohttp.WSMsgType.TEXT:
            pass
        return self.socket.close_code


@asynccontextmanager
async def line(rest: Rest, query: str = "") -> AsyncIterator[Listener]:
    async with rest.session.ws_connect(f"{rest.sandbox.gateway.address}?v=10&encoding=json{query}") as socket:
        yield Listener(socket)


async def identify(listener: Listener, rest: Rest, intents: int = GUILDS, **more: Any) -> dict[str, Any]:
    """Identifies on a fresh socket; what READY tells."""
    assert (await listener.hear())["op"] == 10
    await ask_to_identify(listener, rest, intents, **more)
    ready: dict[str, Any] = (await listener.until("READY"))["d"]
    return ready


async def ask_to_identify(listener: Listener, rest: Rest, intents: int = GUILDS, **more: Any) -> None:
    await listener.say(2, {"token": rest.sandbox.token, "intents": intents, "properties": {}} | more)


async def is_refused(listener: Listener, rest: Rest, shard: tuple[int, int]) -> bool:
    """Whether a fresh socket's IDENTIFY is answered with INVALID_SESSION, and the socket left open."""
    assert (await listener.hear())["op"] == 10
    await ask_to_identify(listener, rest, shard=shard)
    answer = await listener.hear()
    if answer != INVALID_SESSION:
        return False
    assert await listener.events() == []
    return True
