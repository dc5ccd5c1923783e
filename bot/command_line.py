"""The commands: what the host may ask for, and which exit code says how it went.

The codes are those of bot.host_fault; docs/hosting/reference.md has them in a table.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot.catalogues import BrokenCatalogue
from bot.condition import health
from bot.host_fault import ExitCode, HostFault
from bot.language import check_catalogues, say
from bot.logs import keep_journal
from bot.settings import Settings, read_settings
from bot.table.languages import Language
from bot.verbs import verbs_of_features
from engine.version import VERSION

COPIES_KEPT_DAYS_MAX = 30  # as docs/privacy.md states


def obey(arguments: Sequence[str] | None = None) -> int:
    """Does what the command line asks for; the exit code."""
    asked = command_line().parse_args(arguments)
    language: Language = "en"
    try:
        check_catalogues()
        settings = read_settings()
        language = settings.host_language
        keep_journal(settings.log_level, settings.log_format)
        return _do(asked, settings)
    except HostFault as fault:
        print(say(language, fault.key, **fault.facts), file=sys.stderr)
        return fault.code
    except KeyboardInterrupt:  # before anything listened for it, or in a command that is short
        print(say(language, "host-stopping"))
        return ExitCode.FINE
    except BrokenCatalogue as fault:
        print(fault, file=sys.stderr)
        return ExitCode.WRONG


def command_line() -> argparse.ArgumentParser:
    """Every command with its arguments."""
    started = "chicago-poker" if Path(sys.argv[0]).stem == "chicago-poker" else "python -m bot"
    line = argparse.ArgumentParser(prog=started, description=say("en", "host-about"))
    line.add_argument("--version", action="version", version=VERSION, help=say("en", "host-version"))
    verbs = line.add_subparsers(dest="verb", metavar="COMMAND")
    for verb in ("run", "health"):
        verbs.add_parser(verb, help=say("en", f"host-{verb}"))
    look = verbs.add_parser("check", help=say("en", "host-check"))
    look.add_argument("--offline", action="store_true", help=say("en", "host-offline"))
    play = verbs.add_parser("sandbox", help=say("en", "host-sandbox"))
    play.add_argument("--fresh", action="store_true", help=say("en", "host-fresh"))
    copy = verbs.add_parser("backup", help=say("en", "host-backup"))
    copy.add_argument("file", type=Path, metavar="FILE")
    copy.add_argument("--keep", type=_days, metavar="DAYS", help=say("en", "host-backup-keep"))
    back = verbs.add_parser("restore", help=say("en", "host-restore"))
    back.add_argument("file", type=Path, metavar="FILE")
    put = verbs.add_parser("import", help=say("en", "host-import"))
    put.add_argument("file", type=Path, metavar="FILE")
    put.add_argument("--guild", type=int, metavar="ID", required=True, help=say("en", "host-import-guild"))
    put.add_argument("--channel", type=int, metavar="ID", help=say("en", "host-import-channel"))
    for name, brought in verbs_of_features().items():
        brought.arguments(verbs.add_parser(name, help=say("en", brought.ABOUT)))
    move = verbs.add_parser("migrate", help=say("en", "host-migrate"))
    move.add_argument("source", metavar="FROM", help=say("en", "host-migrate-from"))
    move.add_argument("target", metavar="TO", help=say("en", "host-migrate-to"))
    mend = verbs.add_parser("doctor", help=say("en", "host-doctor"))
    mend.add_argument("--end", type=int, metavar="TABLE", help=say("en", "host-doctor-end"))
    return line


def _days(given: str) -> int:
    """A number of days for which copies may be kept; privacy.md promises the longest."""
    days = int(given)
    if not 1 <= days <= COPIES_KEPT_DAYS_MAX:
        raise ValueError
    return days


def _do(asked: argparse.Namespace, settings: Settings) -> int:
    """Load a command's needs for it alone: a supervisor asks for `health` every minute."""
    if asked.verb == "health":
        return health(settings)
    from bot import app, checking, copies

    match asked.verb:
        case "check":
            return checking.check(settings, offline=asked.offline)
        case "backup":
            if asked.keep is not None:
                return copies.keep_copies(settings, asked.file, asked.keep)
            return copies.backup(settings, asked.file)
        case "restore":
            return copies.restore(settings, asked.file)
        case "doctor":
            return checking.doctor(settings, asked.end)
        case "import":
            from bot.importing import import_record

            return import_record(settings, asked.file, asked.guild, asked.channel)
        case "migrate":
            from bot import migrating

            return migrating.move(settings, asked.source, asked.target)
        case "sandbox":
            return _play_in_sandbox(settings, fresh=asked.fresh)
        case None if settings.discord_token is None:
            return _play_in_sandbox(settings)
        case str(name) if name in (brought := verbs_of_features()):
            return brought[name].obey(asked, settings)
        case _:
            return asyncio.run(app.play_on_discord(settings))


def _play_in_sandbox(settings: Settings, *, fresh: bool = False) -> int:
    from bot.in_sandbox import play_in_sandbox  # not needed, and not loaded, on Discord

    return asyncio.run(play_in_sandbox(settings, fresh=fresh))
