"""Small enough for a phone, and of the right shape (goal P5)."""

from collections.abc import Callable, Iterator
from io import BytesIO
from itertools import islice

import pytest
from PIL import Image

from bot.skins.chicago_poker import skin
from bot.skins.kit import encoding
from bot.skins.kit.canvas import Canvas
from bot.skins.skin import Form
from engine import chicago_poker as game
from engine.chicago_poker import Options
from tests.helpers.skins.painted import NAMES, moves
from tests.helpers.skins.preview import preview

KILOBYTE = 1000
FORMS: tuple[Form, ...] = ("wide", "pocket")
LIMITS = {"jpeg": 650 * KILOBYTE, "webp": 320 * KILOBYTE}


@pytest.fixture
def each_format() -> Iterator[Callable[[Canvas], Iterator[tuple[bytes, int]]]]:
    """A picture in each format that a host may settle, with how many bytes it may have; painted once."""

    def encoded(canvas: Canvas) -> Iterator[tuple[bytes, int]]:
        for name, limit in LIMITS.items():
            encoding.send_as(name)
            yield canvas.encoded(), limit

    yield encoded
    encoding.send_as("jpeg")


def test_every_picture_is_light_and_of_the_shape_that_its_screen_shows_in_full(
    each_format: Callable[[Canvas], Iterator[tuple[bytes, int]]],
) -> None:
    """A chat shows 11 : 7 without shrinking it; a phone held upright what is 900 wide and 1,820 high."""
    for painting in preview("chicago_poker", "fr").paintings.values():
        for content, limit in each_format(painting.canvas):
            wide, tall = Image.open(BytesIO(content)).size

            assert len(content) <= limit, painting.name
            if painting.name.startswith("pocket"):
                assert wide == 900, painting.name
                assert tall <= 1820, painting.name
            else:
                assert wide / tall >= 11 / 7, painting.name


@pytest.mark.parametrize("name", LIMITS)
@pytest.mark.parametrize("seats", [2, 6])
def test_tables_and_hands_of_random_games_are_light(seats: int, name: str) -> None:
    encoding.send_as(name)
    try:
        for move in islice(moves(seats, 50 + seats, Options(), every=90), 0, None, 3):
            shown, view = game.table(move.step.state), game.view(move.step.state, 0)
            for form in FORMS:
                assert len(skin.paint_table(shown, NAMES, "fr", form=form).content) <= LIMITS[name]
                for picture in skin.paint_private(view, NAMES, "fr", form=form):
                    assert len(picture.content) <= LIMITS[name]
    finally:
        encoding.send_as("jpeg")
