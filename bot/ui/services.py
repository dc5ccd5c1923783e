"""Work that outlasts a click: begun with the bot, stopped before it goes."""

import asyncio
from collections.abc import Callable, Iterable
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol, TypeAlias, TypeVar

from bot.coordinator import Coordinator
from bot.workers import Workers


class Service(Protocol):
    """Work of one kind, of which several things may be under way."""

    @property
    def under_way(self) -> int:
        """Number of things that are being done, waiting, or being told of."""

    async def stop(self) -> None:
        """Gives up what is under way."""


S = TypeVar("S", bound=Service)


@dataclass(frozen=True, slots=True)
class Means:
    """Parts of the bot that a service is begun with; `beside`: its files lie beside this one."""

    coordinator: Coordinator
    workers: Workers
    beside: Path


Begin: TypeAlias = Callable[[Means], Service]


class Services:
    """Every service of a bot, each found by its class."""

    def __init__(self, begun: Iterable[Service] = ()) -> None:
        self._begun = {type(each): each for each in begun}

    def __getitem__(self, kind: type[S]) -> S:
        found = self._begun[kind]
        assert isinstance(found, kind)
        return found

    @property
    def under_way(self) -> int:
        """Number of things that all of them do."""
        return sum(each.under_way for each in self._begun.values())

    async def stop(self) -> None:
        """Stops all of them."""
        await asyncio.gather(*(each.stop() for each in self._begun.values()))
