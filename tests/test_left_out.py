"""A run of the tests says what it left out, and what to install to have it."""

import re
from pathlib import Path

import pytest

from tests.helpers.left_out import NEEDS, Need, left_out

ROOT = Path(__file__).parent.parent


def test_what_a_machine_lacks_is_told_with_its_remedy() -> None:
    needs = (Need("dancing", lambda: None, "install shoes"), Need("singing", lambda: "a voice", "practise"))

    assert list(left_out(needs)) == ["left out: dancing; to have it: install shoes"]


def test_a_machine_that_lacks_everything_is_told_of_everything(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("CHROMIUM", "TEST_POSTGRESQL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PATH", "")
    monkeypatch.setenv("DISCORD_OPENAPI", "/nowhere")
    told = "\n".join(left_out())

    for named in ("Chromium", "DISCORD_OPENAPI", "Node.js", "C compiler", "test-postgres"):
        assert named in told


def test_every_target_that_a_remedy_names_is_there() -> None:
    makefile = (ROOT / "Makefile").read_text()
    for need in NEEDS:
        for target in re.findall(r"make ([a-z-]+)", need.remedy):
            assert f"\n{target}:" in makefile
        for lock in re.findall(r"make \.venv/(\w+)", need.remedy):
            assert (ROOT / "requirements" / f"{lock}.txt").is_file()
