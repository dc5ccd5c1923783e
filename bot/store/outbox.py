"""The outbox and the posts: what must be told, in order, until it is told; and where our messages are."""

import json
import secrets
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import replace
from datetime import UTC, datetime
from types import MappingProxyType

from bot.store.database import Connection, Cursor, Database, Row, marks
from bot.store.scope import Scope
from bot.table.clock import ClockStage
from bot.table.match import PlayerId, TableId
from bot.table.outbox import (
    ALONE,
    HELD,
    IF_CALLED,
    LOBBY_POSTS,
    POSTS,
    REMINDER_POSTS,
    RINGS,
    ROUND,
    SEAL_POSTS,
    SUPERSEDED,
    TO_ALL,
    TO_LOBBY,
    TO_TABLE,
    UNLESS_CALLED,
    WHOLE,
    Draft,
    Kind,
    Letter,
    Post,
    refresh_of,
)
from bot.table.refusals import NotNow, Overtaken
from bot.table.table import Phase
from engine.game import Seat

# Of every place at a table, the oldest letter that waits; it holds up the ones behind it, so that
# news arrives in order, and no other place's. A table whose channel was deleted has no place to write to.
DUE = f"""
SELECT * FROM outbox WHERE id IN (
    SELECT min(outbox.id) FROM outbox JOIN tables ON tables.id = outbox.table_id
    WHERE state = 'waiting' AND {{meant}}
    AND (tables.channel_id <> 0 OR destination NOT IN ('{TO_TABLE}', '{TO_LOBBY}'))
    GROUP BY table_id, destination
)"""

# CROSS: the message is looked up first, whatever SQLite thinks of the server.
SHOWS = """
SELECT posts.table_id, posts.what FROM posts CROSS JOIN tables
WHERE tables.id = posts.table_id AND posts.message_id = ? AND posts.channel_id = ?
AND posts.what IN ('table', 'lobby')
AND tables.guild_id = ? AND tables.phase IN ('lobby', 'cutting', 'playing')"""

# Stories take long in the making: one at a time, the oldest, and none of them keeps other letters waiting.
QUICK = f"{DUE} AND kind <> '{Kind.STORY}'"
STORIES = f"{DUE} AND kind = '{Kind.STORY}'"

BEHIND = f"""
SELECT * FROM outbox WHERE table_id = ? AND destination = ? AND state = 'waiting' AND id > ?
AND kind IN ({marks(POSTS)}) ORDER BY id"""

WAITS = f"""
SELECT 1 FROM outbox WHERE table_id = ? AND destination = ? AND state = 'waiting'
AND kind IN ({marks(WHOLE)})"""

HURRY = """
UPDATE outbox SET not_before = ?, why = 'hurried' WHERE state = 'waiting' AND tries > 0 AND not_before > ?
AND table_id IN (SELECT id FROM tables WHERE guild_id = ? AND phase IN ('lobby', 'cutting', 'playing'))"""

# Whose turn a post rings in: called by that version or before, and not rung since.
CALLED = "SELECT seat FROM seats WHERE table_id = ? AND called > rung AND called <= ? ORDER BY seat"

IN_TIME = (IF_CALLED, UNLESS_CALLED)
RUNG_ONCE = 60  # seconds in which two questions ring once

JUST_RUNG = """(
    EXISTS (SELECT 1 FROM moves WHERE table_id = seats.table_id AND version = seats.rung AND at > ?)
    AND NOT EXISTS (
        SELECT 1 FROM moves AS since
        WHERE since.table_id = seats.table_id AND since.version > seats.rung AND since.seat = seats.seat
        AND since.news IS NOT NULL
    )
)"""

LET_GO = f"""
UPDATE outbox SET not_before = ? WHERE table_id = ? AND state = 'waiting' AND tries = 0
AND kind IN ({marks(HELD)})"""

LEFT_BEHIND = """
DELETE FROM posts WHERE what LIKE 'panel:%' AND NOT EXISTS (
    SELECT 1 FROM seats WHERE seats.table_id = posts.table_id AND posts.what = 'panel:' || seats.player
) AND NOT EXISTS (
    SELECT 1 FROM outbox WHERE outbox.table_id = posts.table_id AND state = 'waiting' AND kind = 'retire'
)"""

