"""The command line: `python -m bot` plays on Discord with a token, else in the sandbox.

A wrong setting ends it with one sentence and exit code 2, a database that was taken away with 3.
"""

import argparse
import asyncio
import sys
from collections.abc import Sequence
from pathlib import Path

from bot import app
from bot.health import HealthUnavailable
from bot.language import BrokenCatalogue, check_catalogues, say
from bot.logs import keep_journal
from bot.settings import BadSettings, Settings, read_settings
from bot.store import DatabaseUnusable
from bot.table.languages import Language
from bot.ui.runner import CannotConnect
from bot.watch import DatabaseLost


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
    except (BadSettings, DatabaseUnusable, CannotConnect, HealthUnavailable) as fault:
        print(say(language, fault.key, **fault.facts), file=sys.stderr)
        return app.WRONG
    except DatabaseLost as fault:
        print(say(language, fault.key, **fault.facts), file=sys.stderr)
        return app.LOST
    except BrokenCatalogue as fault:
        print(fault, file=sys.stderr)
        return app.WRONG


def _command_line() -> argparse.ArgumentParser:
    started = "chicago-poker" if Path(sys.argv[0]).stem == "chicago-poker" else "python -m bot"
    line = argparse.ArgumentParser(prog=started, description=say("en", "host-about"))
    verbs = line.add_subparsers(dest="verb")
    for verb in ("run", "sandbox", "check"):
        verbs.add_parser(verb, help=say("en", f"host-{verb}"))
    copy = verbs.add_parser("backup", help=say("en", "host-backup"))
    copy.add_argument("file", type=Path)
    look = verbs.add_parser("doctor", help=say("en", "host-doctor"))
    look.add_argument("--end", type=int, metavar="TABLE", help=say("en", "host-doctor-end"))
    return line


def _do(asked: argparse.Namespace, settings: Settings) -> int:
    match asked.verb:
        case "check":
            return app.check(settings)
        case "backup":
            return app.backup(settings, asked.file)
        case "doctor":
            return app.doctor(settings, asked.end)
        case "sandbox":
            return asyncio.run(app.play_in_sandbox(settings))
        case _ if settings.discord_token is None:
            return asyncio.run(app.play_in_sandbox(settings))
        case _:
            return asyncio.run(app.play_on_discord(settings))


if __name__ == "__main__":
    sys.exit(main())
