"""How a finished picture becomes the bytes that are sent: in full colour, in the format the host has settled.

A process sends one format, told once when it starts; docs/pictures.md has what the others would cost.
"""

from collections.abc import Mapping
from dataclasses import dataclass
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


FORMATS = {
    # 4:4:4 (subsampling 0): with colour at half the resolution, the edges of numerals and symbols redden.
    "jpeg": Format("jpg", "JPEG", {"quality": 85, "subsampling": 0}),
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
    image.save(out, _settled.name, **_settled.settings)
    return out.getvalue()


def filename(kind: str) -> str:
    """What a picture of that kind is called, by the format it is sent in."""
    return f"{kind}.{_settled.extension}"
