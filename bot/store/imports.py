"""Finished games that came as records: each a table that is over and packed, and was never played here."""

from datetime import datetime

from bot.store.database import Connection, Database
from bot.store.packing import FORMAT, Pack
from bot.store.seals import write_cuts, write_seal
from bot.store.tables import insert_table, write_seats
from bot.store.told_seals import NONE_TOLD, ToldSecrets
from bot.store.witness import Witness
from bot.table.cutting import Sealed, Unsealed
from bot.table.match import TableId
from bot.table.table import Table

KNOWN = "SELECT id FROM tables WHERE guild_id = ? AND imported = ?"

FINISH = """
UPDATE tables SET imported = ?, seed = ?, rules = ?, program = ?, version = ?, packed = 1 WHERE id = ?"""

# Nothing of it was ever posted, so that there is nothing to forget.
RECORD = """
INSERT INTO records (table_id, format, packed, digest, versions, reproduced, ended_at, swept)
VALUES (?, ?, ?, ?, ?, ?, ?, TRUE)"""


class Imports:
    """Games that nobody played here."""

    def __init__(self, database: Database, witness: Witness) -> None:
        self._database = database
        self._witness = witness

    async def add(
        self,
        table: Table,
        digest: str,
        pack: Pack,
        seed: str,
        rules: int,
        program: str,
        unsealed: Unsealed | None,
        now: datetime,
    ) -> tuple[TableId, bool]:
        """The number of its table, and whether that is new: a game is imported into a server once.

        `digest`: of what was played. `unsealed`: None for a game dealt before seals existed. No results, no
        clocks, no letters: nobody is told, and nothing is counted.
        """

        def change(db: Connection) -> tuple[TableId, bool]:
            known = db.execute(KNOWN, (table.guild_id, digest)).fetchone()
            if known is not None:
                return int(known["id"]), False
            table_id = insert_table(db, table, now)
            write_seats(db, table_id, table.occupants)
            db.execute("UPDATE seats SET open = FALSE WHERE table_id = ?", (table_id,))
            if unsealed is not None:
                write_seal(db, table_id, Sealed(1, unsealed.seal, unsealed.secret))
                write_cuts(db, table_id, unsealed.cuts, [None] * len(table.occupants))
            db.execute(FINISH, (digest, seed, rules, program, pack.versions, table_id))
            kept = (FORMAT, pack.packed, pack.digest, pack.versions, pack.reproduced, pack.ended_at)
            db.execute(RECORD, (table_id, *kept))
            return table_id, True

        table_id, new = await self._database.write(change)
        if new:
            self._witness.note(table_id, pack.versions)
            self._witness.tell(table_id, ToldSecrets(1, (unsealed.seal,)) if unsealed else NONE_TOLD)
        return table_id, new
