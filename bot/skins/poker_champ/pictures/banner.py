"""The head of a lobby: the name of the game, and who has sat down."""

from collections.abc import Sequence

from bot.skins.bosses import banner
from bot.skins.kit.canvas import Canvas
from bot.skins.poker_champ.words.catalogue import say
from bot.table.languages import Language

SEATS = 6


def paint(bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Canvas:
    """Who sits down, in order: a boss's portrait and the player; empty seats wait."""
    words = banner.Words(
        title=_title(language),
        line=say(language, "picture-seats", count=min(len(names), SEATS)),
        empty=say(language, "picture-empty-seat"),
        any_boss=say(language, "picture-any-boss"),
    )
    return banner.paint(words, bosses, names, SEATS)


def paint_started(bosses: Sequence[str], names: Sequence[str], language: Language) -> Canvas:
    """The head of a game that has begun: who plays, in the order of the table."""
    line = say(language, "picture-started", count=len(bosses))
    return banner.paint_started(banner.Words(title=_title(language), line=line), bosses, names)


def _title(language: Language) -> str:
    return say(language, "game-name").upper()
