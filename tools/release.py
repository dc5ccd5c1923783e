"""`make release`: dates the changelog, commits, and tags the version that engine/version.py names.

    python3 -m tools.release              the release itself, once `make check` has passed
    python3 -m tools.release --check      what stands in its way, and nothing is changed
    python3 -m tools.release --notes v1.2.3   what the changelog says of that version

It refuses while something is uncommitted, while the version has a tag already or no news, and while a page
has a blank, `[[LIKE THIS]]`, that only its owner can fill in. Needs git and the standard library.
"""

import argparse
import re
import subprocess
import sys
from collections.abc import Iterator
from datetime import UTC, date, datetime
from pathlib import Path

from engine.version import VERSION

ROOT = Path(__file__).resolve().parents[1]
NUMBER = re.compile(r"\d+\.\d+\.\d+")
BLANK = re.compile(r"\[\[[A-Z][^\[\]]*\]\]")
QUOTED = re.compile(r"```.*?```|`[^`\n]*`", re.DOTALL)  # a blank that is only spoken of
FILLED_IN_BY_ITS_OWNER = ("*.md", "docs/**/*.md", "deploy/**/*", ".github/**/*")
PICTURES = frozenset({".png", ".jpg", ".webp"})
UNRELEASED = "## [Unreleased]"
CHANGELOG = "CHANGELOG.md"


def blanks(root: Path) -> Iterator[str]:
    """Each blank that is left, as "page, line n: [[words]]"."""
    for pattern in FILLED_IN_BY_ITS_OWNER:
        for page in sorted(root.glob(pattern)):
            if page.is_file() and page.suffix not in PICTURES:
                said = QUOTED.sub(lambda quote: "\n" * quote[0].count("\n"), page.read_text("utf-8"))
                for number, line in enumerate(said.splitlines(), 1):
                    for blank in BLANK.findall(line):
                        yield f"{page.relative_to(root)}, line {number}: {blank}"


def news(changelog: str, version: str) -> str:
    """Return its section on that version, or on the unreleased changes; empty if there is none."""
    heading = UNRELEASED if version == "Unreleased" else f"## [{version}]"
    _, found, rest = changelog.partition(f"\n{heading}")
    return (
        re.split(r"^## \[", rest.partition("\n")[2], maxsplit=1, flags=re.MULTILINE)[0].strip()
        if found
        else ""
    )


def dated(changelog: str, version: str, day: date) -> str:
    """The changelog with what was not released under that version, and room for what comes next."""
    return changelog.replace(UNRELEASED, f"{UNRELEASED}\n\n## [{version}] - {day.isoformat()}", 1)


def hindrances(root: Path, version: str) -> list[str]:
    """Return the hindrances to releasing that version, each with what to do."""
    found = []
    changelog = (root / CHANGELOG).read_text("utf-8")
    if not NUMBER.fullmatch(version):
        found.append(f"{version!r} is no version: engine/version.py needs three numbers.")
    if _git(root, "status", "--porcelain"):
        found.append("Something is not committed: commit it, or put it aside.")
    if (branch := _git(root, "rev-parse", "--abbrev-ref", "HEAD")) != "main":
        found.append(f"This is {branch}: releases are made on main.")
    if _git(root, "tag", "--list", f"v{version}"):
        found.append(f"v{version} is released already: raise VERSION in engine/version.py.")
    if news(changelog, version):
        found.append(f"{CHANGELOG} has {version} already: raise VERSION in engine/version.py.")
    if not news(changelog, "Unreleased"):
        found.append(f"{CHANGELOG} tells no news under {UNRELEASED!r}.")
    found += [f"Fill in {blank}" for blank in blanks(root)]
    return found


def release(root: Path, version: str, day: date) -> None:
    """Dates the changelog, commits it and tags the commit; the tag tells the news."""
    page = root / CHANGELOG
    told = news(page.read_text("utf-8"), "Unreleased")
    page.write_text(dated(page.read_text("utf-8"), version, day), "utf-8")
    _git(root, "commit", "--quiet", "--message", f"release: version {version}", CHANGELOG)
    # By a "#" git would take the headings for comments.
    _git(
        root, "tag", "--annotate", f"v{version}", "--cleanup=verbatim", "--message", f"{version}\n\n{told}\n"
    )


def main(arguments: list[str]) -> int:
    """Releases, or says why not; 1 then."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--check", action="store_true", help="say what stands in the way, and change nothing")
    parser.add_argument("--notes", metavar="TAG", help="print what the changelog says of a version")
    asked = parser.parse_args(arguments)
    if asked.notes:
        told = news((ROOT / CHANGELOG).read_text("utf-8"), asked.notes.removeprefix("v"))
        print(told or f"{CHANGELOG} says nothing of {asked.notes}", file=sys.stdout if told else sys.stderr)
        return 0 if told else 1
    if found := hindrances(ROOT, VERSION):
        print(f"{VERSION} cannot be released yet:\n- " + "\n- ".join(found), file=sys.stderr)
        return 1
    if asked.check:
        print(f"Nothing stands in the way of {VERSION}.")
        return 0
    release(ROOT, VERSION, datetime.now(UTC).date())
    print(f"{VERSION} is dated, committed and tagged. To publish it: git push --follow-tags")
    return 0


def _git(root: Path, *arguments: str) -> str:
    """Return git's answer; raises CalledProcessError."""
    done = subprocess.run(["git", *arguments], cwd=root, check=True, capture_output=True, text=True)
    return done.stdout.strip()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
