"""What is told of a finished game, in every game of the house; the worked examples of docs/story.md."""

from collections.abc import Callable
from functools import cache
from typing import TypeVar

import pytest

from bench.story import Moment, played
from bot.table.results import BEST
from engine import chances
from engine.chances import EVEN, TURNING, biggest, drawn_from, needed, neighbours, spreads, turning_point
from engine.dice import Dice
from engine.game import Result
from engine.resampling import Part, redealt
from engine.story import HAUL, LUCK, SURPRISE, SURPRISING, SeatStory, Story, Surprise, TurningPoint
from tests.helpers.all_games import ENGINES, AnyGame

Test = TypeVar("Test", bound=Callable[..., None])

BY_NAME = {game.info.name: game for game in ENGINES}


def every_game(test: Test) -> Test:
    """Of each game, whose chances are tried less often: stories of the same games are shared."""
    each = pytest.mark.parametrize("game", ENGINES, ids=lambda game: game.info.name)
    marked: Test = pytest.mark.usefixtures("quick_thinkers")(each(test))
    return marked


QUICK = {  # so that a game is over soon
    "chicago-poker": {"length": "short"},
    "gangster": {"length": "sprint"},
    "chicago-stud": {"laps": "2"},
    "poker-champ": {"length": "timed", "deals": "10"},
}


def a_game(game: AnyGame, seed: str = "told") -> list[Moment]:
    return _played(game.info.name, seed)


def a_story(game: AnyGame, seed: str = "told") -> Story:
    return _story(game.info.name, seed)


def stories(game: AnyGame) -> list[Story]:
    return [a_story(game, seed) for seed in ("told", "told-3")]


@cache
def _played(name: str, seed: str) -> list[Moment]:
    game = BY_NAME[name]
    words = {option.name: option.values[0] for option in game.info.options}
    return played(game, words | QUICK.get(name, {}), [game.info.levels[0]] * 2, seed)


@cache
def _story(name: str, seed: str) -> Story:
    return BY_NAME[name].story(_played(name, seed), "seed")


@every_game
def test_a_curve_is_chances_and_ends_as_the_game_did(game: AnyGame) -> None:
    story, moments = a_story(game), a_game(game)

    end = game.result(moments[-1][0], [event for _, told in moments for event in told])

    assert end is not None
    assert all(sum(row) == pytest.approx(1) for row in story.curve)
    assert all(0 <= chance <= 1 for row in story.curve for chance in row)
    assert story.curve[-1] == tuple((rank == 1) / len(end.winners) for rank in end.ranks)
    assert len(story.seats) == len(end.ranks)


@every_game
def test_what_is_told_lies_within_the_game(game: AnyGame) -> None:
    story = a_story(game)
    turns = range(1, story.turns + 1)

    assert story.marks
    assert all(mark.turn in turns for mark in story.marks)
    assert [mark.turn for mark in story.marks] == sorted(mark.turn for mark in story.marks)
    assert all(len(mark.gains) in (0, len(story.seats)) for mark in story.marks)
    for point in filter(None, (each.turning_point for each in stories(game))):
        assert point.turn in range(1, max(each.turns for each in stories(game)))
        assert point.after - point.before >= TURNING
        assert point.before <= EVEN
    assert story.turning_point is None or story.curve[-1][story.turning_point.seat] > 0
    assert story.surprise is None or story.surprise.turn in turns


@every_game
def test_a_story_tells_the_figures_that_its_game_declares(game: AnyGame) -> None:
    declared = game.info.story_figures
    always = [name for name in declared if not name.startswith(BEST)]  # the others need something to tell

    told = [seat.figures for story in stories(game) for seat in story.seats]

    assert always[0] == LUCK
    assert all(list(figures)[: len(always)] == always for figures in told)
    assert set(always) <= {name for figures in told for name in figures} <= set(declared)


