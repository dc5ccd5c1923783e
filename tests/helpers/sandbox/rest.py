"""Plain requests to the sandbox as a bot makes them, for the rules that a client library would hide."""

import io
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any

import aiohttp

from discord_sandbox import Channel, Clock, Sandbox
from discord_sandbox.interactions import Interaction, InteractionType


class StoppedClock(Clock):
    """Time that passes only where a test skips it: a loaded machine reaches no limit by itself."""

    def now(self) -> float:
        return 1_800_000_000.0 + self.skipped


@dataclass
class Answer:
    """What the sandbox replied to one request."""

    status: int
    body: Any
    headers: Any

    @property
    def code(self) -> int:
        return int(self.body["code"])

    @property
    def faults(self) -> str:
        """The tree of faults as text."""
        return json.dumps(self.body.get("errors"))


class Rest:
    """A sandbox, and a bot that only knows HTTP."""

    def __init__(self, sandbox: Sandbox, session: aiohttp.ClientSession) -> None:
        self.sandbox, self.session = sandbox, session
        self.auth = {"Authorization": f"Bot {sandbox.token}"}

    async def ask(self, method: str, path: str, body: Any = None, **more: Any) -> Answer:
        headers = self.auth | more.pop("headers", {})
        url = f"{self.sandbox.rest_url}{path}"
        async with self.session.request(method, url, json=body, headers=headers, **more) as answer:
            text = await answer.text()
            return Answer(answer.status, json.loads(text) if text else None, answer.headers)

    async def upload(self, path: str, body: Any, *files: tuple[str, bytes]) -> Answer:
        form = aiohttp.FormData(quote_fields=False)
        form.add_field("payload_json", json.dumps(body))
        for slot, (name, content) in enumerate(files):
            form.add_field(f"files[{slot}]", io.BytesIO(content), filename=name)
        url = f"{self.sandbox.rest_url}{path}"
        async with self.session.post(url, data=form, headers=self.auth) as answer:
            return Answer(answer.status, json.loads(await answer.text()), answer.headers)

    async def post(self, body: Any, channel: Channel | None = None) -> Answer:
        """Posts a message into a channel."""
        where = channel or self.sandbox.channel
        return await self.ask("POST", f"/channels/{where.id}/messages", body)

    def interaction(self, kind: InteractionType = InteractionType.COMMAND, **more: Any) -> Interaction:
        """Lucie does something in the first channel."""
        lucie = self.sandbox.person("Lucie").account
        body = {"id": "1", "name": "ping", "type": 1}
        return self.sandbox.interactions.open(kind, lucie, self.sandbox.channel, body, name="ping", **more)

    async def answer(self, to: Interaction, kind: int, body: Any = None) -> Answer:
        """Answers an interaction for the first time."""
        sent = {"type": kind} | ({} if body is None else {"data": body})
        return await self.ask("POST", f"/interactions/{to.id}/{to.token}/callback", sent)

    async def follow_up(self, to: Interaction, body: Any) -> Answer:
        return await self.ask("POST", f"/webhooks/{self.sandbox.world.bot.id}/{to.token}", body)

    async def edit_original(self, to: Interaction, body: Any) -> Answer:
        path = f"/webhooks/{self.sandbox.world.bot.id}/{to.token}/messages/@original"
        return await self.ask("PATCH", path, body)


@asynccontextmanager
async def plain_bot(clock: Clock | None = None) -> AsyncIterator[Rest]:
    """A sandbox with no bot but a plain HTTP client."""
    async with Sandbox.running(clock=clock) as sandbox, aiohttp.ClientSession() as session:
        yield Rest(sandbox, session)
