"""Rules of good typography in both languages, for every text that a player reads."""

import re

# A colon inside markup, an address, a command or an emoji is no punctuation.
_NOT_PUNCTUATION = re.compile(r"`[^`]*`|https?://\S+|<[^>]*>|\d:\d|`|CP-|:\w+:")


def lacks_hard_space(french: str) -> bool:
    """High punctuation or a guillemet has no hard space beside it."""
    bare = _NOT_PUNCTUATION.sub("", french).lstrip("?!:;")
    return bool(
        re.search(r"(?<![\u00a0:;?!])[:;?!»](?![^\s*_).,»]*//)", bare) or re.search(r"«(?!\u00a0)", french)
    )


def has_wrong_apostrophe(text: str) -> bool:
    """A straight one, where pictures have the curved one."""
    return bool(re.search(r"\w'\w", text))


def has_wrong_space(text: str, language: str) -> bool:
    """English needs no hard space, and French no narrow one."""
    return "\u202f" in text or (language == "en" and "\u00a0" in text)


def lacks_capital_accent(french: str) -> bool:
    """`À toi`, `État`: capitals keep their accents."""
    return bool(re.search(r"\b(A|(Etat|Egal|Ecole|Etabli|Elimin)\w*) (toi|la|l’|qui)\b", french))


def says_vous(french: str) -> bool:
    """We say tu; `vous … tous` is the plural."""
    return bool(re.search(r"\b(vous|votre|vos)\b(?!.*\btous\b)", french, re.I))
