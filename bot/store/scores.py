"""Rows of finished games and ratings, read and written within somebody else's transaction."""

import json
import sqlite3
from collections.abc import Sequence

from bot.table.match import PlayerId, TableId
from bot.table.results import Rating, Result, Standing, rated, standing


def write_results(
    db: sqlite3.Connection, table: TableId, guild_id: int, game: str, results: Sequence[Result], at: float
) -> None:
    """Keeps a finished game and rates its people, within the transaction of its last move."""
    db.executemany(
        "INSERT INTO results (table_id, seat, guild_id, game, player, boss, won, kept, finished_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table,
                each.seat,
                guild_id,
                game,
                each.player,
                each.boss,
                each.won,
                json.dumps(dict(each.kept)),
                at,
            )
            for each in results
        ],
    )
    known = {}
    for each in results:
        if each.player is not None and (rating := _rating(db, guild_id, game, each.player)) is not None:
            known[each.player] = rating
    db.executemany(
        "INSERT OR REPLACE INTO ratings (guild_id, game, player, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)",
        [(guild_id, game, player, r.mu, r.sigma, r.games) for player, r in rated(results, known).items()],
    )


def standing_in(db: sqlite3.Connection, guild_id: int, game: str, player: PlayerId) -> Standing:
    """One person's finished games on a server, within a transaction."""
    query = "SELECT seat, boss, won, kept FROM results WHERE guild_id = ? AND game = ? AND player = ?"
    rows = db.execute(query, (guild_id, game, player)).fetchall()
    results = (Result(seat, player, boss, bool(won), json.loads(kept)) for seat, boss, won, kept in rows)
    return standing(player, results, _rating(db, guild_id, game, player))


def _rating(db: sqlite3.Connection, guild_id: int, game: str, player: PlayerId) -> Rating | None:
    query = "SELECT mu, sigma, games FROM ratings WHERE guild_id = ? AND game = ? AND player = ?"
    row = db.execute(query, (guild_id, game, player)).fetchone()
    return Rating(*row) if row else None
