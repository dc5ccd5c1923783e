"""The pages for people: whatever they point at is there."""

import re
from importlib import import_module
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/*.md"))
LINK = re.compile(r"\]\((?!\w+:)([^)#]+)(?:#[^)]*)?\)")


def test_every_link_to_a_file_leads_to_one() -> None:
    broken = [
        f"{page.relative_to(ROOT)}: {to}"
        for page in PAGES
        for to in LINK.findall(page.read_text("utf-8"))
        if not (page.parent / to).exists()
    ]

    assert len(PAGES) > 10
    assert broken == []


def test_the_page_of_tests_names_folders_and_helpers_that_are_there() -> None:
    page = (ROOT / "docs/testing.md").read_text("utf-8")
    folders = re.findall(r"^\| `(tests/[\w]+)` \|", page, re.MULTILINE)
    helpers = re.findall(r"^\d\. .*?`(\w+)\.(\w+)", page, re.MULTILINE)

    assert {ROOT / folder for folder in folders} == {
        folder.parent
        for folder in ROOT.glob("tests/*/__init__.py")
        if folder.parent.name not in ("helpers", "bench")
    }
    assert len(helpers) == 8
    assert [
        (module, name)
        for module, name in helpers
        if not hasattr(import_module(f"tests.helpers.{module}"), name)
    ] == []
