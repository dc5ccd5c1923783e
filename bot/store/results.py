"""Finished games, standings and ratings in the database; and everything about one person."""

import json
from collections.abc import Mapping, Sequence
from contextlib import suppress
from datetime import datetime
from typing import Any

from bot.store.codec import Codec, readable
from bot.store.database import Connection, Database
from bot.store.outbox import SEEN_BY, take_away
from bot.store.records import packed_in
from bot.table.match import PlayerId, TableId
from bot.table.refusals import Unreadable
from bot.table.results import Rating, SeatResult, Standing, rated, with_game, with_story

ABOUT = {  # what the file holds about a person, by name of the part
    "settings": "SELECT * FROM people WHERE player = :player",
    "seats": 'SELECT tables.id AS "table", tables.phase, tables.game, tables.guild_id, tables.channel_id,'
    " tables.thread_id, seats.seat, seats.name, seats.role, seats.level, seats.missed_turns,"
    " seats.choices, seats.asked_at, seats.conceded, seats.bank_used"
    " FROM seats JOIN tables ON tables.id = seats.table_id WHERE seats.player = :player",
    "hosted": 'SELECT id AS "table", phase, opened_at FROM tables WHERE host = :player',
    "moves": 'SELECT moves.table_id AS "table", version, at, notation FROM moves JOIN seats'
    " ON seats.table_id = moves.table_id AND seats.seat = moves.seat WHERE seats.player = :player"
    " AND NOT EXISTS (SELECT 1 FROM records WHERE records.table_id = moves.table_id)",
    "invitations": 'SELECT table_id AS "table", name, role, until FROM invitations WHERE player = :player',
    "proposals": 'SELECT table_id AS "table", until, open FROM proposals WHERE player = :player',
    "agreements": 'SELECT table_id AS "table" FROM agreements WHERE player = :player',
    "cuts": 'SELECT table_id AS "table", seat, digest, text FROM cuts WHERE player = :player',
    "clocks": 'SELECT clocks.table_id AS "table", spent, as_of, reminded, deadline, bank FROM clocks'
    " JOIN seats ON seats.table_id = clocks.table_id"
    " AND seats.seat = clocks.seat WHERE seats.player = :player",
    "results": 'SELECT table_id AS "table", guild_id, game, role, rank, score, figures, story, finished_at'
    " FROM results WHERE player = :player",
    "standings": "SELECT guild_id, game, games, wins, figures, stories, story FROM standings"
    " WHERE player = :player",
    "ratings": "SELECT guild_id, game, mu, sigma, games FROM ratings WHERE player = :player",
    "letters": 'SELECT table_id AS "table", kind, key, facts, state, written_at FROM outbox'
    " WHERE player = :player"
    " UNION ALL SELECT table_id, kind, key, facts, state, written_at FROM outbox"
    " WHERE invited = :player AND (player IS NULL OR player <> :player)",
    "messages": f'SELECT table_id AS "table", channel_id, message_id FROM posts WHERE {SEEN_BY}',
    "plans": 'SELECT table_id AS "table", lines, facts, ready, begun, why FROM plans WHERE player = :player',
    "answers": 'SELECT table_id AS "table", answer FROM answers WHERE player = :player',
    "told_once": "SELECT key FROM told_once WHERE player = :player",
    "lessons": "SELECT game, step, at, solved FROM lessons_left WHERE player = :player",
    "texts": 'SELECT table_id AS "table", name, text FROM texts WHERE player = :player',
}

SITS = "SELECT 1 FROM seats WHERE open AND player = ?"

FORGET = (
    "DELETE FROM outbox WHERE player = :player OR destination = 'dm:' || :player",
    "UPDATE seats SET name = role, player = NULL WHERE player = :player",
    "UPDATE tables SET host = 0 WHERE host = :player",
    "UPDATE results SET player = NULL, awaits_story = FALSE WHERE player = :player",
    "DELETE FROM standings WHERE player = :player",
    "DELETE FROM ratings WHERE player = :player",
    "DELETE FROM people WHERE player = :player",
    "INSERT INTO traces (one) VALUES (1) ON CONFLICT DO NOTHING",
    "DELETE FROM invitations WHERE player = :player",
    "UPDATE proposals SET player = 0 WHERE player = :player",
    "DELETE FROM agreements WHERE player = :player",
    "DELETE FROM told_once WHERE player = :player",
    "DELETE FROM plans WHERE player = :player",
    "DELETE FROM answers WHERE player = :player",
    "DELETE FROM lessons_left WHERE player = :player",
    "DELETE FROM texts WHERE player = :player",
    # The same words in a game that was imported: of whose they were a record knows nothing.
    "UPDATE cuts SET text = NULL WHERE player IS NULL AND text IS NOT NULL AND text IN ("
    "SELECT text FROM cuts WHERE player = :player)",
    # What was dealt follows from the digest, which stays.
    "UPDATE cuts SET text = NULL, player = NULL WHERE player = :player",
)

BEST = """
SELECT player FROM standings WHERE guild_id = ? AND game = ?
ORDER BY points DESC NULLS LAST, wins DESC, games, player LIMIT ?"""  # the unrated have none


