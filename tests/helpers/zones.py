"""Time zones, and days on which the clocks on their walls were changed."""

import pytest

ZONES = ("Europe/Paris", "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu", "Pacific/Apia", "UTC")
CHANGES = (  # the wall clocks of a zone, and a night or day in which they were changed
    ("Europe/Paris", "2026-03-29"),
    ("Europe/Paris", "2026-10-25"),
    ("America/New_York", "2026-03-08"),
    ("America/New_York", "2026-11-01"),
    ("Australia/Lord_Howe", "2026-04-05"),  # by half an hour
    ("Australia/Lord_Howe", "2026-10-04"),
    ("America/Sao_Paulo", "2018-02-18"),  # at midnight
    ("America/Sao_Paulo", "2018-11-04"),
    ("Asia/Tehran", "2021-03-22"),
    ("Asia/Tehran", "2021-09-22"),
    ("Pacific/Apia", "2011-12-30"),  # a day that never was
    ("Africa/Casablanca", "2026-02-15"),  # for Ramadan, backwards first
    ("Africa/Casablanca", "2026-03-22"),
    ("Asia/Kathmandu", "2026-03-29"),  # never
    ("UTC", "2026-03-29"),
)

AGAIN = pytest.mark.long("a change much like one of those in make test")
LIKE_OTHERS = ("America/New_York", "Asia/Tehran", "Asia/Kathmandu")
ALIKE = ("2026-10-04", "2018-02-18", "2026-03-22")
EACH_CHANGE = [
    pytest.param(zone, day, marks=AGAIN if zone in LIKE_OTHERS or day in ALIKE else ())
    for zone, day in CHANGES
]
"""The same, to be tried one by one."""
