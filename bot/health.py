"""Is the bot well? Two pages on loopback, for the host's own watchers: /health and /metrics.

Numbers only: no names, no tables, no cards.
"""

from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry, generate_latest
from prometheus_client.core import GaugeMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.condition import LOOPBACK, Condition
from bot.counters import COUNTED
from bot.host_fault import HostFault

Look = Callable[[], Awaitable[Condition]]


@asynccontextmanager
async def open_health(port: int, look: Look) -> AsyncIterator[int]:
    """Serves both pages while it is open; yields the port (a free one if `port` is 0).

    Raises HostFault if somebody else listens there.
    """
    runner = web.AppRunner(_application(look), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, LOOPBACK, port).start()
        except OSError:
            raise HostFault("error-health-port-taken", value=str(port)) from None
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def _application(look: Look) -> web.Application:
    async def health(_request: web.Request) -> web.Response:
        now = await look()
        told = {"ok": now.well, "ills": now.ills, **now.figures}
        return web.json_response(told, status=200 if now.well else 503)

    async def metrics(_request: web.Request) -> web.Response:
        condition = await look()
        now = CollectorRegistry()
        now.register(_Gauges({"well": float(condition.well), **condition.figures}))
        text = generate_latest(now) + generate_latest(COUNTED)
        return web.Response(body=text, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    async def elsewhere(_request: web.Request) -> web.Response:
        return web.Response(status=404, text="There is /health and /metrics.\n")

    application = web.Application()
    application.add_routes(
        [web.get("/health", health), web.get("/metrics", metrics), web.get("/{other:.*}", elsewhere)]
    )
    return application


class _Gauges(Collector):
    """The figures of this moment."""

    def __init__(self, figures: Mapping[str, float]) -> None:
        self.figures = figures

    def collect(self) -> Iterable[Metric]:
        for name, value in self.figures.items():
            yield GaugeMetricFamily(f"chicago_{name}", name.replace("_", " "), value=value)
