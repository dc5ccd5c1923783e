"""The locks in requirements/: complete, so that they install without a resolver, and of one mind."""

import re
import tomllib
from collections import defaultdict
from collections.abc import Iterator
from importlib.metadata import distributions
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

ROOT = Path(__file__).parents[2]
LOCKS = sorted((ROOT / "requirements").glob("*.txt"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text())


def pinned(lock: Path) -> Iterator[Requirement]:
    """Yield the pins of a lock, one requirement for each package and marker."""
    for line in lock.read_text().splitlines():
        if re.match(r"[A-Za-z0-9]", line):
            yield Requirement(line.removesuffix("\\"))


def wanted() -> Iterator[Requirement]:
    """Yield the requirements of the project, and of every package that is installed here."""
    project = PROJECT["project"]
    groups = [project["dependencies"], *project["optional-dependencies"].values()]
    for group in (*groups, *PROJECT["dependency-groups"].values()):
        yield from map(Requirement, group)
    for each in distributions():
        yield from map(Requirement, each.requires or ())


def applies(requirement: Requirement) -> bool:
    return requirement.marker is None or requirement.marker.evaluate({"extra": ""})


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_a_package_that_is_wanted_with_an_extra_is_locked_with_it(lock: Path) -> None:
    """Else pip 23 refuses the whole lock as soon as the index has a newer release of that package."""
    extras: dict[str, set[str]] = defaultdict(set)
    for requirement in filter(applies, wanted()):
        extras[canonicalize_name(requirement.name)] |= requirement.extras
    without = {
        f"{each.name}[{extra}]"
        for each in pinned(lock)
        for extra in extras[canonicalize_name(each.name)] - each.extras
    }

    assert without == set()


def test_the_locks_agree_on_every_package_that_they_share() -> None:
    """The locks are installed over each other into one environment."""
    pins: dict[tuple[str, str], set[str]] = defaultdict(set)
    for lock in LOCKS:
        for each in pinned(lock):
            pins[canonicalize_name(each.name), str(each.marker)].add(str(each.specifier))

    assert {package: versions for package, versions in pins.items() if len(versions) > 1} == {}


@pytest.mark.parametrize("lock", LOCKS, ids=lambda path: path.stem)
def test_everything_in_a_lock_is_pinned_with_hashes(lock: Path) -> None:
    text = lock.read_text()
    packages = list(pinned(lock))

    assert packages
    assert all(re.fullmatch(r"==[^*]+", str(each.specifier)) for each in packages)
    assert all("--hash=sha256:" in part for part in re.split(r"\n(?=[A-Za-z0-9])", text))


def test_make_lock_writes_every_lock_and_the_image_needs_only_these() -> None:
    makefile, image = (ROOT / "Makefile").read_text(), (ROOT / "Dockerfile").read_text()

    assert sorted(re.findall(r"-o requirements/(\w+)\.txt$", makefile, re.M)) == [p.stem for p in LOCKS]
    for install in re.findall(r"pip (?:install|wheel) .*requirements.*", image):
        assert "--no-deps" in install
        assert "--require-hashes" in install


def test_make_lock_resolves_all_groups_together_by_name() -> None:
    """`uv pip compile` has no word for all of them."""
    together = re.findall(r"^\t\$\(LOCK\) (.+) -o \S+/together\.txt$", (ROOT / "Makefile").read_text(), re.M)

    assert [sorted(re.findall(r"--group (\w+)", line)) for line in together] == [
        sorted(PROJECT["dependency-groups"])
    ]
    assert "--all-groups" not in together[0]


def test_what_the_bot_needs_to_run_has_upper_bounds() -> None:
    """A wheel that is installed without a lock takes no release that nobody has tried."""
    needs = map(Requirement, PROJECT["project"]["dependencies"])
    by_date = {"tzdata"}  # its releases are dates: each is newer facts, not a newer interface

    assert {each.name for each in needs if "<" not in str(each.specifier)} == by_date
