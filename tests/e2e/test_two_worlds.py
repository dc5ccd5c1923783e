"""Two bots deal worlds apart in one hidden card: all that they send others is the same, to the last byte."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from tests.helpers.begun import TIED, begun_at
from tests.helpers.chicago_poker.by_hand import at
from tests.helpers.worlds import Exchange, exchanged
from tests.siege.report import Report
from tests.siege.twins import OF_NOBODY, Secret, twins

GAMES = ("chicago-poker", "chicago-stud", "gangster", "poker-champ", "two-trucks")
REALLY_PAINTED = "chicago-stud"
TIE = "chicago-poker"
CAPONE = 0


@pytest.mark.by_day("chicago-poker", "poker-champ", why="engines and skins hold it by day for every game")
@pytest.mark.parametrize(
    "actions",
    [
        pytest.param(1, marks=pytest.mark.price("two bots must tell the same, and one is really painted")),
        pytest.param(3, marks=pytest.mark.long("the first action shows most leaks")),
    ],
)
@pytest.mark.parametrize("game", GAMES)
async def test_others_are_sent_the_same_whatever_is_hidden(tmp_path: Path, game: str, actions: int) -> None:
    report = Report("leaks", 5)
    secret = Secret.of(game, 5, None if game in OF_NOBODY else 1)
    painted = game == REALLY_PAINTED
    await twins(report, game, 5, tmp_path, actions, painted=painted, secret=secret, seats=3)

    assert report.broken == []
    assert report.figures["actions through two bots"] == actions
    assert report.figures["requests compared"] > 5 * actions


@pytest.mark.by_day("False", why="what is dealt alike hides less")
@pytest.mark.parametrize("dealt_alike", [False, True])
async def test_others_are_sent_the_same_whatever_a_tied_boss_sends(tmp_path: Path, dealt_alike: bool) -> None:
    """Capone sends one card or another; or one that was dealt to them in the other world alone."""
    report = Report("leaks", 5)

    def exchange(state: Any) -> Exchange | None:
        names = {"G7": "R12", "R12": "G7"}
        return Exchange(state, names) if dealt_alike else exchanged(TIE, state, CAPONE, Random(5))

    secret = Secret(exchange, frozenset({CAPONE}), begun_at(at(TIED)))
    await twins(report, TIE, 5, tmp_path, 1, painted=False, secret=secret, seats=3)

    assert report.broken == []
    assert report.figures["actions that name another card there"] == 1
