"""What Docker's client sends to a build of the image, as `.dockerignore` says."""

from fnmatch import fnmatch
from functools import cache
from pathlib import Path

ROOT = Path(__file__).parents[2]


def is_let_in(path: str) -> bool:
    """Whether that file or folder is sent: the last pattern that fits it, or a parent, says."""
    said, above = True, [path, *map(str, Path(path).parents)]
    for line in _patterns():
        pattern = line.removeprefix("!")
        anywhere = pattern.startswith("**/")
        names = [Path(each).name for each in above] if anywhere else above
        if any(fnmatch(each, pattern.removeprefix("**/")) for each in names):
            said = line.startswith("!")
    return said


@cache
def _patterns() -> tuple[str, ...]:
    lines = (ROOT / ".dockerignore").read_text().splitlines()
    return tuple(line for line in lines if line and not line.startswith("#"))
