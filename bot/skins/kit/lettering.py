"""Lines of text: fonts, names in any script, widths, and text that fits its room.

A line is a mask with a known baseline; where it goes and in which colour is the canvas's business.
"""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont, features

from bot.assets_path import assets
from bot.plain_text import cleaned, first_signs, signs_of
from bot.skins.kit.caches import MEGABYTE, ImageCache
from bot.skins.kit.coverage import coverage
from bot.skins.kit.reading_order import JOINERS, Sign, as_seen
from bot.skins.scene.theme import DISPLAY, NAME_MIN, Size

FONTS = assets() / "fonts"
SHAPES = features.check("raqm")  # joins Arabic letters, stacks Indic ones
ELLIPSIS = "…"


class Type(Enum):
    """The three typefaces of the house; Oswald in three weights."""

    LABEL = ("Oswald[wght].ttf", 500)
    NAME = ("Oswald[wght].ttf", 600)
    NUMERAL = ("Oswald[wght].ttf", 700)
    TEXT = ("BarlowSemiCondensed-SemiBold.ttf", None)
    TITLE = ("limelight-latin-400-normal.woff", None)


# Tried in this order for a character that the house's typefaces lack. Emoji are line drawings in
# the colour of the text: a coloured one would shout louder than the cards.
_SCRIPTS = (
    "Devanagari Bengali Gurmukhi Gujarati Oriya Tamil Telugu Kannada Malayalam Sinhala Thai Lao Khmer "
    "Myanmar Georgian Armenian Ethiopic Cherokee CanadianAboriginal Thaana Symbols"
)
_NAMES = (
    "NotoSans-Bold.ttf",
    "NotoSansArabic-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "NotoSansCJKjp-Bold-subset.otf",
    "noto-emoji-emoji-600-normal.woff",
    *(f"NotoSans{script}-Bold.ttf" for script in _SCRIPTS.split()),
    "NotoSerifTibetan-Bold.ttf",
    "NotoSansMongolian-Regular.ttf",
    "NotoSansTifinagh-Regular.ttf",
    "NotoSansRunic-Regular.ttf",
    "NotoSansSymbols2-Regular.ttf",
)
FALLBACK = tuple(FONTS / "noto" / name for name in _NAMES)

_INVISIBLE = {"Cc", "Cf", "Cs", "Co", "Cn"}  # controls, formats, surrogates, private use, unassigned
_SIMPLE = {  # each letter has one shape: they need no shaper
    "NotoSans-Bold.ttf",
    "NotoSansArmenian-Bold.ttf",
    "NotoSansCJKjp-Bold-subset.otf",
    "NotoSansGeorgian-Bold.ttf",
    "NotoSansHebrew-Bold.ttf",
    "noto-emoji-emoji-600-normal.woff",
}


@lru_cache(maxsize=1024)
def readable(name: str, kind: Type = Type.TEXT, longest: int = 64) -> str:
    """A stranger's name as it can be painted: one line, only characters that a font of ours can draw.

    Empty when nothing is left of it; the boss's own name then stands alone.
    """
    plain = unicodedata.normalize(
        "NFKC", cleaned(name, longest)
    )  # what is left of accents are heaps that climb over neighbours
    kept = (c if not c.isspace() else " " for c in plain if not _hidden(c))
    line = " ".join("".join(c for c in kept if _path(c, kind) is not None).split())
    bare = line.strip(JOINERS + " ")
    return first_signs(bare, longest)


def _hidden(character: str) -> bool:
    if character.isspace():
        return False
    if "\u0300" <= character <= "\u036f":
        return True
    return unicodedata.category(character) in _INVISIBLE and character not in JOINERS


@lru_cache(maxsize=4096)
def _path(character: str, kind: Type) -> Path | None:
    """The first font that draws that character, None if none does."""
    own: Path = FONTS / kind.value[0]
    if character in coverage(own):
        return own
    for path in FALLBACK:
        if character in coverage(path):
            return path if SHAPES or path.name in _SIMPLE else None
    return own if character in JOINERS else None


@dataclass(frozen=True, slots=True)
class Run:
    """A stretch of a line in one font."""

    text: str
    font: ImageFont.FreeTypeFont


@dataclass(frozen=True, slots=True)
class Line:
    """A line of text as a mask: `left` and `top` lead from the start of the baseline to its corner."""

    mask: Image.Image
    left: int
    top: int
    width: float  # how far the pen moved
    cap: int  # height of the capitals


@lru_cache(maxsize=256)
def font(path: Path, size: int, weight: int | None) -> ImageFont.FreeTypeFont:
    """A font at a size, of one weight where it holds several."""
    engine = ImageFont.Layout.RAQM if SHAPES else ImageFont.Layout.BASIC
    loaded = ImageFont.truetype(str(path), size, layout_engine=engine)
    if weight is not None:
        loaded.set_variation_by_axes([weight])
        loaded.getlength("H")  # Pillow measures the first text after a change of weight a little too wide
    return loaded


