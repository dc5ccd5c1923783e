"""The bot in a small Discord of our own: where its games are kept, and at which port its page is."""

import errno
from collections.abc import Callable
from datetime import UTC, datetime
from pathlib import Path

from bot.app import asked_to_stop, plugged, where
from bot.assets_path import assets
from bot.host_fault import ExitCode, HostFault
from bot.language import say
from bot.moved_commands import places
from bot.settings import Settings
from bot.store import DatabaseUnusable, FileAddress, one_bot
from bot.table.thinking_time import ThinkingTime, always
from bot.tasks import Tasks
from bot.ui.connection import Connection
from bot.ui.newcomers import Phones, welcome_newcomers
from bot.ui.runner import run
from discord_sandbox import Sandbox, WorldUnreadable, WorldUnwritable

FIRST_COMMANDS = ("learn", "table now", "table new", "hand", "help")  # of what "/" offers on the page
FOLDER = "sandbox"  # beside the database that is for Discord
EMOJI = "noto/noto-emoji-emoji-600-normal.woff"
EMOJI_PAUSE = 0.03  # seconds: nobody else's servers are asked, and they let in fifty requests a second
NEXT_PORTS = 20  # are tried where nobody asked for one


async def play_in_sandbox(settings: Settings, *, fresh: bool = False) -> int:
    """Plays until it is asked to stop; the exit code. What is played goes on at the next start.

    With `fresh` it begins anew, and the games so far are put aside. Raises HostFault, DatabaseUnusable.
    """
    if not settings.sandbox:
        raise HostFault("error-sandbox-off")
    stopped = asked_to_stop(settings.host_language)
    folder = where(settings).beside.parent / FOLDER
    with one_bot(folder, "error-sandbox-in-use"):
        if fresh:
            _tell_aside(settings, _put_aside(folder), "host-sandbox-fresh")
        phones = Phones()
        sandbox = await opened(settings, _sandbox(settings, folder, phones.seen), folder)
        try:
            print(
                f"\n{say(settings.host_language, 'host-sandbox-open')}\n\n    {sandbox.page_url}\n",
                flush=True,
            )
            connection = Connection(
                api_url=sandbox.rest_url, own_emoji=settings.own_emoji, emoji_pause=EMOJI_PAUSE
            )
            async with plugged(
                settings,
                FileAddress(folder / "chicago.sqlite3"),
                connection,
                stopped,
                always(ThinkingTime().shortly),
            ) as client:
                welcoming = Tasks("newcomers")
                welcoming.begin(welcome_newcomers(client))
                welcoming.begin(phones.hold_upright(client.context.coordinator.profiles))
                try:
                    await run(client, sandbox.token, stopped)
                finally:
                    await welcoming.stop()
        finally:
            await sandbox.stop()
    return ExitCode.FINE


def _sandbox(settings: Settings, folder: Path, narrow: Callable[[int], object]) -> Sandbox:
    """The sandbox as it was left; what cannot be read is put aside, and the bot's database with it."""
    try:
        return _from(folder, narrow)
    except WorldUnreadable as fault:
        _tell_aside(settings, _put_aside(folder), "host-sandbox-aside", why=str(fault))
        return _from(folder, narrow)


def _from(folder: Path, narrow: Callable[[int], object]) -> Sandbox:
    try:
        return Sandbox(
            folder=folder,
            first_commands=FIRST_COMMANDS,
            renamed=places(),
            emoji_font=assets() / "fonts" / EMOJI,
            narrow=narrow,
        )
    except OSError as fault:
        raise _unusable(folder, _why(fault)) from fault


async def opened(settings: Settings, sandbox: Sandbox, folder: Path) -> Sandbox:
    """The sandbox at the port that was asked for, else at the next one that is free.

    Raises HostFault where it cannot be opened, DatabaseUnusable where its folder cannot be written.
    """
    first = settings.sandbox_port
    asked = "sandbox_port" in settings.model_fields_set
    for port in (first,) if asked else (*range(first, first + NEXT_PORTS), 0):
        sandbox.port = port
        try:
            await sandbox.start()
        except WorldUnwritable as fault:
            raise _unusable(folder, str(fault)) from fault
        except OSError as fault:
            if fault.errno != errno.EADDRINUSE:
                raise HostFault("error-sandbox-port", value=str(port), why=_why(fault)) from fault
        else:
            if port != first:
                told = say(settings.host_language, "host-sandbox-other-port", port=str(first))
                print(told, flush=True)
            return sandbox
    raise HostFault("error-sandbox-port-taken", value=str(first))


def _put_aside(folder: Path) -> Path | None:
    """Move the old games aside; return their folder, if any."""
    if not folder.exists():
        return None
    aside = folder.with_name(f"{folder.name}.aside-{datetime.now(UTC):%Y%m%d-%H%M%S-%f}")
    try:
        folder.rename(aside)
    except OSError as fault:
        raise _unusable(folder, _why(fault)) from fault
    return aside


def _tell_aside(settings: Settings, aside: Path | None, key: str, **facts: str) -> None:
    if aside is not None:
        print(say(settings.host_language, key, aside=str(aside), **facts), flush=True)


def _unusable(folder: Path, why: str) -> DatabaseUnusable:
    return DatabaseUnusable("error-sandbox-folder", path=str(folder), why=why)


def _why(fault: OSError) -> str:
    return fault.strerror or str(fault)
