"""What `make train` fits the fourth level's nets to, and how."""

import json
from math import log
from pathlib import Path

import pytest

from bench.training.hands import WAYS, groups
from bench.training.positions import positions
from engine.chicago_poker.computer import net
from engine.chicago_poker.computer.net import trained

NETS = ("value", "value of two", "hidden", "hidden of two")


def test_a_game_gives_positions_of_its_seats_and_says_who_won() -> None:
    found = [positions(3, "training", game) for game in range(12)]

    assert found == [positions(3, "training", game) for game in range(12)]
    assert sum(map(bool, found)) > 6
    for game, several in enumerate(found):
        assert {each.game for each in several} <= {game}
        assert len({each.true for each in several}) <= 1
        assert all(len(each.members) == 3 for each in several)
    assert {each.true for several in found for each in several} == {0, 1, 2}


def test_a_game_gives_a_rivals_cards_as_they_lie_among_others() -> None:
    found = groups(2, "training", 0, level="regular")

    assert len(found) > 10
    for each in found:
        assert (len(each.members), each.true) == (WAYS, 0)
        assert len({str(member) for member in each.members}) > 1
        held = {(whole[0], len(places)) for whole, places in each.members}
        assert len(held) == 1  # as many cards in hand, as many places


@pytest.mark.long("It trains all four nets; make test tries their positions and a fit.")
def test_training_writes_nets_that_the_level_reads(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From a handful of games, in which they learn next to nothing."""
    pytest.importorskip("numpy")
    from bench.training import __main__ as training

    monkeypatch.setattr(training, "VALUE_GAMES", {2: 1500, 3: 1300})
    monkeypatch.setattr(training, "HANDS_GAMES", {2: 200})
    written = tmp_path / "kingpin.json"
    training.main(["--share", "0.01", "--cores", "1", "--out", str(written)])
    made = json.loads(written.read_text())["made"]

    for name in NETS:
        assert (made[name]["seed"], made[name]["share"]) == ("kingpin", 0.01)
        assert all(number > 0 for number in made[name]["positions"].values())
        assert made[name]["positions"].keys() == made[name]["loss"].keys()
    shapes = [[(len(layer.rows), len(layer.rows[0])) for layer in trained(name)] for name in NETS]
    monkeypatch.setattr(net, "WEIGHTS", written)
    trained.cache_clear()
    try:
        new = [[(len(layer.rows), len(layer.rows[0])) for layer in trained(name)] for name in NETS]
    finally:
        trained.cache_clear()
    assert new == shapes


def test_a_fit_finds_what_tells_the_true_member_and_the_game_reads_it_as_it_was_fitted() -> None:
    numpy = pytest.importorskip("numpy")
    from bench.training.fitting import Fit, Groups

    dice = numpy.random.default_rng(1)
    whole = dice.standard_normal((2000, 3, 5)).astype(numpy.float32) * 7 + 3
    places = dice.standard_normal((2000, 3, 2, 4)).astype(numpy.float32)
    true = (whole[:, :, 2] / 7 + places[:, :, :, 1].sum(2)).argmax(1)
    games = numpy.arange(2000) // 4
    fit = Fit([Groups("made up", games, whole, places, true)], (6, 6), seed=1)
    before = fit.run(0)["made up"]

    assert fit.run(300)["made up"] < 0.5 * log(3) < before
    kept = fit.kept()
    read = net.Net(*(net.Layer(**kept[part]) for part in net.Net._fields))
    right = 0
    for group in range(200):
        scores = [read.score(whole[group, member], places[group, member]) for member in range(3)]
        right += max(range(3), key=scores.__getitem__) == true[group]
    assert right > 150
