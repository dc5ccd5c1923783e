"""A headless Chromium, driven over its DevTools protocol with real mouse and key events.

    async with running_chromium() as address, tabs(address) as browser:
        page = await browser.page(sandbox.page_url, width=1280, height=800)
        await page.click("button", text="Join")

`running_chromium()` skips the test, with a word, where Chromium is missing.
"""

import asyncio
import base64
import contextlib
import json
import os
import shutil
import tempfile
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from tests.helpers.patience import ON_A_BUSY_MACHINE, until

FLAGS = (
    "--headless=new",
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--disable-dev-shm-usage",
    "--hide-scrollbars",
    "--renderer-process-limit=1",  # one for all tabs, which are all ours: each would cost a start
    "--disable-site-isolation-trials",
    "--disable-features=SpareRendererForSitePerProcess",
    "--remote-debugging-port=0",
)
KEYS = {"Enter": 13, "Tab": 9, "Escape": 27, "ArrowDown": 40, "ArrowUp": 38, "Backspace": 8}
FIND = """(() => {
  const fitting = [...document.querySelectorAll(%s)].filter((node) => node.getClientRects().length);
  return fitting.filter((node) => %s === null || node.textContent.trim().includes(%s)).at(%d);
})()"""
# Where to press an element: in its middle, once it can be pressed, stands still and nothing covers it. From
# then on a press that would meet anything else meets nothing, so that it can be tried again.
AIM = """(async () => {
  window.pressOver?.();  // of a press that was given up
  const node = %s;
  if (!node || node.disabled) return null;
  node.scrollIntoView({ block: "center", behavior: "instant" });
  const middle = () => {
    const box = node.getBoundingClientRect();
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  };
  const before = middle();
  await new Promise((resolve) => setTimeout(resolve, 30));
  const { x, y } = middle();
  const still = node.isConnected && x === before.x && y === before.y;
  if (!still || !node.contains(document.elementFromPoint(x, y))) return null;
  let met = null;
  const guard = (event) => {
    met ??= node.contains(event.target);
    if (met) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const events = ["pointerdown", "mousedown", "pointerup", "mouseup", "click"];
  for (const name of events) window.addEventListener(name, guard, true);
  window.pressMet = () => met;
  window.pressOver = () => { for (const name of events) window.removeEventListener(name, guard, true); };
  return { x, y };
})()"""


def find_chromium() -> str | None:
    """The browser's program, if there is one: CHROMIUM names it, else the usual names are tried."""
    names = (os.environ.get("CHROMIUM", ""), "chromium", "chromium-browser", "google-chrome")
    return next(filter(None, (shutil.which(name) for name in names if name)), None)


