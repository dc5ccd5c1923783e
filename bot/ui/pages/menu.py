"""The menu of what may be said next: buttons and selects that walk through a line of notation, word by word.

It knows neither tables nor lessons: what its ids say is `Meanings`, and what it is about is what a seat sees.
For its reader's eyes only: its buttons name cards.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Protocol

import discord

from bot.skins.skin import Choice
from bot.table.opaque import View
from bot.ui.components import DETAIL_LIMIT, SELECT_LIMIT, PersistentItem, button, select
from bot.ui.ids import END, NUMBER, SURE, CustomId
from bot.ui.pages.page import ROW_LIMIT, Part, Row, rows
from bot.ui.voice import Voice

MENU_CHOICES_MIN = 10  # from so many choices on, a menu reads better than buttons
ROW_LABEL_CHARACTERS_MAX = 24  # characters of a label that fits into a row of five buttons
WHOLE = ""  # the word that ends a line (see Skin.choices)


class Meanings(Protocol):
    """Ids of a menu's controls."""

    def said(self, words: tuple[str, ...], page: int = 0) -> CustomId:
        """Id of words of a line, on a page of a long menu."""

    def top(self) -> CustomId:
        """The way back to the top of the menu."""


@dataclass(frozen=True, slots=True)
class Asked:
    """A question to a seat: what it sees, and the ids of its controls.

    `complete`: only the end of the turn is missing. `in_words`: its reader wants words, so that a card's
    button has its whole name. `learning`: its reader is to find out what their choice brings.
    """

    view: View
    meanings: Meanings
    voice: Voice
    complete: bool = False
    in_words: bool = False
    learning: bool = False


@dataclass(frozen=True, slots=True)
class Menu:
    """The choices after the words said so far; none left to make when the line is whole."""

    said: tuple[str, ...]
    choices: tuple[Choice, ...]

    @property
    def whole(self) -> bool:
        """The words are a line that can be played, and nothing else can follow."""
        return bool(self.said) and tuple(choice.word for choice in self.choices) == (WHOLE,)

    @property
    def end(self) -> Choice | None:
        """Choice that the words make as a complete line, even if more could follow; None if they do not."""
        return next((choice for choice in self.choices if choice.word == WHOLE), None) if self.said else None

    def number(self, words: Sequence[str]) -> Choice | None:
        """The choice of a number that these words, as an id holds them, ask for."""
        return next(
            (each for each in self.choices if (*self.said, *_word(each).split()) == tuple(words)), None
        )


def menu(view: View, voice: Voice, said: Sequence[str] = ()) -> Menu:
    """Menu of what may follow. Nobody is asked for a word that is the only one, but for a line's last:
    it says what is about to be done.
    """
    here = Menu(tuple(said), voice.choices(view, said))
    open_ones = [choice for choice in here.choices if not choice.greyed]
    if len(open_ones) == 1 and open_ones[0].amount is None and not here.whole:
        beyond = menu(view, voice, (*said, open_ones[0].word))
        return here if beyond.whole else beyond
    return here


def menu_parts(
    asked: Asked, said: Sequence[str] = (), turned: int = 0, refused: str = ""
) -> tuple[Part, ...]:
    """The menu after these words, on page `turned` of a long one; words that end with `END` are a line that
    asks once more before it is played. `refused`: why something cannot be said here, over the choices.
    """
    if said[-1:] == (END,):
        return _once_more(asked, menu(asked.view, asked.voice, said[:-1]))
    here = menu(asked.view, asked.voice, said)
    labels, leads = _path(asked, here.said)
    path = leads or (f"**{' › '.join(labels)}**" if said and labels else "")
    path = "\n".join(filter(None, (path, refused)))
    if any(choice.group or choice.among for choice in here.choices):
        return (path, *_arranged(asked, here))
    if _few(here.choices):
        opened = {choice.word: _opened(asked, here, choice) for choice in here.choices if choice.opens}
        going_on = [choice for choice in here.choices if not choice.ends and not opened.get(choice.word)]
        ending = [choice for choice in here.choices if choice.ends]
        return (
            path,
            *(row for beside in opened.values() for row in beside),
            *rows([_choice(asked, here, choice) for choice in going_on]),
            *rows([_choice(asked, here, choice) for choice in ending]),
        )
    only = "" if said else "".join(labels[-1:])
    if _cards(here.choices):
        return (path, *_hand(asked, here, only))
    return (path, *_pages(asked, here, turned, only))


def _arranged(asked: Asked, here: Menu) -> Iterator[Part]:
    """Choices by their groups: the heading, the buttons, a select for each menu that some of them name.

    Where there is one group, a menu of a few lines is a row of buttons: a click less. Selects of one message
    tell themselves apart by their page.
    """
    number = 0
    groups = tuple(dict.fromkeys(choice.group for choice in here.choices))
    for group in groups:
        own = [choice for choice in here.choices if choice.group == group]
        yield group
        yield from rows([_choice(asked, here, choice) for choice in own if not choice.among])
        for name in dict.fromkeys(choice.among for choice in own if choice.among):
            lines = [choice for choice in own if choice.among == name]
            if len(groups) == 1 and len(lines) <= ROW_LIMIT:
                yield Row(tuple(_choice(asked, here, choice) for choice in lines))
                continue
            for start in range(0, len(lines), SELECT_LIMIT):
                meaning = asked.meanings.said(here.said, number)
                yield Row((select(meaning, name, _lines(asked, lines[start : start + SELECT_LIMIT])),))
                number += 1


