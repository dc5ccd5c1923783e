"""`make assets`: prints the SVG pieces as PNG sprites, at every size that the pictures ask for.

It paints every picture of the preview with itself behind the shelf: whatever sprite is asked for and
not there is drawn and kept. Needs resvg_py, which running the bot does not.
"""

import re
import shutil
from functools import lru_cache
from io import BytesIO
from pathlib import Path

import resvg_py
from PIL import Image, ImageDraw, ImageFont

from bot.skins import preview, sprites
from bot.skins.lettering import FONTS
from bot.skins.palettes import choose
from bot.skins.sprites import ASSETS, HAND_CARD
from bot.table.languages import LANGUAGES

ART = ASSETS / "art"
VALUES = range(1, 16)
INK = "#14110F"


class Press:
    """Draws a sprite from its source, keeps it on the shelf, and hands it over."""

    def sprite(self, name: str, width: int, height: int) -> Image.Image:
        """The piece at that size, reduced from a larger drawing."""
        source = (ART / f"{name}.svg").read_text()
        if name.startswith("chrome/panels/") or name == "cards/marker-bullet-pill":
            source = _stretched(source, width, height)
        image = _smallest(_drawn(source, width, height, _fineness(width, height)))
        return _kept(image, sprites.SPRITES / f"{name}@{width}x{height}.png")

    def strip(self, suit: str, width: int, height: int) -> Image.Image:
        """Fifteen faces, each complete with its numeral, in 256 colours of their own."""
        strip = Image.new("RGB", (width * len(VALUES), height))
        for value in VALUES:
            large = width >= HAND_CARD
            face = (
                _hand_face(suit, value, width, height) if large else _table_face(suit, value, width, height)
            )
            strip.paste(face, ((value - 1) * width, 0))
        image = strip.quantize(256, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
        return _kept(image, sprites.SPRITES / "faces" / f"{suit}@{width}x{height}.png")


def _fineness(width: int, height: int) -> int:
    return 3 if max(width, height) <= 300 else 2 if max(width, height) <= 800 else 1


def _kept(image: Image.Image, path: Path) -> Image.Image:
    path.parent.mkdir(parents=True, exist_ok=True)
    image.save(path, "PNG", optimize=True)
    return image


def _smallest(image: Image.Image) -> Image.Image:
    """Without its alpha channel when the piece is opaque all over."""
    return image.convert("RGB") if image.getchannel("A").getextrema() == (255, 255) else image


@lru_cache(maxsize=16)  # a frame serves fifteen faces
def _drawn(svg: str, width: int, height: int, fine: int) -> Image.Image:
    """The drawing filled into that box; a card may be half a pixel off its 5 : 11, so it is stretched."""
    root = re.search(r"<svg[^>]*>", svg)
    if root is None:
        raise ValueError("no drawing")
    opening = re.sub(r'\s(width|height|preserveAspectRatio)="[^"]*"', "", root.group())
    opening = opening[:-1] + f' width="{width * fine}" height="{height * fine}" preserveAspectRatio="none">'
    png = resvg_py.svg_to_bytes(svg_string=opening + svg[root.end() :], skip_system_fonts=True)
    image = Image.open(BytesIO(bytes(png))).convert("RGBa")
    return image.resize((width, height), Image.Resampling.LANCZOS).convert("RGBA")


def _stretched(source: str, width: int, height: int) -> str:
    """A panel that is one box with an edge, redrawn for another size so that edge and corners stay."""
    view, boxes = re.search(r'viewBox="0 0 (\d+) (\d+)"', source), re.findall(r"<rect[^>]*>", source)
    if view is None or len(boxes) != 1 or "<path" in source:
        return source
    wider, taller = width - int(view[1]), height - int(view[2])

    def grown(side: re.Match[str]) -> str:
        return f'{side[1]}="{float(side[2]) + (wider if side[1] == "width" else taller):g}"'

    box = re.sub(r'(?<![-\w])(width|height)="([\d.]+)"', grown, boxes[0])
    return source.replace(view.group(), f'viewBox="0 0 {width} {height}"').replace(boxes[0], box)


# Cards. A table card is drawn anew for its size, so that its rules fall on whole pixels; the measures
# are parts of its width. The card under 80 px has the small symbol and no ornament.


def _table_face(suit: str, value: int, width: int, height: int) -> Image.Image:
    source = (ART / "cards" / f"face-{'M' if width >= 80 else 'S'}-{suit}.svg").read_text()
    if abs(height - 2.2 * width) > 2:  # one's own hidden card has a shorter face
        source = _reshaped(source, width, height)
    face = _opaque(_drawn(source, width, height, 3))
    zone = round(0.535 * height) - 0.02 * width
    size = 0.80 * width / 0.910
    stretch = min(1.26, 0.76 * zone / (size * 0.81))
    return _numbered(face, value, (width / 2, 0.515 * zone), size, stretch)


def _hand_face(suit: str, value: int, width: int, height: int) -> Image.Image:
    scale = width / 212
    bust_side = round(1.02 * width)
    image = _drawn((ART / "cards" / f"face-L-panel-{suit}.svg").read_text(), width, height, 2).copy()
    bust = _drawn((ART / "gangsters" / f"{value:02}-{suit}.svg").read_text(), bust_side, bust_side, 2)
    top = round(338 * height / 466 - 1.0047 * width)
    image.alpha_composite(bust.crop((round(0.01 * width), 0, bust_side, bust_side)), (0, top))
    image.alpha_composite(_drawn((ART / "cards" / f"face-L-frame-{suit}.svg").read_text(), width, height, 2))
    zone = 147 * height / 466
    return _numbered(_opaque(image), value, (width / 2, 0.53 * zone), 119.8 * scale, 1.0)


def _opaque(face: Image.Image) -> Image.Image:
    """The face with its round corners filled from a larger one beneath: the mask will cut them."""
    more = round(0.13 * face.width)
    larger = face.resize((face.width + 2 * more, face.height + 2 * more), Image.Resampling.BILINEAR)
    flat = larger.crop((more, more, more + face.width, more + face.height)).convert("RGB")
    flat.paste(face, (0, 0), face)
    return flat


def _numbered(
    face: Image.Image, value: int, middle: tuple[float, float], size: float, stretch: float
) -> Image.Image:
    """The numeral drawn at three times its size, stretched upright, reduced."""
    fine = 3
    font = ImageFont.truetype(FONTS / "Oswald[wght].ttf", size * fine, layout_engine=ImageFont.Layout.BASIC)
    font.set_variation_by_axes([700])
    zone = (face.width, round(2 * middle[1]))
    layer = Image.new("L", (zone[0] * fine, round(zone[1] * fine / stretch)), 0)
    draw = ImageDraw.Draw(layer)
    tracking = -0.025 * size * fine
    pen = (middle[0] - 0.5) * fine - (font.getlength(str(value)) + tracking * (len(str(value)) - 1)) / 2
    foot = (middle[1] - 0.5) * fine / stretch + size * fine * 0.81 / 2
    for digit in str(value):
        draw.text((pen, foot), digit, fill=255, font=font, anchor="ls")
        pen += font.getlength(digit) + tracking
    upright = layer.resize((zone[0] * fine, zone[1] * fine), Image.Resampling.LANCZOS)
    numbered = face.copy()
    numbered.paste(INK, (0, 0), upright.resize(zone, Image.Resampling.LANCZOS))
    return numbered


def _reshaped(source: str, width: int, height: int) -> str:
    """The small table card redrawn for a shorter box: paper, block, rule, and the symbol kept square."""
    split = round(0.535 * height)
    side = min(0.86 * width, 0.84 * (height - split))
    left, top = (width - side) / 2, split + (height - split - side) / 2 + 0.004 * height
    rule = max(2, 0.035 * width)
    for old, new in (
        ('viewBox="0 0 51 112"', f'viewBox="0 0 {width} {height}"'),
        (
            '<rect rx="6.63" width="51" height="112"/>',
            f'<rect rx="{0.13 * width:.2f}" width="{width}" height="{height}"/>',
        ),
        ('<rect width="51" height="112" fill', f'<rect width="{width}" height="{height}" fill'),
        (
            '<rect y="60" width="51" height="52"',
            f'<rect y="{split}" width="{width}" height="{height - split}"',
        ),
        (
            '<rect y="58.5" width="51" height="2"',
            f'<rect y="{split - 1.5}" width="{width}" height="{rule:.2f}"',
        ),
        (
            "M0 0 H1.6 V60 H0 Z M51 0 H49.4 V60 H51 Z",
            f"M0 0 H1.6 V{split} H0 Z M{width} 0 H{width - 1.6} V{split} H{width} Z",
        ),
    ):
        if old not in source:
            raise ValueError(f"the table card is not drawn as expected: no {old!r}")
        source = source.replace(old, new)
    return re.sub(
        r"translate\([^)]*\) scale\([^)]*\)",
        f"translate({left:.3f} {top:.3f}) scale({side / 100:.4f})",
        source,
        count=1,
    )


def main() -> None:
    """Print whatever any picture can ask for on a new shelf, choose the palettes, then change the shelves.

    The old sprites serve until then: whoever paints meanwhile misses nothing.
    """
    old, new = sprites.SPRITES, ASSETS / "sprites-new"
    shutil.rmtree(new, ignore_errors=True)
    sprites.SPRITES, sprites.printer = new, Press()
    for language in LANGUAGES:
        for _ in preview.everything(language):
            pass
    shown = (sight for language in LANGUAGES for sight in preview.sights(language))
    choose((sight.canvas.palette, sight.canvas.image) for sight in shown)
    printed = list(new.rglob("*.png"))
    print(f"{len(printed)} sprites, {sum(path.stat().st_size for path in printed) / 1e6:.1f} MB")
    shutil.rmtree(old, ignore_errors=True)
    new.rename(old)


if __name__ == "__main__":
    main()
