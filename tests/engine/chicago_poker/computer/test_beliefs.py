"""How hidden cards may lie: as the boss knows them, and the likelier the better their owners' play fits."""

from collections.abc import Iterator
from itertools import islice
from math import log
from statistics import fmean

import pytest

from bench.training.hands import groups
from engine.chicago_poker import Options
from engine.chicago_poker.computer import Level, reading
from engine.chicago_poker.computer.beliefs import Beliefs, features, spots
from engine.chicago_poker.computer.foresight import by_lot
from engine.chicago_poker.computer.habits import SEASONED
from engine.chicago_poker.computer.imagined import RAID, UNKNOWN, Imagined
from engine.chicago_poker.computer.kingpin import believed
from engine.chicago_poker.computer.net import Layer, Net, trained
from engine.chicago_poker.computer.odds import VALUE, WEIGHTS
from engine.chicago_poker.options import Rulebook
from engine.chicago_poker.pieces import SPECIALS
from engine.dice import Dice
from tests.helpers.chicago_poker.computer_games import Decision, played
from tests.helpers.chicago_poker.losses import loss

TABLE = (Level.REGULAR, Level.ROOKIE, Level.REGULAR)
MEAN_VALUE = 7  # which of the whole's features tells of the gangsters in a rival's hand


def settled(options: Options, seed: int, every: int) -> Iterator[Decision]:
    calm = (each for each in played(TABLE, options, seed) if not each.view.table.tie)
    return islice((each for each in calm if not each.view.table.searching), 0, None, every)


def worlds_of(decision: Decision, number: int = 2) -> tuple[Imagined, list[Imagined]]:
    """The table as its boss sees it, and some worlds that they believe in."""
    dice = Dice("beliefs")
    table = reading.pictured(decision.view, dice)
    return table, list(islice(believed(decision.view, decision.events, table, dice), number))


@pytest.mark.parametrize("rulebook", ["english", "french"])
def test_in_every_world_each_card_lies_somewhere_once(rulebook: Rulebook) -> None:
    deck = sorted([*range(len(WEIGHTS)), *map(reading.number_of, SPECIALS)])
    for decision in settled(Options(rulebook=rulebook), seed=8, every=30):
        for world in worlds_of(decision)[1]:
            columns = [card for row in world.columns for column in row for card in column]
            hands = [card for held in (*world.hands, *world.extras) for card in held]

            assert sorted([*columns, *hands, *world.deck, *world.discard]) == deck
            assert len(world.deck) == len(decision.state.deck)


def test_a_world_is_as_the_boss_knows_it() -> None:
    """Own cards, what lies open, what raids have shown, the discard pile; how many cards each rival holds."""
    raided = 0
    for decision in settled(Options(), seed=8, every=9):
        table, worlds = worlds_of(decision)
        raided += any(back.slot is not None for back in decision.view.known)
        for world in worlds:
            assert (world.hands[decision.seat], world.extras[decision.seat]) == (
                table.hands[decision.seat],
                table.extras[decision.seat],
            )
            assert sorted(world.discard) == sorted(map(reading.number_of, decision.state.discard))
            assert [world.held(seat) for seat in range(3)] == [table.held(seat) for seat in range(3)]
            for seat, row in enumerate(table.columns):
                for place, column in enumerate(row):
                    found = world.columns[seat][place]
                    assert all(card in (UNKNOWN, found[slot]) for slot, card in enumerate(column))
    assert raided


def test_backs_are_gangsters_and_columns_weigh_what_lies_in_them() -> None:
    for decision in settled(Options(), seed=3, every=18):
        for world in worlds_of(decision)[1]:
            for row, weights in zip(world.columns, world.weights, strict=True):
                assert all(card < RAID for column in row for card in column)
                assert [sum(WEIGHTS[card] for card in column) for column in row] == weights
            assert all(card < RAID for hand in world.hands for card in hand)
            assert all(card >= RAID for extras in world.extras for card in extras)


def likes(worth: float) -> Net:
    """Finds a rival's cards the likelier the higher (or, below nothing, the lower) the gangsters in hand."""
    eye = tuple(float(number == MEAN_VALUE) for number in range(len(trained("hidden").whole.rows[0])))
    nothing = (0.0,) * len(trained("hidden").place.rows[0])
    return Net(Layer((eye,), (0.0,), (worth,)), Layer((nothing,), (0.0,), (0.0,)))


def mean_value(net: Net) -> float:
    """Of rivals' gangsters, over many worlds of one position."""
    decision = next(each for each in settled(Options(), seed=8, every=30) if each.view.table.turn > 8)
    dice = Dice("chain")
    table = reading.pictured(decision.view, dice)
    first = next(by_lot(decision.view, decision.events, table, SEASONED, dice))
    worlds = Beliefs(table, first, decision.seat, SEASONED, net, dice).worlds()
    return fmean(
        VALUE[card]
        for world in islice(worlds, 60)
        for seat in range(world.seats)
        for card in world.hands[seat]
        if seat != decision.seat
    )


def test_what_the_net_finds_likely_is_what_is_believed() -> None:
    low, even, high = (mean_value(likes(worth)) for worth in (-40.0, 0.0, 40.0))

    assert low + 2 < even < high - 2


def test_a_world_once_given_changes_no_more() -> None:
    decision = next(settled(Options(), seed=8, every=50))
    dice = Dice("beliefs")
    worlds = believed(decision.view, decision.events, reading.pictured(decision.view, dice), dice)
    first = next(worlds)
    as_it_was = first.copy()
    others = [next(worlds) for _ in range(5)]

    assert (first.hands, first.columns, first.deck) == (as_it_was.hands, as_it_was.columns, as_it_was.deck)
    assert any(other.hands != first.hands for other in others)


def test_the_net_has_an_input_for_every_feature() -> None:
    net = trained("hidden")
    for decision in settled(Options(), seed=5, every=40):
        for world in worlds_of(decision, 1)[1]:
            for rival in {*range(3)} - {decision.seat}:
                whole, places = features(world, rival, spots(world, rival, SEASONED), SEASONED)
                assert len(whole) == len(net.whole.rows[0])
                assert {len(place) for place in places} == {len(net.place.rows[0])}


@pytest.mark.long("that computers answer as before is held by day")
def test_the_true_cards_are_found_likelier_than_others() -> None:
    """Of four ways, in games that the net has never seen; by lot the loss would be the logarithm of four."""
    unseen = [each for game in range(3) for each in groups(4, "never seen", game, level="regular")]

    assert len(unseen) > 100
    assert loss(trained("hidden"), unseen) < log(4) - 0.3
