"""What holds for every test."""

from collections.abc import Iterator

import pytest
from hypothesis import HealthCheck, settings

from tests.helpers.skipped import skipped_line

# A slow machine is no bug: no example has a deadline.
settings.register_profile("house", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("house")


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> Iterator[None]:
    """Nobody believes a green run that left out half: say what was skipped, below everything else."""
    yield
    skipped = terminalreporter.stats.get("skipped", [])
    terminalreporter.write_line(skipped_line(report.longrepr[2] for report in skipped))
