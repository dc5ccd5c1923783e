"""Signs that take several characters, and what a cut may not part (UAX 29, as far as names need it)."""

import re
import unicodedata

MARKED = ("e\u0301", "x\u0302\u0323", "क्षि", "م\u0651", "ن\u200cه")
EMOJI = ("👩\u200d🚒", "👨\u200d👩\u200d👧", "❤\ufe0f", "👍🏽", "🇫🇷", "🇫")
PLAIN = ("a", "Z", " ")


def cut_well(name: str, shown: str) -> None:
    """Fail if the name was cut within a sign, or keeps what dangles before the ellipsis."""
    kept = shown.removesuffix("…")
    if not kept or kept == name:
        return
    assert name.startswith(kept)
    assert not kept.endswith(("\u200c", "\u200d", " ")), (kept, name)
    place = len(kept)
    while name[place] in "\u200c ":  # a blank, and what joins letters no more, went with the rest
        place += 1
    assert place > len(kept) or not _joined_to_what_is_before(name, place), (kept, name)


def _joined_to_what_is_before(text: str, place: int) -> bool:
    """True where nobody would part a text."""
    char, before = text[place], text[:place]
    flags = re.search("[\U0001f1e6-\U0001f1ff]*$", before)
    assert flags is not None
    return (
        unicodedata.category(char).startswith("M")
        or char in "\u200c\u200d"
        or 0x1F3FB <= ord(char) <= 0x1F3FF
        or before.endswith("\u200d")
        or (0x1F1E6 <= ord(char) <= 0x1F1FF and len(flags[0]) % 2 == 1)
    )
