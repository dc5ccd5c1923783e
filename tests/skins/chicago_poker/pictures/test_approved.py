"""The approved pictures of the preview, painted once: each looks as approved; the heaviest can be sent."""

from pathlib import Path

import pytest
from PIL import Image

from tests.helpers.skins.approve import CHOSEN, approved
from tests.helpers.skins.looks import WORST, difference, is_light, looks_as_approved, reduced, shown
from tests.helpers.skins.preview import paintings

HEAVY = {
    "table-6", "table-6-stress", "town-6", "hand-9", "shootout-6", "reveal-6", "final-6", "story-6-long",
    "pile-60", "help-ranks", "raid-shootout", "banner-started-4", "pocket-table-6", "pocket-town-6",
}  # fmt: skip


BY_DAY = HEAVY - {"table-6-stress", "pocket-town-6"} | {"table-2", "tie-4", "pocket-town-4", "pocket-hand-4"}
HEAVIEST = {"table-6", "town-6", "pocket-table-6"}  # by day the others are not weighed
LIGHTER = pytest.mark.long("a lighter picture of a kind that make test paints")


@pytest.mark.parametrize(
    "name",
    [*sorted(BY_DAY), *(pytest.param(each, marks=LIGHTER) for each in sorted({*CHOSEN, *HEAVY} - BY_DAY))],
)
def test_a_picture_looks_as_approved_and_is_light(name: str, tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.skins.approve`, then look at every picture."""
    canvas = paintings("chicago_poker", CHOSEN.get(name, "fr"))[name].paint()
    if name in CHOSEN:
        looks_as_approved(name, canvas, approved(name), tmp_path)
    if name in HEAVIEST:
        is_light(name, canvas)


@pytest.mark.long("paints all that is left of the preview, which is much like what was approved")
def test_every_picture_of_the_preview_is_light() -> None:
    for name, painting in paintings("chicago_poker", "fr").items():
        is_light(name, painting.paint())


def test_a_missing_count_would_be_noticed() -> None:
    table = reduced(paintings("chicago_poker", "fr")["table-6"].paint().image)
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
