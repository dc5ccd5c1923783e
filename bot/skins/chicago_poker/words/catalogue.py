"""The game's own sentences: `say` without naming their folder each time."""

from bot.skins.sentences import Sentences
from bot.table.languages import Language
from engine.chicago_poker.pieces import Business

OURS = Sentences("chicago_poker")
say, has = OURS.say, OURS.has


def capitals(language: Language, key: str) -> str:
    """A name in capitals, as pictures letter it."""
    return say(language, key).upper()


def lot_capitals(language: Language, business: Business | None) -> str:
    """A place of the town by its business, or as a vacant lot."""
    return (
        say(language, "picture-no-tile")
        if business is None
        else capitals(language, f"business-{business.value}")
    )
