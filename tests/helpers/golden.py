"""Golden games of the engine: texts beside the `transcript` module that tells them again."""

from pathlib import Path
from typing import Any


def games_in(transcript: Any) -> list[Path]:
    """Texts of the games that this module tells."""
    return sorted(Path(transcript.__file__).parent.glob("*.txt"))


def write_anew(transcript: Any) -> None:
    """Write all these texts again, from the actions that are in them."""
    for path in games_in(transcript):
        path.write_text(transcript.transcript(*transcript.agreed(path.read_text())))
