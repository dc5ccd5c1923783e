"""What a hand says of the price of staying in."""

import pytest

from bot.skins.chicago_stud.pictures.price import price
from bot.skins.chicago_stud.words.catalogue import say
from bot.table.languages import LANGUAGES, Language
from engine import chicago_stud as game
from engine.chicago_stud import Options
from tests.helpers.chicago_stud.playouts import playout


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("seats", [2, 5])
def test_the_game_is_over_where_it_is_and_nowhere_else(seats: int, language: Language) -> None:
    """Also while others speak: whoever is in reads that there is nothing to call."""
    over = say(language, "picture-not-in", why="last")
    for move in playout(seats, Options(laps=1), seats):
        for seat in range(seats):
            view = game.view(move.step.state, seat)
            assert (price(view, language).words == over) == move.step.state.over
