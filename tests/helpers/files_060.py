"""The files that version 0.6.0 has made (tests/store/data/0.6.0), for tests that open them and play on.

`open_files_of_060(tmp_path)` is a coordinator over a copy of its database: SQLite's file, or with
TEST_POSTGRESQL the same on a server. A table has a name (`TABLES`): its game, what it is about, and how
far it is: `cp.or53.play`. The README beside the files says which table meets what.
"""

import json
import lzma
import sqlite3
from collections.abc import Mapping, Sequence
from contextlib import closing
from datetime import datetime
from functools import cache
from pathlib import Path
from typing import Any

from bot.games import Games, games
from bot.store.postgresql import Server
from bot.table.match import TableId
from bot.table.table import Phase
from engine.game import Seat
from tests.helpers import databases
from tests.helpers.home import Home, by

FOLDER = Path(__file__).parents[1] / "store" / "data" / "0.6.0"
_MADE = json.loads((FOLDER / "tables.json").read_text())

MADE = datetime.fromisoformat(_MADE["made"])
"""The moment at which the files were made, as they say: nothing in them is younger."""

TABLES: Mapping[str, TableId] = _MADE["tables"]
"""The number of each table by its name."""

GAMES: Mapping[str, str] = {
    "cp": "chicago-poker",
    "pc": "poker-champ",
    "cs": "chicago-stud",
    "ga": "gangster",
}
"""The games by the first word of a table's name."""

RECORDS: Mapping[str, Path] = {file.stem: file for file in sorted((FOLDER / "records").glob("*.txt"))}
"""Records by `/game record` of all games that had ended when the first were packed, by the table's name
without its last word if that is `packed`."""

PHASES: Mapping[str, Phase] = {
    "lobby": Phase.LOBBY,
    "cutting": Phase.CUTTING,
    "play": Phase.PLAYING,
    "over": Phase.OVER,
    "packed": Phase.OVER,
    "conceded": Phase.CONCEDED,
    "closed": Phase.CLOSED,
    "cancelled": Phase.CANCELLED,
}
"""The phase of a table by the last word of its name."""

RULES_060: Mapping[str, int] = dict.fromkeys(GAMES.values(), 1)
"""The number of the rules by which each game was dealt in 0.6.0."""


OLD_RULES: Mapping[str, tuple[str, ...]] = {
    "low game: suits decide between equal hands with a pair, spades laid first": (
        "cs.ties.play",
        "cs.ties.packed",
    ),
    "a folded boss's stake in this round is never reset": (
        "cs.folding.play",
        "cs.folded.play",
        "cs.folded.packed",
    ),
    "an order to call for more chips than one has is refused": ("cs.order.play",),
    "OR-53: three reshuffles between two businesses won": ("cp.or53.play", "cp.or53.packed"),
    "a long game ends after 100 deals": ("pc.long.play", "pc.long.packed"),
    "dealt before the seal's message stood": tuple(
        f"{game}.{rest}"
        for game in GAMES
        for rest in ("late.play", "late.packed", "computers.packed", "alone.play")
    ),
    "a pass among the cuts": tuple(f"{game}.{rest}" for game in GAMES for rest in ("play", "packed")),
}
"""Which tables meet what later versions do otherwise (issues 36 and 37)."""

BITES: Mapping[str, tuple[tuple[Seat, str], ...]] = {
    "cs.ties.play": ((3, "check"), (4, "fold"), (5, "fold")),  # then seat 1 takes or loses a pot to seat 3
    "cs.folding.play": ((3, "call"), (0, "fold")),  # seat 0 has paid 2; then a street begins
    "cs.order.play": ((1, "order call 51 deal"),),  # seat 1 has 50 chips
    "cp.or53.play": ((5, "play R10 A"), (5, "play P4 C"), (5, "liquidation B moran")),  # then nobody recruits
}
"""The actions after which an old rule bites at a table in play."""


def named(game: str = "", about: str = "", stage: str = "") -> tuple[str, ...]:
    """Names of the tables of a game (`cp`), that meet something (`or53`), at a stage (`play`, `packed`)."""
    return tuple(name for name in TABLES if _fits(name.split("."), game, about, stage))


def _fits(words: Sequence[str], game: str, about: str, stage: str) -> bool:
    return game in ("", words[0]) and about in ("", *words[1:-1]) and stage in ("", words[-1])


def phase_of(name: str) -> Phase:
    """The phase in which a table was left."""
    return PHASES[name.rpartition(".")[2]]


