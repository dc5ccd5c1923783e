"""`make matrix`: `make test` on every Python we promise that is here, each in an environment of its own.

Nothing in this file needs more than the standard library.
"""

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

PROMISED = ("3.11", "3.12", "3.13")
VENVS = Path("build/matrix")


def main() -> int:
    """Tests on each, then tells which passed and which are not here; 1 if one failed or none is here."""
    told = {version: tested(version) for version in PROMISED}
    for version, outcome in told.items():
        print(f"Python {version}: {outcome}")
    return 0 if "passed" in told.values() and "FAILED" not in told.values() else 1


def tested(version: str) -> str:
    """How the tests went on that Python."""
    python = next((path for path in candidates(version) if is_python(path, version)), None)
    if python is None:
        return "not here"
    print(f"Python {version}: {python}", flush=True)
    run = subprocess.run(["make", "test", f"PYTHON={python}", f"VENV={VENVS / version}"], check=False)
    return "FAILED" if run.returncode else "passed"


def candidates(version: str) -> Iterator[str]:
    """Where that Python may be: on the path, or installed by pyenv and not switched on."""
    if on_path := shutil.which(f"python{version}"):
        yield on_path
    pyenv = Path(os.environ.get("PYENV_ROOT", Path.home() / ".pyenv"))
    for folder in sorted(pyenv.glob(f"versions/{version}.*")):
        yield str(folder / "bin" / "python")


def is_python(path: str, version: str) -> bool:
    """Whether it starts, is that version, and can make environments; pyenv leaves names that do not."""
    asked = "import sys, venv, ensurepip; print('{}.{}'.format(*sys.version_info))"
    try:
        answer = subprocess.run([path, "-c", asked], capture_output=True, text=True, check=False)
    except OSError:
        return False
    return answer.stdout.strip() == version


if __name__ == "__main__":
    sys.exit(main())
