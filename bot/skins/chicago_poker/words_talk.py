"""What a computer boss says now and then: a short line in character, the same for the same seed.

It is chosen from the situation alone, so it can betray nothing that the computer knows.
"""

from enum import StrEnum

from bot.language import Language, say
from engine.cards import drawn
from engine.chicago_poker.pieces import Boss


class Moment(StrEnum):
    """When a computer may say something; all of it public."""

    TURN = "turn"  # his turn is over, nothing special happened
    CALLS = "calls"  # he laid a fifth gangster
    RAIDS = "raids"  # he played the Police Raid
    WINS = "wins"  # he won a shootout
    LOSES = "loses"  # he was beaten in a shootout
    TRIUMPH = "triumph"  # he won the game


COMMON = tuple("abcdef")  # lines that anybody may say; one more is his own


def line(kind: str, boss: str, seed: int | str, language: Language) -> str:
    """A line for that moment; raises ValueError for a moment or a boss that does not exist."""
    moment, lines = Moment(kind), (*COMMON, Boss(boss).value)
    return say(language, f"talk-{moment.value}.{lines[drawn(len(lines), f'{seed}:{moment.value}')]}")
