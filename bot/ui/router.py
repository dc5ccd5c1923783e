"""From the id of what was pressed to its answer: the id is read once, and what comes of it is answered."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.table.match import TableId
from bot.ui.click import Click, Control, Values
from bot.ui.context import UiContext
from bot.ui.errors import guarded
from bot.ui.forms import filled_in
from bot.ui.handlers import learn, moves
from bot.ui.ids import ActionId, CustomId, LessonId, MoveId, read
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Promise, Reply


class Router:
    """Every control and every form of the bot, by its name."""

    def __init__(self, context: UiContext, controls: Iterable[Control]) -> None:
        self._context = context
        self._controls: dict[str, Control] = {}
        self._forms: dict[str, Control] = {}
        for each in controls:
            known = self._forms if each.form else self._controls
            if known.setdefault(each.name, each) is not each:
                raise ValueError(f"two controls are called {each.name}")

    async def clicked(self, interaction: discord.Interaction[Any], custom_id: str, values: Values) -> None:
        """A button or select was used: read what it means, and answer."""
        pressed = Pressed(self._context, custom_id, values, self._controls)
        await guarded(self._context, interaction, pressed.answer, pressed.table_id, pressed.promised)

    async def sent(self, interaction: discord.Interaction[Any]) -> None:
        """A form was sent: its id says what it asked for."""
        form = cast(dict[str, Any], interaction.data)
        await self.filled(interaction, str(form["custom_id"]), filled_in(form))

    async def filled(self, interaction: discord.Interaction[Any], custom_id: str, typed: Values) -> None:
        """The same, of what was typed into it."""
        filled = Filled(self._context, custom_id, typed, self._forms)
        await guarded(self._context, interaction, filled.answer, filled.table_id, filled.promised)


@dataclass(slots=True)
class Pressed:
    """One click on a control."""

    context: UiContext
    custom_id: str
    values: Values
    controls: dict[str, Control]
    meant: CustomId | None = None  # what its id means; None for a control of a bot long gone
    table_id: TableId | None = None

    def __post_init__(self) -> None:
        with suppress(UiRefusal):
            self.meant = read(self.custom_id)
        if isinstance(self.meant, MoveId | ActionId):
            self.table_id = self.meant.table_id or None

    def promised(self, reply: Reply) -> Promise:
        """What the click is promised where its answer takes a moment; an old control gets words."""
        match self.meant:
            case MoveId() as meant:
                return moves.promised(meant, self.values)
            case LessonId() as meant:
                return learn.promised(meant, self.values)
            case ActionId() as ask if found := self.controls.get(ask.action):
                return found.answers(Click(self.context, reply, ask.table_id, ask.about, self.values))
            case _:
                return Promise.MESSAGE

    async def answer(self, reply: Reply) -> None:
        """Do what is asked for. Raises UiRefusal for a control that there is no more."""
        match self.meant:
            case MoveId() as meant:
                await moves.chosen(self.context, reply, meant, self.values)
            case LessonId() as meant:
                await learn.clicked(self.context, reply, meant, self.values)
            case ActionId() as ask if found := self.controls.get(ask.action):
                click = Click(self.context, reply, ask.table_id, ask.about, self.values)
                answer = await found.work(click)
                if answer is not None:
                    await reply.answer(answer)
            case _:
                raise UiRefusal(UiReason.OLD_BUTTON)


class Filled(Pressed):
    """One form that was sent: the message that it was opened from changes, unless the form says otherwise."""

    def promised(self, reply: Reply) -> Promise:
        return super().promised(reply) if isinstance(self.meant, ActionId) else Promise.CHANGE

    async def answer(self, reply: Reply) -> None:
        match self.meant:
            case MoveId() as meant:
                await moves.named(self.context, reply, meant, self.values)
            case LessonId() as meant:
                await learn.named(self.context, reply, meant, self.values)
            case _:
                await super().answer(reply)
