"""docs/rules.md and the tests name the same rules: none untested, none made up.

Most are played in the page's own examples (tests/engine/test_rules_as_text.py), the others in a test of
their name.
"""

import re
from pathlib import Path

from tests.helpers.transcripts import of_page

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules.md"


def numbered() -> set[str]:
    """Every rule and ruling of the page: `CP-5.5`, `OR-2a`, `ED-1`."""
    return set(re.findall(r"^(?:- |\| )\*\*((?:CP|OR|ED)-[\d.]+[a-z]?)\*\*", PAGE.read_text(), re.M))


def with_a_test() -> set[str]:
    """Every rule that a test is named after."""
    return {
        f"{kind.upper()}-{number.replace('_', '.')}"
        for path in HERE.glob("test_*.py")
        for kind, number in re.findall(r"^def test_(cp|or|ed)_(\d+_\d+|\d+[ab]?)_", path.read_text(), re.M)
    }


def test_every_numbered_rule_is_played_on_the_page_or_has_a_test_of_its_name() -> None:
    played = {rule for transcript in of_page(PAGE) for rule in transcript.rules}

    assert numbered() - with_a_test() - played == set()


def test_no_test_is_named_after_a_rule_that_is_not_on_the_page() -> None:
    assert with_a_test() - numbered() == set()


def test_the_page_has_every_rule_and_ruling() -> None:
    chapters = dict.fromkeys(range(1, 14), 0)
    for rule in numbered():
        if rule.startswith("CP-"):
            chapters[int(rule[3:].split(".")[0])] += 1

    assert list(chapters.values()) == [5, 4, 6, 5, 6, 6, 7, 7, 8, 4, 2, 4, 6]
    assert {f"OR-{n}" for n in range(1, 57) if n != 2} | {"OR-2a", "OR-2b"} <= numbered()
