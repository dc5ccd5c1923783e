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
from functools import cache
from pathlib import Path
from typing import Any

from bot.assets_path import assets
from bot.features.book.content import NoBook, content, turns_of, under_pictures
from bot.features.book.packing import packed
from bot.features.book.page_words import page_words
from bot.features.book.pictures import all_eyes, seen, shelved, signs, stretches
from bot.games import RegisteredGame, games
from bot.language import say
from bot.skins.skin import Form
from bot.table.languages import LANGUAGES, Language
from engine.record.model import Record
from engine.record.reading import read

PAGE_BYTES_MAX = 1_500_000  # bytes of a page
SCRIPTS = ("data", "sha256", "check", "player", "text", "moments", "shell")  # in this order
FONTS = {
    "Book Oswald": ("book/fonts/oswald.woff", "200 700"),
    "Book Barlow": ("book/fonts/barlow.woff", "600"),
    "Book Limelight": ("fonts/limelight-latin-400-normal.woff", "400"),
}


@dataclass(frozen=True, slots=True)
class SealShown:
    """Time and place of the seal's post, as far as known."""

    at: datetime | None = None
    link: str = ""


@dataclass(frozen=True, slots=True)
class Binding:
    """Facts missing in a record: the page's first language, names to show by seat, the seal's message."""

    language: Language = "en"
    names: tuple[str, ...] = ()
    seal: SealShown = SealShown()


def stretches_of(given: str | bytes) -> tuple[range, ...]:
    """Return the parts of a record's game that `pictures_of` is asked for; raises as `book` does."""
    record = read(given)
    return stretches(len(turns_of(_game(record), record).moments))


def pictures_of(given: str | bytes, binding: Binding, stretch: range) -> bytes:
    """All pictures of some moments, for `book`; raises as it does. It takes about a second."""
    record = read(given)
    game = _game(record)
    players = under_pictures(game, record, _names(record, binding))
    moments = turns_of(game, record).moments[stretch.start : stretch.stop]
    return seen(game, moments, players, all_eyes(len(record.seats)))


def book(given: str | bytes, binding: Binding | None = None, portions: Sequence[bytes] = ()) -> str:
    """The page of a record; raises RecordUnreadable where it is none, and NoBook where it cannot be shown.

    `portions`: what `pictures_of` has made of each of `stretches_of`; without them it is made now. A very
    long game has no upright pictures.
    """
    binding = binding or Binding()
    record = read(given)
    text = given if isinstance(given, str) else given.decode()
    game = _game(record)
    told = content(game, record, text, _names(record, binding), turns_of(game, record))
    portions = portions or [pictures_of(given, binding, each) for each in stretches_of(given)]

    def bound(forms: Sequence[Form]) -> str:
        data = {
            "language": binding.language,
            "words": page_words(),
            "scenes": shelved([*portions, signs(game)], forms),
            "seal": {
                "hash": record.seal,
                "alone": bool(record.secret and not record.seal),
                "at": binding.seal.at.date().isoformat() if binding.seal.at else "",
                "link": binding.seal.link,
            },
            "record": text,
            "game": packed(told),
        }
        return _bound(data, binding.language, str(told["title"]))

    page = bound(("wide", "pocket"))
    if len(page.encode()) > PAGE_BYTES_MAX:
        page = bound(("wide",))
    if (size := len(page.encode())) > PAGE_BYTES_MAX:
        raise NoBook("book/error-large", size=size // 1000, most=PAGE_BYTES_MAX // 1000)
    return page


def _game(record: Record) -> RegisteredGame:
    game = games(hidden=True).get(record.game)
    if game is None:
        raise NoBook("book/error-game", game=record.game)
    return game


def _names(record: Record, binding: Binding) -> tuple[str, ...]:
    return binding.names or ("",) * len(record.seats)


def _bound(data: dict[str, Any], language: Language, who: str) -> str:
    """Everything in its place; the hashes are those of the very text that stands between the tags."""
    script = "\n".join((_folder() / f"{name}.js").read_text() for name in SCRIPTS)
    style = "".join(_faces()) + (_folder() / "book.css").read_text()
    told = json.dumps(data, ensure_ascii=False, separators=(",", ":")).encode()
    parts = {
        "language": language,
        "title": html.escape(who),
        "no-script": html.escape(" / ".join(say(each, "book/no-script") for each in LANGUAGES)),
        "too-old": html.escape(" / ".join(say(each, "book/too-old") for each in LANGUAGES)),
        "script-hash": _hash(script),
        "style-hash": _hash(style),
        "style": style,
        "script": script,
        "data": base64.b64encode(zlib.compress(told, 9)).decode(),
    }
    return _filled((_folder() / "page.html").read_text(), parts)


def _filled(page: str, parts: dict[str, str]) -> str:
    """Fill in one go, so that nothing put in is looked at again."""
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
