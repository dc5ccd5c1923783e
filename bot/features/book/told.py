"""Sentences for Discord as plain and bold parts, without the rest of its markdown: the page shows text."""

import re
from functools import lru_cache

Line = list[str]
"""Plain and bold parts in turn, a plain one first: `["", "Capone", " stays."]`."""

_UNSEEN = str.maketrans("", "", "\u200b")  # it keeps Discord from reading something into a text
_SIGN = re.compile(r"\\(.)|(\*\*)|<a?(:\w+:)\d+>|(-# (?=\S))", re.DOTALL)


def parts(line: str) -> Line:
    r"""A line of a sentence, letter by letter as Discord would show it; the same list for the same line.

    >>> parts("**Capone** (A\\*l): 7")
    ['', 'Capone', ' (A*l): 7']
    """
    return _parts(line)


def lines(text: str) -> list[Line]:
    """A text of several lines; an empty one stays, as it parts paragraphs."""
    return [parts(line) for line in text.split("\n")] if text else []


def plain(text: str) -> str:
    """Text without bold parts."""
    return "".join(parts(text))


@lru_cache(4096)  # most of a table stays as it was, and so do its lines
def _parts(line: str) -> Line:
    found = [""]
    place = 0
    for sign in _SIGN.finditer(line):
        found[-1] += line[place : sign.start()]
        place = sign.end()
        letter, bold, emoji, small = sign.groups()
        if bold:
            found.append("")
        elif not small:
            found[-1] += letter or emoji
    found[-1] += line[place:]
    return [part.translate(_UNSEEN) for part in found]
