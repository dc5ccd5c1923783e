"""Sprites: the drawn pieces, each kept as an image of the very size it is shown at.

What is shown at many sizes, portraits and emblems, is kept at a few and reduced once for the next painting.
Pieces are lossless WebP, six tenths of a PNG and as quick to read; strips are PNG, whose 256 colours stay
a quarter of the memory.

`make assets` (devtools/build_sprites.py) builds them from the SVG sources; painting only ever reads them.
"""

from pathlib import Path
from typing import Protocol

from PIL import Image, ImageDraw

from bot.assets_path import assets
from bot.skins.kit.caches import MEGABYTE, ImageCache

folder = assets() / "sprites"
"""Where they lie; `make assets` points it at the folder that it fills."""


class Builder(Protocol):
    """Whoever can make a sprite that is not there; only `make assets` has one."""

    def sprite(self, name: str, width: int, height: int) -> Image.Image:
        """The piece `assets/art/{name}.svg` at that size."""

    def strip(self, name: str, cells: int, width: int, height: int) -> Image.Image:
        """That many pieces side by side, each of that size."""


REDUCED = {
    "bosses": ((66, 66), (160, 160), (300, 300), (560, 560)),
    "stud/bosses": ((66, 66), (160, 160), (300, 300), (560, 560)),
    "businesses": ((101, 88), (172, 150), (287, 250)),
}
"""Pieces that are shown at many sizes, by folder, and the sizes at which they are kept."""
ENOUGH = 1.6  # times as large as it is shown a piece is kept: reduced, it looks as if drawn at that size
ALIKE = 0.02  # in shape: so far may height and width be from those of the kept one

builder: Builder | None = None

_sprites = ImageCache("sprites", 20 * MEGABYTE)
_cells = ImageCache("cells of strips", 8 * MEGABYTE)  # a hand is painted anew after every action


def sprite(name: str, width: int, height: int) -> Image.Image:
    """A piece of `assets/art` at its size in canvas pixels, with its transparency."""
    return _sprites.get((name, width, height), lambda: _read(name, width, height))


def ground(name: str, width: int, height: int) -> Image.Image:
    """A background, opaque, not kept here: whoever prepares it keeps it."""
    return _read(name, width, height).convert("RGB")


def cell(name: str, number: int, cells: int, width: int, height: int) -> Image.Image:
    """One piece of a strip of that many, opaque."""

    def cut() -> Image.Image:
        strip = _sprites.get((name, width, height), lambda: _read_strip(name, cells, width, height))
        return strip.crop((number * width, 0, (number + 1) * width, height)).convert("RGB")

    return _cells.get((name, number, width, height), cut)


def box_mask(width: int, height: int, radius: float) -> Image.Image:
    """The shape of a box with round corners as a mask, kept."""
    return _sprites.get(("mask", width, height, radius), lambda: rounded(width, height, radius))


def rounded(width: int, height: int, radius: float, fine: int = 4) -> Image.Image:
    """A smooth-edged mask of a box with round corners."""
    mask = Image.new("L", (width * fine, height * fine), 0)
    ImageDraw.Draw(mask).rounded_rectangle(
        (0, 0, width * fine - 1, height * fine - 1), radius * fine, fill=255
    )
    return mask.resize((width, height), Image.Resampling.BOX)


def file_of(name: str, width: int, height: int, kind: str) -> Path:
    """Where a sprite of that size lies; `kind` is `webp` for a piece, `png` for a strip."""
    return folder / f"{name}@{width}x{height}.{kind}"


def kept_at(name: str, width: int, height: int) -> tuple[int, int]:
    """The size of the file that a piece of that size is made from: its own, or one that is reduced."""
    sizes = REDUCED.get(name.rpartition("/")[0], ())
    if (width, height) in sizes:
        return width, height
    for wide, tall in sizes:
        if wide >= ENOUGH * width and abs(tall / wide - height / width) <= ALIKE:
            return wide, tall
    return width, height


def _read(name: str, width: int, height: int) -> Image.Image:
    size = kept_at(name, width, height)
    if size != (width, height):
        return _resized(_read(name, *size), width, height)
    path = file_of(name, width, height, "webp")
    if path.exists():
        return _loaded(path)
    if builder is not None:
        return builder.sprite(name, width, height)
    return _resized(_nearest(folder / name, width), width, height)


def _read_strip(name: str, cells: int, width: int, height: int) -> Image.Image:
    path = file_of(name, width, height, "png")
    if path.exists():
        return _loaded(path)
    if builder is not None:
        return builder.strip(name, cells, width, height)
    nearest = _nearest(folder / name, width).convert("RGB")
    return nearest.resize((cells * width, height), Image.Resampling.LANCZOS)


def _loaded(path: Path) -> Image.Image:
    with Image.open(path) as image:
        image.load()
        return image if image.mode in ("P", "RGB", "RGBA") else image.convert("RGBA")


def _nearest(stem: Path, width: int) -> Image.Image:
    """The sprite of that piece nearest in size. A size that was never built looks softer, not broken."""
    sizes = {
        path: int(path.stem.rsplit("@", 1)[1].split("x")[0]) for path in stem.parent.glob(f"{stem.name}@*")
    }
    if not sizes:
        raise FileNotFoundError(f"no sprite {stem.name}: run `make assets`")
    return _loaded(min(sizes, key=lambda path: (sizes[path] < width, abs(sizes[path] - width))))


def _resized(image: Image.Image, width: int, height: int) -> Image.Image:
    """Reduced in premultiplied alpha, else dark fringes appear."""
    if image.mode == "RGBA":
        return image.convert("RGBa").resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
    return image.resize((width, height), Image.Resampling.LANCZOS)
