"""Compiles what the computers of Chicago Poker may look ahead with: `python -m tools.native`.

Needs a C compiler, and of Python the standard library alone. `make play` runs this beside the bot, and a
wheel for one kind of machine is built with it (tools/wheel_hook.py).
"""

import os
import shutil
import subprocess
import sys
import sysconfig
from pathlib import Path

from engine.chicago_poker.computer.native.library import door
from engine.compiled import OPTIONS, Door


def main() -> int:
    """Compile where that has not been done; 0 if it is there, 1 with the compiler's words if it is not."""
    try:
        print(compiled_for(door))
    except NotCompiled as fault:
        print(fault, file=sys.stderr)
        return 1
    return 0


class NotCompiled(Exception):
    """Raised when there is no library in the end; says why."""


def compiled_for(door: Door) -> Path:
    """The library of that door, compiled if it is not there; raises NotCompiled."""
    for path in door.candidates():
        if door.file_name(path.read_bytes()) == path.name:
            return path
    if sys.platform == "win32" or sys.maxsize < 2**32:
        raise NotCompiled(f"not for {sysconfig.get_platform()}")
    own = door.folder / f"{os.getpid()}.building"  # a kill leaves nothing that is used
    try:
        door.folder.mkdir(parents=True, exist_ok=True)
        _compile(door.sources, own)
        finished = door.folder / door.file_name(own.read_bytes())
        own.replace(finished)
        for old in door.folder.iterdir():  # of older sources, or what a kill left
            if old != finished:
                old.unlink(missing_ok=True)
    except OSError as fault:
        raise NotCompiled(str(fault)) from fault
    finally:
        own.unlink(missing_ok=True)
    return finished


def _compile(sources: list[Path], own: Path) -> None:
    names = [source.name for source in sources if source.suffix == ".c"]
    command = [*compiler(), *OPTIONS, "-o", str(own.resolve()), *names, "-lm"]
    if shutil.which(command[0]) is None:
        raise NotCompiled(f"no C compiler: {command[0]}")
    done = subprocess.run(command, cwd=sources[0].parent, capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotCompiled(done.stderr)


def compiler() -> list[str]:
    """The command of this machine's C compiler, which may not be there."""
    if named := os.environ.get("CC"):
        return named.split()
    return ["cc"] if shutil.which("cc") or not shutil.which("gcc") else ["gcc"]


if __name__ == "__main__":
    sys.exit(main())
