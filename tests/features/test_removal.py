"""The bot plays without a feature: its folder is taken away in a copy, and a game is played there."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests.helpers.patience import ON_A_BUSY_MACHINE

ROOT = Path(__file__).parents[2]
FEATURES = sorted(path.parent.name for path in (ROOT / "bot/features").glob("*/feature.py"))
COPIED = ("bot", "engine", "tests")
LINKED = ("assets", "bench", "discord_sandbox", "pyproject.toml", "tools")
PLAYED = ("tests/e2e/test_any_game.py", "-k")
DAY = "whispers and not whole and (restart or told_to_everybody)"
"""By buttons to the end, looked at from everywhere, and on after a restart."""
ONE = pytest.mark.long("By day all features are taken away at once.")
NIGHT = "whispers and not whole"
"""Also by typing, with computers, and past a deadline."""


@pytest.mark.long("that the kernel imports no feature is held by day")
@pytest.mark.parametrize(
    "which",
    [
        pytest.param(DAY, id="day", marks=pytest.mark.price("A process of its own, without the feature.")),
        pytest.param(NIGHT, id="night", marks=pytest.mark.long("By day the two that meet most of the bot.")),
    ],
)
@pytest.mark.parametrize(
    "features",
    [
        pytest.param(FEATURES, id="all"),
        *(pytest.param([each], id=each, marks=ONE) for each in FEATURES),
    ],
)
def test_without_its_folder_the_bot_plays(tmp_path: Path, features: list[str], which: str) -> None:
    for name in COPIED:  # with what was compiled: it is read where its source is as old
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("approved"))
    for name in LINKED:
        (tmp_path / name).symlink_to(ROOT / name)
    for feature in features:
        shutil.rmtree(tmp_path / "bot/features" / feature)
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", *PLAYED, which]
    ran = subprocess.run(
        command,
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(tmp_path)},
        capture_output=True,
        text=True,
        timeout=ON_A_BUSY_MACHINE,
        check=False,
    )

    assert ran.returncode == 0, ran.stdout + ran.stderr
    assert " passed" in ran.stdout


def test_every_folder_of_features_is_a_feature() -> None:
    folders = {path.name for path in (ROOT / "bot/features").iterdir() if path.name != "__pycache__"}
    assert folders == {*FEATURES, "__init__.py"}
