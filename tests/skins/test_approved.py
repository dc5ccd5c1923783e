"""The pictures look as they were approved; a new Pillow may shift an edge, not a thing."""

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from tests.skins.approve import APPROVED, CHOSEN, chosen

MEAN = 1.5  # of 255: hinting and rounding of another FreeType stay below
WORST = 48  # after blurring away single pixels; a missing card, letter or mark is far above


@pytest.fixture(scope="module")
def painted() -> dict[str, Image.Image]:
    return dict(chosen())


@pytest.mark.parametrize("name", CHOSEN)
def test_a_picture_looks_as_approved(name: str, painted: dict[str, Image.Image]) -> None:
    """If this fails on purpose: `python -m tests.skins.approve`, then look at every picture."""
    with Image.open(APPROVED / f"{name}.png") as approved:
        mean, worst = difference(painted[name], approved.convert("RGB"))

    assert mean <= MEAN
    assert worst <= WORST


def test_a_missing_count_would_be_noticed(painted: dict[str, Image.Image]) -> None:
    table = painted["table-6"]
    changed = table.copy()
    changed.paste(table.crop((60, 30, 74, 40)), (124, 60))  # ground over the second digit-sized spot

    _, worst = difference(changed, table)
    assert worst > WORST


def difference(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """The mean difference, and the worst one that is larger than a pixel."""
    apart = ImageChops.difference(one, other).convert("L")
    return ImageStat.Stat(apart).mean[0], max(apart.filter(ImageFilter.BoxBlur(1)).tobytes())
