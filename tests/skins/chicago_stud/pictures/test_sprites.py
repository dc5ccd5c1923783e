"""Every sprite that a picture of Chicago stud asks for was built at that very size."""

from collections.abc import Iterator
from itertools import combinations

import pytest

from bot.skins.chicago_stud.pictures import showdown
from engine import chicago_stud as game
from tests.helpers.chicago_stud.painted import everything_shown, moves
from tests.helpers.chicago_stud.shown import shown_by
from tests.helpers.skins.preview import idle, unpainted
from tools.pictures.chicago_stud.every_piece import pieces
from tools.pictures.chicago_stud.samples import names


@pytest.fixture
def strict() -> Iterator[None]:
    with unpainted():
        yield


def test_every_piece_was_built_and_none_lies_idle() -> None:
    """That no picture of the preview asks for another, in any language, its layout has shown."""
    assert idle("chicago_stud", "stud", pieces()) == []


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize(
    "seats",
    [2, 5, pytest.param(8, marks=pytest.mark.long("eight are in the preview, too"))],
)
def test_whatever_happens_in_a_game_there_is_a_picture_of_it(seats: int) -> None:
    options = game.Options(
        end="last" if seats == 5 else "laps", limit="open", stack=50, high_spade=seats > 2, laps=1
    )
    kinds = {
        kind.split()[0]
        for number, move in enumerate(moves(seats, 30 + seats, options))
        for kind, _ in everything_shown(move.step, number % seats, "fr" if number % 2 else "en")
    }

    assert {"table", "hand", "pocket", "pocket-hand", "final"} <= kinds


@pytest.mark.usefixtures("strict")
@pytest.mark.parametrize("hands", range(2, 9))
def test_any_number_of_hands_is_shown_and_nothing_overlaps(hands: int) -> None:
    """Whatever suits and pots: the same cards once in a high game, once in a low one with the spade."""
    for low in (False, True):
        event, view = shown_by(hands, low=low)
        canvas = showdown.paint(event, view, names(view), "fr" if hands % 2 else "en")
        texts = [writing for writing in canvas.writings if writing.text]

        assert len(event.hands) == hands
        for one, other in combinations(texts, 2):
            assert not one.box.overlaps(other.box), (one.text, other.text)
        for writing in texts:
            assert not writing.shortened, writing
            touched = [what for what, box in canvas.pieces if writing.box.overlaps(box)]
            assert not touched or len(writing.text) == 1, (writing, touched)
