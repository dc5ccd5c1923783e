"""What turns drawings of cards into faces for `make assets`: letters and numerals, corners, strips."""

from collections.abc import Sequence

from PIL import Image, ImageDraw, ImageFont

from bot.skins.kit.lettering import FONTS

INK = "#14110F"
TRACKING = -0.025  # of the size
CAPITALS = 0.81  # height of the capitals, of the size
FINE = 3


def printed(
    face: Image.Image,
    text: str,
    middle: tuple[float, float],
    size: float,
    stretch: float,
    colour: str = INK,
) -> Image.Image:
    """The face with an index, drawn at three times its size, stretched upright, reduced."""
    font = _numerals(size * FINE)
    zone = (face.width, round(2 * middle[1]))
    layer = Image.new("L", (zone[0] * FINE, round(zone[1] * FINE / stretch)), 0)
    draw = ImageDraw.Draw(layer)
    pen = (middle[0] - 0.5) * FINE - _width(text, font, size * FINE) / 2
    foot = (middle[1] - 0.5) * FINE / stretch + size * FINE * CAPITALS / 2
    for character in text:
        draw.text((pen, foot), character, fill=255, font=font, anchor="ls")
        pen += font.getlength(character) + TRACKING * size * FINE
    upright = layer.resize((zone[0] * FINE, zone[1] * FINE), Image.Resampling.LANCZOS)
    numbered = face.copy()
    numbered.paste(colour, (0, 0), upright.resize(zone, Image.Resampling.LANCZOS))
    return numbered


def size_that_fits(text: str, room: float) -> float:
    """The size at which a text is as wide as that."""
    sample = 100.0
    return room / _width(text, _numerals(sample), sample) * sample


def opaque(face: Image.Image) -> Image.Image:
    """The face with its round corners filled from a larger one beneath: the mask will cut them."""
    more = round(0.13 * face.width)
    larger = face.resize((face.width + 2 * more, face.height + 2 * more), Image.Resampling.BILINEAR)
    flat = larger.crop((more, more, more + face.width, more + face.height)).convert("RGB")
    flat.paste(face, (0, 0), face)
    return flat


def side_by_side(faces: Sequence[Image.Image]) -> Image.Image:
    """Faces of one size as a strip, in 256 colours of their own."""
    width, height = faces[0].size
    strip = Image.new("RGB", (width * len(faces), height))
    for number, face in enumerate(faces):
        strip.paste(face, (number * width, 0))
    return strip.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)


def _numerals(size: float) -> ImageFont.FreeTypeFont:
    font = ImageFont.truetype(FONTS / "Oswald[wght].ttf", size, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([700])
    return font


def _width(text: str, font: ImageFont.FreeTypeFont, size: float) -> float:
    return font.getlength(text) + TRACKING * size * (len(text) - 1)