# A person's private messages: the panel, a reminder, and what stands beside them.
SEEN_BY = f"""(
    what IN ('panel:' || :player, '{REMINDER_POSTS}' || :player)
    OR (what > 'beside:' || :player || ':' AND what < 'beside:' || :player || ';')
)"""

READER_KNOWN = """
SELECT 1 FROM seats WHERE table_id = :table AND player = :player
UNION ALL SELECT 1 FROM outbox
WHERE table_id = :table AND player = :player AND state = 'waiting' AND kind = 'retire'"""

# Of a table that was dealt without one: its seal was on the way when its one person started it.
NEVER_SEALED = """
SELECT 1 FROM seals JOIN tables ON tables.id = seals.table_id
WHERE table_id = ? AND seal = '' AND phase NOT IN ('lobby', 'cutting')
AND number = (SELECT max(number) FROM seals AS each WHERE each.table_id = seals.table_id)"""

# A turn of which somebody was reminded goes on as long as its clock does. Where several choose in secret,
# what stands where all can see it stays until all have: else its end would tell who has.
REMINDERS_OVER = f"""
DELETE FROM posts WHERE table_id = :table AND what LIKE '{REMINDER_POSTS}%' AND NOT EXISTS (
    SELECT 1 FROM seats
    JOIN clocks ON clocks.table_id = seats.table_id AND clocks.seat = seats.seat
    JOIN tables ON tables.id = seats.table_id
    WHERE seats.table_id = posts.table_id AND posts.what = '{REMINDER_POSTS}' || seats.player
    AND (
        clocks.reminded IN ({ClockStage.HALF:d}, {ClockStage.LAST:d}) AND NOT clocks.answered
        OR clocks.reminded <> 0 AND posts.channel_id IN (tables.thread_id, tables.channel_id)
        AND 1 < (SELECT count(*) FROM clocks WHERE clocks.table_id = posts.table_id)
    )
) RETURNING what, channel_id, message_id"""

STALE = """
SELECT posts.table_id, posts.what FROM posts JOIN tables ON tables.id = posts.table_id
WHERE posts.stale_at <= ? AND tables.phase = 'playing' AND {meant} ORDER BY posts.table_id, posts.what"""

ANNOUNCED = "SELECT 1 FROM tables WHERE id = ? AND announced"

OLDEST = f"""
SELECT min(written_at) FROM ({QUICK}) AS quick
WHERE why NOT LIKE 'no_access%' AND why NOT LIKE 'place_gone%' AND why NOT LIKE 'unreadable%'"""


