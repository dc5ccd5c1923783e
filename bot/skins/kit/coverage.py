"""Which characters each font can draw, so that no empty box gets into a picture.

`make assets` reads the fonts' own tables (devtools/list_coverage.py); the running bot reads what it wrote.
"""

import json
from bisect import bisect_right
from collections.abc import Sequence
from functools import cache
from pathlib import Path

from bot.assets_path import assets

LIST = assets() / "fonts" / "coverage.json"


class Coverage:
    """The code points of one font, as rising ranges."""

    def __init__(self, ranges: Sequence[tuple[int, int]]) -> None:
        self._first = [first for first, _ in ranges]
        self._last = [last for _, last in ranges]

    def __contains__(self, character: str) -> bool:
        at = bisect_right(self._first, ord(character)) - 1
        return at >= 0 and ord(character) <= self._last[at]


@cache
def coverage(font: Path) -> Coverage:
    """What the font of that file covers; raises KeyError for a font that is not in the list."""
    written: str = _fonts()[font.relative_to(LIST.parent).as_posix()]["covers"]
    return Coverage([_range(text) for text in written.split()])


@cache
def _fonts() -> dict[str, dict[str, str]]:
    listed: dict[str, dict[str, str]] = json.loads(LIST.read_text())
    return listed


def _range(text: str) -> tuple[int, int]:
    """`41-5A` or `AD`."""
    first, _, last = text.partition("-")
    return int(first, 16), int(last or first, 16)
