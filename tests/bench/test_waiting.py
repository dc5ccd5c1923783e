"""What the bench of waiting counts: every game ends, and what people settle ahead is what they see."""

import pytest

from bench.lookers import GAMES, Played, played


def once(name: str, *, ahead: bool, level: str = "rookie") -> Played:
    return played(name, level, 3, 3.0, ahead, 7)


@pytest.mark.parametrize("name", GAMES)
def test_everybody_is_asked_and_the_table_stands_at_most_so_often(name: str) -> None:
    game = once(name, ahead=False)

    assert 0 < game.waits <= game.questions
    assert game.hours > 0
    assert game.left == game.held == 0


@pytest.mark.by_day("chicago-stud", why="the coordinator's tests hold for each game what is settled")
@pytest.mark.parametrize("name", GAMES)
def test_what_people_settle_is_played_without_a_question(name: str) -> None:
    before, after = once(name, ahead=False), once(name, ahead=True)

    assert after.left > 0
    assert after.held > 0 or after.waits < before.waits  # the rules of stud carry orders out themselves
    assert after.hours < before.hours
    assert after.alike <= after.held


def test_the_same_seed_is_the_same_game() -> None:
    assert once("chicago-stud", ahead=True) == once("chicago-stud", ahead=True)


@pytest.mark.by_day("gangster", why="a lobby's expectation changes with the bench alone")
@pytest.mark.parametrize("name", GAMES)
def test_a_lobby_expects_about_what_the_bench_measures(name: str) -> None:
    """Its figures are of a run of this bench; two games tell if they are of another game altogether."""
    info = GAMES[name].game.info
    expected = info.effort(info.agreed(GAMES[name].options), 3)
    found = [played(name, "regular", 3, 3.0, False, seed) for seed in range(2)]
    asked_at_once = 2 if info.ahead else 1

    assert sum(each.questions for each in found) / 6 == pytest.approx(expected.questions, rel=0.5)
    assert sum(each.hours for each in found) / 32 / asked_at_once == pytest.approx(expected.days, rel=0.5)
