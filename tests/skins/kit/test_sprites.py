"""A piece that is kept at few sizes is reduced from one much larger, so that it looks as if drawn there."""

import pytest
from PIL import Image, ImageChops, ImageStat

from bot.skins.kit import sprites

FACE = "bosses/al-capone-medallion-active"


@pytest.mark.parametrize(
    ("name", "shown", "kept"),
    [
        (FACE, (66, 66), (66, 66)),
        (FACE, (78, 78), (160, 160)),
        (FACE, (100, 100), (160, 160)),
        (FACE, (104, 104), (300, 300)),
        (FACE, (300, 300), (300, 300)),
        (FACE, (420, 420), (420, 420)),
        ("businesses/brewery", (41, 36), (101, 88)),
        ("businesses/brewery-glyph", (34, 34), (34, 34)),
        ("specials/bribery", (68, 68), (68, 68)),
    ],
)
def test_a_piece_is_made_from_one_of_its_shape_that_is_much_larger_or_of_its_size(
    name: str, shown: tuple[int, int], kept: tuple[int, int]
) -> None:
    assert sprites.kept_at(name, *shown) == kept


@pytest.mark.parametrize(("name", "size"), [(FACE, (112, 112)), ("businesses/brewery", (133, 116))])
def test_reduced_it_looks_as_one_that_is_reduced_from_the_largest(name: str, size: tuple[int, int]) -> None:
    folder = name.rpartition("/")[0]
    largest = sprites.sprite(name, *sprites.REDUCED[folder][-1])
    piece = sprites.sprite(name, *size)

    apart = ImageChops.difference(_on_black(piece), _on_black(sprites._resized(largest, *size)))
    assert piece.size == size
    assert max(ImageStat.Stat(apart).mean) < 1


def _on_black(piece: Image.Image) -> Image.Image:
    shown = Image.new("RGB", piece.size)
    shown.paste(piece, (0, 0), piece)
    return shown
