"""Texts that people keep at a table for themselves, in the database."""

from bot.store.database import Connection, Database
from bot.table.match import PlayerId, TableId

OF_ONE = "table_id = ? AND player = ? AND name = ?"

# A text is its writer's: it stays when they get up, and goes when they want to be forgotten.
KEEP = """
INSERT INTO texts (table_id, player, name, text)
SELECT DISTINCT table_id, player, ?, ? FROM seats WHERE table_id = ? AND player = ?
ON CONFLICT (table_id, player, name) DO UPDATE SET text = excluded.text"""


class Texts:
    """A text for each table, person and name; the name is that of the feature that shows it."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def text(self, table_id: TableId, player: PlayerId, name: str) -> str:
        """Somebody's text, empty without one."""
        query, facts = f"SELECT text FROM texts WHERE {OF_ONE}", (table_id, player, name)
        row = await self._database.read(lambda db: db.execute(query, facts).fetchone())
        return row["text"] if row is not None else ""

    async def keep(self, table_id: TableId, player: PlayerId, name: str, text: str) -> bool:
        """Keep a text in the place of the last one, or take that away if it is empty.

        False, and nothing is kept, for somebody who does not sit at the table.
        """

        def change(db: Connection) -> bool:
            if text:
                return bool(db.execute(KEEP, (name, text, table_id, player)).rowcount)
            db.execute(f"DELETE FROM texts WHERE {OF_ONE}", (table_id, player, name))
            return True

        return await self._database.write(change)
