"""The shell over a file of its own, with as many tables in it as a figure needs; nothing here measures."""

from dataclasses import replace
from datetime import UTC, datetime, timedelta
from pathlib import Path

from bot.coordinator import Coordinator
from bot.games import games
from bot.store import Codec, Entry, Store
from bot.store.database import Connection
from bot.table.actor import Actor
from bot.table.clock import Pace
from bot.table.match import TableId
from bot.table.outbox import TO_TABLE, Draft, Kind
from bot.table.thinking_time import always
from bot.workers import Workers

GUILD, CHANNEL = 7, 70
ANN = Actor(1, GUILD, sees=lambda _: True)
LEVEL = "rookie"  # of the computers: they play in between, and are not measured


class StoredShell:
    """A coordinator with its store; Ann plays at every table, against three computers."""

    def __init__(self, path: Path) -> None:
        self.path, self.games = path, games()
        self.codecs = {name: Codec(game.engine) for name, game in self.games.items()}
        self.store = Store.open(path, self.codecs)
        self.workers = Workers(1, threads=True)  # what is measured here is neither painting nor thinking
        self.coordinator = Coordinator(self.store, self.games, self.workers, thinking=always(timedelta(0)))

    async def close(self) -> None:
        self.workers.close()
        await self.store.close()

    async def table(self) -> TableId:
        """A table of four, dealt, that waits for Ann; opened yesterday, for she may open twelve an hour."""
        lobbies, options = self.coordinator.lobbies, {"rulebook": "french"}
        table = await lobbies.open(ANN, "Ann", CHANNEL, options=options, pace=Pace.DAY)
        for _ in range(3):
            await lobbies.seat_computer(ANN, table.id, LEVEL)
        await self.store.database.write(
            lambda db: db.execute("UPDATE tables SET opened_at = opened_at - 86400 WHERE id = ?", (table.id,))
        )
        await self.coordinator.cutting.start_unseen(ANN, table.id)
        while not (await self.coordinator.reader.panel(ANN, table.id)).asked:
            await self.coordinator.scheduler.run_due()
        return table.id

    async def copies(self, count: int) -> None:
        """Many tables in play, by copying the rows of one; nothing waits to be told."""
        table_id = await self.table()

        def change(db: Connection) -> None:
            _copy(db, table_id, count)
            db.execute("DELETE FROM outbox")

        await self.store.database.write(change)

    async def entry(self, table_id: TableId) -> Entry:
        """A move as the store gets it: snapshot, line of the log, clocks, one letter."""
        at = await self.store.playing(table_id)
        match = replace(at.match, version=at.match.version + 1, published_version=at.match.version + 1)
        return Entry(
            match=match,
            seat=0,
            notation="recruit",
            news=(),
            asked=(0,),
            drafts=(Draft(Kind.TABLE, TO_TABLE, after=at.match.version),),
            at=datetime.now(UTC),
            touched=True,
        )


def later(entry: Entry) -> Entry:
    """The same move, a version on."""
    version = entry.match.version + 1
    return replace(entry, match=replace(entry.match, version=version, published_version=version))


def _copy(db: Connection, table_id: TableId, count: int) -> None:
    for name in ("tables", "seats", "moves", "clocks", "posts"):
        columns = [row["name"] for row in db.execute(f"PRAGMA table_info({name})")]
        key = "id" if name == "tables" else "table_id"
        picked = ", ".join(f"{key} + n" if column == key else column for column in columns)
        db.execute(
            f"WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?)"
            f" INSERT INTO {name} ({', '.join(columns)}) SELECT {picked} FROM {name}, many WHERE {key} = ?",
            (count - 1, table_id),
        )
    db.execute("UPDATE tables SET computer_at = NULL")
    # Every table is another person's, as in life, but for a handful.
    db.execute("UPDATE seats SET player = player + table_id WHERE player IS NOT NULL AND table_id > 5")
