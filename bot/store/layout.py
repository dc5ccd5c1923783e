"""The layout of the database: every table, index and trigger, written once for SQLite and PostgreSQL.

A new database is made from it. `$` words are what the two call by different names (`SQLITE`, `POSTGRESQL`).
If you change the layout, append the step that brings older databases there to STEPS; tests compare what comes
out. Nothing in here reads or writes a table's contents.
"""

from collections.abc import Mapping
from dataclasses import dataclass
from string import Template

TABLES = (
    """CREATE TABLE tables (
        id $id,
        phase $text NOT NULL,
        game $text NOT NULL,
        host $int NOT NULL,
        guild_id $int NOT NULL,
        channel_id $int NOT NULL,
        thread_id $int,
        language $text NOT NULL,
        pace $text NOT NULL,
        talk $bool NOT NULL,
        options $text NOT NULL,
        seed $text NOT NULL DEFAULT '',
        version $int NOT NULL DEFAULT 0,
        opened_at $real NOT NULL,
        touched_at $real NOT NULL,  -- when a person last did something here
        computer_at $real,  -- when a computer may go on
        rematch $int,  -- the table where these people play again
        asked_at $real,  -- when an idle table was asked whether it goes on
        rules $int NOT NULL DEFAULT 1,  -- the number of the rules by which its cards were dealt
        program $text NOT NULL DEFAULT '',  -- the one version that played all
        packed $int NOT NULL DEFAULT 0,  -- 0: to be packed when it has ended; 1: is packed; 2: cannot be read
        closed_at $real,  -- when the cuts began
        cuts_reminded $int NOT NULL DEFAULT 0,  -- how often people were reminded of their cuts
        book $text NOT NULL DEFAULT 'open',
        imported $text,  -- SHA-256 of an imported game; none: played here
        announced $bool NOT NULL DEFAULT $false,
        coach $text NOT NULL DEFAULT 'auto',  -- as its host has chosen
        coached $bool NOT NULL DEFAULT $false,  -- as it was dealt
        revision $int NOT NULL DEFAULT 0,  -- how often its facts were written
        everybody_cuts $bool NOT NULL DEFAULT $false,  -- before the deal
        bank_hours $int NOT NULL DEFAULT 0,  -- for the whole game
        ready_told $bool NOT NULL DEFAULT $false  -- that all others have planned, to whose turn it is
    ) $by_number""",
    """CREATE TABLE seats (
        table_id $int NOT NULL REFERENCES tables,
        seat $int NOT NULL,
        player $int,
        name $text NOT NULL,
        role $text NOT NULL,
        level $text,
        missed_turns $int NOT NULL DEFAULT 0,
        asked_at $real,  -- since when this seat is waited for
        choices $text NOT NULL DEFAULT '{}',
        open $bool NOT NULL DEFAULT $true,
        called $int NOT NULL DEFAULT 0,  -- the version that asked this seat
        rung $int NOT NULL DEFAULT 0,  -- the version whose post rang last
        gone $bool NOT NULL DEFAULT $false,
        complete $bool NOT NULL DEFAULT $false,
        conceded $bool NOT NULL DEFAULT $false,
        may_win $bool NOT NULL DEFAULT $false,
        due $real,  -- when the seat's clock runs down
        bank_used $real NOT NULL DEFAULT 0,  -- seconds of the time bank
        PRIMARY KEY (table_id, seat)
    ) $by_key""",
    """CREATE TABLE moves (
        table_id $int NOT NULL REFERENCES tables,
        version $int NOT NULL,
        at $real NOT NULL,
        seat $int,
        notation $text NOT NULL,
        state $blob NOT NULL,
        published $int NOT NULL,  -- the version whose state everybody may see
        questions $text NOT NULL,
        undo_version $int,
        undo_seat $int,
        told $int NOT NULL,  -- the version up to which posts have told
        pending $text NOT NULL,  -- events of the turn being composed
        news $text,  -- events that became public at this version
        own $int NOT NULL DEFAULT 0,  -- so many of the first events are the seat's own
        aside $bool NOT NULL DEFAULT $false,  -- private, of a seat not awaited
        public_events $int NOT NULL DEFAULT 0,  -- a count that only public news raises
        auto $bool NOT NULL DEFAULT $false,
        known $int NOT NULL DEFAULT 0,  -- of `own`, what the person did
        played_for $text NOT NULL DEFAULT '[]',  -- seats
        base $int,  -- the version whose position this one is told by
        mover $text,  -- who decided; unknown of moves made until now
        round $text NOT NULL DEFAULT '[]',
        PRIMARY KEY (table_id, version)
    ) $by_number""",
    """CREATE TABLE outbox (
        id $id,
        table_id $int NOT NULL REFERENCES tables,
        version $int NOT NULL,
        kind $text NOT NULL,
        destination $text NOT NULL,
        seat $int,
        player $int,
        after $int NOT NULL,
        key $text NOT NULL,
        facts $text NOT NULL,
        state $text NOT NULL DEFAULT 'waiting',  -- waiting, done, dropped, given up
        not_before $real NOT NULL,
        tries $int NOT NULL DEFAULT 0,
        why $text NOT NULL DEFAULT '',
        written_at $real NOT NULL,
        nonce $text NOT NULL DEFAULT '',
        invited $int
    ) $by_number""",
    """CREATE TABLE posts (
        table_id $int NOT NULL REFERENCES tables,
        what $text NOT NULL,
        channel_id $int NOT NULL,
        message_id $int NOT NULL,
        version $int NOT NULL,
        after $int NOT NULL DEFAULT 0,
        stale_at $real,
        PRIMARY KEY (table_id, what)
    ) $by_key""",
    """CREATE TABLE clocks (
        table_id $int NOT NULL REFERENCES tables,
        seat $int NOT NULL,
        spent $real NOT NULL,  -- seconds of playing time used up to `as_of`
        as_of $real NOT NULL,
        reminded $int NOT NULL,
        answered $bool NOT NULL,  -- has answered in secret: the clock shows, but rings no more
        deadline $real,
        next_at $real,
        zone $text,
        wakes $int,
        sleeps $int,
        put_off $bool NOT NULL DEFAULT $false,
        bank $real NOT NULL DEFAULT 0,  -- seconds that were left of the time bank when it began
        PRIMARY KEY (table_id, seat)
    ) $by_key""",
    """CREATE TABLE people (
        player $int PRIMARY KEY,
        language $text,
        dms $bool NOT NULL,
        dms_closed $bool NOT NULL,
        caretaker $text NOT NULL,
        reminders $bool NOT NULL,
        zone $text,
        wakes $int,
        sleeps $int,
        away $text NOT NULL,
        discord_language $text,
        pocket $bool NOT NULL DEFAULT $false,
        text_first $bool NOT NULL DEFAULT $false,
        asks_end $bool NOT NULL DEFAULT $true,
        motion $bool NOT NULL DEFAULT $true
    ) $by_number""",
    """CREATE TABLE servers (
        guild_id $int PRIMARY KEY,
        language $text,
        pace $text NOT NULL,
        channels $text NOT NULL,
        own_lobbies $int NOT NULL DEFAULT 3,
        channel_lobbies $int NOT NULL DEFAULT 10,
        announces_in $int,  -- a channel; none: nowhere
        rings $int,  -- the role that is mentioned there
        motion $bool NOT NULL DEFAULT $true
    ) $by_number""",
    """CREATE TABLE results (
        table_id $int NOT NULL REFERENCES tables,
        seat $int NOT NULL,
        guild_id $int NOT NULL,
        game $text NOT NULL,
        player $int,  -- forgotten people leave an anonymous boss
        role $text NOT NULL,
        figures $text NOT NULL,
        finished_at $real NOT NULL,
        score $int,
        rank $int NOT NULL DEFAULT 2,
        story $text,  -- figures; none: nothing is told, or not yet
        awaits_story $bool NOT NULL DEFAULT $false,
        PRIMARY KEY (table_id, seat)
    ) $by_key""",
    """CREATE TABLE ratings (
        guild_id $int NOT NULL,
        game $text NOT NULL,
        player $int NOT NULL,
        mu $real NOT NULL,
        sigma $real NOT NULL,
        games $int NOT NULL,
        PRIMARY KEY (guild_id, game, player)
    ) $by_key""",
    """CREATE TABLE heartbeat (
        one $int PRIMARY KEY CHECK (one = 1),
        at $real NOT NULL
    ) $by_number""",
    """CREATE TABLE standings (
        guild_id $int NOT NULL,
        game $text NOT NULL,
        player $int NOT NULL,
        games $int NOT NULL,
        wins $int NOT NULL,
        figures $text NOT NULL,
        points $int,  -- of the rating; none before a game between people was finished
        stories $int NOT NULL DEFAULT 0,  -- how many are summed up
        story $text NOT NULL DEFAULT '{}',
        PRIMARY KEY (guild_id, game, player)
    ) $by_key""",
    """CREATE TABLE set_aside (
        table_id $int PRIMARY KEY REFERENCES tables,
        since $real NOT NULL,
        why $text NOT NULL
    ) $by_number""",
    """CREATE TABLE traces (
        one $int PRIMARY KEY CHECK (one = 1)
    ) $by_number""",
    """CREATE TABLE invitations (
        table_id $int NOT NULL REFERENCES tables,
        player $int NOT NULL,
        name $text NOT NULL,
        role $text NOT NULL,
        until $real NOT NULL,
        PRIMARY KEY (table_id, player)
    ) $by_key""",
    """CREATE TABLE proposals (
        table_id $int PRIMARY KEY REFERENCES tables,
        number $int NOT NULL,
        player $int NOT NULL,  -- who proposed it
        until $real NOT NULL,
        open $bool NOT NULL
    ) $by_number""",
    """CREATE TABLE agreements (
        table_id $int NOT NULL REFERENCES tables,
        player $int NOT NULL,
        PRIMARY KEY (table_id, player)
    ) $by_key""",
    """CREATE TABLE told_once (
        player $int NOT NULL,
        key $text NOT NULL,
        PRIMARY KEY (player, key)
    ) $by_key""",
    """CREATE TABLE records (
        table_id $int PRIMARY KEY REFERENCES tables,
        format $int NOT NULL,
        packed $blob NOT NULL,
        digest $text NOT NULL,  -- of all that the moves said
        versions $int NOT NULL,
        reproduced $bool NOT NULL,  -- the rules, when it was packed, led from the seed to all of it
        ended_at $real NOT NULL,
        swept $bool NOT NULL DEFAULT $false  -- where its messages are is forgotten
    ) $by_number""",
    """CREATE TABLE seals (
        table_id $int NOT NULL REFERENCES tables,
        number $int NOT NULL,  -- a table that is reopened gets another one
        seal $text NOT NULL,
        secret $text NOT NULL,
        PRIMARY KEY (table_id, number)
    ) $by_key""",
    """CREATE TABLE cuts (
        table_id $int NOT NULL REFERENCES tables,
        place $int NOT NULL,  -- in the order of time
        seat $int NOT NULL,
        player $int,  -- forgotten people leave the digest
        digest $text,  -- none: passed
        text $text,
        PRIMARY KEY (table_id, place)
    ) $by_key""",
    """CREATE TABLE plans (
        table_id $int NOT NULL REFERENCES tables,
        seat $int NOT NULL,
        player $int NOT NULL,
        version $int NOT NULL,  -- in which it was composed
        lines $text NOT NULL,  -- what is left to be played
        facts $text NOT NULL,  -- what it stands on
        ready $bool NOT NULL,  -- else it is being composed
        begun $bool NOT NULL,
        why $text NOT NULL,  -- it was not played
        looked $int NOT NULL DEFAULT 0,  -- the version in which it was last found not to be due
        PRIMARY KEY (table_id, seat)
    ) $by_key""",
    """CREATE TABLE answers (
        table_id $int NOT NULL REFERENCES tables,
        seat $int NOT NULL,
        player $int NOT NULL,
        answer $text NOT NULL,
        looked $int NOT NULL DEFAULT 0,
        question $int NOT NULL DEFAULT -1,  -- for which of the seat's questions it opens then
        opens_at $real NOT NULL DEFAULT 0,
        PRIMARY KEY (table_id, seat)
    ) $by_key""",
    """CREATE TABLE lessons_left (
        player $int NOT NULL,
        game $text NOT NULL,
        step $text NOT NULL,  -- empty: all are done
        at $real NOT NULL,
        solved $text NOT NULL DEFAULT '',  -- steps, with spaces between them
        PRIMARY KEY (player, game)
    ) $by_key""",
    """CREATE TABLE texts (  -- that people keep at a table for themselves
        table_id $int NOT NULL REFERENCES tables,
        player $int NOT NULL,
        name $text NOT NULL,  -- the feature that shows it
        text $text NOT NULL,
        PRIMARY KEY (table_id, player, name)
    ) $by_key""",
    """CREATE TABLE leases (  -- which process looks after which shard
        shard $int PRIMARY KEY,
        total $int NOT NULL,  -- shards that Discord deals the servers out to
        holder $text NOT NULL,  -- a process; empty: nobody
        home $bool NOT NULL,  -- the shard is its own, else it stands in for somebody
        wanted $bool NOT NULL,  -- back by its own process
        seen $real NOT NULL  -- when its holder was last there
    ) $by_number""",
    """CREATE TABLE identifies (  -- when sessions may begin: Discord allows so many at once
        bucket $int PRIMARY KEY,
        at $real NOT NULL
    ) $by_number""",
)

