"""Whatever happens in a game, there is a picture of it."""

import pytest

from engine.chicago_poker import Options
from tests.helpers.skins.painted import everything_shown, moves

FEWER = pytest.mark.long("tables of six are fullest; the approved pictures have smaller ones")


@pytest.mark.parametrize("seats", [*(pytest.param(each, marks=FEWER) for each in (2, 3, 4, 5)), 6])
def test_every_view_of_a_random_game_paints(seats: int) -> None:
    kinds = {
        kind.split()[0]
        for number, move in enumerate(moves(seats, 100 + seats, Options(), every=240, shootouts=1))
        for kind, _ in everything_shown(move, "fr", [number % seats])
    }

    assert {
        "table",
        "pocket",
        "hand",
        "town",
        "pocket-hand",
        "pocket-town",
        "shootout",
        "final",
        "reveal",
    } <= kinds


@pytest.mark.long("paints every picture of sixty games")
@pytest.mark.parametrize("seed", range(60))
def test_every_view_of_sixty_random_games_paints(seed: int) -> None:
    options = Options("french" if seed % 2 else "english", "short" if seed % 3 else "full", seed % 5 > 0)
    for move in moves(2 + seed % 5, seed, options, every=60):
        for _ in everything_shown(move, "en" if seed % 2 else "fr"):
            pass
