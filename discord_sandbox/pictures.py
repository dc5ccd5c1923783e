"""Kind of an uploaded file and size of a picture: Pillow reads the header and no more."""

import mimetypes
from dataclasses import dataclass
from io import BytesIO

from PIL import Image

FORMATS = ("PNG", "JPEG", "GIF", "WEBP")
# What Pillow raises for a broken file, and for one that says it is too large to be opened.
BROKEN = (OSError, SyntaxError, ValueError, Image.DecompressionBombError, Image.DecompressionBombWarning)


@dataclass(slots=True, frozen=True)
class FileType:
    """A content type; with the width and height in pixels if it is a picture that can be read."""

    content_type: str
    size: tuple[int, int] | None = None


def file_type(filename: str, content: bytes) -> FileType:
    """The file's type by its header, else by its name."""
    try:
        with Image.open(BytesIO(content), formats=FORMATS) as picture:
            return FileType(Image.MIME[picture.format or ""], picture.size)
    except BROKEN:
        return FileType(_by_name(filename))


def _by_name(filename: str) -> str:
    guessed = mimetypes.guess_type(filename)[0] or "application/octet-stream"
    # A file that only claims to be a picture is none; and a text is shown as text.
    if guessed.startswith("image/") and guessed != "image/svg+xml":
        return "application/octet-stream"
    is_text = guessed.startswith("text/") or guessed == "application/json"
    return f"{guessed}; charset=utf-8" if is_text else guessed
