"""An SVG drawing as an image of a given size. Needs resvg_py, which running the bot does not."""

import re
from functools import lru_cache
from io import BytesIO

import resvg_py
from PIL import Image

from bot.assets_path import assets

ART = assets() / "art"


@lru_cache(maxsize=16)  # a frame serves fifteen faces
def drawn(svg: str, width: int, height: int, fine: int) -> Image.Image:
    """The drawing filled into that box; a card may be half a pixel off its 5 : 11, so it is stretched."""
    root = re.search(r"<svg[^>]*>", svg)
    if root is None:
        raise ValueError("no drawing")
    opening = re.sub(r'\s(width|height|preserveAspectRatio)="[^"]*"', "", root.group())
    opening = opening[:-1] + f' width="{width * fine}" height="{height * fine}" preserveAspectRatio="none">'
    png = resvg_py.svg_to_bytes(svg_string=opening + svg[root.end() :], skip_system_fonts=True)
    image = Image.open(BytesIO(bytes(png))).convert("RGBa")
    return image.resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")
