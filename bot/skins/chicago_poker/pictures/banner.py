"""The head of a lobby: the name of the game, and who has sat down."""

from collections.abc import Sequence

from bot.skins.bosses import banner
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.game import Seat

TITLE = "CHICAGO POKER"
SEATS = 6


def paint(bosses: Sequence[str | None], names: Sequence[str], language: Language) -> Canvas:
    """Who sits down, in order: a boss's portrait and the player; empty seats wait."""
    taken = min(len(names), SEATS)
    words = banner.Words(
        title=TITLE,
        line=say(language, "picture-seats", count=taken),
        empty=say(language, "picture-empty-seat"),
        any_boss=say(language, "picture-any-boss"),
    )
    return banner.paint(words, bosses, names, SEATS)


def paint_started(
    bosses: Sequence[str],
    names: Sequence[str],
    language: Language,
    first: Seat | None = None,
    length: str | None = None,
) -> Canvas:
    """The head of a game that has begun: who plays, in the order of turns; no seat is free any more.

    `first`: who begins; `length`: the game's length as agreed, `full` or `short`.
    """
    parts = [say(language, "picture-bosses", count=len(bosses))]
    if length is not None:
        parts.append(say(language, "picture-length", length=length))
    parts.append(say(language, "picture-town-open"))
    words = banner.Words(title=TITLE, line=" · ".join(parts), first=say(language, "picture-first"))
    return banner.paint_started(words, bosses, names, first)