class Outbox:
    """Letters that wait to be told, and where the messages are that they became."""

    def __init__(self, database: Database, scope: Scope) -> None:
        self._database = database
        self._scope = scope

    async def due(self, now: datetime, limit: int = 50) -> tuple[Letter, ...]:
        """The letters that may go now, at most one per place of a table, oldest first; then one story."""
        limited, meant = "AND not_before <= ? ORDER BY id LIMIT ?", self._scope.of_guild()
        quick, stories = (f"{kind.format(meant=meant)} {limited}" for kind in (QUICK, STORIES))

        def found(db: Connection) -> list[Row]:
            first = db.execute(quick, (now.timestamp(), limit)).fetchall()
            return first + db.execute(stories, (now.timestamp(), 1)).fetchall()

        return tuple(map(_letter, await self._database.read(found)))

    async def next_due(self, now: datetime) -> datetime | None:
        """Time when the next waiting letter may go; without stories that are due already."""
        due = DUE.format(meant=self._scope.of_guild())
        query = f"SELECT min(not_before) FROM ({due}) AS due WHERE kind <> '{Kind.STORY}' OR not_before > ?"
        row = await self._database.read(lambda db: db.execute(query, (now.timestamp(),)).fetchone())
        return None if row[0] is None else datetime.fromtimestamp(row[0], UTC)

    async def behind(self, letter: Letter) -> tuple[Letter, ...]:
        """The posts that wait behind a letter at its place, oldest first."""
        facts = (letter.table_id, letter.destination, letter.id, *POSTS)
        rows = await self._database.read(lambda db: db.execute(BEHIND, facts).fetchall())
        return tuple(map(_letter, rows))

    async def oldest(self) -> datetime | None:
        """Time of the oldest letter that still waits; places shut to the bot are left out."""
        query = OLDEST.format(meant=self._scope.of_guild())
        row = await self._database.read(lambda db: db.execute(query).fetchone())
        return None if row[0] is None else datetime.fromtimestamp(row[0], UTC)

    async def done(
        self,
        letter: Letter,
        rang: Sequence[Seat] = (),
        gone: Sequence[Post] = (),
        before: Mapping[str, Post | None] = MappingProxyType({}),
        /,
        **posts: Post,
    ) -> None:
        """The letter has been told; the messages that it became are remembered by what they are.

        `rang`: whose turns it has rung in, so that no other post does so again. `gone`: messages that are
        to be deleted; so are those that a new panel or reminder takes the place of. `before`: what was
        remembered when that was settled; raises Overtaken where something else is by now.
        """

        def change(db: Connection) -> None:
            if any(post_in(db, letter.table_id, what) != known for what, known in before.items()):
                raise Overtaken(NotNow.STALE)
            close(db, letter, "done", f"with {letter.nonce}" if letter.also else "")
            query = f"UPDATE seats SET rung = ? WHERE table_id = ? AND seat IN ({marks(rang)})"
            db.execute(query, (letter.version, letter.table_id, *rang))
            for what, post in posts.items():
                _keep_post(db, letter.table_id, what, post)
            _delete_all(db, letter.table_id, [(p.channel_id, p.message_id) for p in gone], _lately(db))

        await self._database.write(change)

    async def retry(self, letter: Letter, at: datetime, why: str) -> None:
        """Discord could not take it now; it, and what waits behind it, goes again at `at`."""
        query = (
            "UPDATE outbox SET not_before = ?, tries = tries + 1, why = ? WHERE id = ? AND state = 'waiting'"
        )
        await self._database.write(lambda db: db.execute(query, (at.timestamp(), why, letter.id)))

    async def give_up(self, letter: Letter, why: str) -> None:
        """Give a letter up; the reason stays on record."""
        await self._database.write(lambda db: close(db, replace(letter, also=()), "given up", why))

    async def hurry(self, guild_id: int, now: datetime) -> None:
        """A server's letters that have failed go again now; that is no failed try."""
        at = now.timestamp()
        await self._database.write(lambda db: db.execute(HURRY, (at, at, guild_id)))

    async def not_later_than(self, latest: datetime, now: datetime) -> None:
        """Letters written for a time that is no more (the clock was set back) go now."""
        meant = self._scope.of_table("outbox.table_id")
        query = f"UPDATE outbox SET not_before = ? WHERE state = 'waiting' AND not_before > ? AND {meant}"
        await self._database.write(lambda db: db.execute(query, (now.timestamp(), latest.timestamp())))

    async def post(self, table_id: TableId, what: str) -> Post | None:
        """Place of a message of ours: `table`, `lobby`, `panel:<player>`, or `reminder:<player>`."""
        return await self._database.read(lambda db: post_in(db, table_id, what))

    async def posts(self, table_id: TableId, begins: str) -> Mapping[str, Post]:
        """Our messages whose name begins like that, by their names."""
        query = (
            "SELECT what, channel_id, message_id, version, after FROM posts"
            " WHERE table_id = ? AND substr(what, 1, length(?)) = ? ORDER BY message_id"
        )
        rows = await self._database.read(lambda db: db.execute(query, (table_id, begins, begins)).fetchall())
        return {row["what"]: Post(*tuple(row)[1:]) for row in rows}

    async def shows(self, guild_id: int, channel_id: int, message_id: int) -> tuple[tuple[TableId, str], ...]:
        """Open tables that a message of ours shows, and as what; empty for any other message."""
        facts = (message_id, channel_id, guild_id)
        rows = await self._database.read(lambda db: db.execute(SHOWS, facts).fetchall())
        return tuple((row["table_id"], row["what"]) for row in rows)

    async def keep_post(self, table_id: TableId, what: str, post: Post) -> None:
        """Remembers where a message of ours is; one to somebody who is forgotten is to be taken away."""
        await self._database.write(lambda db: _keep_post(db, table_id, what, post))

    async def put_post(
        self, table_id: TableId, what: str, post: Post, instead_of: Callable[[Post | None], bool]
    ) -> tuple[bool, Post | None]:
        """Keep a post if `instead_of` accepts the old one; return if it was kept, and the old one."""

        def change(db: Connection) -> tuple[bool, Post | None]:
            old = post_in(db, table_id, what)
            if not instead_of(old):
                return False, old
            _keep_post(db, table_id, what, post)
            return True, old

        return await self._database.write(change)

    async def forget_post(self, table_id: TableId, what: str) -> None:
        """The message is gone."""
        query = "DELETE FROM posts WHERE table_id = ? AND what = ?"
        await self._database.write(lambda db: db.execute(query, (table_id, what)))

    async def refresh_stale(self, now: datetime) -> None:
        """Messages that say what is no longer true are to be changed."""
        meant = self._scope.of_table("posts.table_id")
        settle = f"UPDATE posts SET stale_at = NULL WHERE stale_at <= ? AND {meant}"
        found = STALE.format(meant=self._scope.of_guild())

        def change(db: Connection) -> None:
            posts = db.execute(found, (now.timestamp(),)).fetchall()
            db.execute(settle, (now.timestamp(),))
            for table, what in posts:
                enqueue(db, table, 0, (refresh_of(what),), now.timestamp())

        await self._database.write(change)

    async def take_away(self, table_id: TableId, what: str, message_id: int | None = None) -> None:
        """A message of ours is to be deleted, and is known no more; or only where it is that one."""

        def change(db: Connection) -> None:
            query = (
                "DELETE FROM posts WHERE table_id = ? AND what = ? AND message_id = coalesce(?, message_id)"
                " RETURNING what, channel_id, message_id"
            )
            _delete_returned(db, table_id, db.execute(query, (table_id, what, message_id)), _lately(db))

        await self._database.write(change)

    async def enqueue(self, table_id: TableId, version: int, drafts: Iterable[Draft], now: datetime) -> None:
        """Puts letters into the outbox that tell of no move."""
        letters = tuple(drafts)
        await self._database.write(lambda db: enqueue(db, table_id, version, letters, now.timestamp()))

    async def enqueue_once(self, table_id: TableId, drafts: Iterable[Draft], now: datetime) -> None:
        """Puts letters into the outbox that their reader never had."""
        known = "INSERT INTO told_once (player, key) VALUES (?, ?) ON CONFLICT DO NOTHING"
        letters = tuple(drafts)

        def change(db: Connection) -> None:
            new = (each for each in letters if db.execute(known, (each.player, each.key)).rowcount)
            enqueue(db, table_id, 0, new, now.timestamp())

        await self._database.write(change)

    async def sweep(self, before: datetime) -> None:
        """Forgets closed letters from before then, and private messages to people who have left."""

        def change(db: Connection) -> None:
            db.execute(
                "DELETE FROM outbox WHERE state <> 'waiting' AND written_at < ?", (before.timestamp(),)
            )
            db.execute(LEFT_BEHIND)

        await self._database.write(change)


