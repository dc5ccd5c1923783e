"""The pictures look as they were approved; a new Pillow may shift an edge, not a thing."""

from pathlib import Path

import pytest
from PIL import Image

from tests.helpers.skins.approve import CHOSEN, approved, chosen
from tests.helpers.skins.looks import MEAN, WORST, difference, shown


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
