"""What is told of a game of Poker Champ; the worked examples of docs/story.md."""

import pytest

from bench.story import played
from engine import poker_champ as game
from engine.dice import Dice
from engine.french_deck import Category
from engine.poker_champ.chances import Sketch, chances
from engine.poker_champ.events import ShowdownHeld, WonUnseen
from engine.poker_champ.options import Options
from engine.poker_champ.story import deals, story
from engine.resampling import Part

LAST = Options("timed", 10), 9  # one deal to come


@pytest.mark.parametrize("seed", ["one", "two", "three"])
def test_the_deals_leave_what_the_game_says(seed: str) -> None:
    moments = played(game, {"length": "timed", "deals": "10"}, ["rookie"] * 4, seed)
    last = moments[-1][0]
    found = deals([event for _, told in moments for event in told], 4)

    assert len(found) == last.deal
    assert found[-1].chips == tuple(mine.chips for mine in last.seats)
    assert found[-1].awards == tuple(mine.awards for mine in last.seats)
    assert all(
        sum(part.paid for part in deal.parts) == sum(part.taken for part in deal.parts) for deal in found
    )


def test_a_deal_to_come_falls_to_anybody() -> None:
    """Worked example: one deal to come in which 2 were won. From 12 each it decides; 16 to 8 it does not."""
    options, played_so_far = LAST
    deal = (Part(2, 4), Part(2, 0))
    level = Sketch(options, (12, 12), (0, 0), played_so_far, (deal,), options.deals)
    ahead = Sketch(options, (16, 8), (0, 0), played_so_far, (deal,), options.deals)
    dice = Dice("a")

    assert {tuple(chances(level, dice)) for _ in range(40)} == {(1, 0), (0, 1)}
    assert {tuple(chances(ahead, dice)) for _ in range(40)} == {(1, 0)}


def test_an_award_counts_before_chips() -> None:
    """Worked example: 4 chips against 20, but the one Award: champion, unless the 4 are lost."""
    options, played_so_far = LAST
    small = Sketch(options, (4, 20), (1, 0), played_so_far, ((Part(2, 4), Part(2, 0)),), options.deals)
    dice = Dice("a")

    assert {tuple(chances(small, dice)) for _ in range(40)} == {(1, 0)}


def test_a_trap_is_a_pot_won_unseen_with_less_than_a_pair() -> None:
    moments = played(game, {"length": "timed", "deals": "30"}, ["rookie"] * 2, "traps")
    events = [event for _, told in moments for event in told]
    told = story(moments, "seed")

    assert [seat.counts["traps"] for seat in told.seats] == [
        sum(
            isinstance(event, WonUnseen) and event.seat == seat and event.hand.category < Category.PAIR
            for event in events
        )
        for seat in range(2)
    ]
    held = [event for event in events if isinstance(event, ShowdownHeld)]
    assert [mark.event for mark in told.marks if mark.gains] == held
    assert all(sum(mark.gains) == 0 for mark in told.marks)
