"""The game's own sentences: `say` without naming their folder each time."""

from bot.language import Fact, knows
from bot.language import say as say_anything
from bot.table.languages import Language
from engine.chicago_poker.pieces import Business

DOMAIN = "chicago_poker"


def say(language: Language, key: str, /, **facts: Fact) -> str:
    """A sentence of assets/locale/chicago_poker."""
    return say_anything(language, f"{DOMAIN}/{key}", **facts)


def has(key: str) -> bool:
    """Whether there is such a sentence."""
    return knows(f"{DOMAIN}/{key}")


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
