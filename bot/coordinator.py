"""Load, play, save, tell: the one way in which anything at a table changes.

Signatures first: the bodies land with the store.
"""

import asyncio
from collections.abc import Mapping
from datetime import datetime
from typing import Any

from bot.clock import Caretaker, Pace, Waking
from bot.language import Language
from bot.lobby import Lobby
from bot.match import Level, PlayerId, TableId
from bot.outbox import Letter
from bot.players import Person, Server
from bot.shown import Bulletin, Finish, Panel, Shown, TableLine, Turns
from engine.game import Seat


class Coordinator:
    """The shell's heart. Every method raises a Refusal for what people may do differently."""

    letters: asyncio.Event  # set after a commit that left letters to carry; the courier clears it

    # ---- life ----
    async def start(self) -> None: ...  # deadlines move by the downtime; the heartbeat begins
    async def stop(self) -> None: ...  # finishes what is in hand

    # ---- lobby ----
    async def open_lobby(
        self,
        host: PlayerId,
        name: str,
        guild_id: int,
        channel_id: int,
        game: str | None = None,
        options: Mapping[str, str] | None = None,
        pace: Pace | None = None,  # None: the server's
        language: Language | None = None,  # None: the server's, else English
    ) -> Lobby: ...  # the host sits down too
    async def lobby(self, table: TableId) -> Lobby: ...
    async def join(self, table: TableId, player: PlayerId, name: str, boss: str | None = None) -> Lobby: ...
    async def leave(self, table: TableId, player: PlayerId) -> Lobby: ...  # in a lobby or in play
    async def seat_computer(self, table: TableId, by: PlayerId, level: Level) -> Lobby: ...
    async def change_computer(self, table: TableId, by: PlayerId, seat: Seat, level: Level) -> Lobby: ...
    async def unseat(self, table: TableId, by: PlayerId, seat: Seat) -> Lobby: ...
    async def choose_boss(self, table: TableId, player: PlayerId, boss: str) -> Lobby: ...
    async def set_option(self, table: TableId, by: PlayerId, option: str, value: str) -> Lobby: ...
    async def deal(self, table: TableId, by: PlayerId) -> Shown: ...  # Start
    async def fold(self, table: TableId, by: PlayerId, manager: bool = False) -> Lobby: ...

    # ---- play ----
    async def act(self, table: TableId, player: PlayerId, question: int | None, notation: str) -> Panel: ...
    async def take_back(self, table: TableId, player: PlayerId, question: int | None) -> Panel: ...
    async def panel(self, table: TableId, player: PlayerId) -> Panel: ...
    async def show(self, table: TableId, version: int | None = None) -> Shown: ...
    async def last_turns(self, table: TableId, page: int = 0, size: int = 5) -> Turns: ...
    async def tables_of(self, player: PlayerId) -> tuple[TableLine, ...]: ...
    async def tables_in(self, guild_id: int, channel_id: int | None = None) -> tuple[Lobby, ...]: ...
    async def retake(self, table: TableId, player: PlayerId) -> Panel: ...
    async def replace(
        self, table: TableId, by: PlayerId, seat: Seat, player: PlayerId, name: str, manager: bool = False
    ) -> Shown: ...
    async def end(self, table: TableId, by: PlayerId, manager: bool = False) -> None: ...
    async def rematch(self, table: TableId, player: PlayerId) -> Lobby: ...

    # ---- for the courier ----
    async def bulletin(self, letter: Letter) -> Bulletin: ...  # of a `table` letter
    async def finish(self, table: TableId) -> Finish: ...  # of an `over` letter
    async def repost(self, table: TableId) -> None: ...  # /show posts anew, a deleted post is noticed
    async def thread_gone(self, table: TableId) -> None: ...  # goes on in the channel
    async def dms_refused(self, table: TableId, player: PlayerId) -> None: ...  # said once in the thread

    # ---- people and servers ----
    async def person(self, player: PlayerId) -> Person: ...
    async def settle_person(
        self,
        player: PlayerId,
        *,
        language: Language | None = None,
        dms: bool | None = None,
        caretaker: Caretaker | None = None,
        reminders: bool | None = None,
    ) -> Person: ...  # None: unchanged
    async def set_waking(self, player: PlayerId, waking: Waking | None) -> Person: ...
    async def go_away(self, player: PlayerId, until: datetime) -> Person: ...
    async def come_back(self, player: PlayerId) -> Person: ...
    async def server(self, guild_id: int) -> Server: ...
    async def settle_server(
        self,
        guild_id: int,
        *,
        language: Language | None = None,
        pace: Pace | None = None,
        channels: tuple[int, ...] | None = None,
    ) -> Server: ...
    async def export(self, player: PlayerId) -> Mapping[str, Any]: ...  # JSON-ready
    async def forget(self, player: PlayerId) -> None: ...
