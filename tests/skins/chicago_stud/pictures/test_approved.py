"""The approved pictures of the preview, painted once: each looks as approved; the heaviest can be sent."""

from pathlib import Path

import pytest

from tests.helpers.chicago_stud.approve import CHOSEN, approved
from tests.helpers.skins.looks import is_light, looks_as_approved
from tests.helpers.skins.preview import paintings

HEAVY = {
    "table-4", "table-8", "table-8-worst", "hand-high", "hand-order", "showdown-8", "showdown-side-pots",
    "final-8", "banner-8", "pocket-table-8", "pocket-hand-low",
}  # fmt: skip


BY_DAY = HEAVY - {"table-4", "hand-order", "showdown-side-pots"} | {"story-8-shared"}
HEAVIEST = {"showdown-8", "table-8-worst", "pocket-table-8"}  # by day the others are not weighed
LIGHTER = pytest.mark.long("a lighter picture of a kind that make test paints")


@pytest.mark.parametrize(
    "name",
    [*sorted(BY_DAY), *(pytest.param(each, marks=LIGHTER) for each in sorted({*CHOSEN, *HEAVY} - BY_DAY))],
)
def test_a_picture_looks_as_approved_and_is_light(name: str, tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.chicago_stud.approve`, then look at each."""
    canvas = paintings("chicago_stud", CHOSEN.get(name, "fr"))[name].paint()
    if name in CHOSEN:
        looks_as_approved(name, canvas, approved(name), tmp_path)
    if name in HEAVIEST:
        is_light(name, canvas)


@pytest.mark.long("paints all that is left of the preview, which is much like what was approved")
def test_every_picture_of_the_preview_is_light() -> None:
    for name, painting in paintings("chicago_stud", "fr").items():
        is_light(name, painting.paint())
