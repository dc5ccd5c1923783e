"""What a lobby says of a game of bosses: its name, who may be played, its options."""

from collections.abc import Sequence
from enum import StrEnum

from bot.language import say
from bot.skins.bosses.words import full_name
from bot.skins.bosses.words import title as title_of
from bot.skins.skin import Wording
from bot.table.languages import Language
from engine.game import GameInfo


class LobbyWords:
    """Those of one game, from its own folder of sentences; `boss`: who may sit down there."""

    def __init__(self, domain: str, info: GameInfo, boss: type[StrEnum]) -> None:
        self._domain, self._info, self._boss = domain, info, boss
        self._values = {option.name: option.values for option in info.options}

    def name(self, language: Language) -> Wording:
        """The game's name, and a line about it."""
        about = say(language, f"{self._domain}/game-name.about")
        return Wording(self._info.name, say(language, f"{self._domain}/game-name"), about)

    def role(self, role: str) -> str:
        """`capone` -> `Al Capone`, in every language; raises ValueError for somebody else."""
        return full_name(self._boss(role))

    def title(self, roles: Sequence[str]) -> str:
        """The name of a table's thread: the same in every language, for it is made of names."""
        return title_of([self._boss(role) for role in roles], say("en", f"{self._domain}/game-name"))

    def option(self, option: str, language: Language) -> Wording:
        """An option of the game, worded."""
        detail = say(language, f"{self._domain}/option-{option}.detail")
        return Wording(option, say(language, f"{self._domain}/option-{option}"), detail)

    def option_values(self, option: str, language: Language) -> tuple[Wording, ...]:
        """The values of an option, the default first; none for an option of somebody else."""
        return tuple(
            Wording(
                value,
                say(language, f"{self._domain}/option-{option}-{value}"),
                say(language, f"{self._domain}/option-{option}-{value}.detail"),
            )
            for value in self._values.get(option, ())
        )

    def help_lines(self, language: Language) -> str:
        """What the game is, and its commands."""
        return say(language, f"{self._domain}/help")
