"""The head of a lobby of Chicago stud and of a game that has begun: up to eight bosses."""

from collections.abc import Sequence

from bot.skins.bosses import banner
from bot.skins.chicago_stud.pictures.words import say
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language

SEATS = 8
TITLE = "CHICAGO STUD"


def paint(bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Canvas:
    """Who sits down, in order; empty seats wait."""
    taken = min(len(names), SEATS)
    words = banner.Words(
        TITLE,
        say(language, "seats", count=taken),
        empty=say(language, "empty-seat"),
        any_boss=say(language, "any-boss"),
    )
    return banner.paint(words, bosses, names, SEATS)


def paint_started(bosses: Sequence[str], names: Sequence[str], language: Language) -> Canvas:
    """Who plays, in the order of seats; played for play chips only."""
    return banner.paint_started(banner.Words(TITLE, say(language, "begun", count=len(bosses))), bosses, names)
