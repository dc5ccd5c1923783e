"""What was promised to Discord is seen through before a click counts as done."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

from bot.ui.context import InFlight, UiContext
from bot.ui.errors import guarded
from bot.ui.reply import Interaction, Reply


class Response:
    """Discord's side of a promise: slow."""

    arrived = False

    async def defer(self, **_: Any) -> None:
        for _turn in range(5):
            await asyncio.sleep(0)
        self.arrived = True


async def click(response: Response) -> None:
    """A click that answers by its promise alone, as Join, Start and Leave do."""

    async def work(reply: Reply) -> None:
        reply.promise()

    async def meet(_: Reply) -> None:
        return None

    context = cast(UiContext, SimpleNamespace(in_flight=InFlight(), meet=meet))
    who = SimpleNamespace(id=101)
    asked = SimpleNamespace(locale="en", user=who, guild_id=7, response=response, message=None)
    await guarded(context, cast(Interaction, asked), work)


async def test_a_promise_is_kept_before_the_click_is_done() -> None:
    response = Response()

    await click(response)

    assert response.arrived
