"""Small enough for a phone, and of the right shape."""

from io import BytesIO

import pytest
from PIL import Image

from bot.skins.kit import encoding
from tests.helpers.skins.preview import preview

KILOBYTE = 1000
LIMITS = {"jpeg": 650 * KILOBYTE, "webp": 320 * KILOBYTE}
HEAVY = {
    "table-2", "table-5", "table-crowded", "panel-2", "panel-3", "scoring-5", "final-5",
    "final-shared-5", "banner-5", "pocket-table-5", "pocket-panel-3",
}  # fmt: skip


@pytest.mark.parametrize("name", LIMITS)
def test_pictures_are_light_and_of_the_shape_that_their_screen_shows_in_full(name: str) -> None:
    """A chat shows 11 : 7 without shrinking it; a phone held upright what is 900 wide and 1,820 high."""
    encoding.send_as(name)
    try:
        for painting in (preview("gangster", "fr").paintings[heavy] for heavy in sorted(HEAVY)):
            content = painting.canvas.encoded()
            wide, tall = Image.open(BytesIO(content)).size

            assert len(content) <= LIMITS[name], (painting.name, len(content))
            if painting.name.startswith("pocket"):
                assert (wide, tall <= 1820) == (900, True), painting.name
            else:
                assert wide / tall >= 11 / 7, painting.name
    finally:
        encoding.send_as("jpeg")
