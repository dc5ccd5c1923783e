"""The one place where the real parts are plugged together, from the database up to Discord."""

import asyncio
import contextlib
import logging
import multiprocessing
import os
import signal
import threading
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, nullcontext
from functools import partial

from bot.cluster import Cluster
from bot.coordinator import Coordinator
from bot.games import Games, games
from bot.health import open_health
from bot.heartbeat import Systemd, heartbeat
from bot.host_fault import ExitCode, HostFault
from bot.language import say
from bot.settings import DISCORD, Settings
from bot.store import Address, Codec, DatabaseUnusable, FileAddress, ServerAddress, Store, address
from bot.table.languages import Language
from bot.table.refusals import CannotRead, CannotWrite
from bot.table.thinking_time import ThinkingTime
from bot.ui.client import Client
from bot.ui.connection import Connection
from bot.ui.context import UiContext
from bot.ui.features import figures_of_features, services_of_features
from bot.ui.invitation import invitation
from bot.ui.pages.links import HostLinks
from bot.ui.painter import Painter
from bot.ui.runner import run
from bot.ui.services import Means
from bot.ui.taps import SETTLING, Taps
from bot.watch import Watch, watching
from bot.worker_settings import settle
from bot.workers import Workers
from engine.compiled import doors
from engine.version import PROGRAM

AT_LAST = 7.0  # seconds after which the bot goes, whatever still waits: what is acknowledged is on disk.
# Three less than the ten that docs/hosting promises: a busy machine notices late that it was asked.

log = logging.getLogger(__name__)


async def play_on_discord(settings: Settings) -> int:
    """Plays until it is asked to stop; the exit code. Raises HostFault where there is no token."""
    token = token_of(settings)
    address = None if settings.discord_api_url == DISCORD else str(settings.discord_api_url)
    connection = Connection(
        api_url=address,
        test_guild=settings.test_guild,
        shards=settings.shards,
        own_emoji=settings.own_emoji,
        described_in=settings.host_language if settings.own_description else None,
        rest_share=_rest_share(settings),
    )
    stopped = asked_to_stop(settings.host_language)
    database = where(settings)
    cluster = _cluster(settings, database)
    tell_if_new(database, settings.host_language)
    log.info("starting", extra={"version": PROGRAM})
    async with plugged(settings, database, connection, stopped, cluster=cluster) as client:
        greeting = asyncio.create_task(_tell_connected(client, settings.host_language))
        try:
            await run(client, token, stopped)
        finally:
            greeting.cancel()
    log.info("stopped")
    return ExitCode.FINE


def _cluster(settings: Settings, database: Address) -> Cluster | None:
    """This process's part of the work, where several share it; None where one does all. Raises HostFault."""
    if settings.shard_ids is None:
        return None
    if settings.shards is None or max(settings.shard_ids) >= settings.shards:
        raise HostFault("error-shards-unknown")
    if not isinstance(database, ServerAddress):
        raise HostFault("error-shards-on-a-file")
    return Cluster(database, settings.shards, settings.shard_ids)


def _rest_share(settings: Settings) -> float | None:
    """This bot's share of Discord's requests for all processes; None for one that is alone."""
    if settings.rest_share is not None or settings.shard_ids is None or settings.shards is None:
        return settings.rest_share
    return len(settings.shard_ids) / settings.shards


def token_of(settings: Settings) -> str:
    """The token; raises HostFault where there is none."""
    if settings.discord_token is None:
        raise HostFault("error-token-missing")
    return settings.discord_token.get_secret_value()


def tell_if_new(database: Address, language: Language) -> None:
    """Say that an empty file begins: the host may have meant another one."""
    if isinstance(database, FileAddress) and not database.exists():
        print(say(language, "host-new-house", path=database.name), flush=True)


async def _tell_connected(client: Client, language: Language) -> None:
    """Tell on connecting: as whom, on how many servers, and how it is invited to another one."""
    await client.wait_for("ready")
    assert client.user is not None
    address = invitation(client.application_id)
    name, servers = client.user.name, len(client.guilds)
    print(say(language, "host-on-discord", name=name, servers=servers, address=address), flush=True)


