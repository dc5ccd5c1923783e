"""`make assets`, second part: writes down which characters each font can draw (assets/fonts/coverage.json).

Needs fontTools, which running the bot does not.
"""

import json
from collections.abc import Iterable, Iterator
from hashlib import sha256
from pathlib import Path

from fontTools.ttLib import TTFont

from bot.skins.kit.coverage import LIST


def write() -> None:
    """List every font of the folder anew."""
    fonts = {path.relative_to(LIST.parent).as_posix(): listed(path) for path in font_files()}
    LIST.write_text(json.dumps(fonts, indent=1, sort_keys=True) + "\n")


def font_files() -> list[Path]:
    """Every font file, in the order of their names."""
    return sorted(path for path in LIST.parent.rglob("*") if path.suffix in (".ttf", ".otf", ".woff"))


def listed(path: Path) -> dict[str, str]:
    """What a font covers, and the checksum of the file that was read."""
    with TTFont(path, lazy=True) as font:
        codes = font.getBestCmap()
    ranges = (f"{first:X}-{last:X}" if last > first else f"{first:X}" for first, last in merged(codes))
    return {"covers": " ".join(ranges), "sha256": sha256(path.read_bytes()).hexdigest()}


def merged(codes: Iterable[int]) -> Iterator[tuple[int, int]]:
    """Neighbouring codes as ranges, rising."""
    first = last = None
    for code in sorted(codes):
        if last is not None and first is not None and code > last + 1:
            yield first, last
            first = code
        first, last = code if first is None else first, code
    if first is not None and last is not None:
        yield first, last


if __name__ == "__main__":
    write()
