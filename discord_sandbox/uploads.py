"""A file that somebody sends, as Discord keeps and describes it."""

import re
from collections.abc import Callable

from discord_sandbox.models import Attachment
from discord_sandbox.pictures import file_type

LARGEST_OF_A_PERSON = 10 * 1024 * 1024  # bytes, for who pays nothing


def attachment(
    new_id: Callable[[], int], filename: str, content: bytes, description: str | None = None, name: str = ""
) -> Attachment:
    """The file under its own name, or another `name`."""
    kind = file_type(filename, content)
    width, height = kind.size or (None, None)
    safe = safe_name(name or filename)
    return Attachment(new_id(), safe, content, kind.content_type, description, width, height)


def safe_name(filename: str) -> str:
    """Discord keeps letters, digits and -_. of a file's name."""
    return re.sub(r"[^\w.-]", "_", filename) or "unknown"