INDEXES = (
    "CREATE INDEX tables_by_place ON tables (guild_id, phase)",
    "CREATE INDEX tables_by_computer ON tables (computer_at) WHERE computer_at IS NOT NULL",
    "CREATE INDEX seats_by_player ON seats (player) WHERE player IS NOT NULL",
    "CREATE INDEX outbox_waiting ON outbox (table_id, destination, id) WHERE state = 'waiting'",
    "CREATE INDEX clocks_by_time ON clocks (next_at) WHERE next_at IS NOT NULL",
    "CREATE INDEX tables_by_touch ON tables (phase, touched_at)",
    "CREATE INDEX tables_by_channel ON tables (channel_id, phase, thread_id)",
    "CREATE INDEX tables_by_thread ON tables (thread_id) WHERE thread_id IS NOT NULL",
    "CREATE INDEX tables_by_host ON tables (host, phase)",
    "CREATE INDEX standings_by_merit ON"
    " standings (guild_id, game, points DESC $nulls_last, wins DESC, games, player)",
    "CREATE INDEX results_by_person ON results (player) WHERE player IS NOT NULL",
    "CREATE INDEX standings_by_person ON standings (player)",
    "CREATE INDEX ratings_by_person ON ratings (player)",
    "CREATE INDEX outbox_by_table ON outbox (table_id)",
    "CREATE INDEX outbox_by_player ON outbox (player) WHERE player IS NOT NULL",
    "CREATE INDEX posts_by_what ON posts (what)",
    "CREATE INDEX posts_by_message ON posts (message_id)",
    "CREATE INDEX outbox_by_destination ON outbox (destination)",
    "CREATE INDEX invitations_by_player ON invitations (player)",
    "CREATE INDEX proposals_open ON proposals (table_id) WHERE open",
    "CREATE INDEX proposals_by_player ON proposals (player)",
    "CREATE INDEX agreements_by_player ON agreements (player)",
    "CREATE INDEX texts_by_player ON texts (player)",
    "CREATE INDEX moves_of_nobody ON moves (table_id, version) WHERE seat IS NULL",
    "CREATE INDEX posts_by_staleness ON posts (stale_at) WHERE stale_at IS NOT NULL",
    "CREATE INDEX seats_open_by_player ON"
    " seats (player, (asked_at IS NULL OR level IS NOT NULL), (due IS NULL), due, asked_at $nulls_first,"
    " table_id) WHERE open",
    "CREATE INDEX records_by_end ON records (ended_at) WHERE NOT swept",
    "CREATE INDEX tables_to_pack ON tables (id) WHERE packed = 0 AND phase IN ('over', 'closed', 'conceded')",
    "CREATE INDEX cuts_by_player ON cuts (player) WHERE player IS NOT NULL",
    "CREATE UNIQUE INDEX tables_imported ON tables (guild_id, imported) WHERE imported IS NOT NULL",
    "CREATE INDEX cuts_of_nobody ON cuts (text) WHERE player IS NULL AND text IS NOT NULL",
    "CREATE INDEX results_awaiting_story ON results (table_id, finished_at) WHERE awaits_story",
    "CREATE INDEX outbox_by_invited ON outbox (invited) WHERE invited IS NOT NULL",
)

