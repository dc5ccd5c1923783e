"""In which order the signs of a line stand when some of them are read from right to left.

python-bidi resolves Unicode's bidirectional algorithm (UAX 9). It does so for signs (a letter with what
belongs to it), not for single characters, so that no family of emoji is taken apart.
"""

import unicodedata
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from bidi import algorithm
from bidi.mirror import MIRRORED

JOINERS = "\u200c\u200d"  # zero-width, but letters and families of emoji need them


@dataclass(frozen=True, slots=True)
class Sign:
    """A character with the marks that belong to it."""

    text: str
    backwards: bool  # it stands in a stretch that is read from right to left

    @property
    def letter(self) -> bool:
        """Whether it has a direction of its own; spaces, brackets and emoji go with their neighbours."""
        return unicodedata.bidirectional(self.text[0]) in _STRONG


_STRONG = ("L", "R", "AL", "EN", "AN")


def as_seen(text: str) -> tuple[Sign, ...]:
    """The signs of a line from left to right; its first letter decides from which side it is read."""
    signs = list(_signs(text))
    if not any(unicodedata.bidirectional(character) in ("R", "AL") for character in text):
        return tuple(Sign(sign, backwards=False) for sign in signs)
    return tuple(_reordered(text, signs))


def _signs(text: str) -> Iterable[str]:
    sign = ""
    for character in text:
        if sign and not (belongs_to_the_last(character) or sign.endswith("\u200d")):
            yield sign
            sign = ""
        sign += character
    if sign:
        yield sign


def belongs_to_the_last(character: str) -> bool:
    """Joiners, vowel signs and skins of emoji stay with the character before them."""
    return (
        character in JOINERS
        or character == "\ufe0f"
        or bool(unicodedata.combining(character))
        or "\U0001f3fb" <= character <= "\U0001f3ff"
    )


def _reordered(text: str, signs: Sequence[str]) -> Iterable[Sign]:
    """The steps of bidi.algorithm.get_display, on signs."""
    base = algorithm.get_base_level(text)
    storage: dict[str, Any] = algorithm.get_empty_storage()
    storage["base_level"], storage["base_dir"] = base, "LR"[base]
    for sign in signs:
        kind = unicodedata.bidirectional(sign[0])
        storage["chars"].append({"ch": sign, "level": base, "type": kind, "orig": kind})
    algorithm.explicit_embed_and_overrides(storage)
    algorithm.resolve_weak_types(storage)
    algorithm.resolve_neutral_types(storage, False)
    algorithm.resolve_implicit_levels(storage, False)
    algorithm.reorder_resolved_levels(storage, False)
    for found in storage["chars"]:
        backwards = found["level"] % 2 == 1
        yield Sign(MIRRORED.get(found["ch"], found["ch"]) if backwards else found["ch"], backwards)
