"""Private answers that follow a game: one's next turn appears in the place of the answer to one's last click.

Discord lets an answer be changed for a quarter of an hour, by the interaction that it answers. This process
alone knows of it: after a restart, and later on, the next turn comes in a private message. Where others play
too it comes there anyway, for an answer rings nobody; the answer is kept up to date beside it.
"""

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass, replace
from datetime import datetime, timedelta
from typing import Any

import discord
from cachetools import LRUCache

from bot.table.match import PlayerId, TableId

CHANGEABLE = timedelta(minutes=14)  # Discord takes changes for fifteen
TURN_SECONDS_MAX = 10.0  # seconds that a turn waits for a click under way
ANSWERS_REMEMBERED_MAX = 2000

Key = tuple[TableId, PlayerId]


@dataclass(frozen=True, slots=True)
class Answer:
    """A private answer that shows a table at a version, and how it is changed."""

    interaction: "discord.Interaction[Any]"
    at: datetime
    version: int
    alone: bool  # at a table of its reader alone: then nothing else need show it
    message: discord.InteractionMessage | None = None  # as we have changed it since; None as its reader's
    # click has left it


class Following:
    """The newest answer of each reader at each table."""

    def __init__(self) -> None:
        self._answers: LRUCache[Key, Answer] = LRUCache(ANSWERS_REMEMBERED_MAX)
        self._under_way: dict[PlayerId, list[asyncio.Event]] = {}

    @contextmanager
    def click(self, player: PlayerId) -> Iterator[None]:
        """Mark a click as under way whose answer will show a table."""
        done = asyncio.Event()
        self._under_way.setdefault(player, []).append(done)
        try:
            yield
        finally:
            done.set()
            left = [each for each in self._under_way[player] if each is not done]
            self._under_way[player] = left
            if not left:
                del self._under_way[player]

    def note(self, key: Key, answer: Answer) -> None:
        """Note an answer as the latest."""
        self._answers[key] = answer

    def shown(
        self, key: Key, before: Answer, version: int, message: discord.InteractionMessage | None = None
    ) -> None:
        """Note the version shown, unless a click has had another answer meanwhile."""
        if self._answers.get(key) is before:
            self._answers[key] = replace(before, version=version, message=message)

    def forget(self, key: Key) -> None:
        """Forget the answer that shows that table to that reader."""
        self._answers.pop(key, None)

    async def answer(self, key: Key, now: datetime) -> Answer | None:
        """Answer still changeable; None if a private message must do. Waits for clicks under way."""
        with suppress(TimeoutError):
            async with asyncio.timeout(TURN_SECONDS_MAX):
                for done in tuple(self._under_way.get(key[1], ())):
                    await done.wait()
        answer = self._answers.get(key)
        return answer if answer is not None and now - answer.at < CHANGEABLE else None
