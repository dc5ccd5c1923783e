"""PostgreSQL: how a database is made from the layout, and the steps that bring an older one there.

They have the numbers of SQLite's; PostgreSQL came with the 27th. `schema_step` counts them.
"""

from bot.store import layout
from bot.store.database import Connection
from bot.store.schema import DatabaseUnusable

STEPS = layout.steps(layout.POSTGRESQL)

UPGRADING = 0x6368_6963_6167_6F01  # the number of the lock under which one program at a time takes steps
FOREIGN = "SELECT count(*) FROM pg_catalog.pg_class WHERE relnamespace = current_schema()::regnamespace"


def taken_in(db: Connection) -> int:
    """Number of schema steps taken, within a transaction; 0 where nothing is in it.

    Raises DatabaseUnusable for one with something else in it.
    """
    if is_half_moved(db):
        raise DatabaseUnusable("error-migrate-half")
    if db.execute("SELECT to_regclass('schema_step') IS NOT NULL").fetchone()[0]:
        return int(db.execute("SELECT taken FROM schema_step").fetchone()[0])
    if db.execute("SELECT current_schema() IS NULL").fetchone()[0]:
        raise DatabaseUnusable("error-postgresql-no-schema")
    if db.execute(FOREIGN).fetchone()[0]:
        raise DatabaseUnusable("error-postgresql-foreign")
    return 0


def is_half_moved(db: Connection) -> bool:
    """True if bot/store/migration.py has not finished with a database."""
    return bool(db.execute("SELECT to_regclass('migration') IS NOT NULL").fetchone()[0])


def newest() -> int:
    """The number of the newest step."""
    return layout.FIRST + len(STEPS) - 1


def upgrade(db: Connection) -> None:
    """Takes the steps that are missing, within a transaction that sees what is committed meanwhile.

    Of two programs the second waits, and finds them taken. Raises DatabaseUnusable for a database from a
    newer version, or with something else in it.
    """
    db.execute("SET LOCAL lock_timeout = '60s'")
    db.execute("SELECT pg_advisory_xact_lock(?)", (UPGRADING,))
    taken = taken_in(db)
    if taken > newest():
        raise DatabaseUnusable("error-database-newer", file=taken, known=newest())
    if taken == newest():
        return
    if not taken:
        db.execute("CREATE TABLE schema_step (taken BIGINT NOT NULL)")
        db.execute("INSERT INTO schema_step (taken) VALUES (0)")
        for statement in layout.for_postgresql():
            db.execute(statement)
        taken = layout.NUMBER
    for step in STEPS[taken - layout.FIRST + 1 :]:
        for statement in step:
            db.execute(statement)
    db.execute("UPDATE schema_step SET taken = ?", (newest(),))
