"""Which characters a font file can draw, read from the file itself; no empty boxes in a picture.

Knows the tables of a font and nothing of painting.
"""

import struct
import zlib
from bisect import bisect_right
from functools import cache
from pathlib import Path


class Coverage:
    """The code points of one font, as rising ranges."""

    def __init__(self, ranges: list[tuple[int, int]]) -> None:
        self._first = [first for first, _ in ranges]
        self._last = [last for _, last in ranges]

    def __contains__(self, character: str) -> bool:
        at = bisect_right(self._first, ord(character)) - 1
        return at >= 0 and ord(character) <= self._last[at]


@cache
def coverage(path: Path) -> Coverage:
    """What the font of that file covers; raises ValueError for a file whose map we cannot read."""
    table = _cmap(path.read_bytes())
    (count,) = struct.unpack_from(">H", table, 2)
    offsets = {struct.unpack_from(">HHI", table, 4 + 8 * index) for index in range(count)}
    best = max((o for o in offsets if o[0] in (0, 3)), key=lambda o: _PREFERRED.get(_format(table, o[2]), 0))
    return Coverage(_ranges(table, best[2]))


_PREFERRED = {4: 1, 12: 2}


def _cmap(font: bytes) -> bytes:
    """The table that maps characters to glyphs, out of a plain font or a WOFF."""
    woff = font[:4] == b"wOFF"
    (count,) = struct.unpack_from(">H", font, 12 if woff else 4)
    for index in range(count):
        if woff:
            tag, offset, packed, length, _ = struct.unpack_from(">4sIIII", font, 44 + 20 * index)
        else:
            tag, _, offset, length = struct.unpack_from(">4sIII", font, 12 + 16 * index)
            packed = length
        if tag == b"cmap":
            table = font[offset : offset + packed]
            return table if packed == length else zlib.decompress(table)
    raise ValueError("a font without a character map")


def _format(table: bytes, offset: int) -> int:
    return int(struct.unpack_from(">H", table, offset)[0])


def _ranges(table: bytes, offset: int) -> list[tuple[int, int]]:
    match _format(table, offset):
        case 12:
            (groups,) = struct.unpack_from(">I", table, offset + 12)
            return [struct.unpack_from(">II", table, offset + 16 + 12 * index) for index in range(groups)]
        case 4:
            return _segments(table, offset)
        case other:
            raise ValueError(f"a character map of format {other}")


def _segments(table: bytes, offset: int) -> list[tuple[int, int]]:
    """Format 4: segments of ends, starts, deltas; a delta that lands on glyph 0 is a hole."""
    segments = struct.unpack_from(">H", table, offset + 6)[0] // 2
    columns = [
        struct.unpack_from(f">{segments}H", table, offset + 14 + (2 * segments * part) + (2 if part else 0))
        for part in range(4)
    ]
    found = []
    for index, (end, start, delta, shift) in enumerate(zip(*columns, strict=True)):
        for code in range(start, min(end, 0xFFFE) + 1):
            glyph = code
            if shift:
                place = offset + 16 + 6 * segments + 2 * index + shift + 2 * (code - start)
                (glyph,) = struct.unpack_from(">H", table, place)
                if glyph == 0:
                    continue
            if (glyph + delta) & 0xFFFF:
                found.append(code)
    return _merged(found)


def _merged(codes: list[int]) -> list[tuple[int, int]]:
    ranges: list[tuple[int, int]] = []
    for code in sorted(codes):
        if ranges and ranges[-1][1] == code - 1:
            ranges[-1] = (ranges[-1][0], code)
        else:
            ranges.append((code, code))
    return ranges
