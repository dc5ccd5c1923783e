"""The page on which somebody says in which time zone they live, by what the clock on their wall shows."""

from datetime import datetime
from functools import cache
from zoneinfo import ZoneInfo, available_timezones

from bot.language import say
from bot.skins.skin import Choice
from bot.table.languages import Language
from bot.table.profile import Person
from bot.ui.components import button, select
from bot.ui.ids import Action, ActionId
from bot.ui.pages.page import Page, Row

HERE = "here"  # what the button is about that turns its own message into this page
PLACES = (  # of each time that many people live by; all others are known to /settings mine
    "Pacific/Honolulu",
    "America/Anchorage",
    "America/Los_Angeles",
    "America/Denver",
    "America/Chicago",
    "America/New_York",
    "America/Halifax",
    "America/Martinique",
    "America/Sao_Paulo",
    "Africa/Abidjan",
    "Europe/London",
    "Africa/Lagos",
    "Europe/Paris",
    "Africa/Johannesburg",
    "Europe/Athens",
    "Europe/Istanbul",
    "Indian/Reunion",
    "Asia/Karachi",
    "Asia/Kolkata",
    "Asia/Bangkok",
    "Asia/Shanghai",
    "Asia/Tokyo",
    "Australia/Sydney",
    "Pacific/Auckland",
)


def zone_page(person: Person, language: Language, now: datetime) -> Page:
    """Places to choose from, with the time it is there now; and what the choice is for."""
    places = {*_known(), person.zone or "UTC"}
    by_the_wall = sorted(places, key=lambda place: (now.astimezone(ZoneInfo(place)).utcoffset(), place))
    offered = [Choice(place, f"{shown_in(place, now)} · {_city(place)}", place) for place in by_the_wall]
    if person.zone is None:
        said = say(language, "ui-zone-head")
    else:
        facts = {"zone": person.zone, "time": shown_in(person.zone, now)}
        said = say(language, "ui-zone-known", **facts)
    menu = select(
        ActionId(0, Action.SET_ZONE), say(language, "ui-zone-choose"), offered, chosen=person.zone or ""
    )
    return Page(parts=(said, Row((menu,)), say(language, "ui-zone-other")))


def zone_row(language: Language, about: str = "") -> Row:
    """The way to that page: a private one of its own, or (HERE) in place of the message clicked."""
    return Row((button(ActionId(0, Action.ZONE, about), say(language, "ui-set-zone"), emoji="🌍"),))


def shown_in(zone: str, now: datetime) -> str:
    """`14:05`, as it is on the walls there."""
    return f"{now.astimezone(ZoneInfo(zone)):%H:%M}"


@cache
def _known() -> tuple[str, ...]:
    """The places of which this machine knows the time; it reads that from the disk once."""
    known = available_timezones()
    return tuple(place for place in PLACES if place in known)


def _city(zone: str) -> str:
    return zone.rpartition("/")[2].replace("_", " ")