AWAIT_STORY = """
SELECT DISTINCT table_id FROM results WHERE awaits_story AND finished_at <= ? ORDER BY table_id"""

AWAITS_STORY = "SELECT 1 FROM results WHERE table_id = ? AND awaits_story"


class Results:
    """People's results beyond their tables."""

    def __init__(self, database: Database, codecs: Mapping[str, Codec]) -> None:
        self._database = database
        self._codecs = codecs

    async def standing(self, guild_id: int, game: str, player: PlayerId) -> Standing:
        """One person's finished games on a server."""
        return await self._database.read(lambda db: _standing(db, guild_id, game, player))

    async def leaderboard(self, guild_id: int, game: str, limit: int) -> tuple[Standing, ...]:
        """A server's people who have finished a game, the best first."""

        def found(db: Connection) -> tuple[Standing, ...]:
            rows = db.execute(BEST, (guild_id, game, limit)).fetchall()
            return tuple(_standing(db, guild_id, game, row["player"]) for row in rows)

        return await self._database.read(found)

    async def await_story(self, before: datetime) -> tuple[TableId, ...]:
        """Games finished by then whose stories are still to be told to the statistics."""
        facts = (before.timestamp(),)
        rows = await self._database.read(lambda db: db.execute(AWAIT_STORY, facts).fetchall())
        return tuple(row["table_id"] for row in rows)

    async def tell_story(self, table_id: TableId, figures: Sequence[Mapping[str, int]]) -> None:
        """Adds what a game's story tells of each seat to its people's sums; told again it changes nothing."""
        if await self._database.read(lambda db: db.execute(AWAITS_STORY, (table_id,)).fetchone()):
            await self._database.write(lambda db: _tell_story(db, table_id, figures))

    async def no_story(self, table_id: TableId) -> None:
        """The story of a game will never be told: nothing awaits it any more."""
        query = "UPDATE results SET awaits_story = FALSE WHERE table_id = ? AND awaits_story"
        await self._database.write(lambda db: db.execute(query, (table_id,)))

    async def about(self, player: PlayerId) -> Mapping[str, Any]:
        """Everything that is stored about a person, ready for JSON."""

        def found(db: Connection) -> dict[str, Any]:
            wanted = {"player": player}
            parts = {part: db.execute(query, wanted).fetchall() for part, query in ABOUT.items()}
            found = {part: [dict(row) for row in rows] for part, rows in parts.items()}
            found["moves"] += _finished_moves(db, self._codecs, player)
            return found

        return {"player": player, **await self._database.survey(found)}

    async def names_of(self, player: PlayerId) -> tuple[tuple[TableId, str], ...]:
        """A person's names at tables, by table."""
        query = "SELECT table_id, name FROM seats WHERE player = ? ORDER BY table_id, seat"
        rows = await self._database.survey(lambda db: db.execute(query, (player,)).fetchall())
        return tuple((row["table_id"], row["name"]) for row in rows)

    async def forget(self, player: PlayerId, names: Sequence[tuple[TableId, str]], now: datetime) -> bool:
        """A person is unknown from now on, and unnamed in letters; `names`: under which they sat where.

        Their private messages are to be taken away. False, and nothing has changed, while they sit at an
        open table: a seat must never be nobody's.
        """

        def change(db: Connection) -> bool:
            if db.execute(SITS, (player,)).fetchone():
                return False
            _unname(db, player, names)
            seen_at = f"SELECT DISTINCT table_id FROM posts WHERE {SEEN_BY} ORDER BY table_id"
            for (table,) in db.execute(seen_at, {"player": player}).fetchall():
                take_away(db, table, player, now.timestamp())
            for statement in FORGET:
                db.execute(statement, {"player": player})
            return True

        return await self._database.write(change)

    async def wipe(self, player: PlayerId) -> None:
        """Looks whether anything is left of somebody who was forgotten, and wipes it out.

        Where that is not possible now `wipe_traces` does it later, also after a restart.
        """
        if await self._database.forget_traces(rewrite=False):
            left = await self._database.remains(player)
            if not left or await self._database.forget_traces(rewrite=True):
                await self._database.write(lambda db: db.execute("DELETE FROM traces"))

    async def wipe_traces(self) -> None:
        """Wipe traces of people who were forgotten from the file and its log."""
        rows = await self._database.read(lambda db: db.execute("SELECT 1 FROM traces").fetchall())
        if rows and await self._database.forget_traces(rewrite=True):
            await self._database.write(lambda db: db.execute("DELETE FROM traces"))


def _unname(db: Connection, player: PlayerId, names: Sequence[tuple[TableId, str]]) -> None:
    """Letters at their tables name them no more, nor those that invite them: the letter is its reader's, the
    name in it is not."""
    for table_id, name in names:
        for row in db.execute("SELECT id, facts FROM outbox WHERE table_id = ?", (table_id,)).fetchall():
            facts = json.loads(row["facts"])
            if blank := {fact: "" for fact in ("name", "before") if facts.get(fact) == name}:
                _rewrite(db, row["id"], facts | blank)
    for row in db.execute("SELECT id, facts FROM outbox WHERE invited = ?", (player,)).fetchall():
        _rewrite(db, row["id"], json.loads(row["facts"]) | {"name": "", "invited": 0})


