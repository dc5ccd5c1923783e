"""What was promised to Discord is seen through: an answer that fails is noticed where it is waited for."""

import asyncio
from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.ui.context import InFlight, UiContext
from bot.ui.errors import guarded
from bot.ui.reply import TOO_LATE, Interaction, Reply


class Response:
    """Discord's side of a promise: slow, and perhaps too late."""

    def __init__(self, fault: Exception | None = None) -> None:
        self.fault, self.arrived = fault, False

    async def defer(self, **_: Any) -> None:
        for _turn in range(5):
            await asyncio.sleep(0)
        if self.fault is not None:
            raise self.fault
        self.arrived = True


async def click(response: Response) -> None:
    """A click that answers by its promise alone, as Join, Start and Leave do."""

    async def work(reply: Reply) -> None:
        reply.defer_change()

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


async def test_a_promise_that_came_too_late_is_logged_and_no_traceback_of_asyncio(
    caplog: pytest.LogCaptureFixture,
) -> None:
    late = SimpleNamespace(status=404, reason="Not Found")
    fault = discord.NotFound(cast(Any, late), {"code": TOO_LATE, "message": "Unknown interaction"})

    await click(Response(fault))

    assert caplog.messages == ["unanswered"]
