"""The workflows, read without running them: whatever they name is there."""

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
WORKFLOWS = sorted(ROOT.glob(".github/workflows/*.yml"))
TARGETS = set(re.findall(r"^([a-z][a-z-]*):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
MAKE = re.compile(r"\bmake ([a-z][a-z-]*)")
PLACE = re.compile(r"(?<![\w/.\"])((?:tests|tools|bot|deploy|docs|requirements)/[\w./-]+\w)")
MODULE = re.compile(r"-m ((?:bot|tools|tests|bench)(?:\.\w+)*)")
MATRIX = re.compile(r"^ +(\w+): \[(.*)\]$", re.MULTILINE)


def told(workflow: Path) -> str:
    """Return its text, with a line for each value of a matrix where one is used."""
    text = re.sub(r"^ *#.*$", "", workflow.read_text("utf-8"), flags=re.MULTILINE)
    for name, listed in MATRIX.findall(text):
        used = f"${{{{ matrix.{name} }}}}"
        values = [value.strip(' "') for value in listed.split(",")]
        text = "\n".join(
            filled
            for line in text.splitlines()
            for filled in ([line.replace(used, value) for value in values] if used in line else [line])
        )
    return text.replace("$lock", "run")


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_what_a_workflow_names_exists(workflow: Path) -> None:
    text = told(workflow)
    modules = [ROOT / name.replace(".", "/") for name in MODULE.findall(text)]

    assert set(MAKE.findall(text)) <= TARGETS
    assert [place for place in PLACE.findall(text) if not (ROOT / place).exists()] == []
    assert [
        module for module in modules if not (module.is_dir() or module.with_suffix(".py").is_file())
    ] == []


def test_the_workflows_run_what_is_promised() -> None:
    text = {path.stem: told(path) for path in WORKFLOWS}

    assert set(MAKE.findall(text["check"])) >= {"check", "test-postgres"}
    assert set(MAKE.findall(text["nightly"])) == {"long", "fuzz", "patience", "siege"}
    assert set(MAKE.findall(text["release"])) == {"check", "wheel"}


def test_every_lock_that_is_audited_and_installed_is_there() -> None:
    named = {
        lock
        for workflow in WORKFLOWS
        for line in re.findall(r"for lock in ([\w ]+); do", workflow.read_text("utf-8"))
        for lock in line.split()
    }

    assert named
    assert named <= {path.stem for path in ROOT.glob("requirements/*.txt")}


@pytest.mark.parametrize("workflow", WORKFLOWS, ids=lambda path: path.stem)
def test_a_workflow_may_do_no_more_than_it_needs_and_ends(workflow: Path) -> None:
    text = workflow.read_text("utf-8")
    jobs = re.findall(r"^    runs-on:", text, re.MULTILINE)

    assert re.search(r"^permissions:", text, re.MULTILINE)
    assert len(re.findall(r"^    timeout-minutes:", text, re.MULTILINE)) == len(jobs)


def test_the_hooks_call_programs_that_are_there() -> None:
    hooks = re.findall(r"entry: (\S+) ?(\S*)", (ROOT / ".pre-commit-config.yaml").read_text("utf-8"))

    assert {Path(program).name for program, _ in hooks} == {"ruff", "mypy", "python3"}
    assert all((ROOT / script).is_file() for program, script in hooks if program == "python3")
