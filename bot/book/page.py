"""The page itself: content, drawings, lettering and script put together into one text of HTML.

Nothing in it comes from anywhere else: its Content-Security-Policy names what it holds by hash and allows no
more. Whatever people wrote stands in the data, and the script makes nothing but text of it.
"""

import base64
import hashlib
import html
import json
import zlib
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from fnmatch import fnmatchcase
from functools import cache
from pathlib import Path
from typing import Any

from bot.assets_path import assets
from bot.book.content import NoBook, content
from bot.book.packing import packed
from bot.book.words import page_words, words_of
from bot.games import RegisteredGame, games
from bot.language import say
from bot.skins.bosses.names import PORTRAITS
from bot.table.languages import LANGUAGES, Language
from engine.record.model import Record
from engine.record.reading import read

FALLBACK = "text"
PAGE_BYTES_MAX = 1_500_000  # bytes of a page
SCRIPTS = (
    "data",
    "sha256",
    "check",
    "drawing",
    "text",
    "moments",
)  # in this order; the painter follows, the shell is last
FONTS = {
    "Book Oswald": ("book/fonts/oswald.woff", "200 700"),
    "Book Barlow": ("book/fonts/barlow.woff", "600"),
    "Book Limelight": ("fonts/limelight-latin-400-normal.woff", "400"),
}


@dataclass(frozen=True, slots=True)
class SealShown:
    """When and where the seal was posted, as far as that is known."""

    at: datetime | None = None
    link: str = ""


@dataclass(frozen=True, slots=True)
class Binding:
    """What is not in a record: the page's first language, the names to show by seat, the seal's message."""

    language: Language = "en"
    names: tuple[str, ...] = ()
    seal: SealShown = SealShown()


def book(given: str | bytes, binding: Binding | None = None) -> str:
    """The page of a record; raises RecordUnreadable where it is none, and NoBook where it cannot be shown."""
    binding = binding or Binding()
    record = read(given)
    text = given if isinstance(given, str) else given.decode()
    game = games(hidden=True).get(record.game)
    if game is None:
        raise NoBook("book-error-game", game=record.game)
    painter = _painter(game)
    manifest = _manifest(painter)
    scripts = [*SCRIPTS, *manifest.get("with", ()), *([] if painter == FALLBACK else [painter]), "shell"]
    names = binding.names or ("",) * len(record.seats)
    told = content(game, record, text, names, drawn=painter != FALLBACK)
    data = {
        "language": binding.language,
        "painter": painter,
        "words": page_words(),
        "painting": words_of(game.skin.domain, manifest.get("words", {})),
        "art": dict(_art(manifest, record)),
        "seal": {
            "hash": record.seal,
            "alone": bool(record.secret and not record.seal),
            "at": binding.seal.at.date().isoformat() if binding.seal.at else "",
            "link": binding.seal.link,
        },
        "record": text,
        "game": packed(told),
    }
    page = _bound(data, scripts, binding.language, str(told["title"]))
    if (size := len(page.encode())) > PAGE_BYTES_MAX:
        raise NoBook("book-error-large", size=size // 1000, most=PAGE_BYTES_MAX // 1000)
    return page


def _painter(game: RegisteredGame) -> str:
    name = game.info.name
    return name if (_folder() / f"{name}.js").is_file() else FALLBACK


def _manifest(painter: str) -> dict[str, Any]:
    """What a painter needs: its drawings by pattern, its words; and what the scripts it works `with` need."""
    file = _folder() / f"{painter}.json"
    own = dict(json.loads(file.read_text())) if file.is_file() else {}
    for name in own.get("with", ()):
        shared = _manifest(name)
        own["art"] = [*own.get("art", ()), *shared.get("art", ())]
        own["words"] = own.get("words", {}) | shared.get("words", {})
    return own


def _art(manifest: dict[str, Any], record: Record) -> Iterator[tuple[str, str]]:
    """The drawings a painter names, and the portraits of who plays; each without its title."""
    wanted = [pattern.replace("{seats}", str(len(record.seats))) for pattern in manifest.get("art", ())]
    if manifest.get("portraits"):
        wanted += [f"{PORTRAITS[seat.role]}-medallion*" for seat in record.seats if seat.role in PORTRAITS]
    for name in _drawings():
        if any(fnmatchcase(name, pattern) for pattern in wanted):
            source = (assets() / "art" / f"{name}.svg").read_text()
            yield name, " ".join(source.split())


@cache
def _drawings() -> tuple[str, ...]:
    folder = assets() / "art"
    return tuple(
        sorted(path.relative_to(folder).with_suffix("").as_posix() for path in folder.rglob("*.svg"))
    )


def _bound(data: dict[str, Any], scripts: Sequence[str], language: Language, who: str) -> str:
    """Everything in its place; the hashes are those of the very text that stands between the tags."""
    script = "\n".join((_folder() / f"{name}.js").read_text() for name in scripts)
    style = "".join(_faces()) + (_folder() / "book.css").read_text()
    told = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    parts = {
        "language": language,
        "title": html.escape(who),
        "no-script": html.escape(" / ".join(say(each, "book-no-script") for each in LANGUAGES)),
        "script-hash": _hash(script),
        "style-hash": _hash(style),
        "style": style,
        "script": script,
        "data": base64.b64encode(zlib.compress(told, 9)).decode(),
    }
    return _filled((_folder() / "page.html").read_text(), parts)


def _filled(page: str, parts: dict[str, str]) -> str:
    """In one go, so that nothing that was put in is looked at again."""
    pieces, rest = [], page
    while rest:
        places = {rest.find(f"{{{name}}}"): name for name in parts if f"{{{name}}}" in rest}
        if not places:
            break
        at = min(places)
        pieces += [rest[:at], parts[places[at]]]
        rest = rest[at + len(places[at]) + 2 :]
    return "".join([*pieces, rest])


def _faces() -> Iterator[str]:
    for family, (file, weight) in FONTS.items():
        kept = base64.b64encode((assets() / file).read_bytes()).decode()
        source = f'src:url("data:font/woff;base64,{kept}")'
        yield f'@font-face{{font-family:"{family}";font-weight:{weight};font-display:block;{source}}}\n'


def _hash(text: str) -> str:
    return f"sha256-{base64.b64encode(hashlib.sha256(text.encode()).digest()).decode()}"


@cache
def _folder() -> Path:
    return assets() / "book"
