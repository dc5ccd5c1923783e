"""The one place where the real parts are plugged together, from the database up to Discord."""

import asyncio
import contextlib
import signal
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from pathlib import Path

from bot.coordinator import Coordinator
from bot.games import Games, RegisteredGame, games
from bot.health import Figures, open_health
from bot.language import say
from bot.settings import DISCORD, Settings
from bot.skins.kit.encoding import send_as
from bot.store import Codec, DatabaseUnusable, Store, inspect, one_bot, sqlite_version
from bot.store import backup as copy_database
from bot.ui.client import Client, Connection
from bot.ui.context import UiContext
from bot.ui.painter import Painter
from bot.ui.runner import run
from bot.workers import Workers

FINE, WRONG = 0, 2  # exit codes; 2 is for what the host can put right


async def play_on_discord(settings: Settings) -> int:
    """Plays until it is asked to stop; the exit code."""
    address = None if settings.discord_api_url == DISCORD else str(settings.discord_api_url)
    connection = Connection(api_url=address, test_guild=settings.test_guild, shards=settings.shards)
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    async with plugged(settings, settings.database_path, connection) as client:
        await run(client, token, _asked_to_stop())
    return FINE


async def play_in_sandbox(settings: Settings) -> int:
    """Plays in a Discord of our own, forgotten when it ends: so is its database."""
    from bot.sandbox import Sandbox  # not needed, and not loaded, on Discord

    stopped = _asked_to_stop()
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        try:
            sandbox = await Sandbox(port=settings.sandbox_port).start()
        except OSError:  # somebody listens on that port already, perhaps another sandbox
            sandbox = await Sandbox(port=0).start()
        try:
            print(say(settings.host_language, "host-sandbox-open", page=sandbox.page_url), flush=True)
            connection = Connection(api_url=sandbox.rest_url)
            async with plugged(settings, Path(folder) / "chicago.sqlite3", connection) as client:
                await run(client, sandbox.token, stopped)
        finally:
            await sandbox.stop()
    return FINE


@asynccontextmanager
async def plugged(settings: Settings, database: Path, connection: Connection) -> AsyncIterator[Client]:
    """The whole bot, ready to connect; raises DatabaseUnusable, also where another bot has the file."""
    known = games(hidden=settings.hidden_games)
    with one_bot(database):
        store = open_store(database, known)
        workers = Workers(settings.workers, partial(send_as, settings.picture_format))
        try:
            coordinator = Coordinator(store, known, workers)
            client = Client(UiContext(coordinator, Painter(workers)), connection)
            async with _health(settings, client):
                workers.warm_up(type(game.skin).__module__ for game in known.values())
                await coordinator.start()
                yield client
        finally:
            workers.close()
            await store.close()


def open_store(path: Path, known: Games) -> Store:
    """The database, able to keep these games; raises DatabaseUnusable."""
    return Store.open(path, codecs(known))


def codecs(known: Games) -> dict[str, Codec]:
    """How each game's moments are written down, by its name."""
    return {name: Codec(game.info.state, game.info.events) for name, game in known.items()}


@asynccontextmanager
async def _health(settings: Settings, client: Client) -> AsyncIterator[None]:
    """The pages for the host's watchers, if a port is set."""
    if settings.health_port is None:
        yield
        return

    async def look() -> tuple[bool, Figures]:
        return await client.well(), await client.figures()

    async with open_health(settings.health_port, look):
        yield


def _asked_to_stop() -> asyncio.Event:
    """Set by SIGTERM, or by Ctrl-C."""
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for asked in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows knows Ctrl-C only, as KeyboardInterrupt
            loop.add_signal_handler(asked, stopped.set)
    return stopped


def check(settings: Settings) -> int:
    """Looks at the database, and paints pictures of every game; the settings have been read already."""
    database, language, known = settings.database_path, settings.host_language, games()
    send_as(settings.picture_format)
    for game in known.values():
        _paint(game, settings)
    if not database.exists():
        print(say(language, "host-check-absent", path=str(database)))
        return FINE
    faults = inspect(database, codecs(known))
    for fault in faults:
        print(say(language, fault.key, path=str(database), **fault.facts))
    if not faults:
        print(say(language, "host-check-fine", path=str(database), sqlite=sqlite_version()))
    return WRONG if faults else FINE


def _paint(game: RegisteredGame, settings: Settings) -> None:
    """A table and a hand, with as many at the table as the game takes."""
    info, engine, language = game.info, game.engine, settings.host_language
    names = tuple(f"{seat + 1}" for seat in range(info.seats[-1]))
    options = engine.agree({option.name: option.values[0] for option in info.options})
    choices = tuple({choice.name: choice.values[0] for choice in info.choices} for _ in names)
    state = engine.setup(info.roles[: len(names)] or len(names), options, "check", choices).state
    game.skin.paint_table(engine.table(state), names, language)
    game.skin.paint_private(engine.view(state, 0), names, language)


def backup(settings: Settings, copy: Path) -> int:
    """Copies the database while the bot may be playing; never over a file that is there."""
    if not settings.database_path.exists():
        raise DatabaseUnusable("error-nothing-to-copy", path=str(settings.database_path))
    if copy.exists():
        raise DatabaseUnusable("error-copy-exists", path=str(copy))
    try:
        copy_database(settings.database_path, copy)
    except OSError as error:
        why = error.strerror or str(error)
        raise DatabaseUnusable("error-copy-impossible", path=str(copy), why=why) from error
    faults = inspect(copy, codecs(games()))
    for fault in faults:
        print(say(settings.host_language, fault.key, path=str(copy), **fault.facts))
    if not faults:
        print(say(settings.host_language, "host-backup-done", path=str(copy)))
    return WRONG if faults else FINE
