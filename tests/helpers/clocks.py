"""Moments, habits and lengths of a turn, for properties of clocks."""

from datetime import UTC, datetime, timedelta

from hypothesis import strategies as st

from bot.table.clock import Away, Caretaker, Habits, Pace, Waking
from tests.helpers.zones import ZONES

NOON = datetime(2026, 3, 2, 12, tzinfo=UTC)
DAY = timedelta(days=1)
HOUR = timedelta(hours=1)
PARIS = Waking("Europe/Paris", 8 * 60, 22 * 60)
MINUTE = timedelta(minutes=1)

moments = st.integers(0, 400 * 24 * 60).map(lambda minutes: NOON + timedelta(minutes=minutes))
wakings = st.none() | st.builds(
    Waking, st.sampled_from(ZONES), st.integers(0, 1439), st.integers(0, 1439)
).filter(lambda waking: (waking.to_minute - waking.from_minute) % 1440 >= 120)
stays = st.builds(
    lambda start, hours: Away(start, start + timedelta(hours=hours)), moments, st.integers(1, 400)
)
habits = st.builds(
    Habits, wakings, st.lists(stays, max_size=3).map(tuple), st.booleans(), st.sampled_from(Caretaker)
)
lengths = st.sampled_from([pace.length for pace in Pace if pace.length and not pace.live])
live_lengths = st.sampled_from([pace.length for pace in Pace if pace.length and pace.live])
