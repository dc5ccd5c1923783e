"""The shell: load, play, save, tell. Here is only the question whether it was installed in one piece."""

import sys
from importlib.util import find_spec
from pathlib import Path

# `bot` and `engine` are names that others use as well, and an installer does not notice when two packages
# bring the same one (docs/decisions/packaging.md). Better one sentence now than a riddle in the middle.
_engine = find_spec("engine")
_at = Path(_engine.origin).resolve() if _engine and _engine.origin else None
if _at is None or _at.parent.parent != Path(__file__).resolve().parent.parent:
    print(
        f"chicago-poker-bot cannot start: the package `engine` is {_at or 'missing'}, not the bot's own. "
        "Install the bot where nothing else is: with pipx, or in a virtual environment of its own.",
        file=sys.stderr,
    )
    sys.exit(2)  # as for everything that the host can put right
