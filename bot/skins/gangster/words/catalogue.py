"""The game's own sentences: `say` without naming their folder each time."""

from bot.language import Fact, knows
from bot.language import say as say_anything
from bot.table.languages import Language

DOMAIN = "gangster"


def say(language: Language, key: str, /, **facts: Fact) -> str:
    """A sentence of assets/locale/gangster."""
    return say_anything(language, f"{DOMAIN}/{key}", **facts)


def has(key: str) -> bool:
    """Whether there is such a sentence."""
    return knows(f"{DOMAIN}/{key}")
