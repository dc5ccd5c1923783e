"""The pictures look as they were approved; a new Pillow may shift an edge, not a thing."""

from pathlib import Path

import pytest
from PIL import Image

from tests.helpers.gangster.approve import CHOSEN, approved, chosen
from tests.helpers.skins.looks import MEAN, WORST, difference, shown


@pytest.fixture(scope="module")
def painted() -> dict[str, Image.Image]:
    return dict(chosen())


@pytest.mark.parametrize("name", CHOSEN)
def test_a_picture_looks_as_approved(name: str, painted: dict[str, Image.Image], tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.gangster.approve`, then look at each."""
    with Image.open(approved(name)) as file:
        expected = file.convert("RGB")
    mean, worst = difference(painted[name], expected)

    assert mean <= MEAN and worst <= WORST, shown(name, painted[name], expected, tmp_path)  # noqa: PT018
