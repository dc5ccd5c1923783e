"""Search a file for an id, in every way in which SQLite may have written it.

A row that is deleted is overwritten (`secure_delete`), but not what was left of it where pages were
split or a key became a signpost of its tree: only a look at the bytes can tell.
"""

from pathlib import Path

PIECE = 4 * 1024 * 1024  # read at a time, so that nobody waits for a long look
TRACED_NUMBER_MIN = 1 << 40  # a smaller number stands in any file by chance; nobody on Discord has one


def encodings(number: int) -> tuple[bytes, ...]:
    """A number as text, as a column, and as the key of a row."""
    return (str(number).encode(), number.to_bytes(8, "big"), _varint(number))


def remains(path: Path, number: int) -> bool:
    """True if a file holds a number; false for numbers too small to tell."""
    if number < TRACED_NUMBER_MIN:
        return False
    wanted = encodings(number)
    overlap = max(map(len, wanted)) - 1
    with path.open("rb") as file:
        last = b""
        while piece := file.read(PIECE):
            if any(each in last + piece for each in wanted):
                return True
            last = piece[-overlap:]
    return False


def _varint(number: int) -> bytes:
    """SQLite's own: seven bits a byte, all but the last marked; a ninth byte has all its eight."""
    if number >= 1 << 56:
        return _sevens(number >> 8, 8, last_marked=True) + bytes([number & 0xFF])
    return _sevens(number, -(-number.bit_length() // 7), last_marked=False)


def _sevens(number: int, count: int, *, last_marked: bool) -> bytes:
    groups = [number >> 7 * place & 0x7F for place in reversed(range(count))]
    return bytes(
        group | 0x80 if place < count - 1 or last_marked else group for place, group in enumerate(groups)
    )
