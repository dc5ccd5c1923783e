"""From the id of what was pressed to its answer: the id is read once, and what comes of it is answered."""

from collections.abc import Iterable
from contextlib import suppress
from dataclasses import dataclass
from typing import Any, cast

import discord

from bot.table.match import TableId
from bot.ui.click import Click, Control, Values, in_own_place
from bot.ui.context import UiContext
from bot.ui.errors import guarded
from bot.ui.forms import filled_in
from bot.ui.handlers import learn, moves
from bot.ui.ids import ActionId, CustomId, LessonId, MoveId, read
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Answer, Promise, Reply


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
                return moves.promised(self._click(reply, meant.table_id), meant)
            case LessonId() as meant:
                return learn.promised(self._click(reply), meant)
            case ActionId() as ask if found := self.controls.get(ask.action):
                return found.answers(self._click(reply, ask.table_id, ask.about))
            case _:
                return Promise.MESSAGE

    async def answer(self, reply: Reply) -> None:
        """Do what is asked for. Raises UiRefusal for a control that there is no more."""
        answer = await self._work(reply)
        if answer is not None:
            await reply.answer(answer)

    async def _work(self, reply: Reply) -> Answer | None:
        match self.meant:
            case MoveId() as meant:
                return await moves.chosen(self._click(reply, meant.table_id), meant)
            case LessonId() as meant:
                return await learn.clicked(self._click(reply), meant)
            case ActionId() as ask if found := self.controls.get(ask.action):
                return await found.work(self._click(reply, ask.table_id, ask.about))
            case _:
                raise UiRefusal(UiReason.OLD_BUTTON)

    def _click(self, reply: Reply, table_id: TableId = 0, about: str = "") -> Click:
        return Click(self.context, reply, table_id, about, self.values)


class Filled(Pressed):
    """One form that was sent."""

    def promised(self, reply: Reply) -> Promise:
        match self.meant:
            case MoveId():
                return Promise.CHANGE
            case LessonId():
                return in_own_place(self._click(reply))
            case _:
                return super().promised(reply)

    async def _work(self, reply: Reply) -> Answer | None:
        match self.meant:
            case MoveId() as meant:
                return await moves.named(self._click(reply, meant.table_id), meant)
            case LessonId() as meant:
                return await learn.named(self._click(reply), meant)
            case _:
                return await super()._work(reply)
