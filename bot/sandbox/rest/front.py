"""The front door of the REST API: token, rate limit, trouble on purpose, then the route."""

import asyncio
import json
import logging
import time
from collections import deque
from dataclasses import dataclass
from typing import Any

from aiohttp import web

from bot.sandbox import wire
from bot.sandbox.errors import Code, Rejected
from bot.sandbox.faults import Fault, Faults
from bot.sandbox.interactions import Desk
from bot.sandbox.limits import RateLimiter, Verdict
from bot.sandbox.rest import application, callbacks, channels, followups, guilds, messages
from bot.sandbox.rest.call import Call, Route, pattern, read_body
from bot.sandbox.world import World

log = logging.getLogger(__name__)

ROUTES: tuple[Route, ...] = (
    *callbacks.ROUTES,
    *followups.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *application.ROUTES,
    *guilds.ROUTES,
)
_COMPILED = tuple((route, pattern(route.path)) for route in ROUTES)


@dataclass(slots=True)
class Request:
    """One request of the bot, as it was understood and answered; `route` is the path with {names}."""

    method: str
    path: str
    route: str | None
    query: dict[str, str]
    body: Any = None
    files: tuple[str, ...] = ()
    status: int = 0
    answer: Any = None
    at: float = 0.0
    took: float = 0.0


class Front:
    """Answers everything below /api/v10."""

    def __init__(self, world: World, desk: Desk, where: wire.Addresses, token: str) -> None:
        self.world, self.desk, self.where, self.token = world, desk, where, token
        self.gateway_address = ""
        self.limiter = RateLimiter(time.monotonic)
        self.faults = Faults()
        self.requests: deque[Request] = deque(maxlen=50_000)
        self.under_way = 0
        self.last_at = time.monotonic()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One request from the first byte to the last."""
        path = "/" + request.match_info["path"]
        noted = Request(request.method, path, None, dict(request.query), at=self.world.clock.now())
        self.requests.append(noted)
        self.under_way += 1
        started = time.perf_counter()
        try:
            return await self._serve(request, noted)
        except Rejected as refusal:
            noted.answer = refusal.body()
            log.debug("refused %s %s: %s", noted.method, noted.route or path, noted.answer)
            return _json(noted, refusal.code.status, refusal.body(), {})
        finally:
            self.under_way -= 1
            self.last_at = time.monotonic()
            noted.took = time.perf_counter() - started

    async def _serve(self, request: web.Request, noted: Request) -> web.StreamResponse:
        route, names = self._find(noted)
        noted.route = route.path
        noted.body, uploads = await read_body(request)
        noted.files = tuple(u.filename for u in uploads)
        if not route.open and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Rejected(Code.UNAUTHORIZED)
        verdict = self.limiter.ask(
            f"{route.method} {route.path}", names.get(route.place, ""), exempt_from_global=route.open
        )
        if verdict.retry_after is not None:
            return _slow_down(noted, verdict)
        fault = self.faults.for_request(noted.method, noted.path)
        if fault is not None:
            early = await _strike(request, noted, fault)
            if early is not None:
                return early
        query = noted.query | {"gateway": self.gateway_address}
        call = Call(self.world, self.desk, self.where, names, query, noted.body, uploads)
        noted.answer = self._do(route, call)
        if fault is not None and fault.lost == "after":
            return _cut(request, noted)
        status = 204 if noted.answer is None else 200
        return _json(noted, status, noted.answer, verdict.headers)

    def _do(self, route: Route, call: Call) -> Any:
        try:
            return route.do(call)
        except Rejected:
            raise
        except (KeyError, TypeError, ValueError, AttributeError) as broken:
            # A body of the wrong shape where no check looks; Discord would call it a bad form.
            log.warning("%s %s: the body has the wrong shape", route.method, route.path, exc_info=True)
            raise Rejected(
                Code.INVALID_FORM, {"_errors": [{"code": "SHAPE", "message": repr(broken)}]}
            ) from None

    def _find(self, noted: Request) -> tuple[Route, dict[str, str]]:
        known = False
        for route, shape in _COMPILED:
            found = shape.fullmatch(noted.path)
            if found is not None and route.method == noted.method:
                return route, found.groupdict()
            known = known or found is not None
        raise Rejected(Code.METHOD_NOT_ALLOWED if known else Code.NOT_FOUND)


def _json(noted: Request, status: int, body: Any, headers: dict[str, str]) -> web.Response:
    noted.status = status
    if status == 204:
        return web.Response(status=204, headers=headers)
    # Exactly this content type: discord.py compares the header as a whole.
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers=headers | {"Content-Type": "application/json"},
    )


def _slow_down(noted: Request, verdict: Verdict) -> web.Response:
    assert verdict.retry_after is not None
    wait = round(verdict.retry_after, 3)
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": verdict.is_global}
    noted.answer = body
    # Without Via, discord.py takes a 429 for a ban by Discord's gatekeeper.
    headers = verdict.headers | {"Retry-After": str(max(1, round(wait))), "Via": "1.1 sandbox"}
    return _json(noted, 429, body, headers)


async def _strike(request: web.Request, noted: Request, fault: Fault) -> web.Response | None:
    if fault.slow:
        await asyncio.sleep(fault.slow)
    if fault.lost == "before":
        return _cut(request, noted)
    if fault.status == 429:
        return _slow_down(noted, Verdict({"X-RateLimit-Scope": "shared"}, fault.retry_after))
    if fault.status is not None:
        body = {"message": fault.words or f"{fault.status}: trouble on purpose", "code": fault.code}
        noted.answer = body
        return _json(noted, fault.status, body, {})
    return None


def _cut(request: web.Request, noted: Request) -> web.Response:
    noted.status = 0
    if request.transport is not None:
        request.transport.close()
    return web.Response(status=500)
