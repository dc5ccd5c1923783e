"""How a finished picture becomes the bytes that are sent: in full colour, in the format the host has settled.

A process sends one format, told once when it starts; docs/looks.md has what the others would cost.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from io import BytesIO
from typing import TYPE_CHECKING

if TYPE_CHECKING:  # the bot itself, which tells its workers the format, needs no Pillow
    from PIL import Image


@dataclass(frozen=True, slots=True)
class Format:
    """A way to encode: what its file names end with, its name in Pillow, and what Pillow is told."""

    extension: str
    name: str
    settings: Mapping[str, int]
    colour: int | None = None  # JPEG: the quality of colours, where `settings` has that of light


FORMATS = {
    # 4:4:4 (subsampling 0): with colour at half the resolution, the edges of numerals and symbols redden.
    # Coarser steps of colour redden nothing, and save a sixth.
    "jpeg": Format("jpg", "JPEG", {"quality": 80, "subsampling": 0}, colour=55),
    # Method 0 is a tenth larger than 4, and three times as quick.
    "webp": Format("webp", "WEBP", {"quality": 86, "method": 0}),
}

_settled = FORMATS["jpeg"]


def send_as(name: str) -> None:
    """From now on this process encodes in that format of FORMATS."""
    global _settled
    _settled = FORMATS[name]


def encoded(image: "Image.Image") -> bytes:
    """The picture's bytes; they have no transparency, for every ground is opaque."""
    out = BytesIO()
    settings: dict[str, object] = dict(_settled.settings)
    if _settled.colour is not None:
        settings["qtables"] = _tables(_settled.settings["quality"], _settled.colour)
        del settings["quality"]  # it would scale the tables once more
    image.save(out, _settled.name, **settings)
    return out.getvalue()


@cache
def _tables(light: int, colour: int) -> tuple[list[int], list[int]]:
    """Return the steps of light and of colour that JPEG takes at these qualities."""
    return _steps(light)[0], _steps(colour)[1]


def _steps(quality: int) -> Mapping[int, list[int]]:
    from PIL import Image, JpegImagePlugin

    out = BytesIO()
    Image.new("RGB", (8, 8)).save(out, "JPEG", quality=quality, subsampling=0)
    with Image.open(out) as small:
        assert isinstance(small, JpegImagePlugin.JpegImageFile)
        return small.quantization


def filename(kind: str) -> str:
    """What a picture of that kind is called, by the format it is sent in."""
    return f"{kind}.{_settled.extension}"
