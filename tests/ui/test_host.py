"""The command line, the journal and the health pages: what a host sees."""

import asyncio
import json
import logging
import lzma
import random
import socket
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing, suppress
from pathlib import Path

import aiohttp
import pytest

from bot import checking
from bot.__main__ import main
from bot.app import open_store, started, tell_if_new
from bot.command_line import obey
from bot.condition import Condition
from bot.coordinator import Coordinator
from bot.games import RegisteredGame, games
from bot.health import open_health
from bot.host_fault import HostFault
from bot.language import say
from bot.logs import JsonLines, TextLines, someone
from bot.settings import Settings
from bot.store import DatabaseUnusable, FileAddress, one_bot
from bot.store.schema import upgrade
from bot.workers import Workers
from engine.version import VERSION
from tests.helpers.home import ANN, BEN, Home
from tests.helpers.program import ended_here

# Twelve tables of schema step 16, eight of them ended.
OF_BEFORE = Path(__file__).parent.parent / "store" / "data" / "step-16.sqlite3.xz"


@pytest.fixture
def painting(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A host's folder with nothing settled but where the database is; its path."""
    monkeypatch.chdir(tmp_path)
    for name in ("DISCORD_TOKEN", "DISCORD_API_URL", "LOG_LEVEL", "LOG_FORMAT", "SHARDS", "HOST_LANGUAGE"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "db"))
    monkeypatch.setenv("DISCORD_TOKEN", "a.good.one")
    return tmp_path / "db"


