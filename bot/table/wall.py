"""Hours shown by somebody's wall clock, whatever is done to it: moments of a zone's days. Pure.

A skipped hour is never shown, and a repeated one is shown twice. A bound in a skipped hour begins (or ends)
the hours with the skip; one in a repeated hour is passed twice.
"""

from collections.abc import Iterator
from datetime import UTC, datetime, time, timedelta
from math import ceil, floor
from zoneinfo import ZoneInfo

DAY = timedelta(days=1)
MINUTES = 24 * 60  # of a day


def shown(
    zone: str, from_minute: int, to_minute: int, start: datetime, end: datetime
) -> Iterator[tuple[datetime, datetime]]:
    """The stretches between two moments in which a wall shows a time from the first minute after midnight
    on and before the second, in order; one may touch the next.
    """
    for begin, till, ahead in _steady(ZoneInfo(zone), start.astimezone(UTC), end.astimezone(UTC)):
        hours = timedelta(minutes=(to_minute - from_minute) % MINUTES)
        midnight = datetime.combine((begin + ahead).date(), time(), UTC)
        first = midnight - ahead + timedelta(minutes=from_minute)
        for opens in (first - DAY, first, first + DAY):
            since, until = max(begin, opens), min(till, opens + hours)
            if since < until:
                yield since, until


def _steady(zone: ZoneInfo, start: datetime, end: datetime) -> Iterator[tuple[datetime, datetime, timedelta]]:
    """Stretches of a day at most in which the wall clocks of a zone are not changed, and how far ahead
    of UTC they are."""
    while start < end:
        till = min(start + DAY, end)
        ahead = _ahead(zone, start)
        if _ahead(zone, till) != ahead:
            till = min(till, _change(zone, start, till))
        yield start, till, ahead
        start = till


def _change(zone: ZoneInfo, start: datetime, end: datetime) -> datetime:
    """The moment, of whole seconds, from which on wall clocks no longer are as far ahead as at the start."""
    ahead, before, after = _ahead(zone, start), floor(start.timestamp()), ceil(end.timestamp())
    while after - before > 1:
        middle = (before + after) // 2
        if _ahead(zone, datetime.fromtimestamp(middle, UTC)) == ahead:
            before = middle
        else:
            after = middle
    return datetime.fromtimestamp(after, UTC)


def _ahead(zone: ZoneInfo, moment: datetime) -> timedelta:
    return moment.astimezone(zone).utcoffset() or timedelta(0)
