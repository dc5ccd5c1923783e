"""The tests that this machine leaves out for what it lacks, and what to install to have them.

No run fails for it. `make test` says it at its end, so that a green run is not taken for more than it is.
"""

import os
import shutil
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from importlib.util import find_spec

from tests.helpers.browser import find_chromium
from tests.helpers.sandbox.contract import description
from tools.native import compiler

APPROVED_ON = (3, 11)  # the Python on which the computers' answers are approved


@dataclass(frozen=True, slots=True)
class Need:
    """A thing that some tests need of a machine. `met` is called when the run ends."""

    tests: str
    met: Callable[[], object]
    remedy: str


NEEDS = (
    Need(
        "the sandbox's page and the pages of finished games, in a browser",
        find_chromium,
        "install Chromium (Debian: apt install chromium), or set CHROMIUM to its path",
    ),
    Need(
        "requests and answers held against Discord's own description of its API",
        description,
        "set DISCORD_OPENAPI to the path of the openapi.json that Discord publishes",
    ),
    Need(
        "records checked by a program in another language",
        lambda: shutil.which("node"),
        "install Node.js (Debian: apt install nodejs)",
    ),
    Need(
        "Kingpin's thinking in C, held to Python's",
        lambda: shutil.which(compiler()[0]),
        "install a C compiler (Debian: apt install gcc)",
    ),
    Need("training of the computers' nets", lambda: find_spec("numpy"), "make .venv/bench"),
    Need(
        "the computers' approved answers",
        lambda: sys.version_info[:2] == APPROVED_ON,
        "make test PYTHON=python{}.{}".format(*APPROVED_ON),
    ),
    Need(
        "the store, the coordinator and whole games on a PostgreSQL server",
        lambda: os.environ.get("TEST_POSTGRESQL"),
        "make test-postgres",
    ),
)


def left_out(needs: tuple[Need, ...] = NEEDS) -> Iterator[str]:
    """A line for each need that this machine does not meet."""
    for need in needs:
        if not need.met():
            yield f"left out: {need.tests}; to have it: {need.remedy}"
