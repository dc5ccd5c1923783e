"""Refuses a commit whose subject does not say what it does: the commit-msg hook, and the workflow's check.

    python3 tools/commit_subject.py .git/COMMIT_EDITMSG
    python3 tools/commit_subject.py --range origin/main..HEAD

A subject has an area and an imperative ("sandbox: parse the multipart boundary once"), in at most 72
characters. Needs the standard library alone.
"""

import argparse
import re
import subprocess
import sys
from pathlib import Path

LONGEST, SHORTEST = 72, 12
MADE_BY_GIT = re.compile(r'^(Merge |Revert ")')
UNFINISHED = re.compile(r"^(wip|fixup!|squash!|amend!)", re.IGNORECASE)
AREA = re.compile(r"^[a-z0-9][\w ,./'’-]*: \S")


def faults(subject: str) -> list[str]:
    """Return the faults of a subject, each as a sentence that says what to do; none if it is fine."""
    if MADE_BY_GIT.match(subject):
        return []
    if UNFINISHED.match(subject):
        return ["Say what the change does once it is finished."]
    found = []
    if len(subject) > LONGEST:
        found.append(f"{len(subject)} characters: at most {LONGEST}; the body has room for the rest.")
    if len(subject) < SHORTEST:
        found.append("Say a little more.")
    if not AREA.match(subject):
        found.append('Begin with the area and a colon: "sandbox: parse the multipart boundary once".')
    if subject.endswith("."):
        found.append("A subject has no full stop.")
    return found


def main(arguments: list[str]) -> int:
    """Prints each subject that is refused, and why; 1 if there is one."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("message", nargs="?", type=Path, help="the file that git hands to a commit-msg hook")
    parser.add_argument("--range", help="the commits to look at, as git log takes them")
    asked = parser.parse_args(arguments)
    if asked.range:
        told = ["git", "log", "--no-merges", "--format=%s", asked.range]
        subjects = subprocess.run(told, check=True, capture_output=True, text=True).stdout.splitlines()
    elif asked.message:
        lines = asked.message.read_text("utf-8").splitlines()
        subjects = [next((line for line in lines if line and not line.startswith("#")), "")]
    else:
        parser.error("name a message, or a range")
    refused = {subject: why for subject in subjects if (why := faults(subject))}
    for subject, why in refused.items():
        print(f"{subject!r}\n  " + "\n  ".join(why), file=sys.stderr)
    return 1 if refused else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
