"""The command line, the journal and the health pages: what a host sees."""

import json
import logging
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import aiohttp
import pytest

from bot.__main__ import main
from bot.health import HealthUnavailable, open_health
from bot.language import say
from bot.logs import JsonLines, TextLines, someone
from bot.store.schema import upgrade


@pytest.fixture
def settled(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host's folder with nothing settled but where the database is; its path."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DISCORD_API_URL", "LOG_LEVEL", "LOG_FORMAT", "SHARDS", "HOST_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "db"))
    return tmp_path / "db"


def test_check_looks_at_the_database_and_paints(settled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    upgrade(settled)
    assert main(["check"]) == 0
    assert "in order" in capsys.readouterr().out


def test_check_says_when_there_is_no_database_yet(settled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check"]) == 0
    told = capsys.readouterr().out
    assert str(settled) in told
    assert "in order" not in told


def test_check_names_a_damaged_database(settled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settled.write_bytes(b"SQLite format 3\x00" + b"?" * 5000)
    assert main(["check"]) == 2
    assert str(settled) in "".join(capsys.readouterr())


def test_a_backup_holds_what_the_database_holds_and_overwrites_nothing(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(settled)
    with closing(sqlite3.connect(settled)) as db, db:
        db.execute("INSERT INTO servers VALUES (7, 'fr', '24h', '[]')")
    copy = settled.with_name("copy")
    assert main(["backup", str(copy)]) == 0
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT guild_id FROM servers").fetchall() == [(7,)]
    assert main(["backup", str(copy)]) == 2
    assert "exists already" in capsys.readouterr().err


def test_a_backup_that_cannot_be_written_is_told_of(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(settled)
    assert main(["backup", str(settled.parent / "no such folder" / "copy")]) == 2
    assert "does its folder exist" in capsys.readouterr().err


def test_without_a_database_there_is_nothing_to_copy(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(settled.with_name("copy"))]) == 2
    assert "DATABASE_PATH" in capsys.readouterr().err


def test_running_loads_no_sandbox_and_the_command_line_no_discord_page() -> None:
    code = "import sys, bot.__main__; print([m for m in sys.modules if m.startswith(('bot.sandbox', 'PIL'))])"
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def a_record(**facts: object) -> logging.LogRecord:
    record = logging.LogRecord("bot.coordinator.play", logging.INFO, "play.py", 1, "acted", (), None)
    vars(record).update(facts)
    return record


def test_an_event_is_one_line_with_its_facts() -> None:
    line = TextLines().format(a_record(match=12, version=3, code=40060))
    assert line.endswith("info bot.coordinator.play acted match=12 version=3 code=40060")


def test_for_machines_an_event_is_one_json_object() -> None:
    told = json.loads(JsonLines().format(a_record(match=12, version=3, why=None, late=True)))
    assert {
        "event": "acted",
        "match": 12,
        "version": 3,
        "why": None,
        "late": True,
        "level": "info",
    }.items() <= told.items()


SOMEBODY = 1187654321098765432


@pytest.mark.parametrize("lines", [TextLines(), JsonLines()])
def test_nobody_s_id_is_in_the_log_however_it_got_there(lines: logging.Formatter) -> None:
    for player in (SOMEBODY, 99):
        record = a_record(match=12, player=player, message_id=SOMEBODY + 1, why=f"refused <@{SOMEBODY}>")
        record.msg, record.args = "no answer to %s at /users/%s/x", (SOMEBODY, SOMEBODY)
        try:
            raise ValueError(f"{SOMEBODY} sits nowhere")
        except ValueError:
            record.exc_info = sys.exc_info()
        line = lines.format(record)
        assert str(SOMEBODY) not in line
        assert str(SOMEBODY + 1) not in line
        assert "=99" not in line
        assert ": 99" not in line
        assert "12" in line
    assert someone(SOMEBODY) == someone(str(SOMEBODY)) != someone(SOMEBODY + 1)


async def _look() -> tuple[bool, dict[str, float]]:
    return True, {"guilds": 2}


@pytest.mark.parametrize(
    ("page", "status", "words"),
    [
        ("/health", 200, '"ok": true'),
        ("/metrics", 200, "chicago_guilds 2.0\n"),
        ("/metrics", 200, "chicago_bugs_total "),
        ("/cards", 404, "/metrics"),
    ],
)
async def test_the_health_pages_tell_numbers_on_loopback(page: str, status: int, words: str) -> None:
    async with (
        open_health(0, _look) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{page}") as answer,
    ):
        assert answer.status == status
        assert words in await answer.text()


async def test_a_taken_health_port_is_said_in_one_sentence() -> None:
    async with open_health(0, _look) as port:
        with pytest.raises(HealthUnavailable) as refused:
            async with open_health(port, _look):
                pass
    assert str(port) in say("en", refused.value.key, **refused.value.facts)
