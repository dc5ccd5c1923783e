"""A database with as many games in it as a test needs, by copying the rows of one."""

from bot.store.database import Connection
from bot.table.match import TableId

MANY = "WITH RECURSIVE many(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM many WHERE n < ?)"
OTHERS = 1_000_000  # players of copied games are told apart by so much

TABLES = {"tables": "id", "seats": "table_id", "moves": "table_id", "clocks": "table_id"}
TABLES |= {"posts": "table_id", "results": "table_id", "outbox": "table_id"}


def copied(db: Connection, table_id: TableId, count: int, *, others: bool) -> None:
    """So many more games like that one: of the same people, or each of other people."""
    (first,) = db.execute("SELECT max(id) FROM tables").fetchone()
    for name, key in TABLES.items():
        row = db.execute(f"SELECT * FROM {name} LIMIT 1").fetchone()
        columns = [] if row is None else list(row.keys())
        columns = [column for column in columns if (name, column) != ("outbox", "id")]
        if not columns:
            continue  # nothing to copy
        picked = {column: column for column in columns} | {key: f"{first} + n"}
        for person in ("player", "host"):
            if others and person in picked:
                picked[person] = f"{person} + {OTHERS} * ({first} + n)"
        if "thread_id" in picked:
            picked["thread_id"] = f"{OTHERS} + {first} + n"
        if "message_id" in picked:
            picked["message_id"] = f"message_id + {OTHERS} * ({first} + n)"
        db.execute(
            f"{MANY} INSERT INTO {name} ({', '.join(picked)}) SELECT {', '.join(picked.values())}"
            f" FROM {name}, many WHERE {key} = ?",
            (count, table_id),
        )
    db.execute("UPDATE tables SET computer_at = NULL WHERE id > ?", (first,))
    db.execute("UPDATE outbox SET state = 'done' WHERE table_id > ?", (first,))


def standings_of_others(db: Connection, count: int) -> None:
    """So many more people who have finished a game, each better than the one before."""
    db.execute(
        f"{MANY} INSERT INTO standings (guild_id, game, player, games, wins, figures, points)"
        " SELECT guild_id, game, player + ? * n, games, wins, figures, n FROM standings, many"
        " WHERE player < ? ON CONFLICT (guild_id, game, player) DO UPDATE SET points = excluded.points",
        (count, OTHERS, OTHERS),
    )
