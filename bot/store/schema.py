"""SQLite: how a file is made from the layout, and the numbered steps that bring an older one there.

A new file takes no steps. Those up to 27 stand here, later ones in layout.py for both databases; `PRAGMA
user_version` counts them. Nothing in here reads or writes a table's contents.
"""

import sqlite3
from contextlib import closing
from pathlib import Path

from bot.host_fault import HostFault
from bot.store import layout
from bot.store.database import Connection

STEPS: tuple[tuple[str, ...], ...] = (
    (  # 1: tables, their seats, moves and letters
        """CREATE TABLE tables (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            phase TEXT NOT NULL,
            game TEXT NOT NULL,
            host INTEGER NOT NULL,
            guild_id INTEGER NOT NULL,
            channel_id INTEGER NOT NULL,
            thread_id INTEGER,
            language TEXT NOT NULL,
            pace TEXT NOT NULL,
            talk INTEGER NOT NULL,
            options TEXT NOT NULL,
            seed TEXT NOT NULL DEFAULT '',
            version INTEGER NOT NULL DEFAULT 0,
            opened_at REAL NOT NULL,
            touched_at REAL NOT NULL,  -- when a person last did something here
            computer_at REAL,          -- when a computer may go on
            rematch INTEGER            -- the table where these people play again
        ) STRICT""",
        "CREATE INDEX tables_by_place ON tables (guild_id, phase)",
        "CREATE INDEX tables_by_computer ON tables (computer_at) WHERE computer_at IS NOT NULL",
        """CREATE TABLE seats (
            table_id INTEGER NOT NULL REFERENCES tables,
            seat INTEGER NOT NULL,
            player INTEGER,
            name TEXT NOT NULL,
            boss TEXT NOT NULL,
            level TEXT,
            caretaken INTEGER NOT NULL DEFAULT 0,
            asked_at REAL,             -- since when this seat is waited for
            PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL",
        # The primary key is the last guard against two writers: a version is written once.
        """CREATE TABLE moves (
            table_id INTEGER NOT NULL REFERENCES tables,
            version INTEGER NOT NULL,
            at REAL NOT NULL,
            seat INTEGER,
            notation TEXT NOT NULL,
            state BLOB NOT NULL,
            published INTEGER NOT NULL, -- the version whose state everybody may see
            questions TEXT NOT NULL,
            undo_version INTEGER,
            undo_seat INTEGER,
            told INTEGER NOT NULL,      -- the version up to which posts have told
            pending TEXT NOT NULL,      -- events of the turn being composed
            news TEXT,                  -- events that became public at this version
            PRIMARY KEY (table_id, version)
        ) STRICT""",
        """CREATE TABLE outbox (
            id INTEGER PRIMARY KEY AUTOINCREMENT,
            table_id INTEGER NOT NULL REFERENCES tables,
            version INTEGER NOT NULL,
            kind TEXT NOT NULL,
            destination TEXT NOT NULL,
            seat INTEGER,
            player INTEGER,
            after INTEGER NOT NULL,
            key TEXT NOT NULL,
            facts TEXT NOT NULL,
            state TEXT NOT NULL DEFAULT 'waiting', -- waiting, done, dropped, given up
            not_before REAL NOT NULL,
            tries INTEGER NOT NULL DEFAULT 0,
            why TEXT NOT NULL DEFAULT '',
            written_at REAL NOT NULL
        ) STRICT""",
        "CREATE INDEX outbox_waiting ON outbox (table_id, destination, id) WHERE state = 'waiting'",
        """CREATE TABLE posts (
            table_id INTEGER NOT NULL REFERENCES tables,
            what TEXT NOT NULL,
            channel_id INTEGER NOT NULL,
            message_id INTEGER NOT NULL,
            version INTEGER NOT NULL,
            PRIMARY KEY (table_id, what)
        ) STRICT, WITHOUT ROWID""",
    ),
    (  # 2: clocks, people, servers, what is kept of finished games
        """CREATE TABLE clocks (
            table_id INTEGER NOT NULL REFERENCES tables,
            seat INTEGER NOT NULL,
            spent REAL NOT NULL,        -- seconds of playing time used up to `as_of`
            as_of REAL NOT NULL,
            reminded INTEGER NOT NULL,
            answered INTEGER NOT NULL,  -- has answered in secret: the clock shows, but rings no more
            deadline REAL,
            next_at REAL,
            PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX clocks_by_time ON clocks (next_at) WHERE next_at IS NOT NULL",
        """CREATE TABLE people (
            player INTEGER PRIMARY KEY,
            language TEXT,
            dms INTEGER NOT NULL,
            dms_closed INTEGER NOT NULL,
            caretaker TEXT NOT NULL,
            reminders INTEGER NOT NULL,
            zone TEXT,
            wakes INTEGER,
            sleeps INTEGER,
            away TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE servers (
            guild_id INTEGER PRIMARY KEY,
            language TEXT,
            pace TEXT NOT NULL,
            channels TEXT NOT NULL
        ) STRICT""",
        """CREATE TABLE results (
            table_id INTEGER NOT NULL REFERENCES tables,
            seat INTEGER NOT NULL,
            guild_id INTEGER NOT NULL,
            game TEXT NOT NULL,
            player INTEGER,             -- forgotten people leave an anonymous boss
            boss TEXT NOT NULL,
            won INTEGER NOT NULL,
            kept TEXT NOT NULL,
            finished_at REAL NOT NULL,
            PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX results_by_player ON results (guild_id, game, player)",
        """CREATE TABLE ratings (
            guild_id INTEGER NOT NULL,
            game TEXT NOT NULL,
            player INTEGER NOT NULL,
            mu REAL NOT NULL,
            sigma REAL NOT NULL,
            games INTEGER NOT NULL,
            PRIMARY KEY (guild_id, game, player)
        ) STRICT, WITHOUT ROWID""",
        "CREATE TABLE heartbeat (one INTEGER PRIMARY KEY CHECK (one = 1), at REAL NOT NULL) STRICT",
        "ALTER TABLE tables ADD COLUMN asked_at REAL",  # when an idle table was asked whether it goes on
        "CREATE INDEX tables_by_touch ON tables (phase, touched_at)",
    ),
    (  # 3: private messages nobody asked for speak as their reader's Discord did last
        "ALTER TABLE people ADD COLUMN heard TEXT",
    ),
    (  # 4: games of any kind: roles and choices of seats, ranks and scores, several who compose at once
        "ALTER TABLE seats RENAME COLUMN boss TO role",
        "ALTER TABLE seats RENAME COLUMN caretaken TO missed_turns",
        "ALTER TABLE seats ADD COLUMN choices TEXT NOT NULL DEFAULT '{}'",
        "ALTER TABLE results RENAME COLUMN boss TO role",
        "ALTER TABLE results RENAME COLUMN kept TO figures",
        "ALTER TABLE results ADD COLUMN score INTEGER",
        "ALTER TABLE results ADD COLUMN rank INTEGER NOT NULL DEFAULT 2",
        "UPDATE results SET rank = 1 WHERE won",
        "ALTER TABLE results DROP COLUMN won",
        "UPDATE tables SET phase = 'cancelled' WHERE phase = 'folded'",
        "UPDATE people SET caretaker = 'minimum' WHERE caretaker = 'recruit'",
        "ALTER TABLE people RENAME COLUMN heard TO discord_language",
        # How many of a version's first events are its seat's own; unknown of moves made until now.
        "ALTER TABLE moves ADD COLUMN own INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE moves ADD COLUMN aside INTEGER NOT NULL DEFAULT 0",  # private, of a seat not awaited
        # A count that only public news raises; until now the version did.
        "ALTER TABLE moves ADD COLUMN public_events INTEGER NOT NULL DEFAULT 0",
        "UPDATE moves SET public_events = published",
        # Kept-back events, an entry an action; until now one seat composed at a time: whoever moved last.
        """UPDATE moves SET pending = json_array(json_array((
               SELECT last.seat FROM moves AS last WHERE last.table_id = moves.table_id
               AND last.version <= moves.version AND last.seat IS NOT NULL
               ORDER BY last.version DESC LIMIT 1
           ), json(pending))) WHERE pending <> '[]'""",
        "ALTER TABLE posts ADD COLUMN after INTEGER NOT NULL DEFAULT 0",
        """UPDATE outbox SET facts = replace(facts, '"boss":', '"role":'),
           key = replace(key, 'caretaker-recruited', 'caretaker-minimum')""",
    ),
    (  # 5: numbers of letters begin again where a copy was restored; what Discord knows them by must not
        "ALTER TABLE outbox ADD COLUMN nonce TEXT NOT NULL DEFAULT ''",
        "UPDATE outbox SET nonce = 'cp-' || id",
    ),
    (  # 6: a clock counts in the hours in which it began; new ones may put it off once
        "ALTER TABLE clocks ADD COLUMN zone TEXT",
        "ALTER TABLE clocks ADD COLUMN wakes INTEGER",
        "ALTER TABLE clocks ADD COLUMN sleeps INTEGER",
        "ALTER TABLE clocks ADD COLUMN put_off INTEGER NOT NULL DEFAULT 0",
        """UPDATE clocks SET (zone, wakes, sleeps) = (
               SELECT people.zone, people.wakes, people.sleeps FROM seats
               JOIN people ON people.player = seats.player
               WHERE seats.table_id = clocks.table_id AND seats.seat = clocks.seat
           )""",
    ),
    (  # 7: what a click reads costs the same however much is stored; servers bound their open lobbies
        # The seats of finished tables are in nobody's way: a person's open ones, the longest wait first.
        "ALTER TABLE seats ADD COLUMN open INTEGER NOT NULL DEFAULT 1",
        """UPDATE seats SET open = 0 WHERE table_id IN (
            SELECT id FROM tables WHERE phase NOT IN ('lobby', 'playing')
        )""",
        """CREATE TRIGGER seats_open AFTER UPDATE OF phase ON tables WHEN old.phase <> new.phase BEGIN
            UPDATE seats SET open = new.phase IN ('lobby', 'playing') WHERE table_id = new.id;
        END""",
        """CREATE INDEX seats_open_by_player ON seats (
            player, (asked_at IS NULL OR level IS NOT NULL), asked_at, table_id
        ) WHERE open""",
        "CREATE INDEX tables_by_channel ON tables (channel_id, phase, thread_id)",
        "CREATE INDEX tables_by_thread ON tables (thread_id) WHERE thread_id IS NOT NULL",
        "CREATE INDEX tables_by_host ON tables (host, phase)",
        # The sums of a person's results: the best are found without reading everybody's games.
        """CREATE TABLE standings (
            guild_id INTEGER NOT NULL,
            game TEXT NOT NULL,
            player INTEGER NOT NULL,
            games INTEGER NOT NULL,
            wins INTEGER NOT NULL,
            figures TEXT NOT NULL,
            points INTEGER,             -- of the rating; none before a game between people was finished
            PRIMARY KEY (guild_id, game, player)
        ) STRICT, WITHOUT ROWID""",
        """INSERT INTO standings SELECT guild_id, game, player, count(*), sum(rank = 1), (
            SELECT json_group_object(name, figure) FROM (
                SELECT each.key AS name,
                    CASE WHEN each.key LIKE 'best%' THEN max(each.value) ELSE sum(each.value) END AS figure
                FROM results AS own, json_each(own.figures) AS each
                WHERE own.guild_id = results.guild_id AND own.game = results.game
                    AND own.player = results.player
                GROUP BY each.key
            )
        ), (
            SELECT CAST(round(1000 + 24 * (mu - 3 * sigma)) AS INTEGER) FROM ratings
            WHERE ratings.guild_id = results.guild_id AND ratings.game = results.game
                AND ratings.player = results.player
        ) FROM results WHERE player IS NOT NULL GROUP BY guild_id, game, player""",
        """CREATE INDEX standings_by_merit ON standings (
            guild_id, game, points DESC, wins DESC, games, player
        )""",
        # Everything about one person: to show, and to forget.
        "DROP INDEX results_by_player",
        "CREATE INDEX results_by_person ON results (player) WHERE player IS NOT NULL",
        "CREATE INDEX standings_by_person ON standings (player)",
        "CREATE INDEX ratings_by_person ON ratings (player)",
        "CREATE INDEX outbox_by_table ON outbox (table_id)",
        "CREATE INDEX outbox_by_player ON outbox (player) WHERE player IS NOT NULL",
        "CREATE INDEX outbox_by_invited ON outbox (json_extract(facts, '$.invited'))",
        "CREATE INDEX posts_by_what ON posts (what)",
        "CREATE INDEX posts_by_message ON posts (message_id)",
        "ALTER TABLE servers ADD COLUMN own_lobbies INTEGER NOT NULL DEFAULT 3",
        "ALTER TABLE servers ADD COLUMN channel_lobbies INTEGER NOT NULL DEFAULT 10",
    ),
    (  # 8: each turn rings once, whatever becomes of the post; and who has left the server
        "ALTER TABLE seats ADD COLUMN called INTEGER NOT NULL DEFAULT 0",  # the version that asked this seat
        "ALTER TABLE seats ADD COLUMN rung INTEGER NOT NULL DEFAULT 0",  # the version whose post rang last
        "ALTER TABLE seats ADD COLUMN gone INTEGER NOT NULL DEFAULT 0",
    ),
    (  # 9: tables that cannot go on, and since when; whether traces of somebody forgotten may be left
        """CREATE TABLE set_aside (
            table_id INTEGER PRIMARY KEY REFERENCES tables,
            since REAL NOT NULL,
            why TEXT NOT NULL
        ) STRICT""",
        "CREATE INDEX outbox_by_destination ON outbox (destination)",
        "CREATE TABLE traces (one INTEGER PRIMARY KEY CHECK (one = 1)) STRICT",
    ),
    (  # 10: chairs that are kept for somebody before the deal
        """CREATE TABLE invitations (
            table_id INTEGER NOT NULL REFERENCES tables,
            player INTEGER NOT NULL,
            name TEXT NOT NULL,
            role TEXT NOT NULL,
            until REAL NOT NULL,
            PRIMARY KEY (table_id, player)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX invitations_by_player ON invitations (player)",
    ),
    (  # 11: how a person is shown a table, and whether their turn ends by a click of their own
        "ALTER TABLE people ADD COLUMN pocket INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN text_first INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE people ADD COLUMN asks_end INTEGER NOT NULL DEFAULT 1",
    ),
    (  # 12: of whose turn only the end is missing
        "ALTER TABLE seats ADD COLUMN complete INTEGER NOT NULL DEFAULT 0",
    ),
    (  # 13: who has given a game up, who may take the win for it; tables that shall end as unfinished
        "ALTER TABLE seats ADD COLUMN conceded INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN may_win INTEGER NOT NULL DEFAULT 0",
        """CREATE TABLE proposals (
            table_id INTEGER PRIMARY KEY REFERENCES tables,
            number INTEGER NOT NULL,
            player INTEGER NOT NULL,    -- who proposed it
            until REAL NOT NULL,
            open INTEGER NOT NULL
        ) STRICT""",
        "CREATE INDEX proposals_open ON proposals (table_id) WHERE open",
        "CREATE INDEX proposals_by_player ON proposals (player)",
        """CREATE TABLE agreements (
            table_id INTEGER NOT NULL REFERENCES tables,
            player INTEGER NOT NULL,
            PRIMARY KEY (table_id, player)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX agreements_by_player ON agreements (player)",
    ),
    (  # 14: what a computer or a caretaker did for a person, who should hear of it
        "ALTER TABLE moves ADD COLUMN auto INTEGER NOT NULL DEFAULT 0",
        "ALTER TABLE moves ADD COLUMN known INTEGER NOT NULL DEFAULT 0",  # of `own`, what the person did
        "UPDATE moves SET known = own",
        "ALTER TABLE moves ADD COLUMN played_for TEXT NOT NULL DEFAULT '[]'",  # seats
        "CREATE INDEX moves_of_nobody ON moves (table_id, version) WHERE seat IS NULL",  # changes of seats
    ),
    (  # 15: what people are told once and never again; when a post says what is no longer true
        """CREATE TABLE told_once (
            player INTEGER NOT NULL,
            key TEXT NOT NULL,
            PRIMARY KEY (player, key)
        ) STRICT, WITHOUT ROWID""",
        "ALTER TABLE posts ADD COLUMN stale_at REAL",
        "CREATE INDEX posts_by_staleness ON posts (stale_at) WHERE stale_at IS NOT NULL",
        "UPDATE clocks SET deadline = NULL WHERE reminded = 3",  # has run down, and the table waits
    ),
    (  # 16: my tables: of those that wait for a person, the nearest deadline first, then the longest wait
        "ALTER TABLE seats ADD COLUMN due REAL",  # when the seat's clock runs down
        """UPDATE seats SET due = (
            SELECT deadline FROM clocks WHERE clocks.table_id = seats.table_id AND clocks.seat = seats.seat
        )""",
        """CREATE TRIGGER seats_due AFTER INSERT ON clocks BEGIN
            UPDATE seats SET due = new.deadline WHERE table_id = new.table_id AND seat = new.seat;
        END""",
        """CREATE TRIGGER seats_due_anew AFTER UPDATE OF deadline ON clocks BEGIN
            UPDATE seats SET due = new.deadline WHERE table_id = new.table_id AND seat = new.seat;
        END""",
        """CREATE TRIGGER seats_due_no_more AFTER DELETE ON clocks BEGIN
            UPDATE seats SET due = NULL WHERE table_id = old.table_id AND seat = old.seat;
        END""",
        "DROP INDEX seats_open_by_player",
        """CREATE INDEX seats_open_by_player ON seats (
            player, (asked_at IS NULL OR level IS NOT NULL), (due IS NULL), due, asked_at, table_id
        ) WHERE open""",
    ),
    (  # 17: positions told by what changed; finished games in one row each
        "ALTER TABLE moves ADD COLUMN base INTEGER",  # the version whose position this one is told by
        "ALTER TABLE moves ADD COLUMN mover TEXT",  # who decided; unknown of moves made until now
        # What a table's moves become when it has ended: read instead of them as soon as it is there.
        """CREATE TABLE records (
            table_id INTEGER PRIMARY KEY REFERENCES tables,
            format INTEGER NOT NULL,
            packed BLOB NOT NULL,
            digest TEXT NOT NULL,       -- of all that the moves said
            versions INTEGER NOT NULL,
            reproduced INTEGER NOT NULL, -- the rules, when it was packed, led from the seed to all of it
            ended_at REAL NOT NULL,
            swept INTEGER NOT NULL DEFAULT 0 -- where its messages are is forgotten
        ) STRICT""",
        "CREATE INDEX records_by_end ON records (ended_at) WHERE NOT swept",
        "ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 1",  # by which its cards were dealt
        "ALTER TABLE tables ADD COLUMN program TEXT NOT NULL DEFAULT ''",  # the one version that played all
        # 0: its moves are to become a record when it has ended; 1: they have; 2: they cannot be read.
        "ALTER TABLE tables ADD COLUMN packed INTEGER NOT NULL DEFAULT 0",
        """CREATE INDEX tables_to_pack ON tables (id)
        WHERE packed = 0 AND phase IN ('over', 'closed', 'conceded')""",
    ),
    (  # 18: what each deck follows from: a secret with its seal, and the cuts; who may read the record
        """CREATE TABLE seals (
            table_id INTEGER NOT NULL REFERENCES tables,
            number INTEGER NOT NULL,    -- a table that is reopened gets another one
            seal TEXT NOT NULL,
            secret TEXT NOT NULL,
            PRIMARY KEY (table_id, number)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE cuts (
            table_id INTEGER NOT NULL REFERENCES tables,
            place INTEGER NOT NULL,     -- in the order of time
            seat INTEGER NOT NULL,
            player INTEGER,             -- forgotten people leave the digest
            digest TEXT,                -- none: passed
            text TEXT,
            PRIMARY KEY (table_id, place)
        ) STRICT, WITHOUT ROWID""",
        "CREATE INDEX cuts_by_player ON cuts (player) WHERE player IS NOT NULL",
        "ALTER TABLE tables ADD COLUMN closed_at REAL",  # for the cuts
        "ALTER TABLE tables ADD COLUMN cuts_reminded INTEGER NOT NULL DEFAULT 0",  # how often since
        "ALTER TABLE tables ADD COLUMN book TEXT NOT NULL DEFAULT 'open'",
        "DROP TRIGGER seats_open",
        """CREATE TRIGGER seats_open AFTER UPDATE OF phase ON tables WHEN old.phase <> new.phase BEGIN
            UPDATE seats SET open = new.phase IN ('lobby', 'cutting', 'playing') WHERE table_id = new.id;
        END""",
    ),
    (  # 19: finished games that came as records
        # SHA-256 of the game in it, so that the same is imported into a server once; none: played here.
        "ALTER TABLE tables ADD COLUMN imported TEXT",
        "CREATE UNIQUE INDEX tables_imported ON tables (guild_id, imported) WHERE imported IS NOT NULL",
        "CREATE INDEX cuts_of_nobody ON cuts (text) WHERE player IS NULL AND text IS NOT NULL",
    ),
    (  # 20: what the stories of finished games tell of their people; of games finished until now, nothing
        "ALTER TABLE results ADD COLUMN story TEXT",  # figures; none: nothing is told, or not yet
        "ALTER TABLE results ADD COLUMN awaits_story INTEGER NOT NULL DEFAULT 0",
        "CREATE INDEX results_awaiting_story ON results (table_id, finished_at) WHERE awaits_story",
        "ALTER TABLE standings ADD COLUMN stories INTEGER NOT NULL DEFAULT 0",  # how many are summed up
        "ALTER TABLE standings ADD COLUMN story TEXT NOT NULL DEFAULT '{}'",
    ),
    (  # 21: in live games the seats whose turns the standing post has told the beginning of
        "ALTER TABLE moves ADD COLUMN round TEXT NOT NULL DEFAULT '[]'",
    ),
    (  # 22: where lobbies may be announced, and which have been: each once
        "ALTER TABLE servers ADD COLUMN announces_in INTEGER",  # a channel; none: nowhere
        "ALTER TABLE servers ADD COLUMN rings INTEGER",  # the role that is mentioned there
        "ALTER TABLE tables ADD COLUMN announced INTEGER NOT NULL DEFAULT 0",
    ),
    (  # 23: turns planned while others play, and answers given before they are asked
        """CREATE TABLE plans (
            table_id INTEGER NOT NULL REFERENCES tables,
            seat INTEGER NOT NULL,
            player INTEGER NOT NULL,
            version INTEGER NOT NULL,   -- in which it was composed
            lines TEXT NOT NULL,        -- what is left to be played
            facts TEXT NOT NULL,        -- what it stands on
            ready INTEGER NOT NULL,     -- else it is being composed
            begun INTEGER NOT NULL,
            why TEXT NOT NULL,          -- it was not played
            looked INTEGER NOT NULL DEFAULT 0, -- the version in which it was last found not to be due
            PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        """CREATE TABLE answers (
            table_id INTEGER NOT NULL REFERENCES tables,
            seat INTEGER NOT NULL,
            player INTEGER NOT NULL,
            answer TEXT NOT NULL,
            looked INTEGER NOT NULL DEFAULT 0,
            PRIMARY KEY (table_id, seat)
        ) STRICT, WITHOUT ROWID""",
        # Whichever way a seat passes to somebody or something else, or its table ends: in that transaction.
        """CREATE TRIGGER seats_planned AFTER UPDATE OF player, level, gone, conceded, may_win ON seats
        WHEN new.player IS NOT old.player OR new.level IS NOT NULL
        OR new.gone OR new.conceded OR new.may_win BEGIN
            DELETE FROM plans WHERE table_id = new.table_id AND seat = new.seat;
            DELETE FROM answers WHERE table_id = new.table_id AND seat = new.seat;
        END""",
        """CREATE TRIGGER seats_missed AFTER UPDATE OF missed_turns ON seats
        WHEN new.missed_turns > old.missed_turns BEGIN
            DELETE FROM plans WHERE table_id = new.table_id AND seat = new.seat;
        END""",
        """CREATE TRIGGER tables_planned AFTER UPDATE OF phase ON tables WHEN new.phase <> 'playing' BEGIN
            DELETE FROM plans WHERE table_id = new.id;
            DELETE FROM answers WHERE table_id = new.id;
        END""",
    ),
    (  # 24: where somebody left the lessons of each game
        """CREATE TABLE lessons_left (
            player INTEGER NOT NULL,
            game TEXT NOT NULL,
            step TEXT NOT NULL,         -- empty: all are done
            at REAL NOT NULL,
            PRIMARY KEY (player, game)
        ) STRICT, WITHOUT ROWID""",
    ),
    (  # 25: whether a table's people may ask for advice
        "ALTER TABLE tables ADD COLUMN coach TEXT NOT NULL DEFAULT 'auto'",  # as its host has chosen
        "ALTER TABLE tables ADD COLUMN coached INTEGER NOT NULL DEFAULT 0",  # as it was dealt
    ),
    (  # 26: computers at older tables go on as they began
        "UPDATE tables SET options = json_set(options, '$.temperaments', 'off') WHERE game = 'chicago-poker'",
    ),
    (  # 27: whom a letter invites, found without looking into its facts
        "ALTER TABLE outbox ADD COLUMN invited INTEGER",
        "UPDATE outbox SET invited = json_extract(facts, '$.invited')",
        "DROP INDEX outbox_by_invited",
        "CREATE INDEX outbox_by_invited ON outbox (invited) WHERE invited IS NOT NULL",
    ),
    *layout.steps(layout.SQLITE),
)


DAMAGE = (sqlite3.Error, OSError, ValueError, TypeError, LookupError, ArithmeticError)
"""What a damaged file may raise: SQLite's errors, and Python's where no text or number stands there."""

PRIVATE = 0o600  # hands lie in the file: nobody but the bot may read it


class DatabaseUnusable(HostFault):
    """Raised when the database cannot be used."""


def upgrade(path: Path, steps: tuple[tuple[str, ...], ...] = STEPS) -> Path | None:
    """Bring the file up to the newest step; the path of the copy kept beside, if one was made.

    Raises DatabaseUnusable for a file from a newer version, or one that is no database of ours.
    """
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(PRIVATE)
        path.chmod(PRIVATE)
        with closing(sqlite3.connect(path, isolation_level=None)) as db:
            return _upgraded(db, path, steps)
    except DAMAGE as fault:
        raise DatabaseUnusable(fault_key(fault), path=str(path), why=str(fault)) from fault


def fault_key(fault: Exception) -> str:
    """The sentence for a file that cannot be read: it is damaged, or it cannot be reached at all."""
    unreached = isinstance(fault, sqlite3.OperationalError | OSError)
    return "error-database-unusable" if unreached else "host-check-fault"


def _upgraded(db: sqlite3.Connection, path: Path, steps: tuple[tuple[str, ...], ...]) -> Path | None:
    db.execute("PRAGMA journal_mode = WAL")
    taken: int = db.execute("PRAGMA user_version").fetchone()[0]
    if taken > len(steps):
        raise DatabaseUnusable("error-database-newer", path=str(path), file=taken, known=len(steps))
    if half_moved(db):
        raise DatabaseUnusable("error-migrate-half", path=str(path))
    if taken == 0 and db.execute("SELECT count(*) FROM sqlite_master").fetchone()[0]:
        raise DatabaseUnusable("error-database-foreign", path=str(path))
    if taken == len(steps):
        return None
    copy = _copied(db, path, taken) if taken else None
    _take(db, steps, taken)
    return copy


def half_moved(db: Connection) -> bool:
    """True if bot/store/migration.py has not finished with a database."""
    query = "SELECT count(*) FROM sqlite_master WHERE name = 'migration'"
    return bool(db.execute(query).fetchone()[0])


def _copied(db: sqlite3.Connection, path: Path, taken: int) -> Path:
    copy = path.with_name(f"{path.name}.step-{taken}")
    copy.unlink(missing_ok=True)
    copy.touch(PRIVATE)  # VACUUM takes an empty file, and keeps its rights
    db.execute("VACUUM INTO ?", (str(copy),))
    return copy


def lay_out(db: Connection) -> None:
    """Make every table, index and trigger in a database with nothing in it."""
    for statement in layout.for_sqlite():
        db.execute(statement)


def _take(db: sqlite3.Connection, steps: tuple[tuple[str, ...], ...], taken: int) -> None:
    db.execute("BEGIN IMMEDIATE")
    try:
        if not taken and len(steps) >= layout.NUMBER:
            lay_out(db)
            taken = layout.NUMBER
        for step in steps[taken:]:
            for statement in step:
                db.execute(statement)
        db.execute(f"PRAGMA user_version = {len(steps)}")
        db.execute("COMMIT")
    except BaseException:
        db.execute("ROLLBACK")
        raise
