"""The figures of a whole `make bench`, as the table in docs/research/bench.md."""

import os
import platform
import re
import sqlite3
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path

import PIL

PAGE = Path(__file__).parent.parent / "docs" / "research" / "bench.md"
BEGIN, END = "<!-- make bench writes from here -->", "<!-- to here -->"
LINE = re.compile(r"^  (?P<label>\S.*?)\s{2,}(?P<figure>\S.*?)(?:\s{2,}(?P<remark>\S.*))?$")
"""A line as bench.yardstick prints it."""


@dataclass(frozen=True, slots=True)
class Subject:
    """One subject's run. `told`: what it printed; `load`: the machine's before it began."""

    name: str
    told: str
    seconds: float
    load: float
    failed: bool


def rows(subject: Subject) -> Iterator[str]:
    """The table's rows: every figure that has a goal, with the heading it was printed under."""
    heading = ""
    for text in subject.told.splitlines():
        if text and not text.startswith(" "):
            heading = text.partition(":")[0].strip()
        elif (match := LINE.match(text)) and "goal" in (match["remark"] or ""):
            what = f"{heading}: {match['label']}" if heading else match["label"]
            verdict = (match["remark"] or "").replace("MISSED", "**missed**")
            yield f"| {subject.name} | {_cell(what)} | {_cell(match['figure'])} | {_cell(verdict)} |"


def machine() -> str:
    """One line that describes this machine: cores, system and versions."""
    processor = platform.processor() or platform.machine()
    return (
        f"{os.cpu_count()} cores ({processor}), {platform.system()}, Python {platform.python_version()}, "
        f"Pillow {PIL.__version__}, SQLite {sqlite3.sqlite_version}"
    )


def report(subjects: Iterable[Subject], day: datetime) -> str:
    """The part of the page that a run writes."""
    subjects = list(subjects)
    minutes = sum(each.seconds for each in subjects) / 60
    loads = [each.load for each in subjects]
    load = f"load {min(loads):.1f} to {max(loads):.1f} before a subject began"
    lines = [
        f"{day:%Y-%m-%d}, {machine()}; {minutes:.0f} minutes in all, {load}.",
        "",
        "| Subject | Figure | | Goal |",
        "|---|---|---|---|",
        *(row for each in subjects for row in rows(each)),
    ]
    failed = ", ".join(each.name for each in subjects if each.failed)
    return "\n".join([*lines, *(["", f"Ended in an error: {failed}."] if failed else [])])


def write(text: str, page: Path = PAGE) -> None:
    """Put the report between the page's two marks. Raises ValueError where they are missing."""
    told = page.read_text("utf-8")
    if told.count(BEGIN) != 1 or told.count(END) != 1:
        raise ValueError(f"{page} has no place for the figures: {BEGIN} … {END}")
    before, after = told[: told.index(BEGIN)], told[told.index(END) :]
    page.write_text(f"{before}{BEGIN}\n{text}\n{after}", "utf-8")


def now() -> datetime:
    """The time, for the report."""
    return datetime.now(UTC)


def _cell(text: str) -> str:
    return re.sub(r"\s+", " ", text).replace("|", "\\|").strip()
