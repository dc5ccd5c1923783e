"""The Dockerfile, step by step, from what `.dockerignore` lets into the build; without Docker."""

import re
import shlex
import shutil
import subprocess
import sys
from pathlib import Path
from zipfile import ZipFile

import pytest

from tests.helpers.build_context import is_let_in

ROOT = Path(__file__).parents[2]
IMAGE = (ROOT / "Dockerfile").read_text()
RUN = [step.replace("\\\n", " ") for step in re.findall(r"^RUN (.*(?:\\\n.*)*)$", IMAGE, re.MULTILINE)]
BUILD = [
    *(sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check"),
    *("--no-cache-dir", "--no-deps", "--no-build-isolation"),
]


def words(step: str) -> list[str]:
    """A step's words, without what Docker itself reads."""
    return [word for word in shlex.split(step) if not word.startswith("--mount=")]


def test_every_step_is_one_that_this_page_knows() -> None:
    """Whoever adds one, adds how it is looked at."""
    programs = [re.findall(r"(?:^|&& )(\S+ \S+)", " ".join(words(step))) for step in RUN]

    assert programs == [
        ["apt-get update", "apt-get install", "rm -rf"],  # the C compiler, for the bot's own wheel
        ["pip wheel"],  # the lock's packages: needs the network, and each has its digest
        ["pip install"],  # the builder's
        ["pip wheel"],  # the bot itself: replayed below
        ["apt-get update", "apt-get install", "rm -rf"],
        ["useradd --create-home", "mkdir /data", "chown boss"],
        ["pip install"],  # offline, from the wheels alone: test_wheel.py does that
    ]
    for step in RUN:
        subprocess.run(["sh", "-n", "-c", " ".join(map(shlex.quote, words(step)))], check=True)


def test_nothing_that_is_copied_stays_in_the_image_but_what_is_installed() -> None:
    last = IMAGE.rpartition("\nFROM ")[2]

    assert "\nCOPY" not in last
    assert "\nADD" not in last
    assert "--mount=type=bind,from=wheels,source=/wheels,target=/wheels" in last


@pytest.mark.long("It builds the wheel twice.")
def test_the_wheel_that_is_built_inside_has_what_the_one_of_the_repository_has(tmp_path: Path) -> None:
    context = tmp_path / "context"
    for path in sent():
        target = context / path
        target.parent.mkdir(parents=True, exist_ok=True)
        shutil.copyfile(ROOT / path, target)

    contents = []
    for name, source in (("inside", context), ("outside", ROOT)):
        subprocess.run([*BUILD, "--wheel-dir", str(tmp_path / name), "."], cwd=source, check=True)
        with ZipFile(next((tmp_path / name).glob("*.whl"))) as archive:
            contents.append(
                {each.filename: each.CRC for each in archive.infolist() if "RECORD" not in each.filename}
            )

    assert contents[0] == contents[1]


def sent() -> list[str]:
    """The files that Docker's client sends, of those that the repository keeps."""
    kept = subprocess.run(["git", "ls-files"], cwd=ROOT, check=True, capture_output=True, text=True)
    return [path for path in kept.stdout.splitlines() if is_let_in(path)]
