"""tools/environment.py: what it makes, what it leaves alone, and what it says where it cannot."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools import environment
from tools.environment import Environment, Unprepared


class Programs:
    """Notes what would be run; an environment that is made gets this Python under its own name."""

    def __init__(self, folder: Path, fails: str = "") -> None:
        self.folder = folder
        self.fails = fails
        self.ran: list[str] = []

    def __call__(self, command: list[str]) -> None:
        words = " ".join(command[1:])
        if self.fails and self.fails in words:
            raise Unprepared("no network")
        self.ran.append(words)
        if "venv" in command:
            (self.folder / "bin").mkdir(parents=True, exist_ok=True)
            (self.folder / "environment.json").unlink(missing_ok=True)
            python = self.folder / "bin" / "python"
            if not python.exists():
                python.symlink_to(sys.executable)

    def installed(self) -> list[str]:
        return [Path(words.rpartition(" ")[2]).stem for words in self.ran if "--requirement" in words]

    def made(self) -> int:
        return sum(words.startswith("-m venv") for words in self.ran)


pytestmark = pytest.mark.skipif(os.name == "nt", reason="the programs of this test lie where POSIX has them")


@pytest.fixture
def programs(tmp_path: Path) -> Programs:
    return Programs(tmp_path / "env")


@pytest.fixture
def locks(tmp_path: Path) -> Path:
    folder = tmp_path / "requirements"
    folder.mkdir()
    for name in ("run", "dev"):
        (folder / f"{name}.txt").write_text("alpha==1 \\\n    --hash=sha256:00\nbeta[fast]==1\n")
    return folder


def prepare(programs: Programs, locks: Path, *names: str, this_python: bool = False) -> None:
    Environment(programs.folder, locks, programs).prepare(list(names), this_python)


def test_a_lock_is_installed_once_without_a_resolver(
    programs: Programs, locks: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    prepare(programs, locks, "run")
    prepare(programs, locks, "run")

    assert programs.made() == 1
    assert programs.installed() == ["run"]
    assert "--no-deps --require-hashes" in programs.ran[1]
    assert programs.ran[2].endswith("pip --disable-pip-version-check check")
    assert len(programs.ran) == 3
    told = capsys.readouterr().out
    assert "Making an environment for Python" in told
    assert "Installing 2 packages (run)" in told


def test_another_lock_comes_into_the_same_environment(programs: Programs, locks: Path) -> None:
    prepare(programs, locks, "run")
    prepare(programs, locks, "dev", "run")

    assert programs.made() == 1
    assert programs.installed() == ["run", "dev"]


def test_a_lock_that_has_changed_makes_the_environment_anew(programs: Programs, locks: Path) -> None:
    prepare(programs, locks, "run", "dev")
    (locks / "dev.txt").write_text("alpha==2\n")
    prepare(programs, locks, "run")

    assert programs.made() == 2
    assert programs.installed() == ["run", "dev", "run"]


def test_another_python_makes_the_environment_anew(
    programs: Programs, locks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After an upgrade of the system Python has the same name, and the packages belong to another."""
    prepare(programs, locks, "run")
    monkeypatch.setattr(environment, "IDENTITY", "print('cpython-399')")
    prepare(programs, locks, "run")

    assert programs.made() == 2
    assert programs.installed() == ["run", "run"]


def test_a_python_that_is_gone_makes_the_environment_anew(programs: Programs, locks: Path) -> None:
    prepare(programs, locks, "run")
    (programs.folder / "bin" / "python").unlink()
    prepare(programs, locks, "run")

    assert programs.made() == 2


def test_the_environment_of_another_python_is_kept_unless_this_one_is_asked_for(
    programs: Programs, locks: Path
) -> None:
    prepare(programs, locks, "run")
    python = programs.folder / "bin" / "python"
    python.unlink()
    python.write_text("#!/bin/sh\necho another\n")
    python.chmod(0o755)
    Environment(programs.folder, locks, programs)._note(
        {"run": Environment(programs.folder, locks, programs)._digest("run")}
    )

    prepare(programs, locks, "run")
    assert programs.made() == 1
    prepare(programs, locks, "run", this_python=True)
    assert programs.made() == 2


@pytest.mark.parametrize("step", ["venv", "--requirement", "check"])
def test_what_was_cut_short_is_done_again(programs: Programs, locks: Path, step: str) -> None:
    broken = Programs(programs.folder, fails=step)
    with pytest.raises(Unprepared):
        prepare(broken, locks, "run")
    prepare(programs, locks, "run")

    assert programs.installed() == ["run"]


def test_a_lock_that_does_not_exist_is_named(programs: Programs, locks: Path) -> None:
    with pytest.raises(Unprepared, match=r"no lock 'wheels'.*there are dev, run"):
        prepare(programs, locks, "wheels")
    assert programs.ran == []


def test_an_old_python_is_told_so(programs: Programs, locks: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(environment, "OLDEST", (3, 99))
    with pytest.raises(Unprepared, match=r"Python 3\.11 or newer.*make PYTHON="):
        prepare(programs, locks, "run")
    assert programs.ran == []


def test_a_python_without_its_venv_module_says_what_to_install(
    programs: Programs, locks: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("importlib.util.find_spec", lambda _: None)
    with pytest.raises(Unprepared, match="apt install python3-venv"):
        prepare(programs, locks, "run")


def test_a_program_that_fails_is_told_with_what_it_said() -> None:
    with pytest.raises(Unprepared, match=r"(?s)why it failed.*This failed: .*try again"):
        environment.run([sys.executable, "-c", "import sys; sys.exit('why it failed')"])


@pytest.mark.long("it starts Python without packages, and hardly changes")
def test_a_bot_without_its_packages_says_how_to_get_them(tmp_path: Path) -> None:
    """The unit of systemd may start the environment of a Python that was upgraded."""
    (tmp_path / "discord.py").write_text(
        "raise ModuleNotFoundError(\"No module named 'discord'\", name='discord')"
    )
    start = subprocess.run(
        [sys.executable, "-m", "bot", "check"],
        env={**os.environ, "PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        check=False,
    )

    assert start.returncode == 2
    assert start.stderr.count("\n") == 1
    assert "make .venv/run" in start.stderr
