"""What some days of play cost the people at a table: the beginning of what `make bench` counts for a week."""

from datetime import timedelta
from pathlib import Path

import pytest

from bot.coordinator import scheduler
from tests.days import KINDS, Kind, a_week, kept


@pytest.mark.parametrize("kind", [KINDS[4], KINDS[8]], ids=lambda kind: kind.name)
async def test_it_rings_once_a_turn_and_one_message_is_left_standing(
    kind: Kind, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scheduler, "DOWNTIME", timedelta(days=7))  # the steps are no downtime
    week = await a_week(kind, tmp_path / "db", days=1.5)
    assert week.turns >= 2
    assert kept(week, tmp_path / "db"), (week.turns, week.rings(tmp_path / "db"), week.standing)
