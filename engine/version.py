"""Version of the program: records say which one played them."""

import sys

VERSION = "0.7.0"
"""The package takes its version from here.

It is raised with every change of what a computer answers (tests/engine/answers.json).
"""

PROGRAM = f"{VERSION} (Python {sys.version_info.major}.{sys.version_info.minor})"
"""Only the same one answers the same for certain: Pythons differ in how they sum fractions."""
