"""Checks of a test's own tables."""

from pathlib import Path

from bot.features.verify.checks import Checks, begun
from bot.ui.services import Means
from tests.helpers.home import Home


def checks_of(home: Home) -> Checks:
    """New ones, which remember nothing of others."""
    return begun(Means(home.coordinator, home.workers, Path()))
