"""How far a picture is from the one that was approved; a new Pillow may shift an edge, not a thing."""

from pathlib import Path

from PIL import Image, ImageChops, ImageFilter, ImageStat

MEAN = 1.5  # of 255: hinting and rounding of another FreeType stay below
WORST = 48  # after blurring away single pixels; a missing card, letter or mark is far above


def difference(one: Image.Image, other: Image.Image) -> tuple[float, int]:
    """The mean difference, and the worst one that is larger than a pixel."""
    apart = ImageChops.difference(one, other).convert("L")
    return ImageStat.Stat(apart).mean[0], max(apart.filter(ImageFilter.BoxBlur(1)).tobytes())


def shown(name: str, actual: Image.Image, approved: Image.Image, folder: Path) -> str:
    """Writes the picture as painted, and where it differs as bright as can be; says where they are."""
    apart = ImageChops.difference(actual, approved)
    strongest = max(1, *(high for _, high in apart.getextrema()))  # type: ignore[misc]
    actual.save(folder / f"{name}-actual.png")
    apart.point([min(255, value * 255 // strongest) for value in range(256)] * 3).save(
        folder / f"{name}-difference.png"
    )
    return f"{name} differs: see {folder}/{name}-actual.png and {name}-difference.png"
