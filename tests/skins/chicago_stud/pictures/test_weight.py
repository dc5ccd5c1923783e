"""Small enough for a phone, and of the right shape."""

from io import BytesIO

import pytest
from PIL import Image

from bot.skins.kit import encoding
from tests.helpers.skins.preview import preview

KILOBYTE = 1000
LIMITS = {"jpeg": 650 * KILOBYTE, "webp": 320 * KILOBYTE}
HEAVY = {
    "table-4", "table-8", "table-8-worst", "hand-high", "hand-order", "showdown-8", "showdown-side-pots",
    "final-8", "banner-8", "pocket-table-8", "pocket-hand-low",
}  # fmt: skip


@pytest.mark.parametrize("name", LIMITS)
def test_pictures_are_light_and_of_the_shape_that_their_screen_shows_in_full(name: str) -> None:
    """A chat shows 11 : 7 without shrinking it; a phone held upright what is 900 wide and 1,820 high."""
    encoding.send_as(name)
    try:
        for painting in (preview("chicago_stud", "fr").paintings[heavy] for heavy in HEAVY):
            content = painting.canvas.encoded()
            wide, tall = Image.open(BytesIO(content)).size

            assert len(content) <= LIMITS[name], painting.name
            if painting.name.startswith("pocket"):
                assert (wide, tall <= 1820) == (900, True), painting.name
            else:
                assert wide / tall >= 11 / 7, painting.name
    finally:
        encoding.send_as("jpeg")
