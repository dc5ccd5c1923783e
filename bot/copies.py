"""Commands for the host about copies of the database: `backup`, also with `--keep`, and `restore`."""

from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.app import codecs, where
from bot.games import games
from bot.host_fault import ExitCode
from bot.language import say
from bot.settings import Settings
from bot.store import DatabaseUnusable, FileAddress, dated_name, inspect, remove_dated_copies


def backup(settings: Settings, copy: Path) -> int:
    """Copies the database while the bot may be playing, and looks at the copy; never over a file."""
    if copy.exists():
        raise DatabaseUnusable("error-copy-exists", path=str(copy))
    _copy(settings, copy)
    if not _sound(settings, copy):
        return ExitCode.WRONG
    print(say(settings.host_language, "host-backup-done", path=str(copy)))
    return ExitCode.FINE


def keep_copies(settings: Settings, folder: Path, days: int) -> int:
    """Puts a dated copy into a folder; once that is sound, removes those older than so many days."""
    language, now = settings.host_language, datetime.now(UTC)
    copy = folder / dated_name(now)
    beginning = copy.with_suffix(".part")
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
        for cut_short in folder.glob("chicago-*.part"):
            cut_short.unlink()
    except OSError as error:
        raise _impossible(folder, error) from error
    _copy(settings, beginning)
    sound = _sound(settings, beginning)
    beginning.rename(copy)
    print(say(language, "host-backup-done", path=str(copy)))
    if not sound:
        print(say(language, "host-backup-kept"))
        return ExitCode.WRONG
    if removed := remove_dated_copies(folder, now - timedelta(days=days)):
        print(say(language, "host-backup-removed", count=removed, days=days))
    return ExitCode.FINE


def restore(settings: Settings, copy: Path) -> int:
    """Puts a sound copy in the database's place; refused while a bot uses that."""
    language, database = settings.host_language, where(settings)
    if not isinstance(database, FileAddress):
        raise DatabaseUnusable("error-postgresql-restore", path=database.name)
    if not copy.is_file():
        raise DatabaseUnusable("error-nothing-to-restore", path=str(copy))
    if not _sound(settings, copy):
        print(say(language, "host-restore-refused", copy=str(copy)))
        return ExitCode.WRONG
    with database.alone():
        try:
            aside = database.restore(copy, datetime.now(UTC))
        except OSError as error:
            raise _impossible(Path(database.name), error) from error
    print(say(language, "host-restored", copy=str(copy), path=database.name))
    if aside is not None:
        print(say(language, "host-restored-aside", aside=str(aside)))
    return ExitCode.FINE


def _copy(settings: Settings, copy: Path) -> None:
    """Copies the database; raises DatabaseUnusable."""
    database = where(settings)
    if not database.exists():
        raise DatabaseUnusable("error-nothing-to-copy", path=database.name)
    try:
        database.backup(copy)
    except OSError as error:
        raise _impossible(copy, error) from error


def _impossible(path: Path, error: OSError) -> DatabaseUnusable:
    return DatabaseUnusable("error-copy-impossible", path=str(path), why=error.strerror or str(error))


def _sound(settings: Settings, copy: Path) -> bool:
    """Tell if every game in a copy can be read, and print what is wrong."""
    faults = inspect(copy, codecs(games(hidden=True)))
    for fault in faults:
        print(say(settings.host_language, fault.key, path=str(copy), **fault.facts))
    return not faults