@every_game
def test_the_biggest_surprise_is_the_biggest_of_those_that_were_each_seats_own(game: AnyGame) -> None:
    for story in stories(game):
        owned = {seat: each.surprise for seat, each in enumerate(story.seats) if each.surprise is not None}
        assert all(each.seat == seat for seat, each in owned.items())
        least_expected = min(
            owned.values(), key=lambda each: (each.chance or 0, -(each.gain or 0), each.turn), default=None
        )
        assert story.surprise == least_expected


@every_game
def test_the_same_game_is_the_same_story_however_it_is_handed_over(game: AnyGame) -> None:
    """In lists or tuples; and the seed moves nothing but what is tried by dice."""
    moments = [(state, list(told)) for state, told in a_game(game)]
    other = game.story(tuple(moments), "another seed")

    assert game.story(moments, "seed") == a_story(game)
    assert [mark.turn for mark in other.marks] == [mark.turn for mark in a_story(game).marks]
    assert [seat.luck for seat in other.seats] == [seat.luck for seat in a_story(game).seats]
    assert other.curve[-1] == a_story(game).curve[-1]


@every_game
def test_nothing_is_told_before_the_end(game: AnyGame) -> None:
    with pytest.raises(ValueError, match="not over"):
        game.story(a_game(game)[:1], "seed")


@every_game
def test_at_the_deal_nobody_is_far_ahead_in_the_mean(game: AnyGame) -> None:
    firsts = [story.curve[0] for story in stories(game)]

    means = [sum(chances) / len(firsts) for chances in zip(*firsts, strict=True)]

    assert means == pytest.approx([1 / 2] * 2, abs=0.15)


def test_neighbours_are_never_beyond_a_mark() -> None:
    """Worked example: ten turns, a mark at turn 4. Turn 3 leans on 1 and 2, turn 4 on 5 and 6."""
    assert neighbours(3, 10, {4}) == {3: 1.0, 2: 0.5, 1: 0.25}
    assert neighbours(4, 10, {4}) == {4: 1.0, 5: 0.5, 6: 0.25}
    assert neighbours(7, 10, {4}) == {7: 1.0, 6: 0.5, 5: 0.25, 8: 0.5, 9: 0.25}
    assert neighbours(0, 1, set()) == {0: 1.0}


def test_a_turn_rests_on_thirty_tries_at_least() -> None:
    """Worked example: tried alone it takes 30; with both neighbours and theirs 8 times each will do."""
    alone, amid = {0: 1.0}, neighbours(5, 10, ())

    assert needed(alone, 8) == 30
    assert needed(amid, 1) == 8  # 2.5² / 1.625 = 3.85 times 8 is 30.8
    assert needed(amid, 12) == 12


def test_a_curve_jumps_at_a_mark_and_is_smooth_elsewhere() -> None:
    """Worked example: certain rows 0, 0, 1, 1 of one seat; with the jump marked it stays a jump."""
    end = Result((1, 2), None, ({}, {}))

    def as_it_is(position: float, _dice: Dice) -> list[float]:
        return [position, 1 - position]

    marked = chances.curve([0.0, 0.0, 1.0, 1.0], {2}, end, as_it_is, 1, "seed")
    smooth = chances.curve([0.0, 0.0, 1.0, 1.0], (), end, as_it_is, 1, "seed")

    assert [row[0] for row in marked] == [0, 0, 1, 1, 1]
    assert [row[0] for row in smooth] == pytest.approx([0.25 / 1.75, 0.75 / 2.25, 1.5 / 2.25, 1.5 / 1.75, 1])


def test_the_turning_point_is_the_greatest_rise_that_lasts() -> None:
    """Worked example: from 20 to 70 at turn 1 is lost again; from 15 to 45 at turn 3 never is."""
    mine = (0.2, 0.7, 0.15, 0.45, 0.4, 0.6, 0.8, 1.0)
    rows = [(chance, 1 - chance) for chance in mine]

    assert turning_point(rows, (0,)) == TurningPoint(3, 0, 0.15, 0.45)
    assert turning_point([(0.5, 0.5), (0.5, 0.5)], (0, 1)) is None


