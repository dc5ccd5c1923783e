"""The head of a lobby of Gangster and of a game that has begun: up to five bosses."""

from collections.abc import Sequence

from bot.skins.bosses import banner
from bot.skins.gangster.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.gangster.city import PLAYERS_MAX

TITLE = "GANGSTER"


def paint(bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Canvas:
    """Who sits down, in order; empty seats wait."""
    words = banner.Words(
        TITLE,
        say(language, "picture-seats", count=min(len(names), PLAYERS_MAX)),
        empty=say(language, "picture-empty-seat"),
        any_boss=say(language, "picture-any-boss"),
    )
    return banner.paint(words, bosses, names, PLAYERS_MAX)


def paint_started(bosses: Sequence[str], names: Sequence[str], language: Language) -> Canvas:
    """Who plays, in the order of seats."""
    words = banner.Words(TITLE, say(language, "picture-begun", count=len(bosses)))
    return banner.paint_started(words, bosses, names)
