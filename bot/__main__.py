"""The command line, and the one place where real parts are plugged together.

`python -m bot` plays on Discord with a token, else in the sandbox. A wrong setting ends it with one
sentence and exit code 2.
"""

import argparse
import asyncio
import contextlib
import logging
import signal
import sys
import tempfile
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from pathlib import Path

from bot.coordinator import Coordinator
from bot.games import Catalog, games
from bot.health import Figures, open_health
from bot.language import BrokenCatalogue, check_catalogues, say
from bot.logs import keep_journal
from bot.settings import DISCORD, BadSettings, Settings, read_settings
from bot.store import Codec, Store
from bot.store import store as storage
from bot.store.schema import DatabaseUnusable
from bot.table.languages import Language
from bot.ui.client import CannotConnect, Client, Line, run
from bot.ui.context import UiContext

WRONG_START = 2  # the exit code for what the host can put right

log = logging.getLogger(__name__)


def main(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line asks for; the exit code."""
    asked = _command_line().parse_args(arguments)
    language: Language = "en"
    try:
        check_catalogues()
        settings = read_settings()
        language = settings.host_language
        keep_journal(settings.log_level, settings.log_format)
        return _do(asked, settings)
    except (BadSettings, DatabaseUnusable, CannotConnect) as fault:
        print(say(language, fault.key, **fault.facts), file=sys.stderr)
        return WRONG_START
    except BrokenCatalogue as fault:
        print(fault, file=sys.stderr)
        return WRONG_START


def _command_line() -> argparse.ArgumentParser:
    line = argparse.ArgumentParser(prog="python -m bot", description=say("en", "host-about"))
    verbs = line.add_subparsers(dest="verb")
    for verb in ("run", "sandbox", "check"):
        verbs.add_parser(verb, help=say("en", f"host-{verb}"))
    copy = verbs.add_parser("backup", help=say("en", "host-backup"))
    copy.add_argument("file", type=Path)
    return line


def _do(asked: argparse.Namespace, settings: Settings) -> int:
    match asked.verb:
        case "check":
            return _check(settings)
        case "backup":
            return _backup(settings, asked.file)
        case "sandbox":
            return asyncio.run(_play_in_sandbox(settings))
        case _ if settings.discord_token is None:
            return asyncio.run(_play_in_sandbox(settings))
        case _:
            return asyncio.run(_play_on_discord(settings))


async def _play_on_discord(settings: Settings) -> int:
    address = None if settings.discord_api_url == DISCORD else str(settings.discord_api_url)
    line = Line(api_url=address, test_guild=settings.test_guild, shards=settings.shards)
    token = settings.discord_token.get_secret_value() if settings.discord_token else ""
    async with _plugged(settings, settings.database_path, line) as client:
        await run(client, token, _asked_to_stop())
    return 0


async def _play_in_sandbox(settings: Settings) -> int:
    """A Discord of our own, forgotten when it ends: so is its database."""
    from bot.sandbox import Sandbox  # not needed, and not loaded, on Discord

    stopped = _asked_to_stop()
    with tempfile.TemporaryDirectory(prefix="chicago-") as folder:
        try:
            sandbox = await Sandbox(port=settings.sandbox_port).start()
        except OSError:  # somebody sits on that port already, perhaps another sandbox
            sandbox = await Sandbox(port=0).start()
        try:
            print(say(settings.host_language, "host-sandbox-open", page=sandbox.page_url), flush=True)
            line = Line(api_url=sandbox.rest_url)
            async with _plugged(settings, Path(folder) / "chicago.sqlite3", line) as client:
                await run(client, sandbox.token, stopped)
        finally:
            await sandbox.stop()
    return 0


@asynccontextmanager
async def _plugged(settings: Settings, database: Path, line: Line) -> AsyncIterator[Client]:
    """The whole bot, from the file up to the window; ready to connect."""
    catalog = games()
    store = _store(database, catalog)
    coordinator = Coordinator(store, catalog)
    client = Client(UiContext(coordinator, store, catalog), line)
    await coordinator.start()
    try:
        async with _health(settings, client):
            yield client
    finally:
        await store.close()


def _store(path: Path, catalog: Catalog) -> Store:
    return Store(path, {name: Codec(game.state, game.events) for name, game in catalog.items()})


@asynccontextmanager
async def _health(settings: Settings, client: Client) -> AsyncIterator[None]:
    """The pages for the host's watchers, if a port is set."""
    if settings.health_port is None:
        yield
        return

    async def look() -> tuple[bool, Figures]:
        return await client.well(), await client.figures()

    async with await open_health(settings.health_port, look):
        yield


def _asked_to_stop() -> asyncio.Event:
    """Set by SIGTERM, or by Ctrl-C."""
    stopped, loop = asyncio.Event(), asyncio.get_running_loop()
    for wish in (signal.SIGTERM, signal.SIGINT):
        with contextlib.suppress(NotImplementedError):  # Windows knows Ctrl-C only, as KeyboardInterrupt
            loop.add_signal_handler(wish, stopped.set)
    return stopped


def _check(settings: Settings) -> int:
    """Settings have been read already; looks at the file, and paints a picture of every kind."""
    faults = _faults(settings.database_path)
    for fault in faults:
        print(say(settings.host_language, "host-check-fault", path=str(settings.database_path), why=fault))
    for game in games().values():
        bosses = game.box.bosses[: game.box.seats[-1]]
        step = game.module.setup(bosses, game.agree({o: v[0] for o, v in game.box.options.items()}), "check")
        table, view = game.module.table(step.state), game.module.view(step.state, 0)
        game.skin.paint_table(table, bosses, settings.host_language)
        game.skin.paint_hand(view, bosses, settings.host_language)
    if not faults:
        print(say(settings.host_language, "host-check-fine", path=str(settings.database_path)))
    return WRONG_START if faults else 0


def _faults(database: Path) -> tuple[str, ...]:
    return storage.check(database) if database.exists() else ()


def _backup(settings: Settings, copy: Path) -> int:
    """Copies the database while the bot may be playing; never over a file that is there."""
    if not settings.database_path.exists():
        raise DatabaseUnusable("error-nothing-to-copy", path=str(settings.database_path))
    if copy.exists():
        raise DatabaseUnusable("error-copy-exists", path=str(copy))
    storage.backup(settings.database_path, copy)
    print(say(settings.host_language, "host-backup-done", path=str(copy)))
    return 0


if __name__ == "__main__":
    sys.exit(main())