FIRST = 28
"""The number of the first step in STEPS; SQLite's older ones are in schema.py."""

STEPS: tuple[tuple[str, ...], ...] = (
    (  # 28: how often a table's facts were written: who has read an older number has been overtaken
        "ALTER TABLE tables ADD COLUMN revision $int NOT NULL DEFAULT 0",
    ),
    (  # 29: for several processes on a server's database; a file is one process's, and has no rows of these
        """CREATE TABLE leases (
            shard $int PRIMARY KEY,
            total $int NOT NULL,
            holder $text NOT NULL,
            home $bool NOT NULL,
            wanted $bool NOT NULL,
            seen $real NOT NULL
        ) $by_number""",
        """CREATE TABLE identifies (
            bucket $int PRIMARY KEY,
            at $real NOT NULL
        ) $by_number""",
    ),
    (  # 30: whether everybody cuts the deck before the deal
        "ALTER TABLE tables ADD COLUMN everybody_cuts $bool NOT NULL DEFAULT $false",
    ),
    (  # 31: which steps of the lessons somebody has solved
        "ALTER TABLE lessons_left ADD COLUMN solved $text NOT NULL DEFAULT ''",
    ),
    (  # 32: whether shootouts and showdowns move
        "ALTER TABLE people ADD COLUMN motion $bool NOT NULL DEFAULT $true",
        "ALTER TABLE servers ADD COLUMN motion $bool NOT NULL DEFAULT $true",
    ),
    (  # 33: answers in advance that are played after a pause
        "ALTER TABLE answers ADD COLUMN question $int NOT NULL DEFAULT -1",
        "ALTER TABLE answers ADD COLUMN opens_at $real NOT NULL DEFAULT 0",
    ),
    (  # 34: a time bank for the whole game
        "ALTER TABLE tables ADD COLUMN bank_hours $int NOT NULL DEFAULT 0",
        "ALTER TABLE seats ADD COLUMN bank_used $real NOT NULL DEFAULT 0",
        "ALTER TABLE clocks ADD COLUMN bank $real NOT NULL DEFAULT 0",
    ),
    (  # 35: whether somebody is told that all others have planned
        "ALTER TABLE tables ADD COLUMN ready_told $bool NOT NULL DEFAULT $false",
    ),
    (  # 36: texts that people keep at a table for themselves
        """CREATE TABLE texts (
            table_id $int NOT NULL REFERENCES tables,
            player $int NOT NULL,
            name $text NOT NULL,
            text $text NOT NULL,
            PRIMARY KEY (table_id, player, name)
        ) $by_key""",
        "CREATE INDEX texts_by_player ON texts (player)",
    ),
)
"""How older databases come to be laid out like this. Only ever appended to, never edited once released."""

