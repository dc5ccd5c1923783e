"""SQLite. Signatures of the courier's side first; the bodies follow."""

from datetime import datetime

from bot.match import TableId
from bot.outbox import Letter, Post


class Store:
    """One file, one writing thread."""

    async def due(self, now: datetime, limit: int = 50) -> tuple[Letter, ...]: ...  # at most one per place
    async def next_due(self) -> datetime | None: ...  # when the next waiting letter may go
    async def done(self, letter: Letter, **posts: Post) -> None: ...  # posts by what: table=, lobby=
    async def retry(self, letter: Letter, at: datetime, why: str) -> None: ...
    async def give_up(self, letter: Letter, why: str) -> None: ...
    async def post(self, table: TableId, what: str) -> Post | None: ...  # "table", "lobby", "panel:<player>"
    async def keep_post(self, table: TableId, what: str, post: Post) -> None: ...
    async def forget_post(self, table: TableId, what: str) -> None: ...
    async def keep_thread(self, table: TableId, thread_id: int | None) -> None: ...