class Page:
    """One tab."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket = socket
        self._waiting: dict[int, asyncio.Future[Any]] = {}
        self._next = 0
        self._spot: dict[str, float] = {}  # where the mouse is
        self.complaints: list[str] = []  # what the page wrote on its console as an error
        self._reader = asyncio.create_task(self._read())

    async def ask(self, method: str, **params: Any) -> Any:
        """A command of the DevTools protocol and its result."""
        self._next += 1
        answer = self._waiting[self._next] = asyncio.get_running_loop().create_future()
        await self._socket.send_json({"id": self._next, "method": method, "params": params})
        return await asyncio.wait_for(answer, ON_A_BUSY_MACHINE)

    async def evaluate(self, expression: str) -> Any:
        """The value of a JavaScript expression; a promise is awaited."""
        told = await self.ask(
            "Runtime.evaluate", expression=expression, returnByValue=True, awaitPromise=True
        )
        if "exceptionDetails" in told:
            raise RuntimeError(told["exceptionDetails"].get("exception", {}).get("description", str(told)))
        return told["result"].get("value")

    async def until(self, expression: str, patience: float = ON_A_BUSY_MACHINE) -> Any:
        """The first true value of a JavaScript expression; raises TimeoutError that names it."""
        try:
            async with asyncio.timeout(patience):
                while not (found := await self.evaluate(expression)):  # noqa: ASYNC110 (asks the page)
                    await asyncio.sleep(0.03)
                return found
        except TimeoutError:
            raise TimeoutError(f"the page never came to: {expression}") from None

    async def see(
        self, selector: str, text: str | None = None, *, patience: float = ON_A_BUSY_MACHINE
    ) -> None:
        """Waits until an element of that selector (and with that text) is visible."""
        await self.until(f"Boolean({_find(selector, text, -1)})", patience)

    async def text(self, selector: str) -> str:
        """The words of the last element that fits."""
        return str(await self.evaluate(f"({_find(selector, None, -1)})?.innerText ?? ''"))

    async def click(
        self, selector: str, text: str | None = None, *, at: int = -1, patience: float = ON_A_BUSY_MACHINE
    ) -> None:
        """A real mouse click in the middle of the last (or `at`-th) element that fits.

        Waits until the element can be pressed and stands still; raises TimeoutError if it never does.
        """
        await self.hold(selector, text, at=at, patience=patience)
        await self.let_go()

    async def hold(
        self, selector: str, text: str | None = None, *, at: int = -1, patience: float = ON_A_BUSY_MACHINE
    ) -> None:
        """The first half of a click: the mouse button goes down on that element and stays down."""
        await self.ask("Page.bringToFront")  # behind another tab a press waits for five seconds
        aim = AIM % _find(selector, text, at)
        try:
            async with asyncio.timeout(patience):
                while not await self._pressed(await self.evaluate(aim)):  # noqa: ASYNC110 (asks the page)
                    await asyncio.sleep(0.03)
        except TimeoutError:
            raise TimeoutError(f"nothing to press: {selector} {text or ''}") from None

    async def let_go(self) -> None:
        """The other half of a click, where the mouse is."""
        await self._mouse("mouseReleased")
        await self.evaluate("window.pressOver()")

    async def _pressed(self, spot: dict[str, float] | None) -> bool:
        if spot is None:
            return False
        self._spot = spot
        await self._mouse("mouseMoved")
        await self._mouse("mousePressed")
        met = bool(await self.evaluate("window.pressMet()"))
        if not met:
            await self.let_go()
        return met

    async def _mouse(self, kind: str) -> None:
        button = {} if kind == "mouseMoved" else {"button": "left", "clickCount": 1}
        await self.ask("Input.dispatchMouseEvent", type=kind, **button, **self._spot)

    async def type(self, text: str) -> None:
        """Types into the focused field."""
        await self.ask("Input.insertText", text=text)

    async def press(self, key: str) -> None:
        """Presses a key such as Enter, Tab or ArrowDown."""
        named = {"key": key, "code": key, "windowsVirtualKeyCode": KEYS[key]}
        extra = {"text": "\r"} if key == "Enter" else {}
        await self.ask("Input.dispatchKeyEvent", type="keyDown", **named, **extra)
        await self.ask("Input.dispatchKeyEvent", type="keyUp", **named)

    async def bring(self, selector: str, path: Path) -> None:
        """Chooses a file of this machine in the last field that fits, as the browser's own window would."""
        found = await self.ask("Runtime.evaluate", expression=_find(selector, None, -1))
        await self.ask("DOM.setFileInputFiles", files=[str(path)], objectId=found["result"]["objectId"])

    async def screenshot(self, path: Path | str) -> None:
        told = await self.ask("Page.captureScreenshot", format="png")
        await asyncio.to_thread(Path(path).write_bytes, base64.b64decode(told["data"]))

    async def resize(self, width: int, height: int, *, scale: float = 1, phone: bool = False) -> None:
        await self.ask(
            "Emulation.setDeviceMetricsOverride",
            width=width,
            height=height,
            deviceScaleFactor=scale,
            mobile=phone,
        )

    async def close(self) -> None:
        self._reader.cancel()
        await self._socket.close()

    async def _read(self) -> None:
        async for frame in self._socket:
            told = json.loads(frame.data)
            if "id" in told:
                self._answer(told)
            elif told.get("method") == "Runtime.exceptionThrown":
                details = told["params"]["exceptionDetails"]
                self.complaints.append(details.get("exception", {}).get("description") or details["text"])
            elif told.get("method") == "Log.entryAdded" and told["params"]["entry"]["level"] == "error":
                entry = told["params"]["entry"]
                self.complaints.append(f"{entry['text']} {entry.get('url', '')}")

    def _answer(self, told: dict[str, Any]) -> None:
        waiting = self._waiting.pop(told["id"], None)
        if waiting is None or waiting.done():
            return
        if "error" in told:
            waiting.set_exception(RuntimeError(str(told["error"])))
        else:
            waiting.set_result(told["result"])


class Browser:
    """Tabs of a running Chromium."""

    def __init__(self, address: str, session: aiohttp.ClientSession) -> None:
        self._address, self._session = address, session
        self._pages: dict[str, Page] = {}

    async def page(self, url: str, *, width: int = 1280, height: int = 800) -> Page:
        """A new tab at that address."""
        async with self._session.put(f"{self._address}/json/new?about:blank") as answer:
            target = await answer.json(content_type=None)
        socket = await self._session.ws_connect(target["webSocketDebuggerUrl"], max_msg_size=0)
        page = self._pages[target["id"]] = Page(socket)
        for domain in ("Page", "Runtime", "Log"):
            await page.ask(f"{domain}.enable")
        await page.resize(width, height)
        await page.ask("Page.navigate", url=url)
        await page.until("document.readyState === 'complete' && location.href !== 'about:blank'")
        return page

    async def close(self) -> None:
        """Closes its tabs; the program goes on."""
        for target, page in self._pages.items():
            await page.close()
            async with self._session.put(f"{self._address}/json/close/{target}"):
                pass


@contextlib.asynccontextmanager
async def running_chromium() -> AsyncIterator[str]:
    """A program with a profile of its own, to be shared by several tests: where it is spoken to."""
    program = find_chromium()
    if program is None:
        pytest.skip("Chromium is not here: install it or set CHROMIUM to its path to test the page")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        process = await asyncio.create_subprocess_exec(
            program,
            *FLAGS,
            f"--user-data-dir={profile}",
            "about:blank",
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
            env={**os.environ, "TMPDIR": profile},  # what it leaves behind goes with its profile
        )
        try:
            yield await _address(Path(profile))
        finally:
            process.terminate()
            await process.wait()


@contextlib.asynccontextmanager
async def tabs(address: str) -> AsyncIterator[Browser]:
    """Tabs of a program that runs, for the length of an `async with`."""
    async with aiohttp.ClientSession() as session:
        browser = Browser(address, session)
        try:
            yield browser
        finally:
            await browser.close()


async def _address(profile: Path) -> str:
    noted = profile / "DevToolsActivePort"
    await until(lambda: noted.is_file() and noted.read_text().strip())
    return f"http://127.0.0.1:{noted.read_text().splitlines()[0]}"


def _find(selector: str, text: str | None, at: int) -> str:
    words = json.dumps(text)
    return FIND % (json.dumps(selector), words, words, at)
