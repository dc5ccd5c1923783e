"""Every sprite that a picture of Poker Champ asks for was built at that very size."""

from collections.abc import Iterator

import pytest

from bot.skins.poker_champ import skin
from engine import poker_champ as game
from engine.poker_champ import Options
from tests.helpers.poker_champ.playouts import playout
from tests.helpers.skins.preview import unpainted
from tools.pictures.poker_champ.every_piece import every_piece

NAMES = ("Lucie", "Théo", "", "Nono", "Karim B.", "Alexandra-Maria")


@pytest.fixture
def strict() -> Iterator[None]:
    with unpainted():
        yield


@pytest.mark.usefixtures("strict")
def test_no_picture_asks_for_a_sprite_that_was_not_built() -> None:
    for _ in every_piece("en"):
        pass


@pytest.mark.by_day("6", why="another game of the same pieces")
@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("seats", [3, 6])
def test_nor_does_a_random_game(seats: int) -> None:
    moves = list(playout(seats, Options("timed", 10), seats))
    for number, move in enumerate(moves):
        shown = game.table(move.step.state)
        if number % 3 == 0:
            skin.paint_news(move.step.events, shown, NAMES[:seats], "en")
        if number % 30 == 0 or shown.winners:
            for form in ("wide", "pocket"):
                skin.paint_table(shown, NAMES[:seats], "en", form=form)
                view = game.view(move.step.state, number % seats)
                skin.paint_private(view, NAMES[:seats], "en", form=form)
