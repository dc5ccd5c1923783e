"""How a finished picture becomes the bytes that are sent: a PNG in the palette chosen for its kind."""

from io import BytesIO

from PIL import Image

from bot.skins.kit.palettes import palette_of

LEVEL = 4  # of the compression: 6 is a tenth smaller and takes twice as long


def png(image: Image.Image, palette: str, level: int = LEVEL) -> bytes:
    """The picture as a PNG."""
    out = BytesIO()
    palette_of(palette).applied(image).save(out, "PNG", compress_level=level)
    return out.getvalue()
