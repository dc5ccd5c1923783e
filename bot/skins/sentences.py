"""The sentences of one folder of assets/locale, without naming it each time."""

from dataclasses import dataclass

from bot.language import Fact, knows
from bot.language import say as say_anything
from bot.table.languages import Language


@dataclass(frozen=True, slots=True)
class Sentences:
    """The sentences of a game; several games' own are those of their deck or of the bosses."""

    domain: str

    def say(self, language: Language, key: str, /, **facts: Fact) -> str:
        """A sentence."""
        return say_anything(language, f"{self.domain}/{key}", **facts)

    def has(self, key: str) -> bool:
        """Whether there is such a sentence."""
        return knows(f"{self.domain}/{key}")
