"""The approved pictures of the preview, painted once: each looks as approved; the heaviest can be sent."""

from pathlib import Path

import pytest

from tests.helpers.skins.looks import is_light, looks_as_approved
from tests.helpers.skins.preview import paintings
from tests.helpers.two_trucks.approve import CHOSEN, approved

BY_DAY = {
    "trucks-table-4",
    "trucks-hand-4",
    "trucks-pocket-dawn-6",
    "trucks-pocket-table-4",
    "trucks-story-4",
}
LIGHTER = pytest.mark.long("a lighter picture of a kind that make test paints")


@pytest.mark.parametrize(
    "name", [*sorted(BY_DAY), *(pytest.param(each, marks=LIGHTER) for each in sorted({*CHOSEN} - BY_DAY))]
)
def test_a_picture_looks_as_approved_and_is_light(name: str, tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.two_trucks.approve`, then look at each."""
    canvas = paintings("two_trucks", CHOSEN[name])[name].paint()
    looks_as_approved(name, canvas, approved(name), tmp_path)
    is_light(name, canvas)


@pytest.mark.long("paints all that is left of the preview, which is much like what was approved")
def test_every_picture_of_the_preview_is_light() -> None:
    for name, painting in paintings("two_trucks", "fr").items():
        is_light(name, painting.paint())
