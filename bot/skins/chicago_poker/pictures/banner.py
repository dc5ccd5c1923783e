"""The head of a lobby: the name of the game, and who has sat down."""

from collections.abc import Sequence

from bot.skins.bosses.banner import Banner
from bot.skins.chicago_poker.words.catalogue import say
from bot.skins.kit.canvas import Canvas
from bot.table.languages import Language
from engine.game import Seat

BANNER = Banner(lambda _: "CHICAGO POKER", 6, say, "picture-seats", "picture-bosses")
paint = BANNER.paint


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
    return BANNER.paint_started(bosses, names, language, " · ".join(parts), first)
