"""The pictures look as they were approved; a new Pillow may shift an edge, not a thing."""

from pathlib import Path

import pytest
from PIL import Image, ImageChops, ImageFilter, ImageStat

from tests.helpers.skins.approve import CHOSEN, approved, chosen

MEAN = 1.5  # of 255: hinting and rounding of another FreeType stay below
WORST = 48  # after blurring away single pixels; a missing card, letter or mark is far above


@pytest.fixture(scope="module")
def painted() -> dict[str, Image.Image]:
    return dict(chosen())


@pytest.mark.parametrize("name", CHOSEN)
def test_a_picture_looks_as_approved(name: str, painted: dict[str, Image.Image], tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.skins.approve`, then look at every picture."""
    with Image.open(approved(name)) as file:
        expected = file.convert("RGB")
    mean, worst = difference(painted[name], expected)

    assert mean <= MEAN and worst <= WORST, shown(name, painted[name], expected, tmp_path)  # noqa: PT018


def test_a_missing_count_would_be_noticed(painted: dict[str, Image.Image]) -> None:
    table = painted["table-6"]
    changed = table.copy()
    changed.paste(table.crop((56, 10, 70, 20)), (104, 46))  # ground over the number of tiles

    _, worst = difference(changed, table)
    assert worst > WORST


def test_a_failure_shows_what_was_painted_and_what_differs(tmp_path: Path) -> None:
    one, other = Image.new("RGB", (4, 4), "#102030"), Image.new("RGB", (4, 4), "#102031")
    told = shown("sample", one, other, tmp_path)

    assert str(tmp_path) in told
    assert Image.open(tmp_path / "sample-actual.png").getpixel((0, 0)) == (16, 32, 48)
    assert Image.open(tmp_path / "sample-difference.png").getpixel((0, 0)) == (0, 0, 255)


def difference(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """The mean difference, and the worst one that is larger than a pixel."""
    apart = ImageChops.difference(one, other).convert("L")
    return ImageStat.Stat(apart).mean[0], max(apart.filter(ImageFilter.BoxBlur(1)).tobytes())


def shown(name: str, actual: Image.Image, approved: Image.Image, folder: Path) -> str:
    """Writes the picture as painted, and where it differs as bright as can be; says where they are."""
    apart = ImageChops.difference(actual, approved)
    strongest = max(1, *(high for _, high in apart.getextrema()))  # type: ignore[misc]
    actual.save(folder / f"{name}-actual.png")
    apart.point([min(255, value * 255 // strongest) for value in range(256)] * 3).save(
        folder / f"{name}-difference.png"
    )
    return f"{name} differs: see {folder}/{name}-actual.png and {name}-difference.png"
