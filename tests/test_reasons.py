"""Tests that cost over a second: each says why, and those that wait are on a page."""

from dataclasses import dataclass, field
from typing import Any

import pytest

from tests.helpers.reasons import MARKED, PAGE, Marked, dear, dear_line, let_wait, page


def test_every_dear_test_has_one_short_reason(request: pytest.FixtureRequest) -> None:
    lacking = [f"{each.test}: {each.mark}" for each in request.config.stash[MARKED] if not each.complete]

    assert lacking == []


def test_the_page_of_the_tests_that_wait_is_current(request: pytest.FixtureRequest) -> None:
    """To write it: make long-tests."""
    marks, config = request.config.stash[MARKED], request.config
    written = PAGE.read_text(encoding="utf-8")
    if config.args_source is pytest.Config.ArgsSource.TESTPATHS and not config.getoption("lf"):
        assert written == page(marks)
    else:  # of a part of the tests the rows are known, of the others nothing
        assert [each.row for each in marks if each.mark == "long" and each.row not in written] == []


@pytest.mark.parametrize(
    ("arguments", "complete"),
    [
        (("It waits for a whole game.",), True),
        ((), False),
        (("",), False),
        (("One.", "Two."), False),
        ((3,), False),
        (("Two\nlines.",), False),
        (("x" * 101,), False),
    ],
)
def test_a_reason_is_one_short_sentence(arguments: tuple[Any, ...], complete: bool) -> None:
    assert Marked("long", "tests/test_a.py::test_b", arguments).complete is complete


@dataclass
class Example:
    """An item, as pytest collects it."""

    nodeid: str
    marks: list[pytest.Mark] = field(default_factory=list)

    def get_closest_marker(self, name: str) -> pytest.Mark | None:
        return next((mark for mark in self.marks if mark.name == name), None)

    def add_marker(self, mark: pytest.MarkDecorator) -> None:
        self.marks.append(mark.mark)


def examples(*names: str, mark: pytest.MarkDecorator) -> list[Any]:
    return [Example(f"tests/test_a.py::test_b[{name}]", [mark.mark]) for name in names]


def test_what_is_not_named_by_day_waits_for_its_reason() -> None:
    items = examples("2-en", "12-en", "12-fr", mark=pytest.mark.by_day("[2-", "fr", why="Why."))
    items[2].add_marker(pytest.mark.long("Later still."))
    let_wait(items, whole=True)

    waiting = [[mark.args for mark in item.marks if mark.name == "long"] for item in items]
    assert waiting == [[], [("Why.",)], [("Later still.",)]]


def test_a_test_of_which_nothing_is_left_by_day_is_refused() -> None:
    items = examples("2-en", mark=pytest.mark.by_day("de", why="Why."))
    with pytest.raises(pytest.UsageError, match="test_b"):
        let_wait(items, whole=True)
    let_wait(items, whole=False)  # somebody asks for one example


def test_the_page_has_a_row_for_each_test_that_waits_and_none_for_others() -> None:
    marks = [
        Marked("long", "tests/test_a.py::test_b", ("Why.",)),
        Marked("price", "tests/c.py::test_d", ("So.",)),
    ]

    assert page(marks).splitlines()[-1] == "| `tests/test_a.py::test_b` | Why. |"


def test_a_test_over_a_second_is_named_the_dearest_first() -> None:
    def report(name: str, processor: float | None) -> pytest.TestReport:
        made = pytest.TestReport(name, ("", 0, ""), {}, "passed", None, "teardown")
        if processor is not None:
            vars(made)["processor"] = processor
        return made

    reports = [report("a", 1.2), report("b", 0.9), report("c", None), report("d", 3.0), "a warning"]
    assert dear(reports) == [("d", 3.0), ("a", 1.2)]
    assert dear_line(dear(reports)).endswith(": d (3.0 s), a (1.2 s)")
