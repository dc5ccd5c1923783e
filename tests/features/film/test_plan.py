"""Which turns of a game have a picture of their own in its film, and how long each is shown."""

from random import Random

import pytest

from bot.features.film.plan import (
    DEAL,
    FILM_FRAMES_MAX,
    LAST,
    MILLISECONDS,
    NEWS,
    Shot,
    Speed,
    milliseconds,
    shots,
)
from bot.table.moments import Milestone, Timeline
from tests.helpers.opaque import inside


def a_game(turns: int, milestones: tuple[int, ...] = ()) -> Timeline:
    news = tuple((f"event {turn}",) for turn in range(turns))
    return Timeline(
        tuple(range(turns)), inside(news), tuple(Milestone(turn, inside("shootout")) for turn in milestones)
    )


def test_a_short_game_shows_every_turn_with_its_news_first() -> None:
    plan = shots(a_game(6, (3,)), (0, 0, 0, 2, 0, 0))
    assert plan == tuple(Shot(turn, turn, 2 if turn == 3 else 0) for turn in range(6))
    assert sum(shot.frames for shot in plan) == 8


def test_in_a_long_game_turns_share_pictures_but_a_milestone_stands_alone() -> None:
    milestones = tuple(range(40, 600, 40))
    pictured = [int(turn in milestones) for turn in range(601)]
    plan = shots(a_game(601, milestones), pictured)
    assert FILM_FRAMES_MAX - 15 <= sum(shot.frames for shot in plan) <= FILM_FRAMES_MAX, (
        "as many as there may be, almost"
    )
    shown = {shot.turn: shot for shot in plan}
    for milestone in (0, *milestones, 600):
        assert shown[milestone].since == milestone, "alone"
        assert shown[milestone].pictures == pictured[milestone]
    longest = max(shot.turn - shot.since for shot in plan)
    assert longest <= 6, "about five a picture"


@pytest.mark.parametrize("seed", range(40))
def test_whatever_the_game_every_turn_is_in_one_picture_and_there_are_never_too_many(seed: int) -> None:
    dice = Random(seed)
    turns, most = dice.choice((1, 2, 3, 30, 150, 151, 400, 2000)), dice.choice((2, 7, FILM_FRAMES_MAX))
    milestones = tuple(turn for turn in range(turns) if dice.random() < dice.choice((0.02, 0.2, 0.9)))
    pictured = [dice.choice((0, 1, 3)) if turn in milestones else 0 for turn in range(turns)]
    plan = shots(a_game(turns, milestones), pictured, most)
    assert 1 <= sum(shot.frames for shot in plan) <= most
    assert all(shot.frames for shot in plan)
    tables = [shot for shot in plan if shot.table]
    assert [turn for shot in tables for turn in range(shot.since, shot.turn + 1)] == list(range(turns))
    assert (plan[0].turn, plan[-1].turn, plan[-1].table) == (0, turns - 1, True)


@pytest.mark.parametrize("speed", Speed)
def test_news_stay_longer_and_the_end_the_longest(speed: Speed) -> None:
    turn = MILLISECONDS[speed]
    assert milliseconds(Shot(4, 4), 9, speed) == (turn,)
    assert milliseconds(Shot(4, 4, 2), 9, speed) == (NEWS * turn, NEWS * turn, turn)
    assert milliseconds(Shot(4, 4, 2, table=False), 9, speed) == (NEWS * turn, NEWS * turn)
    assert milliseconds(Shot(0, 0), 9, speed) == (DEAL * turn,)
    assert milliseconds(Shot(9, 8, 1), 9, speed) == (NEWS * turn, LAST * turn)
    assert LAST > NEWS > DEAL > 1


def test_slow_is_slower_than_normal_and_fast_is_faster() -> None:
    assert MILLISECONDS[Speed.SLOW] > MILLISECONDS[Speed.NORMAL] > MILLISECONDS[Speed.FAST]
