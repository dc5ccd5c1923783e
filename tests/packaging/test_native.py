"""`python -m tools.native`: compiles once, beside whatever else goes on, and harms nothing where it fails."""

import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from engine.chicago_poker.computer.native import library
from engine.chicago_poker.computer.native.layout import STRUCTURES
from engine.chicago_poker.computer.native.library import door
from engine.compiled import Door
from tests.helpers.compiled import compiled, opened
from tools.native import NotCompiled, compiled_for
from tools.wheel_hook import CompiledLibrary

__all__ = ["opened"]

ROOT = Path(__file__).parents[2]
SOURCES = door.sources[0].parent

# A compiler that notes its calls and copies what is compiled already: the true one takes three seconds.
COPIER = """
import os, shutil, signal, sys

with open({notes!r}, "a") as notes:
    notes.write("called\\n")
shutil.copyfile({whole!r}, sys.argv[sys.argv.index("-o") + 1])
if {kills}:
    os.kill(os.getppid(), signal.SIGKILL)
"""

MAIN = """
import sys
sys.path.insert(0, {root!r})
from pathlib import Path
from engine.compiled import Door
from tools import native
native.door = Door(Path({sources!r}), (), Path({folder!r}))
sys.exit(native.main())
"""


@pytest.fixture
def fresh(tmp_path: Path) -> Door:
    """A door to an empty folder."""
    found = Door(SOURCES, STRUCTURES, tmp_path / "compiled")
    found.is_open = True
    return found


def ran(fresh: Door, compiler: str) -> "subprocess.CompletedProcess[str]":
    """The command, for that folder."""
    program = MAIN.format(root=str(ROOT), sources=str(SOURCES), folder=str(fresh.folder))
    command = [sys.executable, "-c", program]
    return subprocess.run(command, env={"CC": compiler}, capture_output=True, text=True, check=False)


def copier(folder: Path, *, kills: bool = False) -> str:
    script = folder / f"copier-{kills}.py"
    whole = str(compiled_for(door))
    script.write_text(COPIER.format(notes=str(folder / "notes"), whole=whole, kills=kills))
    return f"{sys.executable} {script}"


def calls(folder: Path) -> int:
    return len((folder / "notes").read_text().splitlines())


@pytest.mark.parametrize(
    ("command", "said"),
    [("no-such-compiler", "no C compiler: no-such-compiler"), (f"{sys.executable} -no", "option")],
)
def test_without_a_compiler_that_works_nothing_is_left_behind(
    fresh: Door, monkeypatch: pytest.MonkeyPatch, command: str, said: str
) -> None:
    monkeypatch.setenv("CC", command)

    with pytest.raises(NotCompiled, match=said):
        compiled_for(fresh)

    assert fresh.library() is None
    assert [*fresh.folder.iterdir()] == []


def test_the_command_says_in_one_line_that_there_is_no_compiler(fresh: Door) -> None:
    done = ran(fresh, "no-such-compiler")

    assert (done.returncode, done.stdout, done.stderr) == (1, "", "no C compiler: no-such-compiler\n")


def test_without_a_compiler_a_wheel_is_for_every_machine(
    fresh: Door, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    monkeypatch.setattr(library, "door", fresh)

    assert hooked(tmp_path) == {"force_include": {}}


def hooked(folder: Path, version: str = "standard") -> dict[str, Any]:
    """The hook's wishes for a wheel."""
    wished: dict[str, Any] = {"force_include": {}}
    nothing: Any = None
    hook = CompiledLibrary(str(folder), {}, nothing, nothing, "dist", "wheel")
    hook.initialize(version, wished)
    return wished


class TestWithACompiler:
    """What begins with a library, compiled once for all tests."""

    pytestmark = compiled

    def test_what_is_there_is_not_compiled_again(self, fresh: Door, tmp_path: Path) -> None:
        first, second = ran(fresh, copier(tmp_path)), ran(fresh, copier(tmp_path))

        assert first.returncode == second.returncode == 0
        assert first.stdout == second.stdout
        assert calls(tmp_path) == 1
        assert fresh.library() is not None

    def test_what_is_damaged_or_of_older_sources_gives_way(self, fresh: Door, tmp_path: Path) -> None:
        fresh.folder.mkdir()
        damaged = fresh.folder / fresh.file_name(b"whole")
        for path in (damaged, fresh.folder / damaged.name.replace(fresh.stem, "0123-linux-x86_64")):
            path.write_bytes(b"not whole")

        done = ran(fresh, copier(tmp_path))

        assert [*map(str, fresh.folder.iterdir())] == [done.stdout.strip()]
        assert fresh.library() is not None

    def test_a_kill_leaves_nothing_that_is_used(self, fresh: Door, tmp_path: Path) -> None:
        assert ran(fresh, copier(tmp_path, kills=True)).returncode < 0
        assert len([*fresh.folder.iterdir()]) == 1
        assert fresh.library() is None
        assert not fresh.faults

        done = ran(fresh, copier(tmp_path))
        assert [*map(str, fresh.folder.iterdir())] == [done.stdout.strip()]
        assert fresh.library() is not None

    def test_a_wheel_for_this_machine_takes_the_library_along(
        self, fresh: Door, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
    ) -> None:
        monkeypatch.setenv("CC", copier(tmp_path))
        monkeypatch.delenv("WHEEL", raising=False)
        monkeypatch.setattr(library, "door", fresh)

        wished = hooked(tmp_path)

        ((path, name),) = wished["force_include"].items()
        assert (path, name) == (str(tmp_path / name), f"compiled/{Path(path).name}")
        assert wished["pure_python"] is False
        assert wished["tag"].startswith("py3-none-")
        assert hooked(tmp_path, "editable") == {"force_include": {}}

    def test_a_pure_wheel_does_not(self, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
        monkeypatch.setenv("WHEEL", "pure")

        assert hooked(tmp_path) == {"force_include": {}}
