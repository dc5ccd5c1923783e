"""A new database, made from the layout, equals an older one after its steps: on SQLite and on a server."""

import sqlite3
from collections.abc import Callable, Mapping
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from bot.store import layout, postgresql_schema
from bot.store.postgresql import Server
from bot.store.schema import STEPS, upgrade
from bot.table import profile
from bot.table.clock import Pace
from bot.table.declared import Setting
from bot.table.profile import SERVER_SETTINGS, SETTINGS, Person
from bot.table.table import TABLE_SETTINGS, Table
from tests.helpers.databases import begin_nothing, connected, url_of
from tests.helpers.files_060 import put_files_of_060

Shape = Mapping[str, Any]


def test_the_layout_is_as_new_as_the_newest_step() -> None:
    assert layout.NUMBER == len(STEPS) == postgresql_schema.newest()


# ---- SQLite ----


def laid_out(path: Path) -> None:
    upgrade(path)


def step_by_step(path: Path) -> None:
    upgrade(path, STEPS[:1])
    upgrade(path)


@pytest.mark.sqlite
@pytest.mark.parametrize("older", [step_by_step, put_files_of_060])
def test_an_older_file_becomes_like_a_new_one(tmp_path: Path, older: Callable[[Path], None]) -> None:
    laid_out(tmp_path / "new")
    older(tmp_path / "old")
    upgrade(tmp_path / "old")

    new, old = shape_of_file(tmp_path / "new"), shape_of_file(tmp_path / "old")

    assert len(new) > 60
    assert old.keys() == new.keys()
    for name, shape in new.items():
        assert old[name] == shape, name


@pytest.mark.sqlite
@pytest.mark.parametrize(
    ("table", "settings", "unsettled"),
    [
        ("people", SETTINGS, Person(1)),
        ("servers", SERVER_SETTINGS, profile.Server(1)),
        ("tables", TABLE_SETTINGS, Table(1, "whispers", 1, 7, 70, "en", Pace.NONE, {})),
    ],
)
def test_everything_that_is_declared_has_a_column_whose_default_is_its_own(
    tmp_path: Path, table: str, settings: Mapping[str, Setting], unsettled: object
) -> None:
    laid_out(tmp_path / "db")
    with closing(sqlite3.connect(tmp_path / "db")) as db:
        columns = {name: default for _, name, _, _, default, _ in db.execute(f"PRAGMA table_info({table})")}
        for setting in settings.values():
            assert setting.field in columns
            if (default := columns[setting.field]) is not None:
                (stored,) = db.execute(f"SELECT {default}").fetchone()
                assert setting.read(stored) == getattr(unsettled, setting.field)


def shape_of_file(path: Path) -> Shape:
    """Everything in a file by its name, in words that do not depend on how it came about."""
    with closing(sqlite3.connect(path)) as db:
        shape: dict[str, Any] = {"step": db.execute("PRAGMA user_version").fetchone()}
        for _, name, *facts in db.execute("PRAGMA table_list").fetchall():
            if not name.startswith("sqlite_"):
                columns = db.execute(f"PRAGMA table_xinfo({name})").fetchall()
                referring = db.execute(f"PRAGMA foreign_key_list({name})").fetchall()
                shape[name] = (facts, columns, referring, checks(db, name))
        query = "SELECT type, name, tbl_name, sql FROM sqlite_master WHERE type <> 'table' AND sql <> ''"
        for kind, name, table, sql in db.execute(query).fetchall():
            columns = db.execute(f"PRAGMA index_xinfo({name})").fetchall() if kind == "index" else []
            shape[f"{kind} {name}"] = (table, columns, plain(sql))
        return shape


def checks(db: sqlite3.Connection, table: str) -> bool:
    """Tell if a table has a condition on its rows."""
    (sql,) = db.execute("SELECT sql FROM sqlite_master WHERE name = ?", (table,)).fetchone()
    return "CHECK (one = 1)" in sql


def plain(sql: str) -> str:
    """A statement without the lines in which it was written."""
    return " ".join(sql.split()).replace("( ", "(").replace(" )", ")").replace(" ,", ",")


# ---- PostgreSQL ----

COLUMNS = """
SELECT table_name || '.' || column_name, is_nullable, column_default, data_type, collation_name, is_identity,
row_number() OVER (PARTITION BY table_name ORDER BY ordinal_position)
FROM information_schema.columns WHERE table_schema = current_schema()"""

CONSTRAINTS = """
SELECT conname, CAST(conrelid AS regclass)::text, pg_get_constraintdef(oid) FROM pg_constraint
WHERE connamespace = current_schema()::regnamespace"""

INDEXES = "SELECT indexname, indexdef FROM pg_indexes WHERE schemaname = current_schema()"

TRIGGERS = "SELECT tgname, pg_get_triggerdef(oid) FROM pg_trigger WHERE NOT tgisinternal"

FUNCTIONS = "SELECT proname, prosrc FROM pg_proc WHERE pronamespace = current_schema()::regnamespace"

AS_OF_STEP_27 = (
    "ALTER TABLE tables DROP COLUMN revision",
    "ALTER TABLE tables DROP COLUMN everybody_cuts",
    "ALTER TABLE lessons_left DROP COLUMN solved",
    "DROP TABLE leases",
    "ALTER TABLE people DROP COLUMN motion",
    "ALTER TABLE servers DROP COLUMN motion",
    "ALTER TABLE answers DROP COLUMN question, DROP COLUMN opens_at",
    "ALTER TABLE tables DROP COLUMN bank_hours",
    "ALTER TABLE tables DROP COLUMN ready_told",
    "ALTER TABLE seats DROP COLUMN bank_used",
    "ALTER TABLE clocks DROP COLUMN bank",
    "DROP TABLE identifies",
    "DROP TABLE texts",
    "UPDATE schema_step SET taken = 27",
)


def as_of_step_27(path: Path) -> None:
    begin_nothing(path)
    Server(url_of(path)).upgrade()
    with connected(path) as db:
        for statement in AS_OF_STEP_27:
            db.execute(statement)


@pytest.mark.postgresql
@pytest.mark.parametrize("older", [as_of_step_27, put_files_of_060])
def test_an_older_database_becomes_like_a_new_one(tmp_path: Path, older: Callable[[Path], None]) -> None:
    begin_nothing(tmp_path / "new")
    older(tmp_path / "old")
    for name in ("new", "old"):
        Server(url_of(tmp_path / name)).upgrade()

    new, old = shape_on_server(tmp_path / "new"), shape_on_server(tmp_path / "old")

    assert len(new) > 250
    assert old.keys() == new.keys()
    for name, shape in new.items():
        assert old[name] == shape, name


def shape_on_server(path: Path) -> Shape:
    shape: dict[str, Any] = {}
    with connected(path) as db:
        shape["step"] = tuple(db.execute("SELECT taken FROM schema_step").fetchone())
        for query in (COLUMNS, CONSTRAINTS, INDEXES, TRIGGERS, FUNCTIONS):
            for name, *facts in db.execute(query).fetchall():
                shape[f"{len(facts)} {name}"] = [
                    plain(each) if isinstance(each, str) else each for each in facts
                ]
    return shape
