"""The pages for people: whatever they point at is there, and they stay short and plain."""

import re
from importlib import import_module
from pathlib import Path

import pytest

from bot.language import knows, say
from bot.table.profile import SERVER_PLACES, SERVER_SETTINGS, SETTINGS
from bot.table.table import TABLE_SETTINGS
from bot.ui.translator import option_key
from tools.site.navigation import FRONT, contents

ROOT = Path(__file__).parent.parent
PAGES = (*ROOT.glob("*.md"), *ROOT.glob("docs/**/*.md"), *ROOT.glob(".github/*.md"))
LINK = re.compile(r"\]\((?!\w+:)([^)#]+)(?:#[^)]*)?\)")
ANCHOR = re.compile(r"\]\((?!\w+:)([^)#]*)#([\w-]+)\)")

# Rules are as long as their games; the others are lists that a program writes or compares, and what hosts
# fill in and publish as their own.
LISTS = ("commands", "hosting/reference", "lessons-by-rule", "long-tests", "research/bench")
UNMEASURED = {
    *ROOT.glob("docs/rules*.md"),
    *ROOT.glob("docs/public/*.md"),
    *(ROOT / f"docs/{name}.md" for name in LISTS),
}
MEASURED = sorted({ROOT / "README.md", *ROOT.glob("docs/**/*.md")} - UNMEASURED)
PLAIN = sorted({ROOT / "CONTRIBUTING.md", *MEASURED, *UNMEASURED})
WORDS = {  # at most so many on a page
    "README.md": 450,
    "docs/README.md": 450,
    "docs/computers.md": 1_500,
    "docs/faq.md": 650,
    "docs/glossary.md": 500,
    "docs/playing.md": 1_200,
    "docs/playing/after.md": 1_200,
    "docs/playing/days.md": 1_200,
    "docs/playing/chicago-poker.md": 450,
    "docs/playing/chicago-stud.md": 450,
    "docs/playing/gangster.md": 450,
    "docs/playing/poker-champ.md": 450,
    "docs/playing/two-trucks.md": 450,
    "docs/playing/sealed-deck.md": 600,
    "docs/playing/settings.md": 600,
    "docs/research/chicago-poker.md": 1_600,
    "docs/research/other-computers.md": 1_450,
    "docs/translating.md": 500,
}
ALL_WORDS = 35_000  # on all pages that somebody needs who plays, hosts or develops
RESEARCH = 4_100  # beside them, on pages for readers who want to check a figure
LINES_OF_A_DECISION = 25
FOLDERS = "assets|bench|bot|deploy|discord_sandbox|docs|engine|requirements|tests|tools"
BUILT = {"bot/assets"}  # in a wheel
HEADLESS = re.compile(
    r"(?:- |\d\. )?(?:\*\*[A-Z]{2}-[\d.]+\*\* )?(What|Whatever|Who|Whoever|Whose|Whether|Where|Wherever)\b"
)
STIFF = re.compile(r"\b(whoever|whom|shall|anew|by itself|by themselves|of which)\b", re.IGNORECASE)
WORDS_IN_A_SENTENCE, LONGEST = 20, 38  # in the mean of a page; rules may have longer ones


def test_every_link_to_a_file_leads_to_one() -> None:
    broken = [
        f"{page.relative_to(ROOT)}: {to}"
        for page in PAGES
        for to in LINK.findall(page.read_text("utf-8"))
        if not (page.parent / to).exists()
    ]

    assert len(PAGES) > 10
    assert broken == []


def test_every_link_to_a_heading_leads_to_one() -> None:
    broken = [
        f"{page.relative_to(ROOT)}: {to}#{anchor}"
        for page in PAGES
        for to, anchor in ANCHOR.findall(page.read_text("utf-8"))
        if anchor not in anchors((page.parent / to if to else page).read_text("utf-8"))
    ]

    assert broken == []


def anchors(page: str) -> list[str]:
    """Names of a page's headings, as a link writes them."""
    headings = re.findall(r"^#+ (.+)$", page, re.MULTILINE)
    return [re.sub(r"[^\w -]", "", each).lower().replace(" ", "-") for each in headings]