def enqueue(db: Connection, table_id: TableId, version: int, drafts: Iterable[Draft], now: float) -> None:
    """Puts letters into the outbox, within the transaction of the move that they tell of."""
    for draft in _with_announcements(db, table_id, drafts):
        if draft.again and db.execute(WAITS, (table_id, draft.destination, *WHOLE)).fetchone():
            continue
        if draft.calls is not None:
            besides = draft.kind is Kind.CALL or draft.key == ROUND
            _call(db, table_id, version, draft.calls, now, besides=besides)
        if not draft.again:
            _supersede(db, table_id, draft)
        db.execute(
            "INSERT INTO outbox (table_id, version, kind, destination, seat, player, after, key, facts,"
            " not_before, written_at, nonce,"
            " invited) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
            (
                table_id,
                version,
                draft.kind,
                draft.destination,
                draft.seat,
                draft.player,
                draft.after,
                draft.key if draft.key not in IN_TIME else _key(db, table_id, version, draft),
                json.dumps(dict(draft.facts)),
                draft.not_before.timestamp() if draft.not_before else now,
                now,
                secrets.token_hex(12),
                draft.facts.get("invited"),
            ),
        )


def _key(db: Connection, table_id: TableId, version: int, draft: Draft) -> str:
    """RINGS if a panel rings, once the step's calls are known."""
    query = "SELECT 1 FROM seats WHERE table_id = ? AND seat = ? AND called = ?"
    called = db.execute(query, (table_id, draft.seat, version)).fetchone() is not None
    return RINGS if called == (draft.key == IF_CALLED) else ""


