"""Choices people have, declared once, on the field that keeps them:

    text_first: Annotated[bool, Setting("text-first", OFF_ON)] = False

All else follows. The setting's name is an option of a command and part of a control's id, its field is the
column, and its sentences are `ui-setting-<name>` (a table's: `ui-option-<name>`), `ui-<name>-<word>` and
`command-option-<name>`. A new one needs this line and a column with its step (bot/store/layout.py). Channels
and roles of a server have a `Place` instead, and no words but its name's.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import StrEnum
from typing import Any, TypeVar, get_type_hints

from bot.table.refusals import NotAllowed, NotHere

ON_OFF = {"on": True, "off": False}
OFF_ON = {"off": False, "on": True}


@dataclass(frozen=True, slots=True)
class Setting:
    """The values of a field, each by the word that stands for it, in the order of the menu.

    `few`: the words that a menu shows where there are too many for it; all of them can be typed. `either`: of
    two words a form asks by a tick whether the first holds.
    """

    name: str
    values: Mapping[str, Any]
    few: tuple[str, ...] = ()
    either: bool = False
    field: str = field(default="", kw_only=True)  # set by `declared`

    @property
    def argument(self) -> str:
        """Its name as an argument of a command's function."""
        return self.name.replace("-", "_")

    @property
    def tick(self) -> tuple[str, str] | None:
        """The words for yes and no, where it is one or the other."""
        words = {value: word for word, value in self.values.items()}
        if self.either:
            yes, no = self.values
            return yes, no
        return (words[True], words[False]) if set(map(type, words)) == {bool} else None

    def value(self, word: str) -> Any:
        """The value that a word stands for; raises NotAllowed for a word that is not offered."""
        if word not in self.values:
            raise NotAllowed(NotHere.NO_SUCH_OPTION, option=self.name, value=word[:50])
        return self.values[word]

    def word(self, holder: object) -> str:
        """The word for the value that holds."""
        held = getattr(holder, self.field)
        return next(word for word, value in self.values.items() if value == held)

    def offered(self, held: str) -> tuple[str, ...]:
        """The words that a menu shows, with the one that holds."""
        return tuple(word for word in self.values if not self.few or word in self.few or word == held)

    def knows(self, stored: object) -> bool:
        """Tell if a column's value is one of these; another version may have written another."""
        return stored in self.values.values()

    def read(self, stored: object) -> Any:
        """The value as a column keeps it; raises ValueError for an unknown one."""
        for value in self.values.values():
            if value == stored:
                return value
        raise ValueError(f"no value of {self.name}")


class Pick(StrEnum):
    """Things to pick on a server."""

    CHANNEL = "channel"
    ROLE = "role"


@dataclass(frozen=True, slots=True)
class Place:
    """A field that keeps a channel or a role by Discord's number, or None; with `many` a tuple of them.

    `cleared`: the yes-or-no option of the command that takes it back.
    """

    name: str
    pick: Pick
    cleared: str
    many: bool = False
    field: str = field(default="", kw_only=True)  # set by `declared`

    @property
    def argument(self) -> str:
        """Its name as an argument of a command's function."""
        return self.name.replace("-", "_")

    def held(self, holder: object) -> tuple[int, ...]:
        """The channels or roles that hold."""
        held = getattr(holder, self.field)
        return held if self.many else () if held is None else (held,)

    def value(self, picked: tuple[int, ...]) -> Any:
        """The field's value for what was picked, be it nothing."""
        return picked if self.many else picked[0] if picked else None


S = TypeVar("S", Setting, Place)


def declared(kind: type, sort: type[S]) -> Mapping[str, S]:
    """The settings, or the places, of a dataclass by name, in the order of its fields."""
    hints = get_type_hints(kind, include_extras=True)
    found = (
        replace(each, field=name)
        for name, hint in hints.items()
        for each in getattr(hint, "__metadata__", ())
        if isinstance(each, sort)
    )
    return {each.name: each for each in found}


def chosen(settings: Mapping[str, Setting], words: Mapping[str, str]) -> dict[str, Any]:
    """Values by field for words by a setting's name; raises NotAllowed for what is not offered."""
    for name, word in words.items():
        if name not in settings:
            raise NotAllowed(NotHere.NO_SUCH_OPTION, option=name[:50], value=word[:50])
    return {settings[name].field: settings[name].value(word) for name, word in words.items()}
