"""The file that a first start leaves: the steps of the schema, taken once for a thousand tests."""

from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory

from bot.store.schema import upgrade


def begin_file(path: Path) -> None:
    """Puts it there, if nothing is."""
    if not path.exists():
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_new_file())


@cache
def _new_file() -> bytes:
    with TemporaryDirectory() as folder:
        path = Path(folder) / "new.sqlite3"
        upgrade(path)
        return path.read_bytes()
