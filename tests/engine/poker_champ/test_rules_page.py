"""docs/rules-poker-champ.md and the tests name the same rules: none untested, none made up.

Most rules are played in the page's own examples (tests/engine/test_rules_as_text.py). What no example can
show, for it holds in every game, has a test of its name here. What hands are worth is tested where they are
judged, in tests/engine/french_deck.
"""

import re
from pathlib import Path

from tests.helpers.transcripts import of_page

HERE = Path(__file__).parent
PAGE = HERE.parents[2] / "docs" / "rules-poker-champ.md"


def numbered() -> set[str]:
    """Every rule and ruling of the page: `PC-5.1`, `PR-4`."""
    return set(re.findall(r"^- \*\*((?:PC|PR)-[\d.]+)\*\*", PAGE.read_text(), re.M))


def with_a_test() -> set[str]:
    """Every rule that a test is named after."""
    return {
        f"{kind.upper()}-{number.replace('_', '.')}"
        for folder in (HERE, HERE.parent / "french_deck")
        for path in folder.glob("test_*.py")
        for kind, number in re.findall(
            r"^def test_(pc|pr)_((?<=pc_)\d+_\d+|(?<=pr_)\d+)_", path.read_text(), re.M
        )
    }


def test_every_numbered_rule_is_played_on_the_page_or_has_a_test_of_its_name() -> None:
    played = {rule for transcript in of_page(PAGE) for rule in transcript.rules}

    assert numbered() - with_a_test() - played == set()


def test_no_test_is_named_after_a_rule_that_is_not_on_the_page() -> None:
    assert with_a_test() - numbered() == set()


def test_the_page_has_every_rule_and_ruling() -> None:
    chapters = dict.fromkeys(range(1, 13), 0)
    for rule in numbered():
        if rule.startswith("PC-"):
            chapters[int(rule[3:].split(".")[0])] += 1

    assert list(chapters.values()) == [3, 3, 4, 6, 4, 4, 4, 5, 3, 5, 5, 9]
    assert {f"PR-{number}" for number in range(1, 21)} <= numbered()
