"""Every picture of the preview, painted once: it looks as approved, and is small enough for a phone."""

from pathlib import Path

from PIL import Image

from tests.helpers.skins.approve import CHOSEN, approved
from tests.helpers.skins.looks import WORST, difference, faults, fits_its_screen, reduced, shown
from tests.helpers.skins.preview import laid_out, paintings


def test_pictures_look_as_approved_and_are_light(tmp_path: Path) -> None:
    """If this fails on purpose: `python -m tests.helpers.skins.approve`, then look at every picture."""
    assert list(faults("chicago_poker", CHOSEN, approved, tmp_path)) == []


def test_a_picture_is_of_the_shape_that_its_screen_shows_in_full() -> None:
    sizes = {name: each.size for name, each in laid_out("chicago_poker", "fr").layouts.items()}

    assert CHOSEN.keys() <= sizes.keys()
    assert {name: size for name, size in sizes.items() if not fits_its_screen(name, size)} == {}


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
