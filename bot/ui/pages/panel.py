"""The private panel: what happened, one's hand, what is asked, and the menu of what may be done.

For its owner's eyes only: its buttons name cards. It goes into private messages and ephemeral
answers, never into a channel or a thread.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from itertools import pairwise

import discord

from bot.language import say
from bot.skins.skin import Choice, Picture, Skin
from bot.table.languages import Language
from bot.table.match import TableId
from bot.table.reports import Panel
from bot.ui.components import DETAIL_LIMIT, SELECT_LIMIT, PersistentItem, button, select
from bot.ui.ids import END, NUMBER, SURE, Action, ActionId, MoveId
from bot.ui.pages.concession import concede_button
from bot.ui.pages.looking import dossier_button
from bot.ui.pages.page import (
    BRASS,
    RED,
    ROW_LIMIT,
    TEXT_ROOM,
    Divider,
    Gallery,
    Page,
    Part,
    Row,
    rows,
    with_room,
)
from bot.ui.pages.plan import ahead_buttons, answered, plan_buttons, planned
from bot.ui.pages.text import linked, newest, soon, table_number

MANY = 10  # from so many choices on, a menu reads better than buttons
SHORT = 24  # characters of a label that fits into a row of five buttons
LEAST_NEWS = 200  # characters of news that are worth being told where room is scarce
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

    @property
    def end(self) -> Choice | None:
        """What the words mean as a complete line, whether or not more could follow; None if they are none."""
        return next((choice for choice in self.choices if choice.word == WHOLE), None) if self.said else None

    def number(self, words: Sequence[str]) -> Choice | None:
        """The choice of a number that these words, as an id holds them, ask for."""
        return next(
            (each for each in self.choices if (*self.said, *_word(each).split()) == tuple(words)), None
        )


def menu(panel: Panel, skin: Skin, language: Language, said: Sequence[str] = ()) -> Menu:
    """What may be said next. Nobody is asked for a word that is the only one, but for the last of a line:
    it says what is about to be done.
    """
    here = Menu(tuple(said), skin.choices(panel.view, said, panel.names, language))
    open_ones = [choice for choice in here.choices if not choice.greyed]
    if len(open_ones) == 1 and open_ones[0].amount is None and not here.whole:
        beyond = menu(panel, skin, language, (*said, open_ones[0].word))
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
    """The panel after the words `said`, on page `turned` of a long menu; `word` comes first, if any.
    Words that end with `END` are a line that asks once more before it is played (`Choice.sure`).

    With text first, all of it in words under the pictures. Where that is too much for a message, of the
    news the newest must do; then the table follows as a message of its own.
    """
    in_words = panel.text_first and not panel.planning
    own, table = _in_words(panel, skin, language) if in_words else ("", "")
    page = Page(
        parts=(
            word,
            *(Gallery((picture,)) for picture in pictures),
            own,
            table,
            planned(panel, skin, language) if panel.planning else _asked(panel, skin, language),
            *(_menu(panel, skin, language, said, turned) if panel.may_act else ()),
            Divider(),
            *_below(panel, skin, language, said),
        ),
        above=panel_head(panel, language),
        colour=RED if panel.asked else BRASS,
        plain=panel.text_first,
    )
    elsewhere = say(language, "ui-panel-since-elsewhere")
    page = with_room(page, table, say(language, "ui-table-follows"), reserve=len(elsewhere))
    before = "" if panel.planning else _before(panel, skin, language, TEXT_ROOM - page.length)
    return replace(page, parts=(page.parts[0], before, *page.parts[1:]))


def panel_head(panel: Panel, language: Language) -> str:
    """Which table it is, with the way there, and that nobody else sees this."""
    named = say(language, "ui-panel-table", table=table_number(panel.table_id, language))
    return say(language, "ui-panel-head", table=linked(named, panel.location, panel.message_id))


def _before(panel: Panel, skin: Skin, language: Language, room: int) -> str:
    """Since your last turn. A view has the table included, whatever the game (engine/game.py)."""
    told = tuple(_news(panel, skin, language))
    if not told:
        return ""
    head = say(language, "ui-panel-since") + "\n"
    if room < len(head) + LEAST_NEWS:
        return say(language, "ui-panel-since-elsewhere")
    return head + newest(told, language, room - len(head))


def _news(panel: Panel, skin: Skin, language: Language) -> Iterator[str]:
    """What is worth a word, in order; what was played for the reader says so."""
    quiet = skin.tell((), panel.view.table, panel.names, language)
    for begin, end in pairwise(_parts(panel)):
        told = skin.tell(panel.since[begin:end], panel.view.table, panel.names, language)
        if told == quiet:
            continue
        if begin in panel.played_for:
            yield say(language, "ui-played-for-you", told=" ".join(told))
            continue
        if begin in panel.answered_for:
            yield say(language, "ui-answered-for-you")
        yield from told


def _parts(panel: Panel) -> Sequence[int]:
    """Where in the news something begins that was played for the reader, or was not; and the end."""
    whose = [place in panel.played_for for place in range(len(panel.since))]
    changes = (place for place in range(1, len(whose)) if whose[place] != whose[place - 1])
    return sorted({0, *changes, *panel.answered_for, len(whose)})


def _in_words(panel: Panel, skin: Skin, language: Language) -> tuple[str, str]:
    """What this seat knows, and the table; what is asked is said below anyway.

    Where nothing is asked the message stays while the others play on, so it says when that was.
    """
    asked = skin.prompt(panel.view, panel.names, language)
    own = skin.describe_view(panel.view, panel.names, language).removeprefix(asked).lstrip()
    table = skin.describe(panel.view.table, panel.names, language)
    return own, table if panel.asked else f"{say(language, 'ui-table-then')}\n{table}"


def _asked(panel: Panel, skin: Skin, language: Language) -> str:
    lines = [skin.prompt(panel.view, panel.names, language)]
    if panel.chosen_for:
        lines.insert(0, say(language, "ui-answered-for-you"))
    if panel.complete:
        lines += _to_be_told(panel, skin, language)
    if panel.held_by_computer:
        lines.append(say(language, "ui-panel-held"))
    if panel.plan is not None:
        lines.append(planned(panel, skin, language))
    if panel.answer:
        lines.append(answered(panel, skin, language))
    if panel.asked and panel.deadline is not None:
        lines.append(say(language, "ui-deadline", when=soon(panel.deadline)))
    return "\n".join(lines)


def _to_be_told(panel: Panel, skin: Skin, language: Language) -> Sequence[str]:
    """What all will read of the turn when it is ended."""
    told = skin.tell(panel.composed, panel.view.table, panel.names, language)
    return (say(language, "ui-panel-to-be-told"), *(f"> {line}" for line in told)) if panel.composed else ()


def _menu(panel: Panel, skin: Skin, language: Language, said: Sequence[str], turned: int) -> tuple[Part, ...]:
    if said[-1:] == (END,):
        return _once_more(panel, menu(panel, skin, language, said[:-1]), language)
    here = menu(panel, skin, language, said)
    labels = _path(panel, skin, language, here.said)
    path = _lead(panel, skin, language, here.said) or (f"**{' › '.join(labels)}**" if said and labels else "")
    if any(choice.group or choice.among for choice in here.choices):
        return (path, *_arranged(panel, here, language))
    if _few(here.choices):
        opened = {choice.word: _opened(panel, skin, here, choice, language) for choice in here.choices}
        going_on = [choice for choice in here.choices if not choice.ends and not opened[choice.word]]
        ending = [choice for choice in here.choices if choice.ends]
        return (
            path,
            *(Row((row,)) for row in opened.values() if row),
            *rows([_choice(panel, here, choice, language) for choice in going_on]),
            *rows([_choice(panel, here, choice, language) for choice in ending]),
        )
    return (path, *_pages(panel, here, language, turned, "" if said else "".join(labels[-1:])))


def _arranged(panel: Panel, here: Menu, language: Language) -> Iterator[Part]:
    """Choices by their groups: the heading, a select for each menu that some of them name, the buttons.

    Selects of one message tell themselves apart by their page.
    """
    number = 0
    for group in dict.fromkeys(choice.group for choice in here.choices):
        own = [choice for choice in here.choices if choice.group == group]
        yield group
        yield from rows([_choice(panel, here, choice, language) for choice in own if not choice.among])
        for name in dict.fromkeys(choice.among for choice in own if choice.among):
            lines = [choice for choice in own if choice.among == name]
            for start in range(0, len(lines), SELECT_LIMIT):
                meaning = _move(panel, here.said, number)
                yield Row((select(meaning, name, _lines(lines[start : start + SELECT_LIMIT])),))
                number += 1


def _once_more(panel: Panel, here: Menu, language: Language) -> tuple[Part, ...]:
    """What a line would mean, with the way to play it and the way back to the choices."""
    if here.end is None:
        return ()
    meaning = _move(panel, (*here.said, SURE))
    style = discord.ButtonStyle.success if here.end.usual else discord.ButtonStyle.danger
    sure = button(meaning, here.end.label, style=style, emoji=here.end.emoji, own=here.end.own)
    return (here.end.sure, Row((sure, _back(panel, language))))


def _back(panel: Panel, language: Language) -> PersistentItem:
    """To the top of the menu."""
    back = Action.PLAN if panel.planning else Action.HAND
    return button(ActionId(panel.table_id, back, str(panel.question)), say(language, "ui-back"), emoji="↩️")


def _move(panel: Panel, said: Sequence[str], page: int = 0) -> MoveId:
    """These words, of the turn that is asked or planned."""
    return MoveId(panel.table_id, panel.question, tuple(said), page, panel.planning)


def _lead(panel: Panel, skin: Skin, language: Language, said: Sequence[str]) -> str:
    """What the last choice made says about those that follow it; choices may be several words at once."""
    for place in reversed(range(len(said))):
        last = " ".join(said[place:])
        for choice in skin.choices(panel.view, said[:place], panel.names, language):
            if choice.word == last:
                return choice.leads
    return ""


def _path(panel: Panel, skin: Skin, language: Language, said: Sequence[str]) -> list[str]:
    """The words said so far, as their buttons showed them: `Play…`, `♠ 7`; a number as it is."""
    labels = []
    for place, word in enumerate(said):
        choices = skin.choices(panel.view, said[:place], panel.names, language)
        labels.append(next((choice.label for choice in choices if choice.word == word), word))
    return labels


def _few(choices: Sequence[Choice]) -> bool:
    return len(choices) <= 5 or (
        len(choices) <= MANY and all(len(choice.label) <= SHORT for choice in choices)
    )


def _choice(panel: Panel, here: Menu, choice: Choice, language: Language) -> PersistentItem:
    """A button for one next word; the end of a line that could go on is a word of its own."""
    label = choice.label or say(language, "ui-panel-done")
    meaning = _move(panel, (*here.said, _word(choice)))
    return button(
        meaning,
        label,
        style=_style(panel, choice),
        emoji=choice.emoji,
        own=choice.own,
        disabled=choice.greyed,
    )


def _opened(
    panel: Panel, skin: Skin, here: Menu, choice: Choice, language: Language
) -> PersistentItem | None:
    """A select of what may follow a choice, instead of its button; None where it has a button."""
    if not choice.opens:
        return None
    said = (*here.said, choice.word)
    following = skin.choices(panel.view, said, panel.names, language)
    if len(following) > SELECT_LIMIT or any(each.amount is not None for each in following):
        return None
    meaning = _move(panel, said)
    return select(meaning, choice.label, _lines(following))


def _lines(choices: Sequence[Choice]) -> list[Choice]:
    """Choices as a select takes them."""
    return [
        Choice(_word(choice), choice.label, choice.detail[:DETAIL_LIMIT], choice.emoji, own=choice.own)
        for choice in choices
    ]


def _style(panel: Panel, choice: Choice) -> discord.ButtonStyle:
    """What ends a turn with something left to do is grey: nobody shall press it by mistake."""
    if choice.greyed:
        return discord.ButtonStyle.secondary
    if not choice.ends:
        return discord.ButtonStyle.primary
    return discord.ButtonStyle.success if panel.complete else discord.ButtonStyle.secondary


def _word(choice: Choice) -> str:
    """The word of a choice as an id holds it."""
    if choice.amount is None:
        return choice.word or END
    written = str(choice.amount)
    return " ".join(NUMBER if word == written else word for word in choice.word.split())


def _pages(panel: Panel, here: Menu, language: Language, turned: int, only: str) -> tuple[Part, ...]:
    """A select of up to 25 lines, with buttons to the next and the last 25.

    `only`: the word that nobody was asked for, because there is no other; it says what the lines are about.
    """
    last = (len(here.choices) - 1) // SELECT_LIMIT
    turned = min(turned, last)
    shown = here.choices[turned * SELECT_LIMIT : (turned + 1) * SELECT_LIMIT]
    placeholder = say(language, "ui-panel-choose", page=turned + 1, pages=last + 1)
    if only and not last:
        placeholder = only
    meaning = _move(panel, here.said, turned)
    turns = [
        button(_move(panel, here.said, page), say(language, key))
        for page, key in ((turned - 1, "ui-earlier"), (turned + 1, "ui-later"))
        if 0 <= page <= last
    ]
    return (Row((select(meaning, placeholder, _lines(shown)),)), Row(tuple(turns)))


def _below(panel: Panel, skin: Skin, language: Language, said: Sequence[str]) -> Iterator[Part]:
    """The ways on: what is settled in advance, then the way back, and where else to look."""
    if panel.planning:
        back = (_back(panel, language),) if said and said[-1] != END else ()  # else it stands above
        yield Row((*back, *plan_buttons(panel, language)))
        return
    yield Row(tuple(ahead_buttons(panel, skin, language)))
    yield _foot(panel, skin, language, said)


def _foot(panel: Panel, skin: Skin, language: Language, said: Sequence[str]) -> Row:
    """The way back, and where else to look."""
    table, question = panel.table_id, str(panel.question)
    buttons = []
    if panel.plays_elsewhere and not panel.asked:
        buttons.append(next_button(table, language))
    if said and said[-1] != END:  # it stands beside what it leads away from
        buttons.append(_back(panel, language))
    if panel.may_take_back:
        buttons.append(
            button(ActionId(table, Action.TAKE_BACK, question), say(language, "ui-take-back"), emoji="⏪")
        )
    if panel.held_by_computer:
        retake = say(language, "ui-retake")
        buttons.append(button(ActionId(table, Action.RETAKE), retake, style=discord.ButtonStyle.success))
    buttons.append(button(ActionId(table, Action.SHOW), say(language, "ui-show")))
    buttons.append(dossier_button(table, skin, language))
    if panel.waits_elsewhere and panel.asked and len(buttons) < ROW_LIMIT:
        buttons.append(next_button(table, language))
    if len(buttons) < ROW_LIMIT:
        buttons.append(concede_button(table, language))
    return Row(tuple(buttons))


def next_button(table: TableId, language: Language) -> PersistentItem:
    """The way on to another table that waits for the reader."""
    return button(ActionId(table, Action.NEXT), say(language, "ui-next"), emoji="⏭️")
