"""Every picture of the preview, painted once: it looks as approved, and is small enough for a phone."""

from pathlib import Path

from tests.helpers.poker_champ.approve import CHOSEN, approved
from tests.helpers.skins.looks import faults, fits_its_screen
from tests.helpers.skins.preview import laid_out


def test_pictures_look_as_approved_and_are_light(tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.poker_champ.approve`, then look at each."""
    assert list(faults("poker_champ", CHOSEN, approved, tmp_path)) == []


def test_a_picture_is_of_the_shape_that_its_screen_shows_in_full() -> None:
    sizes = {name: each.size for name, each in laid_out("poker_champ", "fr").layouts.items()}

    assert CHOSEN.keys() <= sizes.keys()
    assert {name: size for name, size in sizes.items() if not fits_its_screen(name, size)} == {}