NUMBER = FIRST + len(STEPS) - 1
"""The step after which an older database is laid out like this."""


@dataclass(frozen=True, slots=True)
class Trigger:
    """Statements that follow an event for each row, `when` that is true (empty: always)."""

    name: str
    event: str
    body: tuple[str, ...]
    when: str = ""


TRIGGERS = (
    Trigger(
        "seats_due",
        "INSERT ON clocks",
        ("UPDATE seats SET due = new.deadline WHERE table_id = new.table_id AND seat = new.seat",),
    ),
    Trigger(
        "seats_due_anew",
        "UPDATE OF deadline ON clocks",
        ("UPDATE seats SET due = new.deadline WHERE table_id = new.table_id AND seat = new.seat",),
    ),
    Trigger(
        "seats_due_no_more",
        "DELETE ON clocks",
        ("UPDATE seats SET due = NULL WHERE table_id = old.table_id AND seat = old.seat",),
    ),
    Trigger(
        "seats_open",
        "UPDATE OF phase ON tables",
        ("UPDATE seats SET open = new.phase IN ('lobby', 'cutting', 'playing') WHERE table_id = new.id",),
        "old.phase <> new.phase",
    ),
    Trigger(
        "seats_planned",
        "UPDATE OF player, level, gone, conceded, may_win ON seats",
        (
            "DELETE FROM plans WHERE table_id = new.table_id AND seat = new.seat",
            "DELETE FROM answers WHERE table_id = new.table_id AND seat = new.seat",
        ),
        "new.player $differs_from old.player OR new.level IS NOT NULL"
        " OR new.gone OR new.conceded OR new.may_win",
    ),
    Trigger(
        "seats_missed",
        "UPDATE OF missed_turns ON seats",
        ("DELETE FROM plans WHERE table_id = new.table_id AND seat = new.seat",),
        "new.missed_turns > old.missed_turns",
    ),
    Trigger(
        "tables_planned",
        "UPDATE OF phase ON tables",
        (
            "DELETE FROM plans WHERE table_id = new.id",
            "DELETE FROM answers WHERE table_id = new.id",
        ),
        "new.phase <> 'playing'",
    ),
)

