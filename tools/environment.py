"""Makes the virtual environment that the Makefile's commands run in: `python tools/environment.py LOCK …`.

LOCK names a file of requirements/, such as `run` or `dev`. An environment that holds those locks already,
for a Python that is still there, is left as it is. Needs the standard library alone, and speaks up on a
Python that is too old: so nothing here may be newer than Python 3.8.
"""

import argparse
import contextlib
import hashlib
import importlib.util
import json
import os
import re
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

OLDEST = (3, 11)
NOTE = "environment.json"
SECONDS_A_PACKAGE = 0.7  # to say how long it may take: a fast line and two cores
IDENTITY = (
    "import platform, sys; "
    "print(sys.implementation.cache_tag, getattr(sys, 'abiflags', ''), platform.machine(), sys.base_prefix)"
)


def main() -> int:
    """Bring the environment up to date; 0 if it is ready, 2 after a sentence that says what to do."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument(
        "locks", nargs="+", metavar="LOCK", help="a file of requirements/, without its ending"
    )
    parser.add_argument("--folder", type=Path, default=Path(".venv"), help="where the environment is (.venv)")
    parser.add_argument("--requirements", type=Path, default=Path(__file__).parent.parent / "requirements")
    parser.add_argument("--this-python", action="store_true", help="make it anew if another Python made it")
    asked = parser.parse_args()
    try:
        Environment(asked.folder, asked.requirements, run).prepare(asked.locks, asked.this_python)
    except Unprepared as fault:
        print(f"\n{fault}", file=sys.stderr)
        return 2
    return 0


class Unprepared(Exception):
    """Raised when the environment cannot be made; says what to do about it."""


class Environment:
    """A virtual environment, with a note in it of the Python and the locks that it was made from."""

    def __init__(self, folder: Path, requirements: Path, run: "Callable[[list[str]], None]") -> None:
        self.folder = folder
        self.requirements = requirements
        self.run = run
        self.python = folder / ("Scripts/python.exe" if os.name == "nt" else "bin/python")

    def prepare(self, locks: "list[str]", this_python: bool) -> None:
        """Install each lock that is not there yet; raises Unprepared."""
        wanted = {name: self._digest(name) for name in locks}
        installed = self._noted_locks(this_python)
        if any(digest != self._digest(name) for name, digest in installed.items()):
            installed = {}  # what an older lock brought is not left beside the new
        missing = [name for name in wanted if name not in installed]
        if not missing:
            return
        if not installed:
            self._make()
        for name in missing:
            self._install(name)
            installed[name] = wanted[name]
            self._note(installed)

    def _noted_locks(self, this_python: bool) -> "dict[str, str]":
        """Digests of the locks that are installed, by name; none if the environment must be made anew."""
        try:
            note = json.loads((self.folder / NOTE).read_text("utf-8"))
            python, locks = note["python"], dict(note["locks"])
        except (OSError, ValueError, KeyError, TypeError):
            return {}
        if python != _identity(str(self.python)):  # the system's Python was upgraded, or is gone
            return {}
        if this_python and python != _identity(sys.executable):
            return {}
        return locks

    def _note(self, locks: "dict[str, str]") -> None:
        note = {"python": _identity(str(self.python)), "locks": locks}
        beside = self.folder / (NOTE + ".new")
        beside.write_text(json.dumps(note, indent=1) + "\n", "utf-8")
        beside.replace(self.folder / NOTE)

    def _make(self) -> None:
        if sys.version_info < OLDEST:
            raise Unprepared(
                "This needs Python 3.11 or newer, and {} is {}.{}. "
                "If a newer one is here under another name, say so: make PYTHON=python3.12 …".format(
                    sys.executable, *sys.version_info
                )
            )
        if importlib.util.find_spec("ensurepip") is None or importlib.util.find_spec("venv") is None:
            raise Unprepared(
                "Python's venv module is missing. On Debian and Ubuntu: sudo apt install python3-venv"
            )
        with _step(
            f"Making an environment for Python {'.'.join(map(str, sys.version_info[:3]))} in {self.folder}"
        ):
            # An environment that is active now cannot make another: the Python that it came from can.
            maker = getattr(sys, "_base_executable", None) or sys.executable
            self.run([maker, "-m", "venv", "--clear", str(self.folder)])

    def _install(self, name: str) -> None:
        lock = self._lock(name)
        packages = len(re.findall(r"^[A-Za-z0-9]", lock.read_text("utf-8"), re.MULTILINE))
        about = max(5, round(packages * SECONDS_A_PACKAGE / 5) * 5)
        pip = [str(self.python), "-m", "pip", "--disable-pip-version-check"]
        with _step(f"Installing {packages} packages ({name}), some {about} s"):
            # The lock is complete and every package in it pinned: nothing is resolved here. A resolver
            # refuses extras in hash-checking mode (pip 23) as soon as the index has something newer.
            install = ["install", "--quiet", "--no-deps", "--require-hashes", "--requirement", str(lock)]
            self.run([*pip, *install])
            self.run([*pip, "check"])

    def _digest(self, name: str) -> str:
        return hashlib.sha256(self._lock(name).read_bytes()).hexdigest()

    def _lock(self, name: str) -> Path:
        lock = self.requirements / f"{name}.txt"
        if not lock.is_file():
            there = ", ".join(sorted(path.stem for path in self.requirements.glob("*.txt")))
            raise Unprepared(f"There is no lock {name!r} in {self.requirements}; there are {there}.")
        return lock


def run(command: "list[str]") -> None:
    """Run a program; raises Unprepared with what it printed if it fails."""
    done = subprocess.run(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, check=False)
    if done.returncode:
        said = done.stdout.decode(errors="replace").strip()
        raise Unprepared(
            f"{said}\n\nThis failed: {' '.join(command)}\n"
            "Is the network there, and the disk not full? Nothing is lost: try again."
        )


def _identity(python: str) -> "str | None":
    """The identity of a Python, as far as its environments depend on it; None if it does not start."""
    try:
        return subprocess.run(
            [python, "-c", IDENTITY], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, check=True
        ).stdout.decode()
    except (OSError, subprocess.CalledProcessError):
        return None


@contextlib.contextmanager
def _step(what: str) -> "Iterator[None]":
    """Say what is being done, and afterwards how long it took."""
    print(f"{what} … ", end="", flush=True)
    began = time.monotonic()
    try:
        yield
    except BaseException:
        print("failed", flush=True)
        raise
    print(f"{time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    sys.exit(main())
