"""`python -m bot book FILE`: the page of a record file, beside it or where it is asked for."""

import sys
from pathlib import Path

from bot.book.content import NoBook
from bot.book.page import Binding, book
from bot.language import Fact, say
from bot.table.languages import Language
from engine.record.reading import RecordUnreadable
from engine.record.worded import UNREADABLE

FINE, WRONG = 0, 2  # as docs/hosting.md tells all exit codes


def bind(file: Path, out: Path, language: Language) -> int:
    """Writes it, and says where; the exit code. A record names nobody, so neither does its page."""

    def wrong(key: str, **facts: Fact) -> int:
        print(say(language, key, **facts), file=sys.stderr)
        return WRONG

    try:
        text = file.read_bytes()
    except OSError as fault:
        return wrong("book-no-file", path=str(file), why=fault.strerror or str(fault))
    try:
        page = book(text, Binding(language)).encode()
    except RecordUnreadable as fault:
        return wrong("book-unreadable", path=str(file), line=fault.line, why=UNREADABLE[fault.reason])
    except NoBook as fault:
        return wrong(fault.key, **fault.facts)
    try:
        if out.resolve() == file.resolve():
            return wrong("book-not-written", path=str(out), why=say(language, "book-same-file"))
        out.write_bytes(page)
    except OSError as fault:
        return wrong("book-not-written", path=str(out), why=fault.strerror or str(fault))
    print(say(language, "book-written", path=str(out), size=len(page) // 1000))
    return FINE
