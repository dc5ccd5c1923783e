"""The examples of docs/pictures.md are pictures: they are set without a fault, and painted as they stand."""

import re
from contextlib import chdir
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

from engine.chicago_poker.pieces import Boss
from tests.helpers.skins.every_size import LONGEST
from tests.helpers.skins.trees import faults

PAGE = Path(__file__).parents[3] / "docs/pictures.md"
ROWS = [*zip(Boss, (*LONGEST, *LONGEST), (24, 3, 0, 12, 9, 24), strict=False)]


@pytest.fixture(scope="module")
def page(tmp_path_factory: pytest.TempPathFactory) -> dict[str, Any]:
    """The names that the page defines, after all of it has run in a folder of its own."""
    named: dict[str, Any] = {"folder": tmp_path_factory.mktemp("page")}
    examples = re.findall(r"```python\n(.*?)```", PAGE.read_text("utf-8"), re.DOTALL)
    assert len(examples) == 4
    with chdir(named["folder"]):
        for example in examples:
            exec(example, named)
    return named


def test_the_page_paints_a_picture(page: dict[str, Any]) -> None:
    with Image.open(page["folder"] / "before-the-train.png") as picture:
        assert picture.size == (1650, 1050)
        assert len(picture.convert("RGB").getcolors(1 << 24) or ()) > 1000, "faces, grounds and words"


@pytest.mark.parametrize("kind", ["table", "upright"])
@pytest.mark.parametrize("seats", [2, 4, 6])
def test_the_check_finds_nothing_in_it(page: dict[str, Any], kind: str, seats: int) -> None:
    assert faults(lambda: page[kind](ROWS[:seats])) == []
