"""Pictures as the frames of a film: of one size, with a bar of the time; of each only what has changed."""

from collections.abc import Sequence
from io import BytesIO

from PIL import Image, ImageChops

from bot.skins.kit import webp
from bot.skins.scene import pillow
from bot.skins.scene.scene import Scene
from bot.skins.scene.theme import BRASS, LACQUER

WIDTH = 825
BAR = 6  # pixels under every picture
BLOCK = 8  # what has changed is told apart in squares of so many pixels
METHOD = 2  # of the encoder: 0 is quicker and larger, 4 smaller and slower

Size = tuple[int, int]


def scaled(scenes: Sequence[Scene]) -> Image.Image:
    """The pictures of one moment in the width of the film, one below the other."""
    pieces = [_scaled(pillow.painted(each)) for each in scenes]
    if len(pieces) == 1:
        return pieces[0]
    whole = Image.new("RGB", (WIDTH, sum(each.height for each in pieces)), LACQUER)
    top = 0
    for piece in pieces:
        whole.paste(piece, (0, top))
        top += piece.height
    return whole


def size_of(picture: Image.Image) -> Size:
    """The size of a film whose tables look like this one."""
    return WIDTH, picture.height + BAR


def placed(picture: Image.Image, size: Size, gone: float) -> Image.Image:
    """In the middle of the frame, on dark ground where its shape is another one; below it the bar."""
    width, height = size[0], size[1] - BAR
    shrunk = min(1.0, width / picture.width, height / picture.height)
    if shrunk < 1:
        fitting = (max(1, round(picture.width * shrunk)), max(1, round(picture.height * shrunk)))
        picture = picture.resize(fitting, Image.Resampling.LANCZOS)
    whole = Image.new("RGB", size, LACQUER)
    whole.paste(picture, ((width - picture.width) // 2, (height - picture.height) // 2))
    whole.paste(BRASS, (0, height, round(width * min(max(gone, 0.0), 1.0)), size[1]))
    return whole


def changed(before: Image.Image | None, after: Image.Image, milliseconds: int, quality: int) -> webp.Frame:
    """What must be laid over the frame before to see this one."""
    if before is None:
        return _encoded(after, (0, 0), milliseconds, quality)
    mask = _mask(before, after)
    box = mask.getbbox()
    if box is None:
        return _encoded(after.crop((0, 0, 2, 2)), (0, 0), milliseconds, quality)
    left, top, right, bottom = box[0] * BLOCK, box[1] * BLOCK, box[2] * BLOCK, box[3] * BLOCK
    area = (left, top, min(right, after.width), min(bottom, after.height))
    piece, seen = after.crop(area), mask.crop(box)
    if seen.getextrema() != (255, 255):
        shown = seen.resize((seen.width * BLOCK, seen.height * BLOCK), Image.Resampling.NEAREST)
        piece.putalpha(shown.crop((0, 0, *piece.size)))
    return _encoded(piece, (left, top), milliseconds, quality)


def _mask(before: Image.Image, after: Image.Image) -> Image.Image:
    """White where a square of the picture has changed, one pixel a square."""
    red, green, blue = ImageChops.difference(before, after).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    hard = most.point(_any)
    wide, tall = -(-hard.width // BLOCK), -(-hard.height // BLOCK)
    even = Image.new("L", (wide * BLOCK, tall * BLOCK))
    even.paste(hard)
    return even.reduce(BLOCK).point(_any)


_any = [0, *(255,) * 255]


def _encoded(piece: Image.Image, place: tuple[int, int], milliseconds: int, quality: int) -> webp.Frame:
    out = BytesIO()
    piece.save(out, "WEBP", quality=quality, method=METHOD)
    return webp.frame(out.getvalue(), *place, *piece.size, milliseconds)


def _scaled(picture: Image.Image) -> Image.Image:
    if picture.width == 2 * WIDTH:
        return picture.reduce(2)
    height = max(1, round(picture.height * WIDTH / picture.width))
    return picture.resize((WIDTH, height), Image.Resampling.LANCZOS)


def shrunk(picture: Image.Image, by: int) -> Image.Image:
    """A picture of which so many pixels are one, on each side."""
    return picture.reduce(by)


def raw(picture: Image.Image) -> bytes:
    """Its pixels, for the process that goes on with the film."""
    return picture.tobytes()


def from_raw(pixels: bytes, size: Size) -> Image.Image:
    """The picture of these pixels."""
    return Image.frombytes("RGB", size, pixels)
