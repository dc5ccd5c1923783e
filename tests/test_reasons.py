"""Tests that cost over a second: each says why, and those that wait are on a page."""

from typing import Any

import pytest

from tests.helpers.reasons import MARKED, PAGE, Marked, dear, dear_line, page


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
