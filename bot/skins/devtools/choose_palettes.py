"""Chooses a palette for each kind of picture, 256 colours or fewer, from paintings of that kind.

A picture in 256 well-chosen colours is a third of the bytes and of the time of a full-colour one;
docs/pictures.md has the measurements. A palette is stored as a small picture of its colours.
"""

import re
from collections import Counter
from collections.abc import Iterable, Sequence
from pathlib import Path

from PIL import Image

from bot.skins.devtools.drawing import ART
from bot.skins.kit import sprites
from bot.skins.kit.tones import TRUE, stretched

SAMPLE = 3  # every third pixel of every third line is enough to know the colours
PALER = 0.5  # a colour counts by its pixels to this power, else the ground would take all the places
FLAT = 4  # a colour filled that often in the portraits and suits keeps a place of its own
COLOURS = 256
PAPER = [(253, 247, 231), (250, 243, 224), (247, 239, 217), (243, 233, 208)]  # between its two ends
FEWER = {"table": 224, "hand": 136}  # the busiest kinds, for the sake of their bytes; nobody sees it


def choose(paintings: Iterable[tuple[str, Image.Image]]) -> None:
    """Choose and keep a palette for every kind that the paintings show."""
    by_kind: dict[str, Counter[tuple[int, ...]]] = {}
    for kind, painting in paintings:
        by_kind.setdefault(kind, Counter()).update(_seen(painting))
    for kind, seen in by_kind.items():
        path = sprites.folder / "palettes" / f"{kind}.png"
        path.parent.mkdir(parents=True, exist_ok=True)
        palette(seen, FEWER.get(kind, COLOURS)).save(path, "PNG", optimize=True)


def _seen(painting: Image.Image) -> Counter[tuple[int, ...]]:
    """How many pixels of each colour, to six bits a channel: as fine as Pillow looks colours up."""
    size = painting.width // SAMPLE, painting.height // SAMPLE
    sample = stretched(painting.resize(size, Image.Resampling.NEAREST))
    coarse = sample.point([value & 0xFC | 2 for value in range(256)] * 3)
    colours = coarse.getcolors(coarse.width * coarse.height) or []
    return Counter({colour: count for count, colour in colours if isinstance(colour, tuple)})


def palette(seen: Counter[tuple[int, ...]], size: int = COLOURS) -> Image.Image:
    """The colours that serve those pixels best, and the flat colours of the art, as one pixel's palette."""
    pinned = [*flat_colours(), *PAPER]
    dots = b"".join(bytes(colour) * max(1, round(count**PALER)) for colour, count in sorted(seen.items()))
    rows = len(dots) // 3 // 1024
    sheet = Image.frombytes("RGB", (1024, rows), dots[: 1024 * rows * 3])
    free = size - len(pinned)
    chosen = sheet.quantize(free, Image.Quantize.MEDIANCUT, kmeans=2, dither=Image.Dither.NONE)
    values = [TRUE[value] for value in (chosen.getpalette() or [])[: free * 3]]
    colours = [colour for colour in zip(*[iter(values)] * 3, strict=True) if not _nearly(colour, pinned)]
    kept = Image.new("P", (1, 1))
    kept.putpalette([value for colour in (*colours, *pinned) for value in colour])
    return kept


def _nearly(colour: tuple[int, ...], pinned: Sequence[tuple[int, int, int]]) -> bool:
    """It would take the place of a flat colour that it is not quite."""
    return any(max(abs(a - b) for a, b in zip(colour, flat, strict=True)) <= 3 for flat in pinned)


def flat_colours() -> Sequence[tuple[int, int, int]]:
    """What the drawings fill faces, hats and suits with."""
    sources = [*_art("bosses", "*-medallion*.svg"), *_art("suits", "*.svg"), *_art("cards", "face-S*.svg")]
    filled = Counter(
        code.upper() for source in sources for code in re.findall(r"#[0-9A-Fa-f]{6}", source.read_text())
    )
    codes = sorted(code for code, times in filled.items() if times >= FLAT)
    return [(int(code[1:3], 16), int(code[3:5], 16), int(code[5:7], 16)) for code in codes]


def _art(folder: str, names: str) -> list[Path]:
    return sorted((ART / folder).glob(names))