def _rewrite(db: Connection, letter_id: int, facts: Mapping[str, Any]) -> None:
    query = "UPDATE outbox SET facts = ?, invited = ? WHERE id = ?"
    db.execute(query, (json.dumps(facts), facts.get("invited"), letter_id))


def _finished_moves(db: Connection, codecs: Mapping[str, Codec], player: PlayerId) -> list[dict[str, Any]]:
    """Somebody's moves in games that are packed; skips records that cannot be read."""
    query = (
        "SELECT table_id, seat FROM seats JOIN records USING (table_id) WHERE player = ? ORDER BY table_id"
    )
    found = []
    for table, seat in db.execute(query, (player,)).fetchall():
        with suppress(Unreadable), readable(table):
            packed = packed_in(db, codecs, table)
            for move in packed.moves(news=False) if packed is not None else ():
                if move.seat == seat:
                    told = {"version": move.version, "at": move.at.timestamp(), "notation": move.notation}
                    found.append({"table": table, **told})
    return found


def write_results(
    db: Connection, table_id: TableId, game: str, results: Sequence[SeatResult], at: float
) -> None:
    """Keeps a finished game and rates its people, within the transaction of its last move.

    Those of a coached table are not rated.
    """
    if not results:
        return
    query = "SELECT guild_id, coached FROM tables WHERE id = ?"
    guild_id, coached = db.execute(query, (table_id,)).fetchone()
    db.executemany(
        "INSERT INTO results (table_id, seat, guild_id, game, player, role, rank, score, figures,"
        " finished_at, awaits_story) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
        [
            (
                table_id,
                each.seat,
                guild_id,
                game,
                each.player,
                each.role,
                each.rank,
                each.score,
                json.dumps(dict(each.figures)),
                at,
                each.story and each.player is not None,
            )
            for each in results
        ],
    )
    people = [each.player for each in results if each.player is not None]
    known = {player: found for player in people if (found := _rating(db, guild_id, game, player)) is not None}
    after = rated(results, known, coached=bool(coached))
    db.executemany(
        "INSERT INTO ratings (guild_id, game, player, mu, sigma, games) VALUES (?, ?, ?, ?, ?, ?)"
        " ON CONFLICT (guild_id, game, player) DO UPDATE SET"
        " mu = excluded.mu, sigma = excluded.sigma, games = excluded.games",
        [(guild_id, game, player, r.mu, r.sigma, r.games) for player, r in after.items()],
    )
    for each in results:
        if each.player is not None:
            summed = with_game(_standing(db, guild_id, game, each.player), each)
            _write_standing(db, guild_id, game, summed)


def _tell_story(db: Connection, table_id: TableId, figures: Sequence[Mapping[str, int]]) -> None:
    """Clear each seat's "story pending" mark; skip people who were forgotten meanwhile."""
    query = (
        "SELECT seat, guild_id, game, player FROM results WHERE table_id = ? AND awaits_story ORDER BY seat"
    )
    for seat, guild_id, game, player in db.execute(query, (table_id,)).fetchall():
        told = figures[seat]
        db.execute(
            "UPDATE results SET story = ?, awaits_story = FALSE WHERE table_id = ? AND seat = ?",
            (json.dumps(dict(told)), table_id, seat),
        )
        _write_standing(db, guild_id, game, with_story(_standing(db, guild_id, game, player), told))


def _standing(db: Connection, guild_id: int, game: str, player: PlayerId) -> Standing:
    query = "SELECT * FROM standings WHERE guild_id = ? AND game = ? AND player = ?"
    row = db.execute(query, (guild_id, game, player)).fetchone()
    rating = _rating(db, guild_id, game, player)
    if row is None:
        return Standing(player, 0, 0, {}, rating)
    return Standing(
        player,
        row["games"],
        row["wins"],
        json.loads(row["figures"]),
        rating,
        row["stories"],
        json.loads(row["story"]),
    )


def _write_standing(db: Connection, guild_id: int, game: str, summed: Standing) -> None:
    db.execute(
        "INSERT INTO standings (guild_id, game, player, games, wins, figures, points, stories, story)"
        " VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT (guild_id, game, player) DO UPDATE SET"
        " games = excluded.games, wins = excluded.wins, figures = excluded.figures, points = excluded.points,"
        " stories = excluded.stories, story = excluded.story",
        (
            guild_id,
            game,
            summed.player,
            summed.games,
            summed.wins,
            json.dumps(dict(summed.figures)),
            summed.rating and summed.rating.points,
            summed.stories,
            json.dumps(dict(summed.story)),
        ),
    )


def _rating(db: Connection, guild_id: int, game: str, player: PlayerId) -> Rating | None:
    query = "SELECT mu, sigma, games FROM ratings WHERE guild_id = ? AND game = ? AND player = ?"
    row = db.execute(query, (guild_id, game, player)).fetchone()
    return Rating(*row) if row else None
