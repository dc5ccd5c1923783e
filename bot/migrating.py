"""`python -m bot migrate`: everything in a database into another one, of either kind."""

from bot.host_fault import ExitCode, HostFault
from bot.language import say
from bot.settings import Settings
from bot.store import Endpoint, Moved, endpoint, migrate


def move(settings: Settings, source: str, target: str) -> int:
    """Moves, compares, and says so table by table; the exit code.

    Raises HostFault for what is no address, DatabaseUnusable where it cannot be done; the source is not
    changed, and the same again goes on where it was.
    """
    language = settings.host_language
    ends = _end(source), _end(target)

    def told(moved: Moved) -> None:
        facts: dict[str, str | int] = {"table": moved.table, "rows": moved.rows, "digest": moved.digest[:16]}
        print(say(language, "host-migrate-table", **facts), flush=True)

    migrate(*ends, told=told)
    print(say(language, "host-migrate-done", **{"from": ends[0].name, "to": ends[1].name}))
    return ExitCode.FINE


def _end(url: str) -> Endpoint:
    try:
        return endpoint(url)
    except ValueError:
        value = url.partition("://")[0][:20] if "@" in url else url[:100]  # there may be a password in it
        raise HostFault("error-migrate-url", value=value) from None
