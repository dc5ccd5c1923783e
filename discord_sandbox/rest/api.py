"""The REST API as a web application: request log, token, rate limit, faults on purpose, then the route."""

import asyncio
import json
import logging
import time
from collections import deque
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from typing import Any

from aiohttp import web

from discord_sandbox import wire
from discord_sandbox.errors import Code, Rejected, refuse
from discord_sandbox.faults import Fault, Faults
from discord_sandbox.interactions import Interactions
from discord_sandbox.limits import RateLimiter, Verdict
from discord_sandbox.rest import application, callbacks, channels, followups, guilds, messages
from discord_sandbox.rest.context import Context, Route, Upload, read_body
from discord_sandbox.world import World

log = logging.getLogger(__name__)

ROUTES: tuple[Route, ...] = (
    *callbacks.ROUTES,
    *followups.ROUTES,
    *messages.ROUTES,
    *channels.ROUTES,
    *application.ROUTES,
    *guilds.ROUTES,
)
PREFIX = "/api/v10"


@dataclass(slots=True)
class LoggedRequest:
    """One request of the bot, as it was understood and answered; `route` is the path with {names}.

    `exempt`: it does not count against the limit over all routes. `sent`: bytes of its body.
    """

    method: str
    path: str
    route: str | None
    query: dict[str, str]
    body: Any = None
    files: tuple[str, ...] = ()
    exempt: bool = False
    sent: int = 0
    status: int = 0
    answer: Any = None
    at: float = 0.0
    took: float = 0.0


class RestApi:
    """Answers everything below /api/v10."""

    def __init__(
        self,
        world: World,
        interactions: Interactions,
        urls: wire.AttachmentUrls,
        token: str,
        limiter: RateLimiter,
        shards: int,
    ) -> None:
        self.world, self.interactions, self.urls, self.token = world, interactions, urls, token
        self.gateway_url = ""
        self.limiter, self.shards = limiter, shards
        self.faults = Faults()
        self.requests: deque[LoggedRequest] = deque(maxlen=50_000)
        # Each is told of every request that was understood, with the files that came along.
        self.listeners: list[Callable[[LoggedRequest, tuple[Upload, ...]], None]] = []
        self.under_way = 0
        self.last_at = time.monotonic()

    async def serve(self, request: web.Request) -> web.StreamResponse:
        """One request from its first byte to its last."""
        path = request.path.removeprefix(PREFIX)
        logged = LoggedRequest(request.method, path, None, dict(request.query), at=self.world.clock.now())
        self.requests.append(logged)
        self.under_way += 1
        started = time.perf_counter()
        try:
            return await self._serve(request, logged)
        except Rejected as refusal:
            return _refusal(logged, refusal)
        except web.HTTPRequestEntityTooLarge:
            return _refusal(logged, Rejected(Code.TOO_LARGE))
        except ConnectionResetError:  # the bot is gone, in the middle of what it sent
            return _cut(request, logged)
        finally:
            self.under_way -= 1
            self.last_at = time.monotonic()
            logged.took = time.perf_counter() - started

    async def _serve(self, request: web.Request, logged: LoggedRequest) -> web.StreamResponse:
        route, names = await self._find(request)
        logged.route, logged.exempt = route.path, route.open
        logged.sent = request.content_length or 0
        logged.body, uploads = await read_body(request)
        logged.files = tuple(u.filename for u in uploads)
        for listener in self.listeners:
            listener(logged, uploads)
        if not route.open and request.headers.get("Authorization") != f"Bot {self.token}":
            raise Rejected(Code.UNAUTHORIZED)
        verdict = self.limiter.ask(
            f"{route.method} {route.path}", names.get(route.place, ""), exempt_from_global=route.open
        )
        if verdict.retry_after is not None:
            return _slow_down(logged, verdict)
        fault = self.faults.for_request(logged.method, logged.path)
        if fault is not None:
            early = await _inject(request, logged, fault)
            if early is not None:
                return early
        logged.answer = _run(route, self._context(logged, names, uploads))
        if fault is not None and fault.lost == "after":
            return _cut(request, logged)
        status = 204 if logged.answer is None else 200
        return _json(logged, status, logged.answer, verdict.headers)

    def _context(self, logged: LoggedRequest, names: dict[str, str], uploads: tuple[Upload, ...]) -> Context:
        return Context(
            self.world,
            self.interactions,
            self.urls,
            self.gateway_url,
            self.limiter,
            self.shards,
            names,
            logged.query,
            logged.body,
            uploads,
        )

    async def _find(self, request: web.Request) -> tuple[Route, dict[str, str]]:
        router, routes = _routed()
        found = await router.resolve(request)
        if found.http_exception is not None:
            is_known = isinstance(found.http_exception, web.HTTPMethodNotAllowed)
            raise Rejected(Code.METHOD_NOT_ALLOWED if is_known else Code.NOT_FOUND)
        return routes[found.route], dict(found)


