"""Commands of the host that features bring: a feature has its own in `verb.py`."""

from argparse import ArgumentParser, Namespace
from importlib import import_module
from pathlib import Path
from typing import Protocol, cast

from bot.settings import Settings

FEATURES = Path(__file__).parent / "features"


class Verb(Protocol):
    """A module with a command of the host; to import it costs little, for every command is offered."""

    NAME: str
    ABOUT: str  # the key of its help

    def arguments(self, parser: ArgumentParser, /) -> None:
        """Add what it takes."""

    def obey(self, asked: Namespace, settings: Settings, /) -> int:
        """Do it; the exit code."""


def verbs_of_features() -> dict[str, Verb]:
    """All of them, by their names."""
    folders = sorted(path.parent.name for path in FEATURES.glob("*/verb.py"))
    found = (cast(Verb, import_module(f"bot.features.{name}.verb")) for name in folders)
    return {verb.NAME: verb for verb in found}
