"""docs/lessons-by-rule.md says of every rule where it is taught, and names lessons that there are."""

import re
from pathlib import Path

import pytest

from tests.helpers.lessons.steps import read

DOCS = Path(__file__).parents[3] / "docs"
PAGE = (DOCS / "lessons-by-rule.md").read_text(encoding="utf-8")

PAGES = [
    ("Chicago Poker", "chicago-poker", "CP", "rules.md"),
    ("Gangster", "gangster", "GA", "rules-gangster.md"),
    ("Poker Champ", "poker-champ", "PC", "rules-poker-champ.md"),
    ("Chicago stud", "chicago-stud", "CS", "rules-chicago-stud.md"),
    ("Two Trucks", "two-trucks", "TT", "rules-two-trucks.md"),
]


def rows(title: str) -> list[tuple[str, str]]:
    """The rules and the lessons of every row under that title."""
    _, _, rest = PAGE.partition(f"\n## {title}\n")
    found = re.findall(r"^\| ([A-Z]{2}-[^|]*) \| ([^|]*) \|$", rest.partition("\n## ")[0], re.M)
    return [(rules, lesson) for rules, lesson in found]


def each(rules: str) -> list[str]:
    """`CP-3.1, CP-3.3 to CP-3.5` one by one."""
    numbers = []
    for part in rules.split(", "):
        first, _, last = part.partition(" to ")
        chapter, _, low = first.rpartition(".")
        high = (last or first).rpartition(".")[2]
        numbers += [f"{chapter}.{number}" for number in range(int(low), int(high) + 1)]
    return numbers


@pytest.mark.parametrize(("title", "_game", "kind", "page"), PAGES)
def test_every_rule_has_its_row(title: str, _game: str, kind: str, page: str) -> None:
    numbered = re.findall(rf"^- \*\*({kind}-\d+\.\d+)\*\*", (DOCS / page).read_text(encoding="utf-8"), re.M)

    assert sorted(rule for rules, _ in rows(title) for rule in each(rules)) == sorted(numbered)


@pytest.mark.parametrize(("title", "game", "_kind", "_page"), PAGES)
def test_a_row_names_a_lesson_or_says_why_there_is_none(
    title: str, game: str, _kind: str, _page: str
) -> None:
    lessons = {lesson.id for lesson in read(game).lessons}
    named = [re.findall(r"`([^`]+)`", words) for _, words in rows(title)]

    for (rules, words), ids in zip(rows(title), named, strict=True):
        assert words.startswith("not needed: ") or ids, rules
        assert lessons.issuperset(ids), rules
    assert set().union(*named) | {"last-turn"} == lessons, "a lesson that teaches nothing"
