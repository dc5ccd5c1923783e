"""`make release`: what stands in its way, and what it writes."""

import subprocess
from datetime import date
from pathlib import Path

import pytest

from tools import commit_subject, release

CHANGELOG = """# Changelog

## [Unreleased]

### For players

- Cards grow.

## [0.6.0] - 2026-11-24

- Older.
"""
DAY = date(2026, 12, 1)


def git(root: Path, *arguments: str) -> str:
    who = ("-c", "user.name=Lucie", "-c", "user.email=lucie@example.org")
    done = subprocess.run(["git", *who, *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    for role in ("AUTHOR", "COMMITTER"):
        monkeypatch.setenv(f"GIT_{role}_NAME", "Lucie")
        monkeypatch.setenv(f"GIT_{role}_EMAIL", "lucie@example.org")
    (tmp_path / "CHANGELOG.md").write_text(CHANGELOG)
    git(tmp_path, "init", "--quiet", "--initial-branch", "main")
    git(tmp_path, "add", ".")
    git(tmp_path, "commit", "--quiet", "--message", "docs: begin")
    return tmp_path


def test_a_release_is_dated_committed_and_tagged_once(tree: Path) -> None:
    assert release.hindrances(tree, "0.7.0") == []

    release.release(tree, "0.7.0", DAY)

    told = (tree / "CHANGELOG.md").read_text()
    assert "## [Unreleased]\n\n## [0.7.0] - 2026-12-01\n\n### For players" in told
    assert release.news(told, "0.7.0") == "### For players\n\n- Cards grow."
    assert git(tree, "log", "-1", "--format=%s") == "release: version 0.7.0"
    assert commit_subject.faults("release: version 0.7.0") == []
    assert git(tree, "rev-parse", "v0.7.0^{commit}") == git(tree, "rev-parse", "HEAD")
    assert "### For players\n\n- Cards grow." in git(
        tree, "for-each-ref", "--format=%(contents)", "refs/tags"
    )
    assert len(release.hindrances(tree, "0.7.0")) == 3, "tagged, in the changelog, and there is no news"


@pytest.mark.parametrize("version", ["0.7", "1.0.0-rc1", ""])
def test_a_version_has_three_numbers(tree: Path, version: str) -> None:
    assert any("no version" in told for told in release.hindrances(tree, version))


def test_nothing_is_released_from_another_branch_or_beside_open_changes(tree: Path) -> None:
    git(tree, "switch", "--quiet", "--create", "idea")
    (tree / "more.md").write_text("more")

    told = "\n".join(release.hindrances(tree, "0.7.0"))

    assert "not committed" in told
    assert "This is idea" in told


def test_a_blank_that_only_its_owner_can_fill_in_stands_in_the_way(tree: Path) -> None:
    (tree / "docs").mkdir()
    (tree / "docs/terms.md").write_text("Terms\n\nWe [[:space:]] are [[WHO HOSTS THE BOT]].\n")
    (tree / "docs/public.md").write_text("A blank looks `[[LIKE THIS]]`:\n\n```\n[[AND LIKE THIS]]\n```\n")

    assert list(release.blanks(tree)) == ["docs/terms.md, line 3: [[WHO HOSTS THE BOT]]"]


def test_our_own_changelog_tells_what_is_new() -> None:
    told = (release.ROOT / release.CHANGELOG).read_text("utf-8")

    assert release.news(told, "0.6.0").startswith("### For players")
    assert "## [" not in release.news(told, "0.6.0")


@pytest.mark.parametrize(
    ("subject", "refused"),
    [
        ("sandbox: parse the multipart boundary once", False),
        ("engine, skins: name what differs", False),
        ('Revert "sandbox: parse the multipart boundary once"', False),
        ("parse the multipart boundary once", True),
        ("wip: parse the multipart boundary", True),
        ("sandbox: parse the multipart boundary once.", True),
        ("x: y", True),
        ("sandbox: " + "very " * 13 + "long", True),
        ("", True),
    ],
)
def test_a_subject_says_area_and_deed(tmp_path: Path, subject: str, refused: bool) -> None:
    message = tmp_path / "COMMIT_EDITMSG"
    message.write_text(f"# a comment of git\n{subject}\n\nThe body says why.\n")

    assert bool(commit_subject.faults(subject)) is refused
    assert commit_subject.main([str(message)]) == refused
