"""Palettes: 256 colours per kind of picture, chosen once by `make assets` from paintings of that kind.

A picture in 256 well-chosen colours is a quarter of the bytes and of the time of a full-colour one;
docs/pictures.md has the measurements. A palette is stored as a small picture of its colours.
"""

from collections.abc import Iterable, Sequence

from PIL import Image

from bot.skins.sprites import SPRITES

SAMPLE = 3  # every third pixel of every third line is enough to know the colours


def choose(paintings: Iterable[tuple[str, Image.Image]]) -> None:
    """Choose and keep a palette for every kind that the paintings show."""
    by_kind: dict[str, list[Image.Image]] = {}
    for kind, painting in paintings:
        by_kind.setdefault(kind, []).append(painting)
    for kind, images in by_kind.items():
        path = SPRITES / "palettes" / f"{kind}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        palette(images).save(path, "PNG", optimize=True)


def palette(images: Sequence[Image.Image]) -> Image.Image:
    """The 256 colours that serve those pictures best, as a picture one pixel high."""
    wide, tall = max(i.width for i in images) // SAMPLE, max(i.height for i in images) // SAMPLE
    sheet = Image.new("RGB", (wide, tall * len(images)))
    for number, image in enumerate(images):
        seen = image.resize((image.width // SAMPLE, image.height // SAMPLE), Image.Resampling.NEAREST)
        sheet.paste(seen, (0, number * tall))
    chosen = sheet.quantize(256, Image.Quantize.MEDIANCUT, kmeans=1, dither=Image.Dither.NONE)
    colours = (chosen.getpalette() or [])[: 256 * 3]
    kept = Image.new("P", (1, 1))
    kept.putpalette(colours)
    return kept
