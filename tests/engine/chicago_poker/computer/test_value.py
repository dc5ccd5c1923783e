"""Chances to win an imagined game: what they depend on, and that they come true."""

from math import log

import pytest

from bench.sketched import by, dealt, played
from bench.training.positions import positions
from engine.chicago_poker import Options
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.imagined import RAID, VACANT, Imagined
from engine.chicago_poker.computer.instinct import next_turn, take_turn
from engine.chicago_poker.computer.net import Net, trained
from engine.chicago_poker.computer.value import features, reach, win_chance
from engine.chicago_poker.pieces import ACTIONS, FULL_COLUMN
from engine.dice import Dice
from tests.helpers.chicago_poker.losses import loss

SIZES = range(2, 7)


@pytest.fixture
def net() -> Net:
    return trained("value")


def after(turns: int, seats: int, seed: str = "value") -> Imagined:
    table = dealt(seats, Options(), seed)
    for _ in range(turns):
        take_turn(table, SEASONED)
        next_turn(table)
        table.left = ACTIONS
    return table


@pytest.mark.parametrize("seats", SIZES)
def test_the_net_has_an_input_for_every_feature(seats: int, net: Net) -> None:
    for whole, places in features(after(9, seats), SEASONED):
        assert len(whole) == len(net.whole.rows[0])
        assert {len(place) for place in places} == {len(net.place.rows[0])}


@pytest.mark.parametrize("seats", SIZES)
def test_one_of_them_wins(seats: int, net: Net) -> None:
    table = after(9, seats)
    chances = [win_chance(table, seat, SEASONED, net) for seat in range(seats)]

    assert table.winner < 0
    assert sum(chances) == pytest.approx(1)
    assert all(0 < chance < 1 for chance in chances)
    assert len(set(chances)) == seats


def test_a_game_that_is_won_is_won(net: Net) -> None:
    table = dealt(3, Options(), "to its end")
    winner = played(table, [by(SEASONED)] * 3)

    assert [win_chance(table, seat, SEASONED, net) for seat in range(3)] == [
        seat == winner for seat in range(3)
    ]


@pytest.mark.parametrize(
    "seats", [2, pytest.param(4, marks=pytest.mark.long("another size of table; two are judged by day"))]
)
def test_chances_come_true_more_often_than_equal_ones(seats: int, net: Net) -> None:
    """In games that the net has never seen; by equal chances the loss is the logarithm of the seats."""
    unseen = [each for game in range(25) for each in positions(seats, "never seen", game)]

    assert len(unseen) > 50
    assert loss(net, unseen) < log(seats) - 0.08


def test_a_tile_more_is_a_better_chance(net: Net) -> None:
    for seed in range(10):
        table = after(8, 2, f"{seed}")
        richer = table.copy()
        place = next(place for place in range(table.places) if table.kinds[place] != VACANT)
        richer.award(place, 0)
        poorer = table.copy()
        poorer.award(place, 1)
        if richer.winner == poorer.winner == -1:
            assert win_chance(richer, 0, SEASONED, net) > win_chance(poorer, 0, SEASONED, net)


def test_the_order_of_the_deck_and_of_the_stock_is_nobodys_chance() -> None:
    table = after(9, 3)
    other = table.copy()
    Dice("another order").shuffle(other.deck)
    Dice("another order").shuffle(other.stock)

    assert other.deck != table.deck
    assert features(other, SEASONED) == features(table, SEASONED)


def test_more_gangsters_of_the_hand_make_no_column_worse() -> None:
    for table in (after(turns, 3) for turns in range(1, 25, 4)):
        for seat in range(3):
            for place in range(table.places):
                for finished in (False, True):
                    found = reach(table, seat, place, SEASONED, finished=finished)
                    assert list(found) == sorted(found)


def test_a_hand_adds_nothing_to_a_full_column() -> None:
    table = after(9, 3)
    table.columns[0][0] = [card for card in table.deck if card < RAID][:FULL_COLUMN]

    assert table.hands[0]
    assert len(set(reach(table, 0, 0, SEASONED, finished=True))) == 1


def test_an_empty_hand_adds_nothing_anywhere() -> None:
    table = after(9, 3)
    table.hands[0] = []

    assert all(
        len(set(reach(table, 0, place, SEASONED, finished=False))) == 1 for place in range(table.places)
    )
