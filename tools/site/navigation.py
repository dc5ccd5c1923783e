"""Navigation of the site, read from the tables by which docs/README.md leads to every page.

So the pages stay plain Markdown, and a page is listed in one place for the code host and the site.
"""

import re
from collections.abc import Iterator
from pathlib import Path, PurePosixPath
from posixpath import normpath

ROOT = Path(__file__).resolve().parents[2]
FRONT = "README.md"
ALL_PAGES = "docs/README.md"
BESIDE = ("CHANGELOG.md",)  # pages that the front page has, and no table
HEADING = re.compile(r"^## (.+)$", re.MULTILINE)
LINK = re.compile(r"\]\((?!\w+:)([^)#]+)\)")


def contents(page: str) -> Iterator[tuple[str, list[str]]]:
    """Yield what stands below a page in the navigation: captions, each with its pages.

    Below the front page stands what docs/README.md lists, by readers; below the README of a folder its pages.
    """
    if page == FRONT:
        yield "", [ALL_PAGES, *BESIDE]
        _, *parts = HEADING.split((ROOT / ALL_PAGES).read_text("utf-8"))
        for caption, part in zip(parts[::2], parts[1::2], strict=True):
            yield caption, list(pages(ALL_PAGES, part))
    elif page != ALL_PAGES and PurePosixPath(page).name == "README.md":
        yield "", list(pages(page, (ROOT / page).read_text("utf-8")))


def pages(page: str, text: str) -> Iterator[str]:
    """Yield the pages that a page's links lead to; a folder's page is its README."""
    for link in LINK.findall(text):
        to = normpath(PurePosixPath(page).parent / link)
        to = f"{to}/README.md" if (ROOT / to).is_dir() else to
        if to.endswith(".md") and (ROOT / to).is_file():
            yield to
