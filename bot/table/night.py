"""Nobody's telephone rings at night: when a reminder rings that falls due then. Pure."""

from datetime import datetime, timedelta

from bot.table.wall import MINUTES, shown

FALLS, ENDS = 23 * 60, 8 * 60  # the night, in minutes after midnight
EVENING = 22 * 60 + 30  # what cannot wait for the morning rings the evening before
SOON_AFTER = 9 * 60  # a deadline before then comes too soon after the night
AHEAD = timedelta(days=2)  # in which every zone has a morning
SINCE_NOON = timedelta(hours=14)  # before any moment of a night: in it lies one evening


def is_night(zone: str, moment: datetime) -> bool:
    """True if it is night where somebody lives."""
    return daytime(zone, moment) != moment


def daytime(zone: str, moment: datetime) -> datetime:
    """The first moment from then on at which it is not night."""
    return next((begin for begin, _ in shown(zone, ENDS, FALLS, moment, moment + AHEAD)), moment)


def by_day(zone: str, moment: datetime, deadline: datetime | None) -> datetime:
    """Time for a reminder due at a moment: a night's rings in the morning, or in the evening before
    where the deadline comes too soon after the night.
    """
    morning = daytime(zone, moment)
    if morning == moment:
        return moment
    soon_after = next((begin for begin, _ in shown(zone, SOON_AFTER, FALLS, moment, moment + AHEAD)), morning)
    if deadline is None or deadline >= soon_after:
        return morning
    return next((begin for begin, _ in shown(zone, EVENING, FALLS, moment - SINCE_NOON, moment)), morning)


def lies_within(from_minute: int, to_minute: int) -> bool:
    """True if hours (bounds in minutes after midnight) lie in the night, as a night worker's may."""
    begins, lasts = (from_minute - FALLS) % MINUTES, (to_minute - from_minute) % MINUTES
    return lasts > 0 and begins + lasts <= (ENDS - FALLS) % MINUTES
