"""The steady hand (A.5): what is played for somebody absent."""

from random import Random

import pytest

from engine import gangster as game
from engine.gangster import State
from engine.gangster.actions import Drive, UnloadOwn
from engine.gangster.pieces import Place
from tests.helpers.gangster.by_hand import at
from tests.helpers.gangster.playouts import AGREEMENTS


def least(state: State) -> str:
    return str(game.least(game.view(state, state.board.seat)))


FULL = "spaces loop: " + "brown grey " * 5


def test_it_puts_an_own_gangster_out_and_only_one() -> None:
    assert least(at("equipment blue: door")) == "unload own"


def test_of_two_clans_the_first_that_may_puts_one_out() -> None:
    assert least(at(players=2)) == "blue unload own"
    assert least(at(FULL, players=2)) == "yellow unload own"


def test_else_it_drives_with_the_lowest_card_to_the_highest_first_number() -> None:
    """From the Loop a 1 leads to Chinatown (7), Stock Yards (3) and Gold Coast."""
    assert least(at(FULL)) == "drive 1 chinatown"
    assert least(at(FULL, "tile chinatown: T11", "tile stock-yards: T05")) == "drive 1 stock-yards"


def test_a_question_mark_counts_three_and_a_half() -> None:
    assert least(at(FULL, "tile chinatown: T15", "tile stock-yards: T09")) == "drive 1 chinatown"
    assert least(at(FULL, "tile chinatown: T15", "tile stock-yards: T14")) == "drive 1 stock-yards"
    assert least(at(FULL, "tile chinatown: T09", "tile stock-yards: T15")) == "drive 1 stock-yards"


def test_ties_go_in_the_order_of_the_map() -> None:
    assert (
        least(at(FULL, "tile chinatown: T09", "tile stock-yards: T14", "tile cicero: T05"))
        == "drive 1 stock-yards"
    )
    assert (
        least(at(FULL, "tile chinatown: T04", "tile west-side: T05", "tile stock-yards: T11"))
        == "drive 1 chinatown"
    )


def test_of_two_clans_the_one_with_the_lowest_card_drives() -> None:
    crowd = "brown grey " * 4
    full = ("tile cicero: T15", f"spaces cicero: {crowd}", "tile loop: T11", f"spaces loop: {crowd}")
    assert least(at(*full, players=2)) == "blue drive 1 chinatown"
    used = ("open blue: 2 3", "tile west-side: T05", "tile chinatown: T04")
    assert least(at(*full, *used, players=2)) == "yellow drive 1 west-side"


def test_where_gold_coast_alone_is_reached_it_takes_the_leftmost_piece_it_may() -> None:
    """On our map no card leads to Gold Coast alone, so such a view is made."""
    view = game.view(at("trunk blue: grey", "equipment blue: door"), 0)
    harbour = tuple(
        offer
        for offer in view.offers
        if isinstance(offer.action, Drive) and offer.action.to is Place.GOLD_COAST
    )
    alone = type(view)(view.seat, view.table, harbour)

    assert str(game.least(alone)) == "drive 1 gold-coast gun"


def test_a_table_of_absent_bosses_comes_to_its_end() -> None:
    for seats in range(2, 6):
        for number in range(seats % 2, len(AGREEMENTS), 2):  # each agreement at two sizes of table
            state = game.setup(seats, AGREEMENTS[number], f"absent {number}").state
            while awaited := game.awaited(state):
                line = game.least(game.view(state, awaited[0]))
                assert isinstance(line, Drive | UnloadOwn)
                state = game.apply(state, awaited[0], line).state


@pytest.mark.long("that computers answer as before is held by day")
def test_computers_beat_what_is_played_at_random() -> None:
    """One regular among three rookies: eight games, and it has the most in at least seven."""
    won = 0
    for seed in range(8):
        state = game.setup(4, AGREEMENTS[0], f"rookies {seed}").state
        dice = Random(seed)
        while awaited := game.awaited(state):
            level = "regular" if awaited[0] == seed % 4 else "rookie"
            line = game.choose(game.view(state, awaited[0]), level, str(dice.random()), ())
            state = game.apply(state, awaited[0], line).state
        won += seed % 4 in game.table(state).winners
    assert won >= 7
