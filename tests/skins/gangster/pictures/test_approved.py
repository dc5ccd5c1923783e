"""The approved pictures of the preview, painted once: each looks as approved; the heaviest can be sent."""

from pathlib import Path

import pytest

from tests.helpers.gangster.approve import CHOSEN, approved
from tests.helpers.skins.looks import is_light, looks_as_approved
from tests.helpers.skins.preview import paintings

HEAVY = {
    "table-2", "table-5", "table-crowded", "panel-2", "panel-3", "scoring-5", "final-5",
    "final-shared-5", "banner-5", "pocket-table-5", "pocket-panel-3",
}  # fmt: skip


BY_DAY = HEAVY - {"table-2", "panel-2", "final-5"} | {"story-5-shared"}
HEAVIEST = {"table-5", "table-crowded", "pocket-table-5"}  # by day the others are not weighed
FULL = "table-full"  # every space taken at once, to be laid out: more than a game sends, which fills half
LIGHTER = pytest.mark.long("a lighter picture of a kind that make test paints")


@pytest.mark.parametrize(
    "name",
    [*sorted(BY_DAY), *(pytest.param(each, marks=LIGHTER) for each in sorted({*CHOSEN, *HEAVY} - BY_DAY))],
)
def test_a_picture_looks_as_approved_and_is_light(name: str, tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.gangster.approve`, then look at each."""
    canvas = paintings("gangster", CHOSEN.get(name, "fr"))[name].paint()
    if name in CHOSEN:
        looks_as_approved(name, canvas, approved(name), tmp_path)
    if name in HEAVIEST:
        is_light(name, canvas)


@pytest.mark.long("paints all that is left of the preview, which is much like what was approved")
def test_every_picture_of_the_preview_is_light() -> None:
    for name, painting in paintings("gangster", "fr").items():
        if name != FULL:
            is_light(name, painting.paint())