def put_files_of_060(path: Path) -> None:
    """Leaves a copy of the database of 0.6.0 at a path (or on the server, under that path's name)."""
    if not databases.SERVER:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(_unpacked())
    else:
        _restore(path)


def open_files_of_060(folder: Path, known: Games | None = None) -> Home:
    """A coordinator over a copy in that folder, at the moment when it was made; the test closes it.

    Nothing has been done yet: neither has the scheduler run nor have letters been carried.
    """
    path = folder / "files-of-0.6.0.sqlite3"
    put_files_of_060(path)
    return Home(path, known or games(), time=MADE)


async def play_on(home: Home, name: str, most: int = 1000, dice: str = "") -> int:
    """Plays a table to its end, or so many actions: people like the quickest computers; how many it took.

    What people choose is fixed by `dice`, the table and its version.
    """
    table_id = TABLES[name]
    for number in range(most):
        match = await home.store.matches.load(table_id)
        table = await home.store.tables.load(table_id)
        engine = home.games[match.game].engine
        awaited = engine.awaited(match.position) if table.phase is Phase.PLAYING else ()
        if not awaited:
            return number
        seat = awaited[0]
        player = match.occupants[seat].player
        if not match.occupants[seat].human or player is None:
            assert await home.coordinator.autoplay.play_computer(table_id)
            continue
        panel = await home.coordinator.reader.panel(by(player), table_id)
        line = engine.choose(panel.view, engine.info.levels[0], f"{dice} {name} {match.version}", ())
        await home.coordinator.play.act(by(player), table_id, None, str(line))
    return most


async def play_lines(home: Home, name: str, lines: Sequence[tuple[Seat, str]]) -> Any:
    """Plays actions by the people of these seats; the position after them, hidden cards included."""
    for seat, line in lines:
        match = await home.store.matches.load(TABLES[name])
        player = match.occupants[seat].player
        assert player is not None, f"nobody sits at {seat}"
        await home.coordinator.play.act(by(player), TABLES[name], None, line)
    return await state_of(home, name)


async def state_of(home: Home, name: str) -> Any:
    """The position of a table, hidden cards included."""
    return (await home.store.matches.load(TABLES[name])).position


async def events_of(home: Home, name: str) -> tuple[Any, ...]:
    """All that has become public at a table, from the deal on."""
    match = await home.store.matches.load(TABLES[name])
    lines = await home.store.history.log(match.id, 0, match.version)
    return tuple(event for line in lines for event in line.events)


@cache
def _unpacked() -> bytes:
    """Two megabytes, unpacked once."""
    return lzma.decompress((FOLDER / "sqlite3.xz").read_bytes())


# ---- on a server ----


def _restore(path: Path) -> None:
    """The schema as 0.6.0 has made it on a server, then the rows of its file, which `migrate` found equal."""
    databases.begin_nothing(path)
    schema = (FOLDER / "postgresql.sql").read_bytes()
    with closing(sqlite3.connect(":memory:")) as file:
        file.deserialize(lzma.decompress((FOLDER / "sqlite3.xz").read_bytes()))
        with closing(Server(databases.url_of(path)).connect()) as connection:
            connection.execute(schema)
        with closing(Server(databases.url_of(path)).connect()) as connection, connection.transaction():
            server = connection.cursor()
            for table in _tables(file):
                _fill(file, server, table)
            for table, last in file.execute("SELECT name, seq FROM sqlite_sequence"):
                server.execute("SELECT setval(%s, %s)", (f"{table}_id_seq", last))


def _tables(file: sqlite3.Connection) -> list[str]:
    """All tables, as `migrate` takes them: those that others refer to, or whose triggers write, first."""
    query = "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' ORDER BY rowid"
    names = [name for (name,) in file.execute(query)]
    return sorted(names, key=lambda name: (name != "tables", name != "clocks"))


def _fill(file: sqlite3.Connection, server: Any, table: str) -> None:
    """The rows of a table; yes and no are numbers in the file."""
    columns = [row[1] for row in file.execute(f"PRAGMA table_info({table})")]
    query = (
        "SELECT column_name FROM information_schema.columns WHERE table_name = %s AND data_type = 'boolean'"
    )
    booleans = {row[0] for row in server.execute(query, (table,))}
    convert = [bool if column in booleans else _as_it_is for column in columns]
    found = file.execute(f"SELECT {', '.join(columns)} FROM {table}")
    rows = [[each(value) for each, value in zip(convert, row, strict=True)] for row in found]
    values = ", ".join(["%s"] * len(columns))
    server.executemany(f"INSERT INTO {table} ({', '.join(columns)}) VALUES ({values})", rows)


def _as_it_is(value: Any) -> Any:
    return value
