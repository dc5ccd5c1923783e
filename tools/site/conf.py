"""Configuration of Sphinx, which builds the pages of docs/ as a site (`make docs`).

Pages are plain Markdown that reads well on a code host. Whatever the site needs beyond that is done here: its
navigation (tools/site/navigation.py), and links to files and folders that are no pages.
"""

import tomllib
from pathlib import Path
from posixpath import normpath
from shutil import copytree

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx import addnodes
from sphinx.application import Sphinx

from engine.version import VERSION
from tools.site.navigation import FRONT, ROOT, contents

PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
REPOSITORY = PROJECT.get("urls", {}).get("Repository", "").rstrip("/")  # without one, files are only named
PICTURES = "docs/images"

project = html_title = "Chicago Poker, over days"
version = release = VERSION
root_doc = "README"
extensions = ["myst_parser"]
myst_enable_extensions = ["html_image"]  # a picture with a width is written as HTML
myst_heading_anchors = 4
highlight_language = "text"
include_patterns = ["README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs/**"]
exclude_patterns = [path.name for path in ROOT.iterdir() if path.is_dir() and path.name != "docs"]

html_theme = "furo"
html_static_path = ["static"]
html_css_files = ["site.css"]
html_favicon = str(ROOT / "assets/app/icon.png")
html_use_index = False
html_show_copyright = html_show_sourcelink = html_copy_source = False


def lead_to_files(app: Sphinx, tree: nodes.document) -> None:
    """Lead a folder’s link to its README, a picture’s to its copy, a source file’s to the repository."""
    for link in [*tree.findall(addnodes.download_reference), *tree.findall(addnodes.pending_xref)]:
        to = normpath(Path(app.env.docname).parent / link["reftarget"])
        if link["refdomain"] == "doc":  # leads to a page already
            continue
        if (ROOT / to / "README.md").is_file():
            link.attributes.update(refdomain="doc", reftarget=f"{to}/README", reftargetid=None)
        elif (ROOT / to).is_file() and to.startswith(f"{PICTURES}/"):
            link.replace_self(nodes.reference("", "", *link.children, refuri=link["reftarget"]))
        elif (ROOT / to).exists():
            link.replace_self(in_repository(link, to))


def in_repository(link: nodes.Element, to: str) -> list[nodes.Node]:
    """Return a link to that file in the repository; its words alone if no address is known."""
    if not REPOSITORY:
        return list(link.children)
    return [nodes.reference("", "", *link.children, refuri=f"{REPOSITORY}/blob/HEAD/{to}")]


def add_navigation(_: Sphinx, name: str, source: list[str]) -> None:
    """Write a page's part of the navigation below its text, where no reader sees it."""
    for caption, below in contents(f"{name}.md"):
        options = ":hidden:\n" + f":caption: {caption}\n" * bool(caption)
        listed = "\n".join(f"/{page.removesuffix('.md')}" for page in below)
        source[0] += f"\n\n```{{toctree}}\n{options}\n{listed}\n```\n"


def add_files(app: Sphinx, fault: Exception | None) -> None:
    """Lead from the site's address to the front page, and put pictures where links to them lead."""
    if fault is None:
        page = f'<!doctype html><meta http-equiv="refresh" content="0; url={Path(FRONT).stem}.html">\n'
        (Path(app.outdir) / "index.html").write_text(page, "utf-8")
        copytree(ROOT / PICTURES, Path(app.outdir) / PICTURES, dirs_exist_ok=True)


def setup(app: Sphinx) -> dict[str, bool]:
    for block in ("fault", "position", "transcript"):  # of the rules' examples
        app.add_lexer(block, TextLexer)
    app.connect("doctree-read", lead_to_files, priority=400)  # before files to download are gathered
    app.connect("source-read", add_navigation)
    app.connect("build-finished", add_files)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
