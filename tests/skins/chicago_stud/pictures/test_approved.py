"""Every picture of the preview, painted once: it looks as approved, and is small enough for a phone."""

from pathlib import Path

from tests.helpers.chicago_stud.approve import CHOSEN, approved
from tests.helpers.skins.looks import faults, fits_its_screen
from tests.helpers.skins.preview import laid_out

HEAVY = {
    "table-4", "table-8", "table-8-worst", "hand-high", "hand-order", "showdown-8", "showdown-side-pots",
    "final-8", "banner-8", "pocket-table-8", "pocket-hand-low",
}  # fmt: skip


def test_pictures_look_as_approved_and_are_light(tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.chicago_stud.approve`, then look at each."""
    assert list(faults("chicago_stud", CHOSEN, approved, tmp_path, HEAVY)) == []


def test_a_picture_is_of_the_shape_that_its_screen_shows_in_full() -> None:
    sizes = {name: each.size for name, each in laid_out("chicago_stud", "fr").layouts.items()}

    assert HEAVY | {*CHOSEN} <= sizes.keys()
    assert {name: size for name, size in sizes.items() if not fits_its_screen(name, size)} == {}
