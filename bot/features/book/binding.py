"""`python -m bot book FILE`: the page of a record file, beside it or where it is asked for."""

import secrets
import sys
from pathlib import Path

from bot.features.book.content import NoBook
from bot.features.book.page import Binding, book
from bot.host_fault import ExitCode
from bot.language import Fact, say
from bot.table.languages import Language
from engine.record.opening import content_of
from engine.record.reading import RecordUnreadable
from engine.record.worded import UNREADABLE

HEAD = b"content=\"default-src 'none'; script-src 'sha256-"  # of every page that was ever made here
LOOKED_AT = 1000  # bytes in which that stands


def bind(file: Path, out: Path, language: Language) -> int:
    """Writes it, and says where; the exit code. A record names nobody, so neither does its page.

    What is there already is replaced only if it is such a page.
    """

    def wrong(key: str, **facts: Fact) -> int:
        print(say(language, key, **facts), file=sys.stderr)
        return ExitCode.WRONG

    try:
        text = content_of(file)
    except OSError as fault:
        return wrong("book/no-file", path=str(file), why=fault.strerror or str(fault))
    try:
        page = book(text, Binding(language)).encode()
    except RecordUnreadable as fault:
        return wrong("book/unreadable", path=str(file), line=fault.line, why=UNREADABLE[fault.reason])
    except NoBook as fault:
        return wrong(fault.key, **fault.facts)
    try:
        target = out.resolve()
        if target == file.resolve():
            return wrong("book/not-written", path=str(out), why=say(language, "book/same-file"))
        if target.exists() and not _is_page(target):
            return wrong("book/not-written", path=str(out), why=say(language, "book/other-file"))
        _write(target, page)
    except OSError as fault:
        return wrong("book/not-written", path=str(out), why=fault.strerror or str(fault))
    print(say(language, "book/written", path=str(out), size=len(page) // 1000))
    return ExitCode.FINE


def _is_page(path: Path) -> bool:
    """Tell if a file is a page made by this program; nothing else is ever overwritten."""
    if not path.is_file():
        return False
    with path.open("rb") as file:
        return HEAD in file.read(LOOKED_AT)


def _write(path: Path, page: bytes) -> None:
    """Beside it first, so that there is always a whole page, the old one or the new one."""
    beside = path.with_name(f".{path.name[:100]}.{secrets.token_hex(4)}")
    try:
        with beside.open("xb") as file:
            file.write(page)
        beside.replace(path)
    finally:
        beside.unlink(missing_ok=True)