def _with_announcements(db: Connection, table_id: TableId, drafts: Iterable[Draft]) -> Iterator[Draft]:
    """Add a lobby's announcement, if any, to each change of its message."""
    for draft in drafts:
        yield draft
        if draft.kind is Kind.LOBBY and db.execute(ANNOUNCED, (table_id,)).fetchone():
            yield Draft(Kind.ANNOUNCE, TO_ALL)


def withdraw(db: Connection, table_id: TableId, untrue: Sequence[str]) -> tuple[Draft, ...]:
    """Drop letters that wait for a table's place, within a transaction.

    Notices, and words about the deck, come back as drafts for another place, but those that would be
    `untrue` there.
    """
    where = "state = 'waiting' AND table_id = ? AND destination IN (?, ?)"
    facts = (table_id, TO_TABLE, TO_LOBBY)
    rows = db.execute(f"SELECT * FROM outbox WHERE {where} ORDER BY id", facts).fetchall()
    db.execute(f"UPDATE outbox SET state = 'dropped', why = 'moved' WHERE {where}", facts)
    return tuple(
        _draft(_letter(row))
        for row in rows
        if row["kind"] in (Kind.NOTICE, Kind.DECK) and row["key"] not in untrue
    )


def _draft(letter: Letter) -> Draft:
    return Draft(
        letter.kind, letter.destination, letter.seat, letter.player, key=letter.key, facts=letter.facts
    )


def rings_in(db: Connection, table_id: TableId, version: int) -> tuple[Seat, ...]:
    """Seats called in a post of that version, within a transaction."""
    return tuple(row["seat"] for row in db.execute(CALLED, (table_id, version)))


def let_go(db: Connection, table_id: TableId, now: float) -> None:
    """Let letters go that waited for a plan about to be played, within a transaction."""
    db.execute(LET_GO, (now, table_id, *HELD))


def _call(
    db: Connection, table_id: TableId, version: int, seats: Sequence[Seat], now: float, *, besides: bool
) -> None:
    """Marks whom to ring: not who was rung within a minute and has done nothing since that all have seen.

    What they did in private must not show in whom a post rings.
    """
    query = (
        f"UPDATE seats SET called = CASE WHEN seat IN ({marks(seats)}) AND NOT {JUST_RUNG} THEN ?"
        " WHEN ? THEN called ELSE 0 END WHERE table_id = ?"
    )
    db.execute(query, (*seats, now - RUNG_ONCE, version, besides, table_id))


def stale_in(db: Connection, scope: Scope, at: float) -> bool:
    """True if a post is out of date, within a transaction."""
    query = f"SELECT 1 FROM posts WHERE stale_at <= ? AND {scope.of_table('posts.table_id')} LIMIT 1"
    return db.execute(query, (at,)).fetchone() is not None


def post_in(db: Connection, table_id: TableId, what: str) -> Post | None:
    """Place of a message of ours, within a transaction."""
    return posts_in(db, table_id, (what,)).get(what)