@asynccontextmanager
async def plugged(
    settings: Settings,
    database: Address,
    connection: Connection,
    stopped: asyncio.Event,
    thinking: ThinkingTime | None = None,
    cluster: Cluster | None = None,
) -> AsyncIterator[Client]:
    """The whole bot, ready to connect; it sets `stopped` itself where its database is taken away.

    `cluster`: it is one of several. Raises DatabaseUnusable, also where another bot has the file, or another
    process one of its shards, and at its end HostFault.
    """
    known = games(hidden=settings.hidden_games)
    with database.alone() if cluster is None else cluster.sharing():
        store = open_store(database, known)
        prepare = partial(settle, settings.picture_format, settings.compiled)
        tell_compiled(settings.compiled)
        workers = Workers(settings.workers, prepare, largest=settings.worker_memory)
        try:
            if cluster is not None:
                store.scope.count, store.scope.shards = cluster.total, frozenset()
                connection = await cluster.join(connection, store.database.time)
            coordinator = Coordinator(store, known, workers, thinking=thinking)
            services = services_of_features(Means(coordinator, workers, database.beside))
            links = _links(settings)
            context = UiContext(coordinator, Painter(workers), services, taps=Taps(SETTLING), links=links)
            client = Client(context, connection)
            watch = Watch(store, coordinator, client, workers, stopped, database.in_use())
            async with _health(settings, watch), watching(watch):
                workers.warm_up(type(game.skin).__module__ for game in known.values())
                await started(coordinator, database)
                serving = nullcontext() if cluster is None else cluster.serving(coordinator, client)
                async with serving, heartbeat(Systemd()):
                    yield client
        finally:
            workers.close()
            await store.close()


def tell_compiled(wanted: bool) -> None:
    """Log if computers think in C, and each library that was to do it and cannot be used."""
    looked = doors() if wanted else []
    ready = [door for door in looked if door.library() is not None]
    log.info("computers think", extra={"language": "C" if ready else "Python"})
    for door in looked:
        for name, why in door.faults.items():
            log.warning("a compiled library cannot be used", extra={"library": name, "why": why})


def _links(settings: Settings) -> HostLinks:
    """The host's own pages, for people to read."""
    pages = (settings.terms_url, settings.privacy_url, settings.support_url, settings.docs_url)
    return HostLinks(*("" if page is None else str(page) for page in pages))


def where(settings: Settings) -> Address:
    """The host's database address."""
    return address(settings.database_url.get_secret_value(), settings.database_path)


def open_store(database: Address, known: Games) -> Store:
    """The database, able to keep these games; raises DatabaseUnusable."""
    return database.open(codecs(known))


def codecs(known: Games) -> dict[str, Codec]:
    """Codec of each game, by its name."""
    return {name: Codec(game.engine) for name, game in known.items()}


async def started(coordinator: Coordinator, database: Address) -> None:
    """Raises DatabaseUnusable where nothing can be written, or the file is so damaged that nothing begins."""
    try:
        await coordinator.start()
    except CannotWrite as fault:
        raise DatabaseUnusable("error-database-unusable", path=database.name, why=str(fault)) from fault
    except (CannotRead, ValueError, LookupError, TypeError, ArithmeticError) as fault:
        log.debug("cannot start", exc_info=fault)
        raise DatabaseUnusable("host-check-fault", path=database.name, why=str(fault)) from fault


@asynccontextmanager
async def _health(settings: Settings, watch: Watch) -> AsyncIterator[None]:
    """The pages for the host's watchers, if a port is set."""
    if settings.health_port is None:
        yield
        return

    host, language = settings.health_host, settings.host_language
    brought = {name: each.about for name, each in figures_of_features().items()}
    async with open_health(settings.health_port, watch.condition, str(host), language, brought):
        yield


def asked_to_stop(language: Language) -> asyncio.Event:
    """Set by SIGTERM, or by Ctrl-C, and told in a line; from then on the program has not long to live."""
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for asked in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows knows Ctrl-C only, as KeyboardInterrupt
            loop.add_signal_handler(asked, _stop, stopped, language)
    return stopped


def _stop(stopped: asyncio.Event, language: Language) -> None:
    if not stopped.is_set():
        log.info("asked to stop")
        print(say(language, "host-stopping"), flush=True)
        stopped.set()
        last = threading.Timer(AT_LAST, _go)  # a thread: the loop may be what hangs, or the way out of it
        last.daemon = True
        last.start()


def _go() -> None:
    log.warning("stopped in the middle of something")
    for worker in multiprocessing.active_children():
        worker.kill()
    logging.shutdown()
    os._exit(ExitCode.FINE)
