"""The sealed deck: a promise made before any cut, and what follows from it and the cuts (docs/record.md).

Every hashed text begins with the game's name, the purpose of the hash, and the number of its form. So no hash
of one kind or game can pass for another's. Nothing in here draws a secret or knows who may see it.
"""

import unicodedata
from collections.abc import Iterable
from enum import StrEnum
from hashlib import sha256

from engine.game import Refusal, Seat
from engine.quickly_made import quickly_made

CUT_CHARACTERS_MAX = 60  # code points, after trimming
FORM = 1

# Controls, invisible signs, line and paragraph breaks, what no text may hold; and the quote of code style.
_FORBIDDEN = ("Cc", "Cf", "Cs", "Zl", "Zp")
_QUOTE = "`"


class CutReason(StrEnum):
    """Reason why a text cannot cut the deck."""

    EMPTY = "cut-empty"
    TOO_LONG = "cut-too-long"  # facts: most
    SIGN = "cut-sign"  # facts: sign, a code point as U+200B


class CutRefused(Refusal):
    """Raised for a text that would not be shown exactly as it is hashed."""


@quickly_made
class Cut:
    """One seat's cut of the deck; `digest` None: it passed.

    `text` is None where it passed, or where somebody has had their words forgotten: the digest stays.
    """

    seat: Seat
    digest: str | None
    text: str | None = None


def seal(game: str, secret: str) -> str:
    """Seal that is shown before the first cut: 64 hex digits; `secret`: 64 hex digits."""
    return _hashed(f"{game} seal {FORM}\n{secret}\n")


def seed(game: str, secret: str, cuts: Iterable[Cut]) -> str:
    """Seed of the deck's shuffles; `cuts` in the order of time."""
    lines = "".join(f"{cut.seat}:{cut.digest or '-'}\n" for cut in cuts)
    return _hashed(f"{game} deal {FORM}\n{secret}\n{lines}")


def dice(game: str, seed: str, decision: str, seat: Seat) -> str:
    """The seed of one computer's decision: it tells nothing of the seed of the deck.

    `decision`: which one it is, unlike every other of that seat in this game.
    """
    return _hashed(f"{game} dice {FORM}\n{seed}\n{decision}:{seat}\n")


def cut(seat: Seat, text: str) -> Cut:
    """A cut with a text as it is hashed and shown: composed (NFC), trimmed.

    Raises CutRefused for 0 or more than 60 code points, and for signs that do not show as they are.
    """
    shown = unicodedata.normalize("NFC", text).strip()
    if not shown:
        raise CutRefused(CutReason.EMPTY)
    if len(shown) > CUT_CHARACTERS_MAX:
        raise CutRefused(CutReason.TOO_LONG, most=CUT_CHARACTERS_MAX)
    for sign in shown:
        if sign == _QUOTE or unicodedata.category(sign) in _FORBIDDEN:
            raise CutRefused(CutReason.SIGN, sign=f"U+{ord(sign):04X}")
    return Cut(seat, digest(shown), shown)


def digest(shown: str) -> str:
    """Hash of a cut's text, exactly as it is shown."""
    return _hashed(shown)


def _hashed(text: str) -> str:
    return sha256(text.encode()).hexdigest()
