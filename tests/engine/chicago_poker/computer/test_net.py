"""Small nets that add up, and the weights that the game brings along."""

import json

import pytest

from engine.chicago_poker.computer.net import WEIGHTS, Layer, Net, trained

TWO_CELLS = Layer(rows=((1.0, 0.0), (0.0, 2.0)), biases=(0.0, -1.0), says=(3.0, -5.0))


def test_a_cell_counts_by_its_weight_and_only_above_nothing() -> None:
    assert TWO_CELLS.said((2.0, 0.25)) == 3 * 2.0
    assert TWO_CELLS.said((-2.0, 1.0)) == -5 * (2.0 - 1.0)
    assert TWO_CELLS.said((-2.0, 0.5)) == 0


def test_a_score_adds_up_what_the_whole_and_every_place_say() -> None:
    net = Net(whole=TWO_CELLS, place=Layer(rows=((1.0,),), biases=(0.0,), says=(0.5,)))

    assert net.score((2.0, 0.25), [(4.0,), (-4.0,), (1.0,)]) == 6 + 2 + 0.5


@pytest.mark.parametrize("name", ["value", "value of two", "hidden", "hidden of two"])
def test_every_cell_of_a_layer_has_its_bias_and_its_weight(name: str) -> None:
    for layer in trained(name):
        assert len(layer.rows) == len(layer.biases) == len(layer.says)
        assert len({len(row) for row in layer.rows}) == 1


def test_the_weights_say_where_they_are_from() -> None:
    kept = json.loads(WEIGHTS.read_text())
    made = kept.pop("made")

    assert made.keys() == kept.keys()
    for one in made.values():
        assert {"version", "seed"} <= one.keys()
        assert all(one.values())