@pytest.mark.parametrize("page", PLAIN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_every_path_module_and_target_that_is_named_is_there(page: Path) -> None:
    text, makefile = page.read_text("utf-8"), (ROOT / "Makefile").read_text("utf-8")
    paths = {path for path in re.findall(r"`([\w./-]+)`", text) if re.match(rf"({FOLDERS})/", path)}
    modules = set(re.findall(rf"python -m (({FOLDERS})[\w.]*)", text))
    targets = set(re.findall(r"`make ([\w-]+)", text))

    assert [path for path in paths - BUILT if not (ROOT / path).exists()] == []
    assert [name for name, _ in modules if not is_a_module(name)] == []
    assert [name for name in targets if not re.search(rf"^{name}:", makefile, re.MULTILINE)] == []


def test_the_page_of_settings_has_all_of_them() -> None:
    page = (ROOT / "docs/playing/settings.md").read_text("utf-8")
    names = {"zone", "waking", *SETTINGS, *SERVER_SETTINGS, *SERVER_PLACES, *TABLE_SETTINGS}

    keys = {name: option_key(name) for name in names}
    shown = {say("en", key) if knows(key) else name for name, key in keys.items()}
    assert [name for name in shown if f"`{name}`" not in page] == []


def is_a_module(name: str) -> bool:
    path = ROOT / name.replace(".", "/")
    return path.with_suffix(".py").exists() or (path / "__main__.py").exists()


def test_the_front_page_leads_to_every_page() -> None:
    folder = ROOT / "docs"
    led = {(folder / to).resolve() for to in LINK.findall((folder / "README.md").read_text("utf-8"))}

    assert [
        page.relative_to(folder).as_posix()
        for page in folder.glob("**/*.md")
        if not led & {page, page.parent / "README.md" if page.parent.name == "research" else page.parent}
    ] == ["README.md"]


def test_the_navigation_of_the_site_has_every_page_once() -> None:
    pages = [
        page.relative_to(ROOT).as_posix()
        for page in PAGES
        if page.parent == ROOT or ROOT / "docs" in page.parents
    ]
    parts = {page: list(contents(page)) for page in pages}
    listed = [each for part in parts.values() for _, below in part for each in below]

    assert sorted([FRONT, *listed]) == sorted(pages)
    assert [caption for caption, _ in parts[FRONT]] == [
        "",
        "For players",
        "For hosts",
        "For developers",
        "For the curious",
    ]


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


def words(page: Path) -> int:
    return len(page.read_text("utf-8").split())


@pytest.mark.parametrize("page", sorted(WORDS))
def test_a_page_is_no_longer_than_its_reader_likes(page: str) -> None:
    assert words(ROOT / page) <= WORDS[page]


def test_a_decision_fits_a_screen() -> None:
    lines = {
        page.name: len(page.read_text("utf-8").splitlines()) for page in ROOT.glob("docs/decisions/*.md")
    }

    assert [name for name, count in lines.items() if count > LINES_OF_A_DECISION] == []


def test_all_pages_can_be_read_in_a_few_hours() -> None:
    research = [page for page in MEASURED if page.parent.name == "research"]

    assert sum(map(words, research)) <= RESEARCH
    assert sum(map(words, MEASURED)) - sum(map(words, research)) <= ALL_WORDS


@pytest.mark.parametrize("page", PLAIN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_sentences_are_short_in_the_mean(page: Path) -> None:
    counts = [len(sentence.split()) for sentence in sentences(page.read_text("utf-8"))]

    assert sum(counts) <= WORDS_IN_A_SENTENCE * len(counts)
    assert page in UNMEASURED or max(counts, default=0) <= LONGEST


@pytest.mark.parametrize("page", PLAIN, ids=lambda page: page.relative_to(ROOT).as_posix())
def test_sentences_have_a_noun_and_plain_words(page: Path) -> None:
    read = sentences(page.read_text("utf-8"))

    assert [each for each in read if (HEADLESS.match(each) and "?" not in each) or STIFF.search(each)] == []


def sentences(page: str) -> list[str]:
    """The sentences of a page's paragraphs and lists; code, tables and headings have none."""
    text = re.sub(r"^```.*?^```|^[|#<!].*?$", "", page, flags=re.MULTILINE | re.DOTALL)
    text = re.sub(r"\]\([^)]*\)", "]", re.sub(r"`[^`]*`", "code", text))
    split = re.split(r"(?<=[.!?])[)*”\"]*\s+|\n\n|\n *(?=(?:\d+\.|-) )", text)
    return [sentence for sentence in split if len(sentence.split()) > 1]


def test_sentences_are_those_that_a_reader_sees() -> None:
    page = "# Me\n\nOne `a. b` here. Two\ngoes on: to here!\n\n- three [here](a.md)\n- four is\n\n| no |\n"

    assert [" ".join(each.split()) for each in sentences(page)] == [
        "One code here.",
        "Two goes on: to here!",
        "- three [here]",
        "- four is",
    ]