def _once_more(asked: Asked, here: Menu) -> tuple[Part, ...]:
    """Meaning of a line, with the way to play it and the way back to the choices."""
    if here.end is None:
        return ()
    meaning = asked.meanings.said((*here.said, SURE))
    style = discord.ButtonStyle.success if here.end.usual else discord.ButtonStyle.danger
    sure = button(meaning, here.end.label, style=style, emoji=here.end.emoji, own=here.end.own)
    return (here.end.sure, Row((sure, back_button(asked))))


def back_button(asked: Asked) -> PersistentItem:
    """Button to the top."""
    return button(asked.meanings.top(), asked.voice.say("ui-back"), emoji="↩️")


def _path(asked: Asked, said: Sequence[str]) -> tuple[list[str], str]:
    """The words said so far, as their buttons showed them (`Play…`, `♠ 7`; a number as it is), and what the
    last choice made says about those that follow it; choices may be several words at once.
    """
    labels, leads = [], ""
    for place, word in enumerate(said):
        choices = {choice.word: choice for choice in asked.voice.choices(asked.view, said[:place])}
        labels.append(choices[word].label if word in choices else word)
        if (last := choices.get(" ".join(said[place:]))) is not None:
            leads = last.leads
    return labels, leads


def _few(choices: Sequence[Choice]) -> bool:
    return len(choices) <= 5 or (
        len(choices) <= MENU_CHOICES_MIN
        and all(choice.tap or len(choice.label) <= ROW_LABEL_CHARACTERS_MAX for choice in choices)
    )


def _cards(choices: Sequence[Choice]) -> bool:
    """Tell if these are no more cards than can stand as buttons, with a select of the rest."""
    return all(choice.code for choice in choices) and len(choices) <= MENU_CHOICES_MIN + SELECT_LIMIT


def _choice(asked: Asked, here: Menu, choice: Choice) -> PersistentItem:
    """A button for one next word; the end of a line that could go on is a word of its own."""
    label = (asked.learning and choice.deed) or choice.label or asked.voice.say("ui-panel-done")
    card = bool(choice.code) and not asked.in_words
    return button(
        asked.meanings.said((*here.said, _word(choice))),
        choice.code if card else label,
        style=_style(asked, choice),
        emoji=choice.emoji,
        own=choice.own,
        face=choice.face if card else "",
        disabled=choice.greyed,
    )


def _opened(asked: Asked, here: Menu, choice: Choice) -> tuple[Row, ...]:
    """Choices that follow one, instead of its button: cards as buttons, else a select of all; nothing
    where there is no room for them, and the choice has a button.
    """
    beyond = Menu((*here.said, choice.word), asked.voice.choices(asked.view, (*here.said, choice.word)))
    if _cards(beyond.choices):
        return _hand(asked, beyond, choice.label)
    if len(beyond.choices) > SELECT_LIMIT or any(each.amount is not None for each in beyond.choices):
        return ()
    return (Row((select(asked.meanings.said(beyond.said), choice.label, _lines(asked, beyond.choices)),)),)


def _hand(asked: Asked, here: Menu, called: str) -> tuple[Row, ...]:
    """Cards as buttons in two rows; a select, called by what is done with them, of those without room."""
    shown, more = here.choices[:MENU_CHOICES_MIN], here.choices[MENU_CHOICES_MIN:]
    called = called or asked.voice.say("ui-panel-choose", page=1, pages=1)
    beside = (Row((select(asked.meanings.said(here.said), called, _lines(asked, more)),)),) if more else ()
    return (*rows([_choice(asked, here, choice) for choice in shown]), *beside)


def _lines(asked: Asked, choices: Sequence[Choice]) -> list[Choice]:
    """Choices as a select takes them."""
    return [
        Choice(_word(choice), choice.deed, emoji=choice.emoji, own=choice.own)
        if asked.learning and choice.deed
        else Choice(_word(choice), choice.label, choice.detail[:DETAIL_LIMIT], choice.emoji, own=choice.own)
        for choice in choices
    ]


def _style(asked: Asked, choice: Choice) -> discord.ButtonStyle:
    """Grey for an end of turn with something left to do: nobody should press it by mistake."""
    if choice.greyed:
        return discord.ButtonStyle.secondary
    if not choice.ends:
        return discord.ButtonStyle.primary
    return discord.ButtonStyle.success if asked.complete else discord.ButtonStyle.secondary


def _word(choice: Choice) -> str:
    """The word of a choice as an id holds it."""
    if choice.amount is None:
        return choice.word or END
    written = str(choice.amount)
    return " ".join(NUMBER if word == written else word for word in choice.word.split())


def _pages(asked: Asked, here: Menu, turned: int, only: str) -> tuple[Part, ...]:
    """A select of up to 25 lines, with buttons to the next and the last 25.

    `only`: the word that nobody was asked for, because there is no other; it says what the lines are about.
    """
    last = (len(here.choices) - 1) // SELECT_LIMIT
    turned = min(turned, last)
    shown = here.choices[turned * SELECT_LIMIT : (turned + 1) * SELECT_LIMIT]
    placeholder = asked.voice.say("ui-panel-choose", page=turned + 1, pages=last + 1)
    if only and not last:
        placeholder = only
    meaning = asked.meanings.said(here.said, turned)
    turns = [
        button(asked.meanings.said(here.said, page), asked.voice.say(key))
        for page, key in ((turned - 1, "ui-earlier"), (turned + 1, "ui-later"))
        if 0 <= page <= last
    ]
    return (Row((select(meaning, placeholder, _lines(asked, shown)),)), Row(tuple(turns)))
