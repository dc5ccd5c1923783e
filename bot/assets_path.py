"""Path of fonts, sprites and sentences: in an installed package, or beside `bot/` in the repository."""

from functools import cache
from pathlib import Path


@cache
def assets() -> Path:
    """The folder of the assets."""
    package = Path(__file__).resolve().parent
    installed = package / "assets"
    return installed if installed.is_dir() else package.parent / "assets"
