"""Paths through a menu's words: further into it, to a line asked once more, or to a line played.

The same for a turn at a table and for a step of a lesson; nothing is shown or played here.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import TypeAlias

from bot.skins.skin import Choice
from bot.table.opaque import View
from bot.ui.ids import END, NUMBER, SURE
from bot.ui.pages.menu import Menu, menu
from bot.ui.voice import Voice

Words: TypeAlias = tuple[str, ...]


@dataclass(frozen=True, slots=True)
class Opens:
    """The menu opens further after these words; with `END` as the last the line is asked once more."""

    said: Words


@dataclass(frozen=True, slots=True)
class Plays:
    """The line is played."""

    line: str


@dataclass(frozen=True, slots=True)
class Walk:
    """The menu of whoever is asked."""

    view: View
    voice: Voice

    def after(self, words: Words) -> Opens | Plays | None:
        """Step these words lead to, as a menu says them; None if no line of theirs begins so."""
        said, last = (words[:-1], words[-1]) if words[-1:] in ((END,), (SURE,)) else (words, "")
        here = menu(self.view, self.voice, said)
        if not here.choices:
            return None
        if last == SURE:
            return Plays(" ".join(said))
        return _leads(here, said, ended=last == END)

    def on(self, words: Words) -> Opens | Plays:
        """The line is finished if nothing else can follow; else the menu opens further."""
        return _leads(menu(self.view, self.voice, words), words, ended=False)

    def gives_up(self, line: str) -> bool:
        """True if one press on a line gives up a deal; a turn ends after its reader's own presses."""
        choices = menu(self.view, self.voice).choices
        return line != self.voice.skin.ends_turn and any(each.ends and each.word == line for each in choices)

    def number_asked(self, words: Words) -> tuple[Words, Choice] | None:
        """The words after which the menu offers the number that these words ask for, and that choice.

        A choice may say several words at once, so the first menu that offers it is the one that was shown.
        """
        if NUMBER in words:
            for place in range(words.index(NUMBER) + 1):
                here = menu(self.view, self.voice, words[:place])
                if choice := here.number(words):
                    return here.said, choice
        return None


def _leads(here: Menu, line: Words, *, ended: bool) -> Opens | Plays:
    """A line that is finished is played, or asked once more; else the menu opens further."""
    if not (ended or here.whole or not here.choices):
        return Opens(here.said if line else ())
    if here.end is not None and here.end.sure:
        return Opens((*here.said, END))
    return Plays(" ".join(line))


def single(*said: Sequence[str]) -> Words:
    """The words each by itself: a line of a menu says several at once."""
    return tuple(" ".join(word for words in said for word in words).split())
