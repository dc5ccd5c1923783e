"""Things on the table: cards, purses, signs, and the options that a table may agree on."""

from collections.abc import Mapping
from enum import StrEnum

from engine.quickly_made import quickly_made

RULES = 1
"""The number of today's rules (GameInfo.rules)."""

PURSE = 9
"""What each seat may whisper in a whole game, all rounds together."""

BOX = tuple(value for value in range(1, 13) for _ in range(5))
"""Sixty cards: what six seats need for nine rounds, so the deck is never empty."""


class Sign(StrEnum):
    """Name of a seat; each seat wishes for one, no two have the same."""

    SUN = "sun"
    MOON = "moon"
    STAR = "star"
    CLOUD = "cloud"
    LEAF = "leaf"
    WAVE = "wave"


class Pick(StrEnum):
    """One of the two cards of a hand."""

    HIGH = "high"
    LOW = "low"

    def of(self, cards: tuple[int, int]) -> int:
        """The card of these two that it means."""
        return max(cards) if self is Pick.HIGH else min(cards)


@quickly_made
class Options:
    """The agreement of a table; `forfeit` is what a peek takes out of the purse."""

    goal: int = 2
    rounds: int = 7
    forfeit: int = 0


def agree(words: Mapping[str, str]) -> Options:
    """The agreement from one value for each option; the size of a forfeit counts only where there is one."""
    forfeit = int(words["forfeit-size"]) if words["forfeit"] == "on" else 0
    return Options(int(words["goal"]), int(words["rounds"]), forfeit)