def house_font(kind: Type, size: int) -> ImageFont.FreeTypeFont:
    """One of our own typefaces at a size."""
    name, weight = kind.value
    return font(FONTS / name, size, weight)


@lru_cache(maxsize=512)
def cap_height(kind: Type, size: Size) -> int:
    """Height of the capitals, measured on H."""
    return -int(house_font(kind, size).getbbox("H", anchor="ls")[1])


def runs(text: str, kind: Type, size: int) -> tuple[Run, ...]:
    """The line cut where the font or the direction must change, from left to right as it is shown."""
    weight = kind.value[1]
    signs = as_seen(text)
    mixed = any(sign.backwards for sign in signs)
    cut = groupby(signs, key=lambda sign: (_font_of(sign, kind), _stretch(sign) if mixed else None))
    return tuple(
        Run(_written(list(stretch)), font(path, size, weight if path.parent == FONTS else None))
        for (path, _), stretch in cut
    )


def _font_of(sign: Sign, kind: Type) -> Path:
    return _path(sign.text[0], kind) or FONTS / kind.value[0]


def _stretch(sign: Sign) -> object:
    """What neighbours must share to be shaped together; between letters read backwards nothing does."""
    return object() if sign.backwards and not sign.letter else (sign.backwards, sign.letter)


def _written(signs: Sequence[Sign]) -> str:
    """What the shaper is given: the text in the order in which it is written, else in that of the eye."""
    return "".join(sign.text for sign in (reversed(signs) if SHAPES and signs[0].backwards else signs))


@lru_cache(maxsize=4096)
def width(text: str, kind: Type, size: Size, tracking: float = 0) -> float:
    """How wide a line is, in canvas pixels."""
    if tracking:
        return sum(width(c, kind, size) for c in text) + tracking * max(0, len(text) - 1)
    return float(sum(run.font.getlength(run.text) for run in runs(text, kind, size)))


@lru_cache(maxsize=4096)
def fitted(
    text: str, kind: Type, size: Size, room: float, tracking: float = 0, least: int = NAME_MIN
) -> tuple[str, Size]:
    """The text and size that fit a room: first smaller, down to `least`, then shortened."""
    while size > least and width(text, kind, size, tracking) > room:
        size = Size(size - 1)
    if width(text, kind, size, tracking) <= room:
        return text, size
    signs, short = signs_of(text), text
    while short and width(short + ELLIPSIS, kind, size, tracking) > room:
        signs.pop()
        short = "".join(signs).rstrip(JOINERS + " ")
    return (short + ELLIPSIS if short else ""), size


CAPITALS = 0.81
"""How high the capitals of a numeral are, of its size."""
CLOSER = 0.025
"""How much closer the signs of a numeral on a card stand, of its size."""


@cache
def size_that_fits(text: str, room: float) -> float:
    """The size at which a numeral on a card is as wide as that."""
    wide = width(text, Type.NUMERAL, DISPLAY) - DISPLAY * CLOSER * (len(text) - 1)
    return DISPLAY * room / wide


_lines = ImageCache("lettering", 4 * MEGABYTE)


def line(text: str, kind: Type, size: Size, tracking: float = 0, stroke: int = 0) -> Line:
    """The line as a mask, with an outline around it if `stroke`."""
    key = (text, kind, size, tracking, stroke)
    left, top, right, bottom = _extent(text, kind, size, tracking, stroke)

    def drawn() -> Image.Image:
        mask = Image.new("L", (max(1, right - left), max(1, bottom - top)), 0)
        pen = ImageDraw.Draw(mask)
        for x, run in _set(text, kind, size, tracking):
            pen.text((x - left, -top), run.text, fill=255, font=run.font, anchor="ls", stroke_width=stroke)
        return mask

    return Line(_lines.get(key, drawn), left, top, width(text, kind, size, tracking), cap_height(kind, size))


def _set(text: str, kind: Type, size: int, tracking: float) -> list[tuple[float, Run]]:
    """Where each run starts; with tracking every letter is a run of its own."""
    parts = [text] if not tracking else list(text)
    placed, x = [], 0.0
    for part in parts:
        for run in runs(part, kind, size):
            placed.append((x, run))
            x += run.font.getlength(run.text)
        x += tracking
    return placed


@lru_cache(maxsize=4096)
def _extent(text: str, kind: Type, size: int, tracking: float, stroke: int) -> tuple[int, int, int, int]:
    """The box of the ink, from the start of the baseline."""
    boxes = [
        (x + box[0], box[1], x + box[2], box[3])
        for x, run in _set(text, kind, size, tracking)
        for box in [run.font.getbbox(run.text, anchor="ls", stroke_width=stroke)]
    ]
    if not boxes:
        return 0, 0, 1, 1
    lefts, tops, rights, bottoms = zip(*boxes, strict=True)
    return int(min(lefts)) - 1, int(min(tops)) - 1, int(max(rights)) + 2, int(max(bottoms)) + 1
