"""The picture of a panel that stands while others decide shows nothing that their decisions change."""

from random import Random

import pytest

from bot.games import games
from bot.skins.skin import Form, Picture, Skin
from engine.game import Seat
from tests.helpers.all_games import GAMES, AnyGame
from tests.helpers.promises_of_games import Move, Position, moves

NAMES = ("Ann", "Ben", "Cleo", "Dan")
ENOUGH, MOST = 4, 1500

pytestmark = pytest.mark.usefixtures("scenes")


@pytest.mark.parametrize("form", ["wide", "pocket"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.info.name)
def test_what_others_decide_leaves_the_picture_as_it_is(game: AnyGame, form: Form) -> None:
    skin = games(hidden=True)[game.info.name].skin
    first = {option.name: option.values[0] for option in game.info.options}
    step = game.setup(game.info.roles[:4] or 4, game.agree(first), "standing")
    compared = 0
    for number, move in enumerate(
        moves(game, Position(step.state, range(4), "standing", step.events), Random(2))
    ):
        if compared >= ENOUGH or number >= MOST:
            break
        for seat in still_asked(game, move):
            before, after = (painted(game, skin, at, seat, form) for at in (move.before, move.after))
            assert before == after
            compared += 1
    assert compared >= ENOUGH or not asks_several(game)


def still_asked(game: AnyGame, move: Move) -> tuple[Seat, ...]:
    """The seats that a small step of somebody else, who was asked too, leaves with the question they had.

    Cards that somebody shows unasked are to be seen in every picture.
    """
    before, after = game.awaited(move.before.state), game.awaited(move.after.state)
    if not (move.step.minor and move.step.events and move.seat in before):
        return ()
    return tuple(seat for seat in before if seat in after and seat != move.seat)


def asks_several(game: AnyGame) -> bool:
    """Tell if several are asked at once, each in their own time."""
    return game.info.name in ("poker-champ", "whispers")


def painted(game: AnyGame, skin: Skin, at: Position, seat: Seat, form: Form) -> tuple[Picture, ...]:
    """The pictures of a seat's panel, encoded, with what they say."""
    return skin.paint_private(
        game.view(at.state, seat), NAMES, "en", form=form, marks=at.events[-3:], standing=True
    )
