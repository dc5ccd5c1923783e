"""What a story's curve says: who finished where, who came close, who was ahead."""

from bot.skins.standings import ahead, in_hundred, order, peaks, thinned, winners
from engine.story import SeatStory, Story, TurningPoint


def story(*rows: tuple[float, ...], turning: TurningPoint | None = None) -> Story:
    return Story(rows, (), turning, None, tuple(SeatStory(0) for _ in rows[0]))


THREE = story((0.3, 0.4, 0.3), (0.2, 0.5, 0.3), (0.1, 0.6, 0.3), (0.5, 0.2, 0.3), (1, 0, 0))


def test_the_winner_comes_first_then_the_others_by_their_chance_before_the_last_turn() -> None:
    assert order(THREE) == (0, 2, 1)
    assert winners(THREE) == (0,)
    assert winners(story((0.5, 0.5), (0.5, 0.5))) == (0, 1)


def test_only_those_who_were_close_and_closer_than_at_the_start_have_a_peak() -> None:
    assert [(peak.seat, peak.turn, peak.chance) for peak in peaks(THREE)] == [(1, 2, 0.6)]
    assert peaks(story((0.5, 0.5), (0.5, 0.5), (1, 0))) == ()


def test_nobody_who_shared_the_win_came_close_to_it() -> None:
    shared = story((0.3, 0.3, 0.4), (0.2, 0.6, 0.2), (0.1, 0.2, 0.7), (0.5, 0.5, 0))

    assert [peak.seat for peak in peaks(shared)] == [2]


def test_who_was_ahead_of_all_others_after_most_turns() -> None:
    assert ahead(THREE) == (1, 2)
    assert ahead(story((0.5, 0.5), (0.5, 0.5), (1, 0))) is None
    assert ahead(story((0.5, 0.5), (1, 0))) is None


def test_chances_are_told_in_hundred() -> None:
    assert [in_hundred(chance) for chance in (0, 0.004, 0.006, 0.07, 1)] == ["<1", "<1", "1", "7", "100"]


def test_a_long_curve_is_drawn_in_fewer_points_that_keep_its_ends_peaks_and_turning_point() -> None:
    rows = [(0.5, 0.5)] + [(0.3, 0.7) if turn == 150 else (0.5, 0.5) for turn in range(1, 299)] + [(1, 0)]
    long = story(*rows, turning=TurningPoint(200, 0, 0.5, 0.5))

    points = thinned(long, 100)
    assert len(points) < 120
    assert points[0] == (0, (0.5, 0.5))
    assert points[-1] == (299, (1, 0))
    assert (150, (0.3, 0.7)) in points
    assert {199, 200} <= {turn for turn, _ in points}
    assert [turn for turn, _ in points] == sorted(turn for turn, _ in points)
    assert len(thinned(THREE, 100)) == 5