def posts_in(db: Connection, table_id: TableId, wanted: Sequence[str]) -> dict[str, Post]:
    """Places of those of our messages that stand, within a transaction."""
    query = f"SELECT * FROM posts WHERE table_id = ? AND what IN ({marks(wanted)})"
    return {row["what"]: _post(row) for row in db.execute(query, (table_id, *wanted))}


def _post(row: Row) -> Post:
    stale_at = None if row["stale_at"] is None else datetime.fromtimestamp(row["stale_at"], UTC)
    return Post(row["channel_id"], row["message_id"], row["version"], row["after"], stale_at)


def linked_in(db: Connection, table_id: TableId) -> Post | None:
    """Return the table's post for a link, within a transaction; none where the next step takes it away."""
    posts = posts_in(db, table_id, ("table", ROUND))
    post, moved = posts.get("table"), posts.get(ROUND)
    return None if post is None or (moved is not None and moved.message_id == post.message_id) else post


def _supersede(db: Connection, table_id: TableId, draft: Draft) -> None:
    """Drop waiting letters that a newer one replaces; a reminder may have arrived unnoticed."""
    for kind in SUPERSEDED.get(draft.kind, ()):
        change = f"kind = '{Kind.WITHDRAW}'" if kind is Kind.REMINDER else "state = 'dropped'"
        db.execute(
            f"UPDATE outbox SET {change}"
            " WHERE state = 'waiting' AND table_id = ? AND destination = ? AND kind = ?",
            (table_id, draft.destination, kind),
        )


def _letter(row: Row) -> Letter:
    return Letter(
        id=row["id"],
        table_id=row["table_id"],
        version=row["version"],
        kind=Kind(row["kind"]),
        destination=row["destination"],
        seat=row["seat"],
        player=row["player"],
        after=row["after"],
        key=row["key"],
        facts=json.loads(row["facts"]),
        tries=row["tries"],
        nonce=row["nonce"],
        written_at=datetime.fromtimestamp(row["written_at"], UTC),
    )


def close(db: Connection, letter: Letter, state: str, why: str) -> None:
    """The letter waits no longer, within a transaction, nor do those that were told with it."""
    ids = (letter.id, *letter.also)
    query = f"UPDATE outbox SET state = ?, why = ? WHERE id IN ({marks(ids)})"
    db.execute(query, (state, why, *ids))


def take_away(db: Connection, table_id: TableId, player: PlayerId, now: float) -> None:
    """Private messages are to be deleted, within a transaction; whose they are is known no more."""
    query = f"DELETE FROM posts WHERE table_id = :table AND {SEEN_BY} RETURNING what, channel_id, message_id"
    _delete_returned(db, table_id, db.execute(query, {"table": table_id, "player": player}), now)


def take_reminders_away(db: Connection, table_id: TableId, now: float) -> None:
    """Reminders of turns that are over are to be deleted, within a transaction."""
    _delete_returned(db, table_id, db.execute(REMINDERS_OVER, {"table": table_id}), now)


def remember_alone(db: Connection, table_id: TableId) -> None:
    """Note that nobody but its host has sat in a lobby so far, within a transaction."""
    _keep_post(db, table_id, ALONE, Post(0, 0))


def forget_alone(db: Connection, table_id: TableId) -> None:
    """Note that somebody besides its host has sat in a lobby, within a transaction."""
    db.execute("DELETE FROM posts WHERE table_id = ? AND what = ?", (table_id, ALONE))


def alone_in(db: Connection, table_id: TableId) -> bool:
    """Tell if nobody but its host ever sat in a lobby, within a transaction."""
    return post_in(db, table_id, ALONE) is not None


def take_lobby_away(db: Connection, table_id: TableId, now: float) -> None:
    """Have the posts of a cancelled lobby deleted, within a transaction; where others sat, its own
    message stays, and so does its announcement.
    """
    gone = ("call", *(LOBBY_POSTS if alone_in(db, table_id) else ()))
    query = (
        f"DELETE FROM posts WHERE table_id = ? AND what IN ({marks(gone)})"
        " RETURNING what, channel_id, message_id"
    )
    _delete_returned(db, table_id, db.execute(query, (table_id, *gone)), now)
    take_seals_away(db, table_id, now)


