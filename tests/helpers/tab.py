"""A tab of the sandbox's page without a browser: what the page asks, and what it is told."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Any

import aiohttp

from tests.helpers.patience import ON_A_BUSY_MACHINE

Json = dict[str, Any]


class Tab:
    """One tab, looking through the eyes of one person; `messages` is what it has been told of."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._stirred = asyncio.Event()
        self.state: Json = {}
        self.messages: dict[str, Json] = {}
        self._reader = asyncio.create_task(self._read())

    async def ask(self, action: str, **asked: Any) -> Any:
        """What the page answers; raises RuntimeError with its word where it refuses."""
        number = len(self._waiting) + 1
        answer = self._waiting[number] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"n": number, "do": action, **asked})
        return await asyncio.wait_for(answer, ON_A_BUSY_MACHINE)

    async def become(self, name: str) -> None:
        """Turns into another person, and reads what they can read."""
        await self.look()
        person = next(each["id"] for each in self.state["people"] if each["display"] == name)
        await self.ask("look", **{"as": person})
        self.messages.clear()
        for channel in self.state["channels"]:
            for message in await self.ask("history", channel=channel["id"]):
                # News may have been read since the answer came: it is never older.
                self.messages.setdefault(message["id"], message)

    async def look(self) -> None:
        await self.ask("look")

    async def until(self, check: Callable[[], Any]) -> Any:
        """The first true value of `check`, asked again after every piece of news; raises TimeoutError."""
        async with asyncio.timeout(ON_A_BUSY_MACHINE):
            while not (found := check()):
                self._stirred.clear()
                await self._stirred.wait()
            return found

    async def button(self, ending: str) -> tuple[Json, str]:
        """The newest message with a button of such an id, as soon as there is one; and the id."""

        def newest() -> tuple[Json, str] | None:
            found = [(m, i) for m in self.messages.values() for i in ids(m) if i.endswith(ending)]
            return max(found, key=lambda each: int(each[0]["id"]), default=None)

        pressed: tuple[Json, str] = await self.until(newest)
        return pressed

    async def click(self, message: Json, custom_id: str) -> None:
        place = {"channel": message["channel_id"], "message": message["id"]}
        await self.insist("click", custom_id=custom_id, **place)

    async def insist(self, action: str, **asked: Any) -> None:
        """Does it again as long as nobody answers in Discord's three seconds: a busy machine is no fault."""
        async with asyncio.timeout(ON_A_BUSY_MACHINE):
            while (await self.ask(action, **asked))["failed"]:
                pass

    async def close(self) -> None:
        self._reader.cancel()
        await self._socket.close()

    async def _read(self) -> None:
        async for frame in self._socket:
            told = frame.json()
            match told.get("event"):
                case "state":
                    self.state = told["state"]
                case "message":
                    self.messages[told["message"]["id"]] = told["message"]
                case "gone":
                    self.messages.pop(told["id"], None)
                case None if "refused" in told:
                    self._waiting[told["n"]].set_exception(RuntimeError(told["refused"]))
                case None:
                    result = told.get("result")
                    if isinstance(result, dict) and "people" in result:
                        self.state = result  # here and not where it is awaited: news may follow at once
                    self._waiting[told["n"]].set_result(result)
                case _:
                    pass
            self._stirred.set()


def ids(message: Json) -> list[str]:
    """The ids of everything that can be used in a message, outside in."""
    return [part["custom_id"] for part in _parts(message["components"]) if "custom_id" in part]


def _parts(components: list[Json]) -> list[Json]:
    inner = [part for each in components for part in _parts(each.get("components", []))]
    return [*components, *inner]


@asynccontextmanager
async def a_tab(address: str) -> AsyncIterator[Tab]:
    """A tab at the page's address, closed at the end."""
    async with (
        aiohttp.ClientSession() as session,
        session.ws_connect(f"{address}page/socket", max_msg_size=0) as socket,
    ):
        tab = Tab(socket)
        try:
            await tab.look()
            yield tab
        finally:
            await tab.close()
