"""Pictures leave in full colour, in the format that the host has settled: no bands, no transparency."""

from collections.abc import Iterator
from io import BytesIO

import pytest
from PIL import Image, ImageChops, JpegImagePlugin

from bot.skins.chicago_poker.pictures import table
from bot.skins.kit import encoding
from bot.skins.kit.canvas import Canvas
from tools.pictures.chicago_poker import positions, samples

ACTIVE_ROW = (40, 460, 1630, 620)  # of the table of four: teal growing lighter, the hardest to keep smooth
UNSEEN = 4  # levels of 255


@pytest.fixture(autouse=True)
def _as_a_host_who_settled_nothing() -> Iterator[None]:
    yield
    encoding.send_as("jpeg")


@pytest.fixture(scope="module")
def painted() -> Canvas:
    return table.paint(positions.FOUR, samples.names(positions.FOUR), "en")


@pytest.mark.parametrize(("name", "kind", "extension"), [("jpeg", "JPEG", "jpg"), ("webp", "WEBP", "webp")])
def test_a_picture_is_what_its_name_says_and_opaque(
    painted: Canvas, name: str, kind: str, extension: str
) -> None:
    encoding.send_as(name)
    sent = Image.open(BytesIO(painted.encoded()))

    assert painted.filename("table") == f"table.{extension}"
    assert (sent.format, sent.mode, sent.size) == (kind, "RGB", painted.image.size)


def test_without_a_word_from_the_host_it_is_jpeg_with_all_of_its_colour(painted: Canvas) -> None:
    sent = Image.open(BytesIO(painted.encoded()))

    assert painted.filename("table") == "table.jpg"
    assert JpegImagePlugin.get_sampling(sent) == 0, "4:4:4"


@pytest.mark.parametrize("name", encoding.FORMATS)
def test_a_smooth_ground_has_no_steps(painted: Canvas, name: str) -> None:
    encoding.send_as(name)

    assert _worst_patch(Image.open(BytesIO(painted.encoded())), painted.image) <= UNSEEN


def test_the_steps_of_256_colours_would_be_noticed(painted: Canvas) -> None:
    few = painted.image.quantize(256, dither=Image.Dither.NONE).convert("RGB")

    assert _worst_patch(few, painted.image) > UNSEEN


def _worst_patch(sent: Image.Image, meant: Image.Image) -> int:
    """How far the active row is off where it is most off: grain evens out in a patch, a band does not."""
    rows = (image.crop(ACTIVE_ROW) for image in (sent, meant))
    one, other = (row.resize((row.width // 20, row.height // 20), Image.Resampling.BOX) for row in rows)
    return max(ImageChops.difference(one, other).tobytes())
