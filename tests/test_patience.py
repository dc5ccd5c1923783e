"""The runs on a busy machine: what failed is counted by name, and the load ends with them."""

import os
from pathlib import Path

import pytest

from tests import patience

FLAKY = """
from pathlib import Path

def test_that_holds(): pass

def test_that_fails_once():
    done = Path(__file__).with_name("done")
    assert done.exists() or done.touch()
"""


@pytest.fixture(autouse=True)
def plain(monkeypatch: pytest.MonkeyPatch) -> None:
    """A run inside needs no plugin, and starts in half the time without."""
    monkeypatch.setenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", "1")


@pytest.mark.long("only make patience tells it")
def test_what_failed_is_told_with_how_often(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "test_flaky.py").write_text(FLAKY)

    assert patience.main(["--runs", "2", "--load", "0", "--", "test_flaky.py"]) == 1
    assert "failed 1 of 2: test_flaky::test_that_fails_once\n" in capsys.readouterr().out


def test_a_run_that_never_got_to_testing_is_a_failure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)

    assert patience.main(["--runs", "1", "--load", "0", "--", "nothing.py"]) == 1
    assert "ended with code 4" in capsys.readouterr().out


def test_the_load_is_gone_at_the_end() -> None:
    with patience.load(2) as busy:
        for pid in busy:
            os.kill(pid, 0)

    for pid in busy:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