@pytest.fixture
def settled(painting: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The same where a check has nothing to paint, which takes the longest."""
    monkeypatch.setattr("bot.checking._paint", lambda *_: None)
    return painting


@pytest.mark.price("A check paints a table and a hand of every game.")
def test_check_looks_at_the_database_and_paints(
    painting: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    upgrade(painting)
    painted, paint = list[str](), checking._paint

    def noted(game: RegisteredGame, to: Settings) -> None:
        painted.append(game.info.name)
        paint(game, to)

    monkeypatch.setattr(checking, "_paint", noted)
    assert main(["check", "--offline"]) == 0
    assert "in order" in capsys.readouterr().out
    assert painted == list(games())


def test_check_says_how_far_finished_games_are_packed(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    settled.unlink(missing_ok=True)
    settled.write_bytes(lzma.decompress(OF_BEFORE.read_bytes()))

    assert main(["check", "--offline"]) == 0
    assert "packed" not in capsys.readouterr().out, "an older file knows no packing"
    upgrade(settled)
    assert main(["check", "--offline"]) == 0
    assert "Finished games: 0 packed (0 kB), 8 waiting." in capsys.readouterr().out


def test_check_says_when_there_is_no_database_yet(settled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["check", "--offline"]) == 0
    told = capsys.readouterr().out
    assert str(settled) in told
    assert "in order" not in told


def test_a_start_says_when_it_begins_an_empty_house(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tell_if_new(FileAddress(settled), "en")
    assert str(settled) in capsys.readouterr().out
    upgrade(settled)
    tell_if_new(FileAddress(settled), "en")
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("command", [["check"], ["run"]])
def test_who_goes_on_discord_needs_a_token(
    settled: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    assert main(command) == 2
    assert capsys.readouterr().err.strip() == say("en", "error-token-missing")
    assert not settled.exists()


@pytest.mark.parametrize("command", [[], ["sandbox"]])
def test_where_nobody_could_reach_the_sandbox_it_does_not_open(
    settled: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], command: list[str]
) -> None:
    monkeypatch.delenv("DISCORD_TOKEN")
    monkeypatch.setenv("SANDBOX", "off")
    assert main(command) == 2
    assert capsys.readouterr().err.strip() == say("en", "error-sandbox-off")
    assert list(settled.parent.iterdir()) == []


@pytest.mark.usefixtures("settled")
def test_ctrl_c_at_any_moment_is_answered_in_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def pressed(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    for where in ("bot.command_line.obey", "bot.command_line.read_settings", "bot.checking.check"):
        with monkeypatch.context() as patched:
            patched.setattr(where, pressed)
            assert main(["check", "--offline"]) == 0
        told = capsys.readouterr()
        assert told.out.startswith("Stopp")
        assert len(told.out.splitlines()) == 1
        assert told.err == ""


def test_check_names_a_damaged_database(settled: Path, capsys: pytest.CaptureFixture[str]) -> None:
    settled.write_bytes(b"SQLite format 3\x00" + b"?" * 5000)
    assert main(["check", "--offline"]) == 2
    assert str(settled) in "".join(capsys.readouterr())


@pytest.fixture
def ready(settled: Path) -> Path:
    """The same with two games in play, one of which cannot be read."""
    asyncio.run(played(settled))
    with closing(sqlite3.connect(settled)) as db, db:
        spoilt = "json_set(CAST(state AS TEXT), '$.deck', 'zanzibar')"
        db.execute(f"UPDATE moves SET state = CAST({spoilt} AS BLOB) WHERE table_id = 2")
    return settled


async def played(path: Path) -> None:
    home = Home(path, games=games())
    for _ in range(2):
        await home.dealt(ANN, BEN)
    await home.close()


def test_the_doctor_names_the_tables_that_cannot_go_on_and_what_to_do(
    ready: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor"]) == main(["check", "--offline"]) == 2
    told = capsys.readouterr().out
    assert told.count("Table 2 (chicago-poker)") == 2
    assert "Table 1 " not in told
    assert "deck" in told
    assert "zanzibar" not in told
    assert "--end" in told
    assert str(ready) in told
    assert sqlite3.sqlite_version in told


def test_the_doctor_ends_what_cannot_go_on_and_nothing_else(
    ready: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["doctor", "--end", "1"]) == 2
    assert main(["doctor", "--end", "7"]) == 2
    with one_bot(ready):
        assert main(["doctor", "--end", "2"]) == 2
        assert "Another bot" in capsys.readouterr().err
    with closing(sqlite3.connect(ready)) as db:
        assert db.execute("SELECT phase FROM tables ORDER BY id").fetchall() == [("playing",), ("playing",)]

    assert main(["doctor", "--end", "2"]) == 0
    assert main(["doctor", "--end", "2"]) == 2

    with closing(sqlite3.connect(ready)) as db:
        assert db.execute("SELECT phase FROM tables ORDER BY id").fetchall() == [("playing",), ("closed",)]
        waiting = "SELECT kind, key FROM outbox WHERE table_id = 2 AND state = 'waiting' ORDER BY id"
        assert db.execute(waiting).fetchall() == [
            ("notice", "notice-ended-unread"),
            ("retire", ""),
            ("retire", ""),
            ("closed", ""),
            ("end thread", ""),
            ("lobby", ""),
        ]
    assert main(["doctor"]) == 0
    assert "in order" in capsys.readouterr().out


def test_the_doctor_tells_which_tables_a_bot_has_set_aside(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    asyncio.run(played(settled))
    with closing(sqlite3.connect(settled)) as db, db:
        db.execute("INSERT INTO set_aside VALUES (1, 0, 'ZeroDivisionError')")

    assert main(["doctor"]) == 2

    told = capsys.readouterr().out
    assert "Table 1 has been set aside since 1970" in told
    assert "ZeroDivisionError" in told


def damaged(path: Path, count: int) -> Iterator[str]:
    """The same files, damaged in one way after the other: bytes turned, cut, or gone."""
    whole = {each: each.read_bytes() for each in path.parent.iterdir() if each.is_file()}
    dice = random.Random(count)
    content = whole[path]
    for number in range(count):
        for each, its in whole.items():
            each.write_bytes(its)
        if number % 3 < 2:
            places = [dice.randrange(len(content)) for _ in range(1 + number % 5 * 20)]
            turned = bytearray(content)
            for place in places:
                turned[place] ^= 1 << dice.randrange(8)
            path.write_bytes(turned)
            yield f"bits turned at {places}"
        else:
            length = dice.randrange(len(content))
            path.write_bytes(content[:length])
            yield f"cut at {length}"


@pytest.mark.parametrize(
    "count", [12, pytest.param(1000, marks=pytest.mark.long("A thousand ways to damage a file."))]
)
@pytest.mark.possible_errors("found a table unusable .*why=", "the scheduler failed why=")
def test_whatever_is_damaged_is_said_in_sentences_and_never_by_a_traceback(
    settled: Path, capsys: pytest.CaptureFixture[str], count: int
) -> None:
    asyncio.run(played(settled))
    wrong = 0
    for number, how in enumerate(damaged(settled, count)):
        for command in (["doctor"], ["backup", str(settled.with_name(f"copy-{number}"))]):
            result = main(command)
            assert result in (0, 2), how
            wrong += result == 2
        assert "Traceback" not in "".join(capsys.readouterr()), how
        begin(settled)
    assert wrong > count / 2


def begin(path: Path) -> None:
    """A start of the bot: it begins, or raises the one error that is told in a sentence."""

    async def start() -> None:
        known = games()
        store = open_store(FileAddress(path), known)
        workers = Workers(1, threads=True)
        coordinator = Coordinator(store, known, workers)
        try:
            await started(coordinator, FileAddress(path))
            await coordinator.stop()
        finally:
            workers.close()
            await store.close()

    with suppress(DatabaseUnusable):
        asyncio.run(start())


def test_a_missing_folder_is_said_in_a_sentence(
    settled: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DATABASE_PATH", str(settled / "no" / "such" / "db"))
    settled.write_text("a file where a folder should be")
    for command in (["check"], ["doctor"], ["backup", str(settled.with_name("copy"))]):
        assert main(command) in (0, 2)
        assert "Traceback" not in "".join(capsys.readouterr())
    with pytest.raises(DatabaseUnusable):
        open_store(FileAddress(settled / "no" / "such" / "db"), games())


def test_a_backup_holds_what_the_database_holds_and_overwrites_nothing(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(settled)
    with closing(sqlite3.connect(settled)) as db, db:
        db.execute("INSERT INTO servers (guild_id, language, pace, channels) VALUES (7, 'fr', '24h', '[]')")
    copy = settled.with_name("copy")
    assert main(["backup", str(copy)]) == 0
    with closing(sqlite3.connect(copy)) as db:
        assert db.execute("SELECT guild_id FROM servers").fetchall() == [(7,)]
    assert [each.name for each in copy.parent.glob("copy*")] == ["copy"], "a copy is one file"
    assert main(["backup", str(copy)]) == 2
    assert "already exists" in capsys.readouterr().err


def test_a_backup_that_cannot_be_written_is_told_of(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    upgrade(settled)
    assert main(["backup", str(settled.parent / "no such folder" / "copy")]) == 2
    assert "check that its folder exists" in capsys.readouterr().err


def test_without_a_database_there_is_nothing_to_copy(
    settled: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["backup", str(settled.with_name("copy"))]) == 2
    assert "DATABASE_PATH" in capsys.readouterr().err


@pytest.mark.price("Two fresh programs are started to see what they import.")
def test_running_loads_no_sandbox_and_the_command_line_no_discord_page() -> None:
    code = "import sys, bot.command_line; print([m for m in sys.modules if m.startswith(FORBIDDEN)])"
    code = code.replace("FORBIDDEN", "('discord_sandbox', 'PIL')")
    assert subprocess.check_output([sys.executable, "-c", code], text=True).strip() == "[]"


def a_record(**facts: object) -> logging.LogRecord:
    record = logging.LogRecord("bot.coordinator.play", logging.INFO, "play.py", 1, "acted", (), None)
    vars(record).update(facts)
    return record


def test_an_event_is_one_line_with_its_facts() -> None:
    line = TextLines().format(a_record(table=12, version=3, code=40060))
    assert line.endswith("info bot.coordinator.play acted table=12 version=3 code=40060")


def test_for_machines_an_event_is_one_json_object() -> None:
    told = json.loads(JsonLines().format(a_record(table=12, version=3, why=None, late=True)))
    assert {
        "event": "acted",
        "table": 12,
        "version": 3,
        "why": None,
        "late": True,
        "level": "info",
    }.items() <= told.items()


@pytest.mark.parametrize("form", [TextLines, JsonLines])
def test_nothing_that_is_told_ends_colours_or_turns_a_line(form: type[logging.Formatter]) -> None:
    nasty = "x\n2026-01-01T00:00:00+00:00 error bot forged\r\u2028\x1b[31m\u202e\x85\x00"
    record = a_record(why=nasty)
    try:
        raise ValueError(nasty)
    except ValueError:
        record.exc_info = sys.exc_info()

    first, *more = form().format(record).split("\n")

    assert "acted" in first
    assert all(line.startswith("  ") for line in more), "a traceback is told from an event"
    for line in (first, *more):
        assert line.isprintable()


SOMEBODY = 1187654321098765432


@pytest.mark.parametrize("lines", [TextLines(), JsonLines()])
def test_nobody_s_id_is_in_the_log_however_it_got_there(lines: logging.Formatter) -> None:
    for player in (SOMEBODY, 99):
        record = a_record(table=12, player=player, message_id=SOMEBODY + 1, why=f"refused <@{SOMEBODY}>")
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


async def _look() -> Condition:
    return Condition((), {"guilds": 2, "kites_in_the_air": 3})


@pytest.mark.parametrize(
    ("page", "status", "words"),
    [
        ("/health", 200, '"said": "The bot is well'),
        ("/health", 200, f'"version": "{VERSION}"'),
        ("/metrics", 200, f'chicago_build_info{{version="{VERSION}"}} 1.0\n'),
        ("/metrics", 200, "process_resident_memory_bytes "),
        ("/metrics", 200, "# HELP chicago_guilds Servers that the bot is on\n"),
        ("/metrics", 200, "chicago_guilds 2.0\n"),
        ("/metrics", 200, "# HELP chicago_kites_in_the_air Kites that fly\n"),
        ("/metrics", 200, "chicago_bugs_total "),
        ("/metrics", 200, "chicago_well 1.0\n"),
        ("/cards", 404, "/metrics"),
    ],
)
async def test_the_health_pages_tell_numbers_on_loopback(page: str, status: int, words: str) -> None:
    async with (
        open_health(0, _look, brought={"kites_in_the_air": "Kites that fly"}) as port,
        aiohttp.ClientSession() as session,
        session.get(f"http://127.0.0.1:{port}{page}") as answer,
    ):
        assert answer.status == status
        assert words in await answer.text()


async def _look_ill() -> Condition:
    return Condition(("disk", "tables"), {"guilds": 2})


async def test_what_is_wrong_is_named() -> None:
    async with open_health(0, _look_ill) as port, aiohttp.ClientSession() as session:
        async with session.get(f"http://127.0.0.1:{port}/health") as answer:
            assert answer.status == 503
            assert (await answer.json())["ills"] == ["disk", "tables"]
        async with session.get(f"http://127.0.0.1:{port}/metrics") as answer:
            assert "chicago_well 0.0\n" in await answer.text()


def test_the_version_is_told_in_a_word(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit) as ended:
        main(["--version"])

    assert ended.value.code == 0
    assert capsys.readouterr().out == f"{VERSION}\n"


@pytest.mark.usefixtures("settled")
async def test_the_health_command_asks_the_bot_that_runs_here(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("http_proxy", "http://127.0.0.1:9/")  # for the world, not for what is here
    for look, code, words in ((_look, 0, VERSION), (_look_ill, 1, "disk, tables")):
        async with open_health(0, look) as port:
            monkeypatch.setenv("HEALTH_PORT", str(port))
            assert await asyncio.to_thread(main, ["health"]) == code
            assert words in capsys.readouterr().out
    assert await asyncio.to_thread(main, ["health"]) == 1
    assert f"{port}" in capsys.readouterr().out


@pytest.mark.usefixtures("settled")
async def test_the_usual_answer_loads_neither_settings_nor_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    asks = "import sys; from bot.__main__ import main; print(main(['health'])); print(*sys.modules)"
    root = str(Path(__file__).parents[2])
    async with open_health(0, _look) as port:
        monkeypatch.setenv("HEALTH_PORT", str(port))
        monkeypatch.setenv("PYTHONPATH", root)
        told = await asyncio.to_thread(subprocess.check_output, [sys.executable, "-c", asks], text=True)

    said, code, loaded = told.splitlines()
    assert (said, code) == (f"The bot is well (version {VERSION}).", "0")
    assert not {"pydantic", "fluent", "bot.settings", "bot.language", "urllib.request"} & set(loaded.split())


@pytest.mark.usefixtures("settled")
async def test_where_the_bot_listens_is_settled_and_the_health_command_asks_there(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for host, other in (("127.0.0.2", "127.0.0.1"), ("0.0.0.0", "127.0.0.3")):
        async with open_health(0, _look, host, "fr") as port:
            monkeypatch.setenv("HEALTH_PORT", str(port))
            monkeypatch.setenv("HEALTH_HOST", host)
            assert await asyncio.to_thread(main, ["health"]) == 0
            assert capsys.readouterr().out.startswith("Le bot va bien")
            assert await asyncio.to_thread(obey, ["health"]) == 0, "where the quick way has found no answer"
            monkeypatch.setenv("HEALTH_HOST", other)
            assert await asyncio.to_thread(main, ["health"]) == (host == "127.0.0.2")
            capsys.readouterr()
    with pytest.raises(HostFault) as refused:
        async with open_health(0, _look, "192.0.2.1"):
            pass
    assert "HEALTH_HOST" in say("en", refused.value.key, **refused.value.facts)


@pytest.mark.usefixtures("settled")
async def test_what_is_no_bot_is_not_taken_for_a_well_one(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for answer in (
        b"HTTP/1.0 200 OK\r\n\r\nhello",
        b'HTTP/1.0 200 OK\r\n\r\n{"ok": true}',
        b"220 mail\r\n",
        b"",
    ):

        async def other(_: asyncio.StreamReader, out: asyncio.StreamWriter, answer: bytes = answer) -> None:
            out.write(answer)
            out.close()

        async with await asyncio.start_server(other, "127.0.0.1", 0) as server:
            monkeypatch.setenv("HEALTH_PORT", str(server.sockets[0].getsockname()[1]))
            assert await asyncio.to_thread(main, ["health"]) == 1
            assert "No bot answers" in capsys.readouterr().out


@pytest.mark.parametrize("port", ["", "0"])
@pytest.mark.usefixtures("settled")
def test_without_a_port_nobody_can_ask(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], port: str
) -> None:
    monkeypatch.setenv("HEALTH_PORT", port)
    assert main(["health"]) == 2
    assert "HEALTH_PORT" in capsys.readouterr().err


async def test_a_taken_health_port_is_said_in_one_sentence() -> None:
    async with open_health(0, _look) as port:
        with pytest.raises(HostFault) as refused:
            async with open_health(port, _look):
                pass
    assert str(port) in say("en", refused.value.key, **refused.value.facts)


@pytest.mark.usefixtures("settled")
async def test_a_taken_health_port_ends_the_bot_with_that_sentence_and_no_traceback(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        told = {"HEALTH_PORT": port, "SANDBOX_PORT": "0"}
        assert await ended_here(monkeypatch, tmp_path, "sandbox", **told) == 2

    complained = capsys.readouterr().err
    assert complained.splitlines()[-1] == say("en", "error-health-port-taken", value=port)
    assert "Traceback" not in complained