@cache
def _routed() -> tuple[web.UrlDispatcher, dict[web.AbstractRoute, Route]]:
    """Router of requests, shared by every sandbox of a program, whose handlers it lacks; and its routes."""
    router = web.UrlDispatcher()
    return router, {router.add_route(each.method, PREFIX + each.path, _nobody): each for each in ROUTES}


async def _nobody(_: web.Request) -> web.StreamResponse:
    raise NotImplementedError  # a route is only looked for there


def _run(route: Route, context: Context) -> Any:
    try:
        return route.handler(context)
    except (KeyError, TypeError, ValueError, AttributeError) as broken:
        # A body of the wrong shape where no check looks; Discord would call it a bad form.
        log.warning("%s %s: the body has the wrong shape", route.method, route.path, exc_info=True)
        raise refuse((), "SHAPE", repr(broken)) from None


def _refusal(logged: LoggedRequest, refusal: Rejected) -> web.Response:
    logged.answer = refusal.body()
    log.debug("refused %s %s: %s", logged.method, logged.route or logged.path, logged.answer)
    return _json(logged, refusal.code.status, logged.answer, {})


def _json(logged: LoggedRequest, status: int, body: Any, headers: dict[str, str]) -> web.Response:
    logged.status = status
    if status == 204:
        return web.Response(status=204, headers=headers)
    # Exactly this content type: discord.py compares the header as a whole.
    return web.Response(
        status=status,
        body=json.dumps(body).encode(),
        headers=headers | {"Content-Type": "application/json"},
    )


def _slow_down(logged: LoggedRequest, verdict: Verdict) -> web.Response:
    assert verdict.retry_after is not None
    wait = round(verdict.retry_after, 3)
    body = {"message": "You are being rate limited.", "retry_after": wait, "global": verdict.is_global}
    logged.answer = body
    # Without Via, discord.py takes a 429 for a ban by Discord's gatekeeper.
    headers = verdict.headers | {"Retry-After": str(max(1, round(wait))), "Via": "1.1 sandbox"}
    return _json(logged, 429, body, headers)


async def _inject(request: web.Request, logged: LoggedRequest, fault: Fault) -> web.Response | None:
    if fault.slow:
        await asyncio.sleep(fault.slow)
    if fault.lost == "before":
        return _cut(request, logged)
    if fault.status == 429:
        return _slow_down(logged, Verdict({"X-RateLimit-Scope": "shared"}, fault.retry_after))
    if fault.status is not None:
        body = {"message": fault.words or f"{fault.status}: trouble on purpose", "code": fault.code}
        logged.answer = body
        return _json(logged, fault.status, body, {})
    return None


def _cut(request: web.Request, logged: LoggedRequest) -> web.Response:
    logged.status = 0
    if request.transport is not None:
        request.transport.close()
    return web.Response(status=500)
