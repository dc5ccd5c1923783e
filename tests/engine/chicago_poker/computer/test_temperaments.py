"""The six bosses play the same game a little differently, where a table wants that."""

from collections import Counter
from dataclasses import replace
from functools import cache

import pytest

from bench.temperaments import tally
from engine import chicago_poker as game
from engine.chicago_poker import BossView, Options
from engine.chicago_poker.computer import Level, advice, choose
from engine.chicago_poker.computer.habits import SEASONED, SOUND
from engine.chicago_poker.computer.temperaments import SHIFTS, in_character, tempered
from engine.chicago_poker.pieces import Boss
from tests.helpers.chicago_poker.computer_games import Decision, played

ON = Options(temperaments=True)
OTHER_BOSS = pytest.mark.long("sixty more deals; two bosses show the two directions in every run")


def without(view: BossView) -> BossView:
    return replace(view, table=replace(view.table, options=replace(view.table.options, temperaments=False)))


@cache
def decisions() -> tuple[Decision, ...]:
    return tuple(played([Level.REGULAR] * 6, ON, seed=5))


def test_each_boss_has_a_temperament_of_their_own() -> None:
    assert SHIFTS.keys() == set(Boss)
    assert len({tempered(SEASONED, boss) for boss in Boss} | {SEASONED}) == len(Boss) + 1


@pytest.mark.long("that computers answer as before is held by day")
def test_where_none_is_agreed_everybody_plays_alike() -> None:
    for decision in decisions()[::7]:
        assert in_character(SOUND, without(decision.view)) is SOUND


@pytest.mark.parametrize("boss", Boss)
def test_a_temperament_changes_some_decisions_and_most_not(boss: Boss) -> None:
    theirs = [each for each in decisions() if each.view.table.bosses[each.seat] is boss]
    other = [
        each for each in theirs if each.action != choose(without(each.view), Level.REGULAR, f"5:{each.seat}")
    ]

    assert 0 < len(other) < len(theirs) / 2


def test_whoever_plays_in_character_does_what_is_offered() -> None:
    for decision in decisions():
        assert decision.action in [offer.action for offer in decision.view.offers]


@pytest.mark.usefixtures("quick_thinkers")
def test_a_coach_advises_the_same_whoever_sits_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "TRIES", 3)  # quick; what is advised is settled before
    for decision in decisions()[40:160:60]:
        view, seen = decision.view, decision.events
        assert game.advise(view, "1", seen).best == game.advise(without(view), "1", seen).best


@pytest.mark.by_day("capone", why="the other direction; one boss shows that temper is seen")
@pytest.mark.parametrize(
    ("boss", "does", "more", "deals"),
    [
        (Boss.CAPONE, "straights", True, 24),
        pytest.param(Boss.YALE, "hand", True, 60, marks=OTHER_BOSS),
        pytest.param(Boss.WEISS, "calls", True, 60, marks=OTHER_BOSS),
        pytest.param(Boss.MORAN, "behind", True, 60, marks=OTHER_BOSS),
        pytest.param(Boss.OBANION, "backs", True, 60, marks=OTHER_BOSS),
        (Boss.TORRIO, "behind", False, 24),
    ],
)
def test_a_table_sees_who_plays(boss: Boss, does: str, more: bool, deals: int) -> None:
    theirs, others = Counter[str](), Counter[str]()
    for deal in range(deals):
        seen = tally(SEASONED, tempered(SEASONED, boss), 2, deal)
        theirs.update(seen.theirs)
        others.update(seen.others)
    rate = theirs[does] / theirs["turns"] / (others[does] / others["turns"])

    assert (rate > 1.02) if more else (rate < 0.95)
