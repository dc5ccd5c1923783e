"""What some days of play cost the people at a table: the beginning of what `make bench` counts for a week."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.coordinator import scheduler
from tests.days import KINDS, Kind, a_week, kept

WEEKS = [
    pytest.param(KINDS[4], id=KINDS[4].name, marks=pytest.mark.price("the one week that make test begins")),
    pytest.param(KINDS[8], id=KINDS[8].name, marks=pytest.mark.long("another week is begun in make test")),
]


@pytest.mark.parametrize("kind", WEEKS)
async def test_it_rings_once_a_turn_and_one_message_is_left_standing(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(days=7))  # the steps are no downtime
    week = await a_week(kind, tmp_path / "db", days=1.5)
    assert week.turns >= 2
    assert kept(week, tmp_path / "db"), (week.turns, week.rings(tmp_path / "db"), week.standing)
