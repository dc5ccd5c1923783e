"""How long computers take."""

from dataclasses import replace
from datetime import timedelta

import pytest

from bot.table.clock import Pace
from bot.table.match import Match, Occupant, dealt
from bot.table.thinking_time import ThinkingTime, always
from engine import poker_champ
from engine.poker_champ import Options
from tests.helpers.opaque import inside

SHORTLY, ALONE = ThinkingTime().shortly, ThinkingTime().alone
LEAST, MOST = ThinkingTime().calmly


def table(people: int, computers: int) -> Match:
    """Poker Champ, where all decide at once."""
    seats = [Occupant(number + 1, f"P{number}", "capone") for number in range(people)]
    seats += [Occupant(None, "", "yale", level="easy") for _ in range(computers)]
    return dealt(
        poker_champ, 1, "poker-champ", seats, inside(poker_champ.setup(len(seats), Options(), 1))
    ).match


def folded(match: Match, *seats: int) -> Match:
    for seat in seats:
        match = match.played(poker_champ, seat, None, "fold").match
    return match


def test_where_several_people_decide_a_computer_is_not_always_first() -> None:
    taken = {
        ThinkingTime().before(poker_champ, replace(table(2, 2), version=version), Pace.DAY)
        for version in range(200)
    }

    assert min(taken) >= LEAST
    assert max(taken) <= MOST
    assert max(taken) - min(taken) > (MOST - LEAST) * 0.8


@pytest.mark.parametrize(
    ("match", "pace"),
    [
        (table(2, 2), Pace.NONE),
        (folded(table(2, 2), 0, 1), Pace.DAY),  # the table waits for computers alone
    ],
)
def test_nobody_waits_for_a_computer_in_vain(match: Match, pace: Pace) -> None:
    assert ThinkingTime().before(poker_champ, match, pace) == SHORTLY


def test_who_plays_with_computers_alone_waits_no_longer_than_it_takes_to_see_each() -> None:
    for pace in (Pace.NONE, Pace.DAY, Pace.THREE_MINUTES):
        assert ThinkingTime().before(poker_champ, table(1, 3), pace) == ALONE < SHORTLY
    assert always(SHORTLY).before(poker_champ, table(1, 3), Pace.NONE) == ALONE


def test_on_one_screen_a_computer_is_always_as_quick() -> None:
    assert always(timedelta(0)).before(poker_champ, table(2, 2), Pace.DAY) == timedelta(0)


def test_what_a_computer_holds_says_nothing_of_how_long_it_takes() -> None:
    one, other = (
        dealt(
            poker_champ,
            7,
            "poker-champ",
            table(2, 2).occupants,
            inside(poker_champ.setup(4, Options(), seed)),
        )
        for seed in (1, 2)
    )
    times = [ThinkingTime().before(poker_champ, each.match, Pace.DAY) for each in (one, other)]

    assert times[0] == times[1]
