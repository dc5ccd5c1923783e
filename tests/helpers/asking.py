"""Any game, where every line that is complete asks once more before it is played."""

from dataclasses import dataclass, replace
from typing import Any

from bot.skins.skin import Choice

LONG = "**" + "W" * 600 + "?** " + "Sure? " * 60


@dataclass(frozen=True)
class Asking:
    """A game's real words, which ask once more for every line that is complete."""

    words: Any
    sentence: str = LONG

    def __getattr__(self, name: str) -> Any:
        return getattr(self.words, name)

    def choices(self, *args: Any) -> tuple[Choice, ...]:
        found = self.words.choices(*args)
        return tuple(replace(each, sure="" if each.word else self.sentence) for each in found)
