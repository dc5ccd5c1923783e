"""People's place in the lessons of each game, and what they have solved, in the database."""

from datetime import datetime

from bot.store.database import Connection, Database
from bot.table.match import PlayerId


class Lessons:
    """A step a person and game; an empty one: all of them are done."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def left(self, player: PlayerId, game: str) -> str | None:
        """The step at which somebody left a game's lessons; None where they never began."""
        query = "SELECT step FROM lessons_left WHERE player = ? AND game = ?"
        row = await self._database.read(lambda db: db.execute(query, (player, game)).fetchone())
        return row["step"] if row is not None else None

    async def latest(self, player: PlayerId) -> str | None:
        """The game whose lessons somebody had last; None where they never had any."""
        query = "SELECT game FROM lessons_left WHERE player = ? ORDER BY at DESC, game LIMIT 1"
        row = await self._database.read(lambda db: db.execute(query, (player,)).fetchone())
        return row["game"] if row is not None else None

    async def solved(self, player: PlayerId, game: str) -> frozenset[str]:
        """The steps of a game's lessons that somebody has solved."""
        return await self._database.read(lambda db: frozenset(_solved(db, player, game)))

    async def keep(
        self, player: PlayerId, game: str, step: str, now: datetime, *, solved: str | None = None
    ) -> None:
        """Keep somebody's step, and a step just solved."""

        def change(db: Connection) -> None:
            known = _solved(db, player, game)
            new = () if solved is None or solved in known else (solved,)
            db.execute(
                "INSERT INTO lessons_left (player, game, step, at, solved) VALUES (?, ?, ?, ?, ?)"
                " ON CONFLICT (player, game) DO UPDATE SET"
                " step = excluded.step, at = excluded.at, solved = excluded.solved",
                (player, game, step, now.timestamp(), " ".join((*known, *new))),
            )

        await self._database.write(change)


def _solved(db: Connection, player: PlayerId, game: str) -> tuple[str, ...]:
    query = "SELECT solved FROM lessons_left WHERE player = ? AND game = ?"
    row = db.execute(query, (player, game)).fetchone()
    return tuple(row["solved"].split()) if row is not None else ()
