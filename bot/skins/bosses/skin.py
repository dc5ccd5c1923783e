"""A skin of a game whose roles are the bosses: their names, and the levels of those whom computers play."""

from collections.abc import Sequence

from bot.skins.base import BaseSkin
from bot.skins.bosses import words
from bot.skins.skin import Wording
from bot.table.languages import Language


class BossSkin(BaseSkin, of_several=True):
    """What the games of bosses say alike."""

    def role(self, role: str) -> str:
        """`capone` -> `Al Capone`, in every language; raises ValueError for somebody else."""
        return words.full_name(self._known(role))

    def title(self, roles: Sequence[str]) -> str:
        """The name of a table's thread: the same in every language, for it is made of names."""
        return words.title([self._known(role) for role in roles], super().title(roles))

    def level(self, level: str, language: Language) -> Wording:
        """A level of the computers: the same in every game."""
        return words.level(level, language)

    def _known(self, role: str) -> str:
        if role not in self.info.roles:
            raise ValueError(f"{role!r} sits down in no game of {self.info.name}")
        return role
