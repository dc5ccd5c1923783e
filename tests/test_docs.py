"""The pages for people: whatever they point at is there."""

import re
from pathlib import Path

ROOT = Path(__file__).parent.parent
PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"))
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