def take_seals_away(db: Connection, table_id: TableId, now: float) -> None:
    """Have messages with seals deleted, within a transaction: they promise nothing any more."""
    query = (
        f"DELETE FROM posts WHERE table_id = ? AND what LIKE '{SEAL_POSTS}%'"
        " RETURNING what, channel_id, message_id"
    )
    _delete_returned(db, table_id, db.execute(query, (table_id,)), now)


def _delete_returned(db: Connection, table_id: TableId, posts: Cursor, now: float) -> None:
    """Delete posts by what they are: the order of rows tells which came last."""
    rows = sorted(posts.fetchall(), key=lambda row: str(row["what"]))
    _delete_all(db, table_id, [(row["channel_id"], row["message_id"]) for row in rows], now)


def _delete_all(db: Connection, table_id: TableId, messages: Iterable[tuple[int, int]], now: float) -> None:
    for channel, message_id in messages:
        enqueue(db, table_id, 0, (_deletion(channel, message_id),), now)


def _deletion(channel: int, message_id: int) -> Draft:
    facts = {"channel": channel, "message": message_id}
    return Draft(Kind.RETIRE, f"message:{message_id}", facts=facts)


def _keep_post(db: Connection, table_id: TableId, what: str, post: Post) -> None:
    if what.startswith((REMINDER_POSTS, "panel:")):
        _replace(db, table_id, what, post)
    if _came_too_late(db, table_id, what):
        enqueue(db, table_id, 0, (_deletion(post.channel_id, post.message_id),), _lately(db))
        return
    kind, _, reader = what.partition(":")
    if kind in ("panel", "beside"):
        whose = {"table": table_id, "player": int(reader.partition(":")[0])}
        if db.execute(READER_KNOWN, whose).fetchone() is None:
            enqueue(db, table_id, 0, (_deletion(post.channel_id, post.message_id),), _lately(db))
            return
    db.execute(
        "INSERT INTO posts (table_id, what, channel_id, message_id, version, after, stale_at)"
        " VALUES (?, ?, ?, ?, ?, ?, ?) ON CONFLICT (table_id, what) DO UPDATE SET"
        " channel_id = excluded.channel_id, message_id = excluded.message_id,"
        " version = excluded.version, after = excluded.after, stale_at = excluded.stale_at",
        (
            table_id,
            what,
            post.channel_id,
            post.message_id,
            post.version,
            post.after,
            post.stale_at and post.stale_at.timestamp(),
        ),
    )
    if what.startswith(REMINDER_POSTS):  # its turn may have ended while it was sent
        take_reminders_away(db, table_id, _lately(db))


def _came_too_late(db: Connection, table_id: TableId, what: str) -> bool:
    """Tell if a message sent about a table before its deal is not wanted any more."""
    if not what.startswith(SEAL_POSTS) and what not in ("call", *LOBBY_POSTS):
        return False
    phase = db.execute("SELECT phase FROM tables WHERE id = ?", (table_id,)).fetchone()["phase"]
    if phase == Phase.CANCELLED:
        return what not in LOBBY_POSTS or alone_in(db, table_id)
    return what.startswith(SEAL_POSTS) and db.execute(NEVER_SEALED, (table_id,)).fetchone() is not None


def _replace(db: Connection, table_id: TableId, what: str, post: Post) -> None:
    """One reminder stands for a turn, and one panel for a seat: the one before it is to be deleted."""
    old = post_in(db, table_id, what)
    if old is not None and old.message_id != post.message_id:
        enqueue(db, table_id, 0, (_deletion(old.channel_id, old.message_id),), _lately(db))


def _lately(db: Connection) -> float:
    """A time that has been, by the clock in whose order letters are written."""
    return db.execute("SELECT max(written_at) FROM outbox").fetchone()[0] or 0.0
