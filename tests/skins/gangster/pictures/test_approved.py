"""Every picture of the preview, painted once: it looks as approved, and is small enough for a phone."""

from pathlib import Path

from tests.helpers.gangster.approve import CHOSEN, approved
from tests.helpers.skins.looks import faults, fits_its_screen
from tests.helpers.skins.preview import laid_out

HEAVY = {
    "table-2", "table-5", "table-crowded", "panel-2", "panel-3", "scoring-5", "final-5",
    "final-shared-5", "banner-5", "pocket-table-5", "pocket-panel-3",
}  # fmt: skip


def test_pictures_look_as_approved_and_are_light(tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.gangster.approve`, then look at each."""
    assert list(faults("gangster", CHOSEN, approved, tmp_path, HEAVY)) == []


def test_a_picture_is_of_the_shape_that_its_screen_shows_in_full() -> None:
    sizes = {name: each.size for name, each in laid_out("gangster", "fr").layouts.items()}

    assert HEAVY | {*CHOSEN} <= sizes.keys()
    assert {name: size for name, size in sizes.items() if not fits_its_screen(name, size)} == {}
