"""Health pages, on loopback unless the host opens them: /health and /metrics.

Numbers only: no names, no tables, no cards.
"""

import errno
from collections.abc import AsyncIterator, Awaitable, Callable, Iterable, Mapping
from contextlib import asynccontextmanager

from aiohttp import web
from prometheus_client import CollectorRegistry, ProcessCollector, generate_latest
from prometheus_client.core import GaugeMetricFamily, InfoMetricFamily, Metric
from prometheus_client.registry import Collector

from bot.condition import Condition
from bot.counters import COUNTED
from bot.host_fault import HostFault
from bot.quick_health import LOOPBACK
from bot.table.languages import Language
from engine.version import VERSION

Look = Callable[[], Awaitable[Condition]]
NOTHING_BROUGHT: Mapping[str, str] = {}


@asynccontextmanager
async def open_health(
    port: int,
    look: Look,
    host: str = LOOPBACK,
    language: Language = "en",
    brought: Mapping[str, str] = NOTHING_BROUGHT,
) -> AsyncIterator[int]:
    """Serves both pages while it is open; yields the port (a free one if `port` is 0).

    `brought`: the help text of each figure that features bring, by its name.
    Raises HostFault if somebody else listens there.
    """
    runner = web.AppRunner(_application(look, language, {**HELP, **brought}), access_log=None)
    await runner.setup()
    try:
        try:
            await web.TCPSite(runner, host, port).start()
        except OSError as fault:
            if fault.errno == errno.EADDRNOTAVAIL:
                raise HostFault("error-setting-health-host", value=host) from None
            raise HostFault("error-health-port-taken", value=str(port)) from None
        yield runner.addresses[0][1]
    finally:
        await runner.cleanup()


def _application(look: Look, language: Language, about: Mapping[str, str]) -> web.Application:
    async def health(_request: web.Request) -> web.Response:
        now = await look()
        told = {
            "ok": now.well,
            "version": VERSION,
            "ills": now.ills,
            "said": now.said(language),
            **now.figures,
        }
        return web.json_response(told, status=200 if now.well else 503)

    async def metrics(_request: web.Request) -> web.Response:
        condition = await look()
        now = CollectorRegistry()
        now.register(_Gauges({"well": float(condition.well), **condition.figures}, about))
        ProcessCollector(registry=now)
        text = generate_latest(now) + generate_latest(COUNTED)
        return web.Response(body=text, headers={"Content-Type": "text/plain; version=0.0.4; charset=utf-8"})

    async def elsewhere(_request: web.Request) -> web.Response:
        return web.Response(status=404, text="There is /health and /metrics.\n")

    application = web.Application()
    application.add_routes(
        [web.get("/health", health), web.get("/metrics", metrics), web.get("/{other:.*}", elsewhere)]
    )
    return application


HELP = {
    "well": "1 if nothing is wrong; else /health names it in ills",
    "gateway_connected": "1 while Discord's gateway is connected",
    "guilds": "Servers that the bot is on",
    "latency_seconds": "Seconds from a heartbeat of the gateway to its answer",
    "clicks_in_hand": "Clicks and commands that are being answered",
    "letters_on_their_way": "Messages that are being sent or changed",
    "work_waiting": "Pictures and computers' thoughts that wait for a worker",
    "work_shed": "Pictures and other works left out because too many waited, since the start",
    "worker_memory_bytes": "The most memory that a worker has held",
    "oldest_letter_seconds": "Age of the oldest message not yet told; above 300 the bot is ill",
    "disk_free_bytes": "Free bytes of the disk with the database; below 100 MB the bot is ill",
    "tables_open": "Lobbies that gather players, in the whole database; counted at most once a minute",
    "tables_in_play": "Games in play, in the whole database; counted at most once a minute",
    "games_finished": "Games that were won, in the whole database, imported ones included",
    "people": "People whom the database knows",
    "database_bytes": "Size of the database, its log included",
    "tables_set_aside": "Tables that cannot go on; `doctor` says which and why",
    "database_in_place": "1 while the database lies where it was opened",
    "database_answers": "1 while the database answers within three seconds",
    "clock_ahead_seconds": "Seconds by which this machine's clock is ahead of the database's; ill from 5 on",
    "tables_rolled_back": "Tables that had got further than the database knows",
}
"""Help text of each figure, for the host."""


class _Gauges(Collector):
    """The figures of this moment, and which version tells them."""

    def __init__(self, figures: Mapping[str, float], about: Mapping[str, str]) -> None:
        self.figures, self.about = figures, about

    def collect(self) -> Iterable[Metric]:
        for name, value in self.figures.items():
            yield GaugeMetricFamily(f"chicago_{name}", self.about[name], value=value)
        yield InfoMetricFamily("chicago_build", "The version that runs", {"version": VERSION})
