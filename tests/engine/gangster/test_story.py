"""What is told of a game of Gangster; the worked examples of docs/story.md."""

from dataclasses import replace
from math import exp, sqrt

import pytest

from bench.story import played
from engine import gangster as game
from engine.chances import spreads
from engine.gangster.chances import chances
from engine.gangster.computer.win_chances import likely
from engine.gangster.events import Bumped, GunUsed, Reckoned
from engine.gangster.story import Haul, story, what_chance_gave
from tests.helpers.gangster.by_hand import at, does

SIX = "turned: loop chinatown cicero bronzeville stock-yards greek-town"
SEVEN = f"{SIX} north-side"
THIRD_CARD = "open blue: 1"


def test_ten_points_ahead_with_sixteen_turns_to_come() -> None:
    """Worked example: 1.6 + 2.3 · √16 = 10.8, and 1 / (1 + e^(-10 / 10.8)) is 72 in 100."""
    first, second = likely((100, 90), 16)

    assert first == pytest.approx(1 / (1 + exp(-10 / 10.8)))
    assert first == pytest.approx(0.716, abs=0.001)
    assert first + second == pytest.approx(1)
    assert likely((100, 90), 1)[0] > first, "the less is left, the surer"


def test_what_a_seat_has_won_counts_for_its_chance() -> None:
    behind, level, ahead = (chances(replace(at(), influence=(points, 20, 20, 20))) for points in (10, 20, 40))

    assert behind[0] < level[0] < ahead[0]
    assert ahead[1:] == pytest.approx(
        tuple(level[seat] * (1 - ahead[0]) / (1 - level[0]) for seat in (1, 2, 3))
    )


def test_the_order_of_the_piles_changes_no_chance() -> None:
    before = at()
    other = replace(before, pile=before.pile[::-1], stock=before.stock[::-1], casino=before.casino[::-1])

    assert other != before
    assert chances(other) == chances(before)


def test_a_doubler_where_one_stands_is_luck() -> None:
    """Worked example: of six cards left one, West Side, brings Capone 5 points more, the others nothing.

    In the mean 5/6, variance 125/36; it comes: (5 - 5/6) / √(125/36) = √5 = 2.24 spreads above.
    """
    rest = "policeman policeman northwest-side little-italy north-side"
    before = at(THIRD_CARD, SIX, f"pile: west-side {rest}", "spaces west-side: blue")
    ((mine, *others),) = what_chance_gave(before, does(before, "drive 1 stock-yards").events)
    unlucky = at(THIRD_CARD, SIX, f"pile: {rest} west-side", "spaces west-side: blue")
    ((missed, *_),) = what_chance_gave(unlucky, does(unlucky, "drive 1 stock-yards").events)

    assert list(mine) == pytest.approx([5, 5 / 6, 125 / 36])
    assert spreads([mine]) == pytest.approx(sqrt(5))
    assert spreads([missed]) == pytest.approx(-1 / sqrt(5))
    assert all(draw.variance == 0 for draw in others)


def test_the_casino_card_is_luck_for_whom_it_pays() -> None:
    """Worked example: one "?" and a 4 of the cards 1 to 6: half a point above the mean of 3.5."""
    pile = "pile: west-side policeman policeman northwest-side little-italy"
    before = at(THIRD_CARD, SEVEN, pile, "casino: 4 1 2 3 5 6", "spaces little-italy: blue")
    _, (mine, *others) = what_chance_gave(before, does(before, "drive 1 stock-yards").events)

    assert list(mine) == pytest.approx([4, 3.5, 35 / 12])
    assert all(draw.variance == 0 for draw in others)


def test_days_of_reckoning_guns_bumps_and_the_biggest_haul() -> None:
    moments = played(game, {"length": "short", "gap-same-clan": "yes"}, ["rookie"] * 4, "hauls")
    events = [event for _, told in moments for event in told]
    scorings = [event.scoring for event in events if isinstance(event, Reckoned)]
    told = story(moments, "seed")

    assert told.turns == moments[-1][0].turns
    assert [mark.gains for mark in told.marks] == [scoring.gains for scoring in scorings]
    assert all(mark.gains[seat] == max(mark.gains) for mark in told.marks for seat in mark.winners)
    for kind, name in ((GunUsed, "guns"), (Bumped, "bumps")):
        assert [seat.counts[name] for seat in told.seats] == [
            sum(isinstance(event, kind) and event.seat == seat for event in events) for seat in range(4)
        ]
    assert told.surprise is not None
    assert isinstance(told.surprise.event, Haul)
    assert told.surprise.gain == max(
        share.points for scoring in scorings for district in scoring.districts for share in district.shares
    )
