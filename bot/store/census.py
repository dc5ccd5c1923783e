"""Counts the whole database for the host's watchers: numbers of tables and people, no more."""

from dataclasses import asdict, dataclass

from bot.store.database import Connection, Database

COUNT = """
SELECT
    (SELECT count(*) FROM tables WHERE phase IN ('lobby', 'cutting')) AS tables_open,
    (SELECT count(*) FROM tables WHERE phase = 'playing') AS tables_in_play,
    (SELECT count(*) FROM tables WHERE phase IN ('over', 'conceded')) AS games_finished,
    (SELECT count(*) FROM people) AS people"""


@dataclass(frozen=True, slots=True)
class Census:
    """The counts of one moment."""

    tables_open: int
    tables_in_play: int
    games_finished: int
    people: int
    database_bytes: int

    def figures(self) -> dict[str, float]:
        """Numbers for the host's watchers."""
        return {name: float(number) for name, number in asdict(self).items()}


async def census(database: Database) -> Census:
    """Counts, where no click waits for it; raises CannotRead."""
    row = await database.survey(_counted)
    return Census(*row, database_bytes=await database.size())


def _counted(db: Connection) -> tuple[int, int, int, int]:
    open_, playing, finished, people = db.execute(COUNT).fetchone()
    return open_, playing, finished, people
