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
from pathlib import Path

from bot.cluster import Cluster
from bot.coordinator import Coordinator
from bot.games import Games, RegisteredGame, games
from bot.health import open_health
from bot.host_fault import ExitCode, HostFault
from bot.language import say
from bot.settings import DISCORD, Settings
from bot.skins.kit.encoding import send_as
from bot.store import Address, Codec, DatabaseUnusable, ServerAddress, Store, address, inspect
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.notices import ended_unread
from bot.table.refusals import CannotRead, CannotWrite
from bot.table.thinking_time import ThinkingTime
from bot.ui.client import Client, Connection
from bot.ui.context import UiContext
from bot.ui.film.making import Films
from bot.ui.invitation import invitation
from bot.ui.painter import Painter
from bot.ui.runner import run
from bot.ui.taps import SETTLING, Taps
from bot.watch import Watch, watching
from bot.workers import Workers
from engine.version import PROGRAM

AT_LAST = 7.0  # seconds after which the bot goes, whatever still waits: what is acknowledged is on disk.
# Three less than the ten that docs/hosting.md promises: a busy machine notices late that it was asked.

log = logging.getLogger(__name__)


async def play_on_discord(settings: Settings) -> int:
    """Plays until it is asked to stop; the exit code. Raises HostFault where there is no token."""
    token = _token(settings)
    address = None if settings.discord_api_url == DISCORD else str(settings.discord_api_url)
    connection = Connection(
        api_url=address,
        test_guild=settings.test_guild,
        shards=settings.shards,
        own_emoji=settings.own_emoji,
        rest_share=_rest_share(settings),
    )
    stopped = asked_to_stop(settings.host_language)
    database = where(settings)
    cluster = _cluster(settings, database)
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
    """Of the requests that Discord allows all processes together; None for one that is alone."""
    if settings.rest_share is not None or settings.shard_ids is None or settings.shards is None:
        return settings.rest_share
    return len(settings.shard_ids) / settings.shards


def _token(settings: Settings) -> str:
    """The token; raises HostFault where there is none."""
    if settings.discord_token is None:
        raise HostFault("error-token-missing")
    return settings.discord_token.get_secret_value()


async def _tell_connected(client: Client, language: Language) -> None:
    """As soon as it plays: as whom, on how many servers, and how it is invited to another one."""
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
        prepare = partial(send_as, settings.picture_format)
        workers = Workers(settings.workers, prepare, largest=settings.worker_memory)
        try:
            if cluster is not None:
                store.scope.count, store.scope.shards = cluster.total, frozenset()
                connection = await cluster.join(connection, store.database.time)
            coordinator = Coordinator(store, known, workers, thinking=thinking)
            films = Films(workers, films_folder(database.beside), coordinator.budget.spend)
            films.kept.clear()  # what a kill has left behind
            client = Client(UiContext(coordinator, Painter(workers), films, taps=Taps(SETTLING)), connection)
            watch = Watch(store, coordinator, client, workers, stopped, database.in_use())
            async with _health(settings, watch), watching(watch):
                workers.warm_up(type(game.skin).__module__ for game in known.values())
                await started(coordinator, database)
                async with nullcontext() if cluster is None else cluster.serving(coordinator, client):
                    yield client
        finally:
            workers.close()
            await store.close()


def films_folder(database: Path) -> Path:
    """Where films are kept for an hour: beside the database, for /tmp may be memory."""
    return database.with_name(f"{database.name}-films")


def where(settings: Settings) -> Address:
    """Where the host's database is."""
    return address(settings.database_url.get_secret_value(), settings.database_path)


def open_store(database: Address, known: Games) -> Store:
    """The database, able to keep these games; raises DatabaseUnusable."""
    return database.open(codecs(known))


def codecs(known: Games) -> dict[str, Codec]:
    """How each game's moments are written down, by its name."""
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

    async with open_health(settings.health_port, watch.condition):
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


def check(settings: Settings) -> int:
    """Looks at the token and the database, and paints every game; the settings have been read already.

    Raises HostFault where there is no token: a bot that goes on Discord needs one.
    """
    _token(settings)
    database, language = where(settings), settings.host_language
    send_as(settings.picture_format)
    for game in games().values():
        _paint(game, settings)
    if not database.exists():
        print(say(language, "host-check-absent", path=database.name))
        return ExitCode.FINE
    return ExitCode.WRONG if _wrong(settings, say(language, "host-check-doctor")) else ExitCode.FINE