def test_the_last_turn_is_never_the_turning_point() -> None:
    """Worked example: 20, 30, 45, 100. The end is the greatest rise, and turns nothing any more."""
    chances = [0.2, 0.3, 0.45, 1.0]
    rows = [(chance, 1 - chance) for chance in chances]

    assert turning_point(rows, (0,)) == TurningPoint(2, 0, 0.3, 0.45)
    assert turning_point(rows[2:], (0,)) is None


def test_a_favourite_s_rise_and_a_small_one_turn_nothing() -> None:
    """From 86 to 93 the winner only led on; from 40 to 54 it was luck."""
    for mine in ((0.5, 0.86, 0.93, 1.0), (0.2, 0.3, 0.4, 0.54, 0.6, 1.0), (0.55, 0.55, 0.8, 1.0)):
        point = turning_point([(chance, 1 - chance) for chance in mine], (0,))
        assert point is None or (point.before, point.after) == (0.5, 0.86)


def test_a_surprise_is_what_20_in_100_believed_or_fewer() -> None:
    """Worked example: of 19, 4 and 90 in 100 the 4 is told; 21 alone is no surprise."""
    chances_by_turn = ((9, 0.04), (3, 0.19), (5, 0.9), (7, 0.21), (8, SURPRISING))
    four, nineteen, ninety, more, most = (Surprise(turn, 0, chance=each) for turn, each in chances_by_turn)

    assert biggest([nineteen, four, ninety]) == four
    assert biggest([ninety, more]) is None
    assert biggest([more, most]) == most
    assert biggest([]) is None


@every_game
def test_no_surprise_that_more_than_20_in_100_believed_is_told_of_anybody(game: AnyGame) -> None:
    for story in stories(game):
        told = [story.surprise, *(seat.surprise for seat in story.seats)]
        assert all(each is None or each.chance is None or each.chance <= SURPRISING for each in told)


def test_statistics_keep_luck_in_hundredths_and_surprise_in_bits() -> None:
    """Worked example: 4 in 100 are −log₂ 0.04 = 4.64 bits; half a spread is 50 hundredths."""
    believed, haul = Surprise(9, 0, chance=0.04), Surprise(9, 0, gain=24)

    assert SeatStory(0.5, {"traps": 2}, believed).figures == {LUCK: 50, "traps": 2, SURPRISE: 464}
    assert SeatStory(-0.804, {"guns": 1}, haul).figures == {LUCK: -80, "guns": 1, HAUL: 24}
    assert SeatStory(0.0).figures == {LUCK: 0}


def test_luck_is_counted_in_spreads_of_all_draws_together() -> None:
    """Worked example: from 1, 3, 5 (mean 3, variance 8/3) drawn 5, 5 and 3: 4 above, spread √8, luck √2."""
    draws = [drawn_from(value, [1, 3, 5]) for value in (5, 5, 3)]

    assert draws[0][:2] == (5, 3)
    assert draws[0].variance == pytest.approx(8 / 3)
    assert spreads(draws) == pytest.approx(2**0.5)
    assert spreads([]) == 0
    assert spreads([drawn_from(7, [7])]) == 0


def test_a_deal_dealt_again_makes_and_loses_no_chip() -> None:
    """Worked example: one paid 6 and took 9, another paid 3; nobody pays more than they have."""
    deal = (Part(6, 9), Part(3, 0))
    after = {tuple(redealt(deal, (10, 2, 50), (0, 1), Dice(str(number)))) for number in range(20)}

    assert after == {(12, 0, 50), (7, 5, 50)}  # 2 paid of 3, and of 6: the pot is as much smaller


def test_where_more_sat_in_a_deal_its_pot_is_whose_part_paid_most() -> None:
    deal = (Part(1, 9), Part(5, 0), Part(3, 0))
    after = {tuple(redealt(deal, (10, 10), (0, 1), Dice(str(number)))) for number in range(40)}

    assert (13, 7) in after  # paid 3 and 5: the 8 go to the one who paid 5
    assert all(sum(chips) == 20 for chips in after)
