"""What is told of a game of Chicago stud; the worked examples of docs/story.md."""

import pytest

from bench.story import one_of_many
from engine import chicago_stud as game
from engine.chicago_stud.chances import Sketch, chances
from engine.chicago_stud.pieces import Options
from engine.chicago_stud.story import deals, story
from engine.dice import Dice
from engine.resampling import Part

WON_TEN = ((Part(10, 20), Part(10, 0)),)


@pytest.mark.usefixtures("quick_thinkers")
@pytest.mark.parametrize("number", range(2))
def test_the_deals_leave_what_the_game_says(number: int) -> None:
    moments = one_of_many(game, number)
    last = moments[-1][0]
    events = [event for _, told in moments for event in told]
    found = deals(events, last.options, len(last.seats))
    end = game.result(last, events)

    assert found[-1].stacks == tuple(mine.stack for mine in last.seats)
    assert found[-1].loans == tuple(mine.loans for mine in last.seats)
    assert end is not None
    assert [seat.counts["traps"] for seat in story(moments, "seed").seats] == [
        figures["bluffs"] for figures in end.figures
    ]


def test_a_deal_to_come_falls_to_anybody() -> None:
    """Worked example: one deal to come in which 10 were won. 95 to 105 it decides, 85 to 115 it does not."""
    options = Options(laps=1)
    dice = Dice("a")
    close, far = (Sketch(options, stacks, (0, 0), 1, WON_TEN) for stacks in ((95, 105), (85, 115)))

    assert {tuple(chances(close, dice)) for _ in range(40)} == {(1, 0), (0, 1)}
    assert {tuple(chances(far, dice)) for _ in range(40)} == {(0, 1)}


def test_what_was_borrowed_counts_against_it() -> None:
    """Worked example: 150 chips, 100 of them borrowed, are less than 60."""
    sketch = Sketch(Options(laps=1), (150, 60), (1, 0), 2, WON_TEN)

    assert chances(sketch, Dice("a")) == [0, 1]


def test_in_later_deals_of_a_game_to_the_last_the_unit_is_larger() -> None:
    """Worked example: from the eleventh deal on 20 are won where 10 were: who has 15 is out or doubles."""
    sketch = Sketch(Options(end="last"), (15, 15), (0, 0), 10, WON_TEN)

    assert chances(sketch, Dice("a")) in ([1, 0], [0, 1])
