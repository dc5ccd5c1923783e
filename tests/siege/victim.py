"""The bot as a program that dies when it is told to: at a write, at a request, or whenever it is shot.

`python -m tests.siege.victim` is `python -m bot` with plain pictures, computers that do not pause, a clock
that can be ahead of the wall's, and a death: DEATH is `write 37 before`, `within` or `after` (that
transaction), or `request 12 before` or `after`. A number on a line of its input lets so many seconds pass.
"""

import asyncio
import os
import signal
import sys
from collections.abc import Callable
from contextlib import ExitStack
from datetime import timedelta
from typing import Any, TypeVar
from unittest.mock import patch

from discord.http import HTTPClient

from bot import app
from bot.__main__ import main as play
from bot.coordinator import Coordinator
from bot.store.database import Connection
from bot.table.thinking_time import always
from bot.workers import Workers
from tests.helpers.bot_in_sandbox import PlainSkin, painted_by
from tests.helpers.databases import KIND, Database
from tests.siege.hours import Hours

T = TypeVar("T")

write, request = Database.write, HTTPClient.request


class Death:
    """Comes at the n-th event of a kind, at a moment of it; an empty one never comes."""

    def __init__(self, told: str) -> None:
        kind, number, moment = (*told.split(), "", "0", "")[:3] if told else ("", "0", "")
        self.kind, self.left, self.moment = kind, int(number), moment

    def counts(self, kind: str) -> bool:
        """Counts one event; whether it is the one."""
        if kind != self.kind:
            return False
        self.left -= 1
        return self.left == 0

    def comes(self, moment: str) -> None:
        """Ends this program, as power that goes out, if this is the moment."""
        if moment == self.moment:
            os.kill(os.getpid(), signal.SIGKILL)


def main() -> int:
    """Plays until killed."""
    death, ahead = Death(os.environ.get("DEATH", "")), float(os.environ.get("AHEAD", "0"))
    with ExitStack() as changed:
        for target, name, other in (
            (app, "games", lambda **_: painted_by(PlainSkin, hidden=True)),
            (app, "Workers", lambda *_, **_kept: Workers(threads=True)),
            (app, "Coordinator", lambda *parts, **_: _coordinator(ahead, *parts)),
            (KIND, "write", _mortal_write(death)),
            (HTTPClient, "request", _mortal_request(death)),
        ):
            changed.enter_context(patch.object(target, name, other))
        return play(["run"])


def _coordinator(ahead: float, *parts: Any) -> Coordinator:
    clock, own = {"ahead": timedelta(seconds=ahead)}, parts[0].database.time
    coordinator = Coordinator(*parts, now=lambda: own.now() + clock["ahead"], thinking=always(timedelta(0)))

    def pass_on(seconds: timedelta) -> None:
        clock["ahead"] += seconds

    asyncio.get_running_loop().add_reader(sys.stdin, Hours(coordinator, pass_on).read, sys.stdin)
    return coordinator


def _mortal_write(death: Death) -> Callable[..., Any]:
    async def mortal(self: Database, change: Callable[[Connection], T]) -> T:
        if not death.counts("write"):
            return await write(self, change)

        def cut_short(db: Connection) -> T:
            outcome = change(db)
            death.comes("within")
            return outcome

        death.comes("before")
        outcome = await write(self, cut_short)
        death.comes("after")
        return outcome

    return mortal


def _mortal_request(death: Death) -> Callable[..., Any]:
    async def mortal(self: HTTPClient, *facts: Any, **more: Any) -> Any:
        mine = death.counts("request")
        if mine:
            death.comes("before")
        answer = await request(self, *facts, **more)
        if mine:
            death.comes("after")
        return answer

    return mortal


if __name__ == "__main__":
    sys.exit(main())
