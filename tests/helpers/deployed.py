"""Files of deploy/, read."""

import configparser
from pathlib import Path

DEPLOY = Path(__file__).parents[2] / "deploy"


def unit(name: str) -> configparser.ConfigParser:
    """A unit of systemd's; of a name that stands several times, the last value."""
    read = configparser.ConfigParser(strict=False, interpolation=None, comment_prefixes=("#",))
    read.optionxform = str  # type: ignore[assignment,method-assign]  # systemd's names have capitals
    read.read_string((DEPLOY / name).read_text())
    return read
