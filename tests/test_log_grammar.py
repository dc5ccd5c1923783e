"""One grammar for the log: an event in constant words, everything else as named facts."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.helpers.trees import walked

BOT = Path(__file__).parents[1] / "bot"
OLD = {"match": "table"}  # a fact that had another name, and its name now
LEVELS = ("debug", "info", "warning", "error", "exception", "critical")


def calls() -> Iterator[tuple[str, ast.Call]]:
    """Every call of a module's `log`, with its place."""
    for path in sorted(BOT.rglob("*.py")):
        source = path.read_text(encoding="utf-8")
        if "log." not in source:
            continue
        for node in walked(ast.parse(source)):
            if (
                isinstance(node, ast.Call)
                and isinstance(node.func, ast.Attribute)
                and node.func.attr in LEVELS
                and isinstance(node.func.value, ast.Name)
                and node.func.value.id == "log"
            ):
                yield f"{path.relative_to(BOT.parent)}:{node.lineno}", node


CALLS = dict(calls())


def test_there_are_calls_to_look_at() -> None:
    assert len(CALLS) > 80


def test_an_event_is_a_constant_and_its_facts_are_named() -> None:
    wrong = {place: why for place, call in CALLS.items() if (why := fault(call))}
    assert not wrong, "log an event in constant words, and its facts in extra={...}"


def fault(call: ast.Call) -> str:
    """Say how a call breaks the grammar; empty if it does not."""
    if len(call.args) != 1 or not isinstance(call.args[0], ast.Constant) or "%" in str(call.args[0].value):
        return "the event is no constant"
    for each in call.keywords:
        if each.arg == "extra" and isinstance(each.value, ast.Dict):
            names = {key.value for key in each.value.keys if isinstance(key, ast.Constant)}
            if old := names & OLD.keys():
                return f"an old name: {old}"
    return ""


@pytest.mark.parametrize(
    "line",
    [
        'log.info("table %s", 3)',
        'log.error(f"table {3}")',
        'log.info("acted", extra={"match": 3})',
        'log.info("100 %")',
    ],
)
def test_another_grammar_is_noticed(line: str) -> None:
    call = ast.parse(line, mode="eval").body
    assert isinstance(call, ast.Call)
    assert fault(call)
