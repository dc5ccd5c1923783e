"""A control: its name in an id, the promise made to a click there, and its handler.

    @control("log", answers=turns_pages)
    async def log(click: Click) -> Page: ...

A handler returns its answer: the router sends a page as a private message or puts it in the clicked message's
place, as promised. A handler that has answered by itself, or need not answer, returns None.
"""

from collections.abc import Awaitable, Callable, Mapping
from dataclasses import dataclass
from typing import TypeAlias

from bot.table.languages import Language
from bot.table.match import TableId
from bot.ui.context import Told, UiContext
from bot.ui.ids import CustomId
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Answer, Promise, Reply
from bot.ui.voice import Voice

Values: TypeAlias = tuple[str, ...]
"""What was chosen in a select, or typed into a form."""


class Click:
    """A control that was pressed, a form that was sent or a command that was typed, with everything that its
    answer needs.

    `actor`: who did, with their rights on Discord. `table_id`: the table that it is about; 0: none in
    particular. `about`: the words behind the control's name. `meant`: all that its id says.
    """

    def __init__(
        self,
        context: UiContext,
        reply: Reply,
        table_id: TableId = 0,
        about: str = "",
        values: Values = (),
        meant: CustomId | None = None,
    ) -> None:
        self.context = context
        self.coordinator = context.coordinator
        self.reply = reply
        self.actor = reply.actor
        self.reader = reply.reader
        self.table_id = table_id
        self.about = about
        self.values = values
        self.meant = meant

    @property
    def value(self) -> str:
        """The one thing chosen or typed; raises UiRefusal where nothing was, as no control of ours does."""
        return only(self.values)

    @property
    def words(self) -> Mapping[str, str]:
        """The words chosen in a form, by what they are about; raises UiRefusal for anything else."""
        pairs = (each.partition(":") for each in self.values)
        words = {name: word for name, between, word in pairs if between}
        if len(words) < len(self.values):
            raise UiRefusal(UiReason.OLD_BUTTON)
        return words

    @property
    def language(self) -> Language:
        """Their language."""
        return self.reply.language

    def say(self, key: str, /, **facts: str | int | float) -> str:
        """A sentence in their language."""
        return self.reply.say(key, **facts)

    def voice(self, about: Told) -> Voice:
        """Voice for a table, a lesson's board or a moment of a game in their language."""
        return self.context.voice(about, self.language)


Answerer: TypeAlias = Callable[[Click], Awaitable[Answer | None]]
Answers: TypeAlias = Callable[[Click], Promise]


@dataclass(frozen=True, slots=True)
class Control:
    """A control of that name, or (`form`) the form that one opens."""

    name: str
    answers: Answers
    work: Answerer
    form: bool = False


def control(name: str, *, answers: Answers) -> Callable[[Answerer], Control]:
    """Make a control of the function below."""
    return lambda work: Control(name, answers, work)


def privately(_click: Click) -> Promise:
    """A message comes for the reader alone."""
    return Promise.MESSAGE


def in_place(_click: Click) -> Promise:
    """The clicked message changes, or what it shows does."""
    return Promise.CHANGE


def form(name: str, *, answers: Answers = in_place) -> Callable[[Answerer], Control]:
    """Make of the function below what is done with a form that was sent from a message."""
    return lambda work: Control(name, answers, work, form=True)


def in_own_place(click: Click) -> Promise:
    """A message of one's own changes; under one that everybody sees, a private one comes."""
    return Promise.CHANGE if click.reply.own_panel else Promise.MESSAGE


def turns_pages(click: Click) -> Promise:
    """The first page comes as a message, which then turns in place."""
    return Promise.CHANGE if click.about else Promise.MESSAGE


def with_a_form(_click: Click) -> Promise:
    """A form opens on the reader's screen."""
    return Promise.FORM


def only(values: Values) -> str:
    """The one thing chosen or typed; raises UiRefusal where nothing was, as no button of ours sends it."""
    if values:
        return values[0]
    raise UiRefusal(UiReason.OLD_BUTTON)
