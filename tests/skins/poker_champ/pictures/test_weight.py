"""Small enough for a phone, and of the right shape (goal P5)."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image

from bot.skins.devtools.poker_champ.paintings import PAINTINGS
from bot.skins.kit import encoding

LIMITS = {"jpeg": 650_000, "webp": 320_000}


@pytest.fixture
def settled() -> Iterator[None]:
    yield
    encoding.send_as("jpeg")


@pytest.mark.usefixtures("settled")
def test_every_picture_is_light_and_of_the_shape_that_its_screen_shows_in_full() -> None:
    """A chat shows 11 : 7 without shrinking it; a phone held upright what is 900 wide and 1,820 high."""
    for name, paint in PAINTINGS.items():
        canvas = paint("fr")
        for form, limit in LIMITS.items():
            encoding.send_as(form)
            content = canvas.encoded()
            wide, tall = Image.open(BytesIO(content)).size

            assert len(content) <= limit, (name, form, len(content))
            if name.startswith("pocket"):
                assert wide == 900, name
                assert tall <= 1820, name
            else:
                assert wide / tall >= 11 / 7, name
