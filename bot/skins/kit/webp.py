"""An animated WebP put together of pictures that were encoded one by one, so that no step is a long one.

The container is Google's (developers.google.com/speed/webp/docs/riff_container): RIFF, VP8X, ANIM, and
an ANMF for every frame. Pillow writes the same, but all frames in one call of many seconds.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

ANIMATED, TRANSPARENT = 0x02, 0x10  # flags of VP8X
NO_BLENDING = 0x02  # of ANMF: the frame's pixels stand for themselves
PICTURES = (b"ALPH", b"VP8 ", b"VP8L")
BESIDES = 64  # bytes, at most, of a frame beside its picture, and of the head of the file
FRAME_MILLISECONDS_MAX = 2**24 - 1  # milliseconds


@dataclass(frozen=True, slots=True)
class Frame:
    """What changes on the canvas, from an even place on, and how long it is shown."""

    left: int
    top: int
    width: int
    height: int
    milliseconds: int
    picture: bytes  # chunks

    @property
    def transparent(self) -> bool:
        """What lies under it shows through somewhere."""
        return self.picture[:4] == b"ALPH"


def frame(still: bytes, left: int, top: int, width: int, height: int, milliseconds: int) -> Frame:
    """A still WebP as a frame."""
    picture = b"".join(_chunk(name, body) for name, body in _chunks(still) if name in PICTURES)
    return Frame(left, top, width, height, min(milliseconds, FRAME_MILLISECONDS_MAX), picture)


def animated(width: int, height: int, frames: Sequence[Frame], plays: int = 0) -> bytes:
    """The file, which is played so many times; 0: for ever."""
    flags = ANIMATED | (TRANSPARENT if any(each.transparent for each in frames) else 0)
    head = _chunk(b"VP8X", bytes((flags, 0, 0, 0)) + _three(width - 1) + _three(height - 1))
    loops = _chunk(b"ANIM", bytes((0, 0, 0, 255)) + plays.to_bytes(2, "little"))
    body = b"".join((b"WEBP", head, loops, *(_chunk(b"ANMF", _moment(each)) for each in frames)))
    return b"RIFF" + len(body).to_bytes(4, "little") + body


def _moment(each: Frame) -> bytes:
    place = (each.left // 2, each.top // 2, each.width - 1, each.height - 1, each.milliseconds)
    flags = 0 if each.transparent else NO_BLENDING
    return b"".join(map(_three, place)) + bytes((flags,)) + each.picture


def _three(number: int) -> bytes:
    return number.to_bytes(3, "little")


def _chunk(name: bytes, body: bytes) -> bytes:
    return name + len(body).to_bytes(4, "little") + body + bytes(len(body) % 2)


def _chunks(still: bytes) -> Iterator[tuple[bytes, bytes]]:
    at = 12
    while at + 8 <= len(still):
        size = int.from_bytes(still[at + 4 : at + 8], "little")
        yield still[at : at + 4], still[at + 8 : at + 8 + size]
        at += 8 + size + size % 2
