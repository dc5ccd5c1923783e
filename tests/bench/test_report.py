"""The figures of a whole bench, as a table of the page about speed."""

from datetime import UTC, datetime
from pathlib import Path

import pytest

from bench.__main__ import SUBJECTS
from bench.report import BEGIN, END, PAGE, Subject, report, rows, write
from bench.yardstick import line, verdict, within

DAY = datetime(2026, 11, 24, tzinfo=UTC)


def test_every_figure_that_has_a_goal_becomes_a_row(capsys: pytest.CaptureFixture[str]) -> None:
    print("P2  moves per second: best of nine rounds")
    line("catanatron, 4 seats", "37.0 k/s", verdict(2.5, 2.7))
    line("ours, 6 seats", "90.1 k/s")
    line(
        "a label that is longer than the place it has, as some of them are", "0.3 · 1 ms", within(1, 5, "ms")
    )
    subject = Subject("engine", capsys.readouterr().out, 12.0, 0.1, failed=False)

    assert list(rows(subject)) == [
        "| engine | P2 moves per second: catanatron, 4 seats | 37.0 k/s "
        "| we do 2.50x (goal 2.7x: **missed**) |",
        "| engine | P2 moves per second: a label that is longer than the place it has, as some of them are "
        "| 0.3 · 1 ms | goal 5 ms: reached |",
    ]


def test_the_report_stands_between_its_marks_and_changes_nothing_else(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{BEGIN}\nold\n{END}\nafter\n")
    ran = [Subject("engine", "", 600.0, 0.1, failed=False), Subject("days", "", 60.0, 2.0, failed=True)]

    write(report(ran, DAY), page)
    text = page.read_text()

    assert text.startswith(f"before\n{BEGIN}\n2026-11-24, ")
    assert text.endswith(f"\n{END}\nafter\n")
    assert "11 minutes in all, load 0.1 to 2.0" in text
    assert "Ended in an error: days." in text
    assert "old" not in text


def test_a_page_without_a_place_for_it_is_left_alone(tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text("nothing")

    with pytest.raises(ValueError, match="no place"):
        write("figures", page)
    assert page.read_text() == "nothing"


def test_the_page_has_a_place_for_the_figures() -> None:
    text = PAGE.read_text("utf-8")

    assert text.index(BEGIN) < text.index(END)


def test_the_page_about_speed_names_every_subject() -> None:
    text = (PAGE.parents[1] / "performance.md").read_text("utf-8")

    assert [subject for subject in SUBJECTS if f"`{subject}`" not in text and subject != "engine"] == []
