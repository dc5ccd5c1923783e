"""Routes from a pressed id to its answer: the id is read once, and what comes of it is answered."""

from collections.abc import Iterable
from typing import Any, cast

import discord

from bot.ui.click import Click, Control, Values
from bot.ui.context import UiContext
from bot.ui.errors import guarded
from bot.ui.forms import filled_in
from bot.ui.ids import read
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

    async def heard(self, interaction: discord.Interaction[Any]) -> None:
        """A control was used, or a form was sent; what is typed and offered has ways of its own."""
        data = cast(dict[str, Any], interaction.data)
        match interaction.type:
            case discord.InteractionType.component:
                await self.answer(interaction, data["custom_id"], tuple(data.get("values", ())))
            case discord.InteractionType.modal_submit:
                await self.answer(interaction, data["custom_id"], filled_in(data), form=True)
            case _:
                pass

    async def answer(
        self, interaction: discord.Interaction[Any], custom_id: str, values: Values, *, form: bool = False
    ) -> None:
        """Read what an id means, and answer; `values`: what was chosen, or filled into the form."""
        reply = Reply(interaction, self._context.registered)
        try:
            meant = read(custom_id)
            control = (self._forms if form else self._controls)[meant.action]
        except (UiRefusal, KeyError):
            await guarded(Click(self._context, reply), _gone, Promise.MESSAGE)
            return
        click = Click(self._context, reply, meant.table_id, meant.about, values, meant)
        await guarded(click, control.work, control.answers(click))


async def _gone(_click: Click) -> None:
    """A control of a bot long gone."""
    raise UiRefusal(UiReason.OLD_BUTTON)
