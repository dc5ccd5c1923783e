"""The approved pictures of the preview, painted once: each looks as approved; the heaviest can be sent."""

from pathlib import Path

import pytest

from tests.helpers.poker_champ.approve import CHOSEN, approved
from tests.helpers.skins.looks import is_light, looks_as_approved
from tests.helpers.skins.preview import paintings

HEAVY = {
    "champ-story-5-long", "champ-table-6", "champ-hand-6", "champ-showdown-6", "champ-final", "champ-backs",
    "champ-banner", "pocket-champ-table-6", "pocket-champ-hand-6",
}  # fmt: skip


BY_DAY = HEAVY | {"champ-duel", "champ-standing-6", "champ-unseen", "pocket-champ-standing-4"}
HEAVIEST = {
    "champ-showdown-6",
    "champ-story-5-long",
    "pocket-champ-table-6",
}  # by day the others are not weighed
LIGHTER = pytest.mark.long("a lighter picture of a kind that make test paints")


@pytest.mark.parametrize(
    "name", [*sorted(BY_DAY), *(pytest.param(each, marks=LIGHTER) for each in sorted({*CHOSEN} - BY_DAY))]
)
def test_a_picture_looks_as_approved_and_is_light(name: str, tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.poker_champ.approve`, then look at each."""
    canvas = paintings("poker_champ", CHOSEN.get(name, "fr"))[name].paint()
    if name in CHOSEN:
        looks_as_approved(name, canvas, approved(name), tmp_path)
    if name in HEAVIEST:
        is_light(name, canvas)


@pytest.mark.long("paints all that is left of the preview, which is much like what was approved")
def test_every_picture_of_the_preview_is_light() -> None:
    for name, painting in paintings("poker_champ", "fr").items():
        is_light(name, painting.paint())
