"""The bot's workers think in C where that is compiled and the host lets them; a start tells which it is."""

import logging
import subprocess
import sys
from functools import partial
from pathlib import Path

import pytest

from bot import app
from bot.worker_settings import settle
from bot.workers import Priority, Workers
from engine import compiled as compiled_module
from engine.chicago_poker.computer.native.layout import STRUCTURES
from engine.chicago_poker.computer.native.library import door
from engine.compiled import Door, doors
from tests.helpers.compiled import compiled, opened

__all__ = ["opened"]

ROOT = Path(__file__).parent.parent
SOURCES = door.sources[0].parent


def thinks_in_c() -> bool:
    return door.library() is not None


def told(caplog: pytest.LogCaptureFixture, door: Door, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    monkeypatch.setattr(app, "doors", lambda: [door])
    with caplog.at_level(logging.INFO, app.log.name):
        app.tell_compiled(wanted=True)
    facts = ("language", "why")
    return [
        f"{record.message}: {getattr(record, fact)}"
        for record in caplog.records
        for fact in facts
        if hasattr(record, fact)
    ]


def test_every_library_is_looked_at() -> None:
    engine = Path(compiled_module.__file__).parent
    sources = {path.parent.relative_to(engine).as_posix() for path in engine.rglob("*.c")}

    assert sources == {*compiled_module.FOLDERS}
    assert [each.folder for each in doors()] == [engine / folder / "compiled" for folder in sources]


def test_a_start_loads_no_computers_to_look() -> None:
    """They are half as much code again, which the workers alone need."""
    program = "import sys, engine.compiled as c; [door.library() for door in c.doors()]; print(*sys.modules)"
    done = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert "engine.compiled" in done.stdout.split()
    assert not [name for name in done.stdout.split() if name.startswith("engine.chicago_poker")]


def test_a_start_without_a_library_says_so_and_no_more(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    missing = Door(SOURCES, STRUCTURES, tmp_path)
    missing.is_open = True

    assert told(caplog, missing, monkeypatch) == ["computers think: Python"]


def test_a_start_with_a_damaged_library_says_in_one_line_more_what_is_wrong(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    damaged = Door(SOURCES, STRUCTURES, tmp_path)
    damaged.is_open = True
    (tmp_path / damaged.file_name(b"whole")).write_bytes(b"damaged")

    assert told(caplog, damaged, monkeypatch) == [
        "computers think: Python",
        "a compiled library cannot be used: it is not what was compiled",
    ]


class TestWithACompiler:
    """What needs a library."""

    pytestmark = compiled

    def test_a_start_says_that_computers_think_in_c(
        self, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
    ) -> None:
        assert told(caplog, door, monkeypatch) == ["computers think: C"]

    @pytest.mark.price("A worker begins.")
    @pytest.mark.parametrize("wanted", [True, False])
    async def test_a_worker_does_as_the_host_has_settled(self, wanted: bool) -> None:
        workers = Workers(1, partial(settle, "jpeg", wanted))
        try:
            assert await workers.run(Priority.COMPUTER, thinks_in_c) is wanted
        finally:
            workers.close()
