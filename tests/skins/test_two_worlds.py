"""In any game, no byte of a picture and no letter of its alt text tells others of a hidden card."""

from random import Random
from typing import Any

import pytest

from bot.games import RegisteredGame, games
from engine.game import Seat
from tests.helpers.worlds import exchanged, some_positions

SEATS = 3
NAMES = ("Lucie", "Théo", "Marguerite_92")

pytestmark = pytest.mark.usefixtures("scenes")
MORE = pytest.mark.long("its own test_two_worlds.py compares more of its pictures in make test")
DAY = ("chicago-poker", "whispers")


@pytest.mark.parametrize(
    "game",
    [
        pytest.param(game, id=name, marks=() if name in DAY else MORE)
        for name, game in games(hidden=True).items()
    ],
)
def test_pictures_of_others_are_the_same_when_a_hidden_card_is_another(game: RegisteredGame) -> None:
    dice = Random(4)
    positions = [*some_positions(game.engine, SEATS, dice, every=1, most=dice.randrange(12, 30))]
    owner, reader = dice.sample(range(SEATS), 2)
    found = (  # in Gangster, nobody's card
        (known, state, exchanged(game.info.name, state, known, dice))
        for state in reversed(positions)
        for known in (owner, None)
    )

    known, state, exchange = next(each for each in found if each[2] is not None)

    assert exchange is not None
    assert painted(game, exchange.state, reader) == painted(game, state, reader)
    if known is not None:
        assert own(game, exchange.state, owner) != own(game, state, owner)


def painted(game: RegisteredGame, state: Any, reader: Seat) -> list[Any]:
    """The table as everybody sees it, the reader's own pictures, and those of one looking back."""
    table, view = game.engine.table(state), game.engine.view(state, reader)
    return [
        game.skin.paint_table(table, NAMES, "en"),
        *own(game, state, reader),
        *game.skin.paint_eyes(view, NAMES, "en", form="pocket"),
    ]


def own(game: RegisteredGame, state: Any, seat: Seat) -> tuple[Any, ...]:
    return game.skin.paint_private(game.engine.view(state, seat), NAMES, "en")
