"""Text from people, made fit to show: one line, nothing invisible, nothing that Discord reads as its own.

Names and texts come raw from Discord and are kept so. All that shows one takes it through here: `cleaned`
for labels, lists, thread names and alt texts, `escaped` for Discord's markdown, `quoted` for what was typed.
"""

import re
import unicodedata
from collections.abc import Iterable, Iterator
from functools import lru_cache

NAME_CHARACTERS_MAX = 32  # Discord's own limit
NAMELESS = "?"  # of whom nothing of the name can be shown
NAMES_KEPT_MAX = 4096  # whose plain form is kept: the same few are written again and again
ELLIPSIS = "…"


@lru_cache(NAMES_KEPT_MAX)
def cleaned(text: str, longest: int = NAME_CHARACTERS_MAX) -> str:
    """One line, without marks that nobody sees or that climb over their neighbours; perhaps nothing is left.

    >>> cleaned("Lu\\ncie \\u202e\\x1b[31m"), cleaned("\\u3164")
    ('Lu cie [31m', '')
    """
    seen = (" " if char.isspace() else char for char in unicodedata.normalize("NFC", text) if _visible(char))
    line = " ".join("".join(_few_marks(seen)).split())
    joined = _LOOSE_JOINERS.sub("", line).strip()
    if not any(_stands_alone(char) for char in joined):
        return ""
    return shortened(joined, longest)


def shortened(text: str, longest: int) -> str:
    """The text, with an ellipsis where it is longer; cut between signs as people see them (`signs_of`).

    >>> shortened("Zoe\u0301 and Max", 4), shortened("Ana 👩\u200d🚒 Roux", 7)
    ('Zo…', 'Ana…')
    """
    if len(text) <= longest:
        return text
    kept = first_signs(text, longest - 1)
    return kept + ELLIPSIS if longest > 0 else ""


def first_signs(text: str, longest: int) -> str:
    """The longest beginning of whole signs that fits, without a blank at the end.

    If even the first sign does not fit, as many of its letters as do.
    """
    if text.isascii():
        return text[: max(longest, 0)].rstrip(" ")
    kept = ""
    for sign in signs_of(text):
        if len(kept) + len(sign) > longest:
            break
        kept += sign
    return (kept or text[: max(longest, 0)]).rstrip(_JOINERS + " ")


def signs_of(text: str) -> list[str]:
    """The signs as people see them: a letter with its marks, an emoji with all joined to it, a flag."""
    if text.isascii():
        return list(text)  # nothing there goes on with a sign; most texts are so
    signs: list[str] = []
    for char in text:
        if signs and _belongs(signs[-1], char):
            signs[-1] += char
        else:
            signs.append(char)
    return signs


def _belongs(sign: str, char: str) -> bool:
    """True if the character goes on with that sign."""
    return (
        unicodedata.category(char) in (*_MARKS, "Mc")
        or char in _JOINERS
        or char in _SKIN_TONES
        or sign.endswith(_JOINS_EMOJI)
        or (char in _FLAGS and len(sign) == 1 and sign in _FLAGS)
    )


@lru_cache(NAMES_KEPT_MAX)
def escaped(line: str) -> str:
    """A cleaned line as Discord shows it letter by letter: no markdown, no link, no mention, no timestamp.

    A line written from right to left is isolated, so that it does not turn its sentence round.

    >>> escaped("*<t:0:R>*")
    '\\\\*\\\\<t:0:R\\\\>\\\\*'
    """
    plain = "".join(f"\\{char}" if char in _MARKDOWN else char for char in line.translate(_LOOK_ALIKES))
    plain = _LIST_MARK.sub(r"\1\\\2", plain)
    plain = plain.replace("@", f"@{_NO_WIDTH}").replace("://", f":{_NO_WIDTH}//")
    harmless = _alone(_INVITATION.sub(rf"\1{_NO_WIDTH}/", plain))
    rightwards = any(unicodedata.bidirectional(char) in ("R", "AL") for char in line)
    return f"\u2068{harmless}\u2069" if rightwards else harmless


def _alone(line: str) -> str:
    """Symbols parted from what stands beside them, so that no name holds a game's sign (bot/skins/emoji.py);
    the parts of one emoji stay together, and flags."""
    if not any(map(_symbol, line)):
        return line
    pairs = zip(line, (*line[1:], ""), strict=True)
    return "".join(f"{char}{_NO_WIDTH}" if _to_part(char, beyond) else char for char, beyond in pairs)


def _to_part(char: str, beyond: str) -> bool:
    if _symbol(beyond):
        return not char.isspace() and char not in _JOINERS
    return _symbol(char) and beyond.isalnum()


def _symbol(char: str) -> bool:
    return char != "" and unicodedata.category(char) == "So" and char not in _FLAGS


def quoted(text: object, longest: int = 100) -> str:
    """Typed text as code: nothing in it is read as markdown."""
    shown = cleaned(str(text), longest).replace("`", "'").replace("@", f"@{_NO_WIDTH}")
    return f"`{shown}`" if shown else "` `"


def coded(text: str) -> str:
    """Text safe to show letter by letter (engine/seal.py), as code; it turns no sentence round."""
    rightwards = any(unicodedata.bidirectional(char) in ("R", "AL") for char in text)
    return f"\u2068`{text}`\u2069" if rightwards else f"`{text}`"


def _visible(char: str) -> bool:
    if char.isspace() or char in _JOINERS:
        return True
    return not (
        unicodedata.category(char) in _UNSEEN
        or char in _BLANKS
        or ord(char) & 0xFFFE == 0xFFFE  # no characters, in any plane
        or 0xFDD0 <= ord(char) <= 0xFDEF
    )


def _few_marks(chars: Iterable[str]) -> Iterator[str]:
    """Accents and the like, but no heaps of them."""
    heap = 0
    for char in chars:
        heap = heap + 1 if unicodedata.category(char) in _MARKS else 0
        if heap <= _MARKS_A_LETTER_MAX:
            yield char


def _stands_alone(char: str) -> bool:
    return unicodedata.category(char) not in _MARKS and char not in _JOINERS and not char.isspace()


_UNSEEN = ("Cc", "Cf", "Cs", "Co")  # controls, formats (directions among them), surrogates, private use
_MARKS = ("Mn", "Me")
_MARKS_A_LETTER_MAX = 3  # as many as any script needs
_BLANKS = "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"  # letters and marks that show nothing
_JOINERS = "\u200c\u200d"  # hold emoji and some scripts together
_JOINS_EMOJI = "\u200d"
_SKIN_TONES = "".join(map(chr, range(0x1F3FB, 0x1F400)))
_LOOSE_JOINERS = re.compile(rf"(?:^|(?<=[\s{_JOINERS}]))[{_JOINERS}]+|[{_JOINERS}]+(?=\s|$)")
_NO_WIDTH = "\u200b"
_FLAGS = "".join(map(chr, range(0x1F1E6, 0x1F200)))  # letters that make one in pairs

_MARKDOWN = frozenset("\\*_~`|<>#[]")
_LIST_MARK = re.compile(r"^(\d*)([-+.])(?=\s)")
_LOOK_ALIKES = str.maketrans("＜﹤＞﹥＠﹫＃﹟", "<<>>@@##")
_INVITATION = re.compile(r"(?i)((?:discord|dsc)\.gg|discord(?:app)?\.com|discord\.me)/")