def doctor(settings: Settings, end: TableId | None) -> int:
    """Which tables cannot go on, and what can be done; with `end`, ends one of them as unfinished."""
    language, database = settings.host_language, where(settings)
    if not database.exists():
        raise DatabaseUnusable("error-nothing-to-copy", path=database.name)
    if end is not None:
        return _ended(settings, end)
    found = _wrong(settings, say(language, database.advice, path=database.name))
    return ExitCode.WRONG if found else ExitCode.FINE


def _wrong(settings: Settings, advice: str) -> bool:
    """Says what is wrong with the database, and then what to do; else that nothing is."""
    language, database = settings.host_language, where(settings)
    faults, aside = database.inspect(codecs(games(hidden=True))), database.set_aside()
    for fault in faults:
        print(say(language, fault.key, path=database.name, **fault.facts))
    for each in aside:
        since = f"{each.since:%Y-%m-%d %H:%M} UTC"
        print(say(language, "host-check-aside", table=str(each.table_id), since=since, why=each.why))
    facts = {"path": database.name, "version": database.version()}
    found = database.packs()
    if found is not None and (found.packed or found.waiting or found.unreadable):
        told = {"packed": found.packed, "waiting": found.waiting, "unreadable": found.unreadable}
        told |= {"other_rules": found.not_reproduced, "kilobytes": -(-found.bytes // 1000)}
        print(say(language, "host-check-packed", **told))
    if faults or aside:
        print(advice)
        print(say(language, "host-check-versions", **facts))
        return True
    print(say(language, "host-check-fine", **facts))
    return False


def _ended(settings: Settings, table_id: TableId) -> int:
    """Ends a table that cannot go on; nothing changes while a bot uses the file, or at any other table."""
    language, database, known = settings.host_language, where(settings), games(hidden=True)
    faults = database.inspect(codecs(known))
    broken = {each.table_id for each in faults} | {each.table_id for each in database.set_aside()}
    if table_id not in broken:
        print(say(language, "host-doctor-sound", table=str(table_id)))
        return ExitCode.WRONG

    async def end() -> bool:
        store = open_store(database, known)
        try:
            drafts = ended_unread(await store.set_aside.people(table_id))
            return await store.set_aside.end(table_id, drafts, store.database.time.now())
        finally:
            await store.close()

    with database.alone():
        ended = asyncio.run(end())
    print(say(language, "host-doctor-ended" if ended else "host-doctor-sound", table=str(table_id)))
    return ExitCode.FINE if ended else ExitCode.WRONG


def _paint(game: RegisteredGame, settings: Settings) -> None:
    """A table and a hand, with as many at the table as the game takes."""
    info, engine, language = game.info, game.engine, settings.host_language
    names = tuple(f"{seat + 1}" for seat in range(info.seats[-1]))
    options = engine.agree(info.agreed({}))
    unique = tuple(choice for choice in info.choices if choice.unique)
    choices = tuple({choice.name: choice.values[seat] for choice in unique} for seat in range(len(names)))
    state = engine.setup(info.roles[: len(names)] or len(names), options, "check", choices).state
    game.skin.paint_table(engine.table(state), names, language)
    game.skin.paint_private(engine.view(state, 0), names, language)


def backup(settings: Settings, copy: Path) -> int:
    """Copies the database while the bot may be playing; never over a file that is there."""
    database = where(settings)
    if not database.exists():
        raise DatabaseUnusable("error-nothing-to-copy", path=database.name)
    if copy.exists():
        raise DatabaseUnusable("error-copy-exists", path=str(copy))
    try:
        database.backup(copy)
    except OSError as error:
        why = error.strerror or str(error)
        raise DatabaseUnusable("error-copy-impossible", path=str(copy), why=why) from error
    faults = inspect(copy, codecs(games(hidden=True)))
    for fault in faults:
        print(say(settings.host_language, fault.key, path=str(copy), **fault.facts))
    if not faults:
        print(say(settings.host_language, "host-backup-done", path=str(copy)))
    return ExitCode.WRONG if faults else ExitCode.FINE