SQLITE: Mapping[str, str] = {
    "id": "INTEGER PRIMARY KEY AUTOINCREMENT",
    "int": "INTEGER",
    "bool": "INTEGER",
    "real": "REAL",
    "text": "TEXT",
    "blob": "BLOB",
    "true": "1",
    "false": "0",
    "by_key": "STRICT, WITHOUT ROWID",
    "by_number": "STRICT",
    "nulls_first": "",
    "nulls_last": "",
    "differs_from": "IS NOT",
}

POSTGRESQL: Mapping[str, str] = {
    "id": "BIGINT GENERATED BY DEFAULT AS IDENTITY PRIMARY KEY",
    "int": "BIGINT",
    "bool": "BOOLEAN",
    "real": "DOUBLE PRECISION",
    "text": 'TEXT COLLATE "C"',  # compared and sorted as SQLite does, whatever language the server speaks
    "blob": "BYTEA",
    "true": "TRUE",
    "false": "FALSE",
    "by_key": "",
    "by_number": "",
    "nulls_first": "NULLS FIRST",
    "nulls_last": "NULLS LAST",
    "differs_from": "IS DISTINCT FROM",
}


def steps(words: Mapping[str, str]) -> tuple[tuple[str, ...], ...]:
    """STEPS in the words of SQLITE or POSTGRESQL."""
    return tuple(tuple(Template(each).substitute(words) for each in step) for step in STEPS)


