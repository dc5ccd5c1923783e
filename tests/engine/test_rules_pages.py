"""Each page of rules and the tests name the same rules: none untested, none made up.

Most are played in the page's own examples (test_rules_as_text.py). A rule that no example can show, for it
holds in every game, has a test of its name. Hands of French cards are judged in tests/engine/french_deck.
"""

import re
from collections import Counter
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import NamedTuple

import pytest

from tests.helpers.transcripts import of_page

HERE = Path(__file__).parent
DOCS = HERE.parents[1] / "docs"


class Page(NamedTuple):
    """A page of numbered rules: how many each chapter has, and the rulings of each kind."""

    name: str
    folders: tuple[str, ...]  # with tests named after its rules
    chapters: str
    rules: tuple[int, ...]  # by chapter
    rulings: Mapping[str, Iterable[int | str]]

    def numbered(self) -> set[str]:
        """Every rule and ruling of the page: `CP-5.5`, `OR-2a`, `OR-G4`."""
        kinds = "|".join((self.chapters, *(kind.partition("-")[0] for kind in self.rulings)))
        text = (DOCS / self.name).read_text()
        return set(re.findall(rf"^(?:- |\| )\*\*((?:{kinds})-G?[\d.]+[a-z]?)\*\*", text, re.M))

    def tests(self) -> list[str]:
        """Names of the tests that begin with a rule's kind and number."""
        kinds = "|".join({rule.partition("-")[0].lower() for rule in self.numbered()})
        files = (path for folder in self.folders for path in (HERE / folder).glob("test_*.py"))
        return [
            name
            for path in files
            for name in re.findall(rf"^def (test_(?:{kinds})_g?\d\w*)\(", path.read_text(), re.M)
        ]


PAGES = (
    Page(
        "rules.md",
        ("chicago_poker",),
        "CP",
        (5, 4, 6, 5, 6, 6, 7, 7, 8, 4, 2, 4, 6),
        {"OR-": (1, "2a", "2b", *range(3, 57)), "ED-": ()},
    ),
    Page(
        "rules-chicago-stud.md",
        ("chicago_stud",),
        "CS",
        (1, 2, 6, 2, 5, 10, 4, 3, 3, 3, 5, 4, 5, 3, 9, 4, 7, 8),
        {"CR-": range(1, 21)},
    ),
    Page(
        "rules-gangster.md",
        ("gangster",),
        "GA",
        (12, 8, 4, 5, 4, 6, 2, 4, 4, 5, 6, 4, 3, 11),
        {"OR-G": range(1, 32)},
    ),
    Page(
        "rules-poker-champ.md",
        ("poker_champ", "french_deck"),
        "PC",
        (3, 3, 4, 6, 4, 4, 4, 5, 3, 5, 5, 9),
        {"PR-": range(1, 21)},
    ),
)
every_page = pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)


def _named_after(rule: str) -> str:
    return f"test_{re.sub('[-.]', '_', rule).lower()}_"


@every_page
def test_every_numbered_rule_is_played_on_the_page_or_has_a_test_of_its_name(page: Page) -> None:
    played = {rule for transcript in of_page(DOCS / page.name) for rule in transcript.rules}
    tests = page.tests()
    left = page.numbered() - played

    assert [rule for rule in left if not any(test.startswith(_named_after(rule)) for test in tests)] == []


@every_page
def test_no_test_is_named_after_a_rule_that_is_not_on_the_page(page: Page) -> None:
    named = tuple(map(_named_after, page.numbered()))

    assert [test for test in page.tests() if not test.startswith(named)] == []


@every_page
def test_the_page_has_every_rule_and_ruling(page: Page) -> None:
    numbered = page.numbered()
    chapters = Counter(
        int(rule.partition("-")[2].split(".")[0]) for rule in numbered if rule.startswith(page.chapters)
    )

    assert chapters == dict(enumerate(page.rules, start=1))
    for kind, rulings in page.rulings.items():
        assert {f"{kind}{number}" for number in rulings} <= numbered
