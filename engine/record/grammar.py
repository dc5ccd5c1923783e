"""The words of a record's text: limits, patterns, quotes. Reading and writing share them (docs/record.md)."""

import re

FORMS = (1, 2)
"""A record is of form 2 where its time was up, else of form 1, which all programs know."""

TEXT_BYTES = 256 * 1024
LINE_CHARACTERS_MAX = 8192  # code points of one line of text
HEADERS_MAX = 300
VALUE_CHARACTERS_MAX = 200  # code points of one value, as it is meant
LINES_MAX = 20_000  # numbered ones
LINE_ACTIONS_MAX = 500  # in one line
ACTION_CHARACTERS_MAX = 200

CLOCK_LINE = "t time"  # the line that no seat has played (form 2)
PASSED = "-"  # instead of a cut's digest
TO = "->"  # between a pile as it was and as it is

NAME = re.compile(r"[a-z][a-z0-9-]{0,39}")  # of a game, an option, a level
DIGEST = re.compile(r"[0-9a-f]{64}")
DAY = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}")
NUMBER = re.compile(r"0|[1-9][0-9]{0,8}")
NUMBERS = re.compile(r"-?[0-9]{1,9}(?: -?[0-9]{1,9})*")
ACTION = re.compile(r"[!-:<-z|~]+(?: [!-:<-z|~]+)*")  # printable ASCII without ; { }
WORD = re.compile(r"[!-z|~]+")  # a lot or a thing in a pile: no space, no braces
TOLD = re.compile(r"[!-z|~]+(?: [!-z|~]+)*")
MOVER = re.compile(r"p|(?P<kind>[ck])(?::(?P<level>[a-z][a-z0-9-]{0,39})(?P<late>\+t)?)?")

HEADER = re.compile(r'\[([A-Z][a-z]+)((?: "(?:[^"\\]|\\.)*")+)\]')
QUOTED = re.compile(r'"((?:[^"\\]|\\.)*)"')

# What would not be seen, would turn the text around it, or would break the line.
_HIDDEN = "\x00-\x1f\x7f-\x9f\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff"
_ESCAPED = re.compile(rf'["\\{_HIDDEN}]')
_ESCAPE = re.compile(r'\\(?:(["\\])|u\{([0-9a-f]{1,6})\}|(.?))', re.DOTALL)


def quoted(value: str) -> str:
    r"""The value in quotes, on one line, with nothing in it that cannot be seen.

    >>> print(quoted('say "Al" \\ [x] {y}' + chr(10) + chr(0x202E)))
    "say \"Al\" \\ [x] {y}\u{a}\u{202e}"
    """
    return f'"{_ESCAPED.sub(_escaped, value)}"'


def unquoted(between: str) -> str:
    """Undo `quoted` for the text between the quotes; raises ValueError for an escape it does not know."""
    return _ESCAPE.sub(_meant, between)


def _escaped(sign: re.Match[str]) -> str:
    return f"\\{sign[0]}" if sign[0] in '"\\' else f"\\u{{{ord(sign[0]):x}}}"


def _meant(escape: re.Match[str]) -> str:
    plain, code, wrong = escape.groups()
    if wrong is not None or (code and 0xD800 <= int(code, 16) <= 0xDFFF):
        raise ValueError(f"{escape[0]!r} is no escape")
    return plain or chr(int(code, 16))  # chr raises it where there is no such code point