def for_sqlite() -> tuple[str, ...]:
    """The statements that make a new file."""
    triggers = tuple(_sqlite_trigger(each) for each in TRIGGERS)
    return tuple(Template(each).substitute(SQLITE) for each in (*TABLES, *INDEXES, *triggers))


def for_postgresql() -> tuple[str, ...]:
    """The statements that make a new database on a server."""
    triggers = tuple(statement for each in TRIGGERS for statement in _postgresql_trigger(each))
    tables = (Template(each).substitute(POSTGRESQL) for each in (*TABLES, *INDEXES))
    return (*tables, *triggers)


def _sqlite_trigger(trigger: Trigger) -> str:
    when = f" WHEN {trigger.when}" if trigger.when else ""
    return f"CREATE TRIGGER {trigger.name} AFTER {trigger.event}{when} BEGIN {_body(trigger)} END"


def _postgresql_trigger(trigger: Trigger) -> tuple[str, str]:
    """PostgreSQL keeps what a trigger does in a function of its own."""
    when = f" WHEN ({Template(trigger.when).substitute(POSTGRESQL)})" if trigger.when else ""
    function = f"CREATE FUNCTION {trigger.name}() RETURNS trigger LANGUAGE plpgsql AS"
    return (
        f"{function} $$ BEGIN {_body(trigger)} RETURN NULL; END $$",
        f"CREATE TRIGGER {trigger.name} AFTER {trigger.event}"
        f" FOR EACH ROW{when} EXECUTE FUNCTION {trigger.name}()",
    )


def _body(trigger: Trigger) -> str:
    return " ".join(f"{statement};" for statement in trigger.body)
