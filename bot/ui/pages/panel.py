"""The private panel: what happened, one's hand, what is asked, and the menu of what may be done.

For its owner's eyes only: its buttons name cards. It goes into private messages and ephemeral
answers, never into a channel or a thread.
"""

from collections.abc import Sequence
from dataclasses import dataclass

import discord

from bot.language import say
from bot.skins.skin import Choice, Picture, Skin
from bot.table.languages import Language
from bot.table.reports import Panel
from bot.ui.components import DETAIL_LIMIT, SELECT_LIMIT, PersistentItem, button, select
from bot.ui.ids import END, NUMBER, Action, ActionId, MoveId
from bot.ui.pages.concession import concede_button
from bot.ui.pages.page import BRASS, RED, ROW_LIMIT, Divider, Gallery, Page, Part, Row, rows
from bot.ui.pages.text import linked, soon, table_number

MANY = 10  # from so many choices on, a menu reads better than buttons
SHORT = 24  # characters of a label that fits into a row of five buttons
WHOLE = ""  # the word that ends a line (see Skin.choices)


@dataclass(frozen=True, slots=True)
class Menu:
    """The choices after the words said so far; none left to make when the line is whole."""

    said: tuple[str, ...]
    choices: tuple[Choice, ...]

    @property
    def whole(self) -> bool:
        """The words are a line that can be played, and nothing else can follow."""
        return bool(self.said) and tuple(choice.word for choice in self.choices) == (WHOLE,)


def menu(panel: Panel, skin: Skin, language: Language, said: Sequence[str] = ()) -> Menu:
    """What may be said next. A first word that is the only one goes without saying."""
    here = Menu(tuple(said), skin.choices(panel.view, said, panel.names, language))
    if not said and len(here.choices) == 1 and here.choices[0].amount is None:
        beyond = menu(panel, skin, language, (here.choices[0].word,))
        return here if beyond.whole else beyond
    return here


def panel_page(
    panel: Panel,
    skin: Skin,
    language: Language,
    pictures: tuple[Picture, ...],
    *,
    said: Sequence[str] = (),
    turned: int = 0,
    word: str = "",
) -> Page:
    """The panel after the words `said`, on page `turned` of a long menu; `word` comes first, if any."""
    return Page(
        parts=(
            word,
            *_before(panel, skin, language),
            *(Gallery((picture,)) for picture in pictures),
            _asked(panel, skin, language),
            *(_menu(panel, skin, language, said, turned) if panel.may_act else ()),
            Divider(),
            _foot(panel, language, said),
        ),
        above=panel_head(panel, language),
        colour=RED if panel.asked else BRASS,
    )


def panel_head(panel: Panel, language: Language) -> str:
    """Which table it is, with the way there, and that nobody else sees this."""
    named = say(language, "ui-panel-table", table=table_number(panel.table_id))
    return say(language, "ui-panel-head", table=linked(named, panel.location, panel.message_id))


def _before(panel: Panel, skin: Skin, language: Language) -> tuple[Part, ...]:
    """Since your last turn. A view has the table included, whatever the game (engine/game.py)."""
    told, quiet = (skin.tell(events, panel.view.table, panel.names, language) for events in (panel.since, ()))
    if told == quiet:  # nothing that is worth a word
        return ()
    return ("\n".join((say(language, "ui-panel-since"), *told)),)


def _asked(panel: Panel, skin: Skin, language: Language) -> str:
    lines = [skin.prompt(panel.view, panel.names, language)]
    if panel.held_by_computer:
        lines.append(say(language, "ui-panel-held"))
    if panel.asked and panel.deadline is not None:
        lines.append(say(language, "ui-deadline", when=soon(panel.deadline)))
    return "\n".join(lines)


def _menu(panel: Panel, skin: Skin, language: Language, said: Sequence[str], turned: int) -> tuple[Part, ...]:
    here = menu(panel, skin, language, said)
    path = _path(panel, skin, language, here.said) if said else ""
    if _few(here.choices):
        buttons = [_choice(panel, here, choice, language) for choice in here.choices]
        return (path, *rows(buttons))
    return (path, *_pages(panel, here, language, turned))


def _path(panel: Panel, skin: Skin, language: Language, said: Sequence[str]) -> str:
    """The words said so far, as their buttons showed them: `Play… › ♠ 7`; a number as it is."""
    labels = []
    for place, word in enumerate(said):
        choices = skin.choices(panel.view, said[:place], panel.names, language)
        labels.append(next((choice.label for choice in choices if choice.word == word), word))
    return f"**{' › '.join(labels)}**" if labels else ""


def _few(choices: Sequence[Choice]) -> bool:
    return len(choices) <= 5 or (
        len(choices) <= MANY and all(len(choice.label) <= SHORT for choice in choices)
    )


def _choice(panel: Panel, here: Menu, choice: Choice, language: Language) -> PersistentItem:
    """A button for one next word; the end of a line that could go on is a word of its own."""
    label = choice.label or say(language, "ui-panel-done")
    meaning = MoveId(panel.table_id, panel.question, (*here.said, _word(choice)))
    return button(meaning, label, style=discord.ButtonStyle.primary, emoji=choice.emoji)


def _word(choice: Choice) -> str:
    """The word of a choice as an id holds it."""
    return NUMBER if choice.amount is not None else choice.word or END


def _pages(panel: Panel, here: Menu, language: Language, turned: int) -> tuple[Part, ...]:
    """A select of up to 25 lines, with buttons to the next and the last 25."""
    last = (len(here.choices) - 1) // SELECT_LIMIT
    turned = min(turned, last)
    shown = here.choices[turned * SELECT_LIMIT : (turned + 1) * SELECT_LIMIT]
    lines = [
        Choice(_word(choice), choice.label, choice.detail[:DETAIL_LIMIT], choice.emoji) for choice in shown
    ]
    placeholder = say(language, "ui-panel-choose", page=turned + 1, pages=last + 1)
    meaning = MoveId(panel.table_id, panel.question, here.said, turned)
    turns = [
        button(MoveId(panel.table_id, panel.question, here.said, page), say(language, key))
        for page, key in ((turned - 1, "ui-earlier"), (turned + 1, "ui-later"))
        if 0 <= page <= last
    ]
    return (Row((select(meaning, placeholder, lines),)), Row(tuple(turns)))


def _foot(panel: Panel, language: Language, said: Sequence[str]) -> Row:
    """The way back, and where else to look."""
    table, question = panel.table_id, str(panel.question)
    buttons = []
    if said:
        buttons.append(button(ActionId(table, Action.HAND, question), say(language, "ui-back"), emoji="↩️"))
    if panel.may_take_back:
        buttons.append(
            button(ActionId(table, Action.TAKE_BACK, question), say(language, "ui-take-back"), emoji="⏪")
        )
    if panel.held_by_computer:
        retake = say(language, "ui-retake")
        buttons.append(button(ActionId(table, Action.RETAKE), retake, style=discord.ButtonStyle.success))
    buttons.append(button(ActionId(table, Action.SHOW), say(language, "ui-show")))
    buttons.append(button(ActionId(table, Action.DOSSIER), say(language, "ui-dossier")))
    if len(buttons) < ROW_LIMIT:
        buttons.append(concede_button(table, language))
    return Row(tuple(buttons))
