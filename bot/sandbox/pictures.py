"""How large a picture is and what kind of file it is, read from its first bytes."""

import mimetypes
import struct


def content_type(filename: str, content: bytes) -> str:
    """What the file is by its first bytes, else by its name."""
    if content.startswith(b"\x89PNG\r\n\x1a\n"):
        return "image/png"
    if content.startswith(b"\xff\xd8\xff"):
        return "image/jpeg"
    if content[:6] in (b"GIF87a", b"GIF89a"):
        return "image/gif"
    if content[:4] == b"RIFF" and content[8:12] == b"WEBP":
        return "image/webp"
    guessed = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    # A file that only claims to be a picture is none; and a text is shown as text.
    if guessed.startswith("image/") and guessed != "image/svg+xml":
        return "application/octet-stream"
    return (
        f"{guessed}; charset=utf-8"
        if guessed.startswith("text/") or guessed == "application/json"
        else guessed
    )


def size(content: bytes) -> tuple[int, int] | None:
    """Width and height of a PNG, GIF, WebP or JPEG; None for anything else or a broken one."""
    try:
        match content_type("", content):
            case "image/png":
                width, height = struct.unpack(">II", content[16:24])
            case "image/gif":
                width, height = struct.unpack("<HH", content[6:10])
            case "image/webp":
                width, height = _webp(content)
            case "image/jpeg":
                width, height = _jpeg(content)
            case _:
                return None
    except (struct.error, IndexError):
        return None
    return width, height


def _webp(content: bytes) -> tuple[int, int]:
    match content[12:16]:
        case b"VP8X":
            width = int.from_bytes(content[24:27], "little") + 1
            return width, int.from_bytes(content[27:30], "little") + 1
        case b"VP8L":
            bits = int.from_bytes(content[21:25], "little")
            return (bits & 0x3FFF) + 1, (bits >> 14 & 0x3FFF) + 1
        case _:
            width, height = struct.unpack("<HH", content[26:30])
            return width & 0x3FFF, height & 0x3FFF


def _jpeg(content: bytes) -> tuple[int, int]:
    at = 2
    while True:
        marker, length = content[at + 1], int.from_bytes(content[at + 2 : at + 4], "big")
        if marker in {*range(0xC0, 0xD0)} - {0xC4, 0xC8, 0xCC}:
            height, width = struct.unpack(">HH", content[at + 5 : at + 9])
            return width, height
        at += 2 + length
