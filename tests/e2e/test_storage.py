"""The bot and its file: taken away under it, damaged for one table, and what its watchers are told."""

import asyncio
import os
import re
import shutil
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from functools import partial
from pathlib import Path

import pytest
from aiohttp import ClientSession
from pydantic import AnyHttpUrl, SecretStr

from bot import app, watch
from bot.__main__ import main
from bot.coordinator.faults import RETRIES_MAX
from bot.counters import COMMANDS, RATE_LIMITED
from bot.health import HELP, open_health
from bot.host_fault import ExitCode, HostFault
from bot.settings import Settings
from bot.store import Census, OpenFile, inspect
from bot.store.census import census as store_census
from bot.store.files import COPIES_KEPT
from bot.table.notices import Notice, notice
from bot.table.refusals import Unreadable
from bot.ui.features import figures_of_features
from bot.watch import Watch
from bot.workers import Workers
from discord_sandbox import Person
from tests.helpers.bot_in_sandbox import Bot, PlainSkin, a_bot, a_sandbox, painted_by
from tests.helpers.copied_games import dealt_game
from tests.helpers.databases import connected
from tests.helpers.hurried import hurry
from tests.helpers.playing import a_turn, begun, newest_table

LONG_AGO = datetime(2026, 1, 1, tzinfo=UTC)

BROUGHT = {name: each.about for name, each in figures_of_features().items()}


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """The bot is looked at once it is ready."""
    hurry(monkeypatch)


async def watch_of(bot: Bot) -> Watch:
    await bot.client.wait_until_ready()
    path = bot.store.database.path
    assert path is not None
    place, workers = OpenFile(path), Workers(threads=True)
    return Watch(bot.store, bot.coordinator, bot.client, workers, asyncio.Event(), place)


def taken(path: Path, how: str) -> None:
    """The database as somebody leaves it who does not know that it is in use."""
    match how:
        case "deleted":
            path.unlink()
        case "moved":
            path.rename(path.with_name("elsewhere"))
        case "replaced":
            shutil.copy(path, path.with_name("copy"))
            path.with_name("copy").replace(path)
        case _:
            shutil.rmtree(path.parent)


@pytest.mark.by_day("with its folder", why="it is gone from its place in each of these ways")
@pytest.mark.sqlite
@pytest.mark.parametrize(
    "how",
    [
        *("deleted", "replaced"),
        pytest.param("moved", marks=pytest.mark.long("it is gone from its place, as a deleted one is")),
        pytest.param(
            "with its folder",
            marks=pytest.mark.expected_errors("nothing could be saved there .*FileNotFoundError"),
        ),
    ],
)
@pytest.mark.expected_errors("the database was lost")
async def test_a_file_taken_away_under_the_bot_costs_nobody_a_move(tmp_path: Path, how: str) -> None:
    path = tmp_path / "var" / "db"
    async with dealt_game(path) as (bot, people, channel):
        looking = await watch_of(bot)
        await looking.look()
        taken(path, how)
        await a_turn(bot, people, channel)  # nobody has noticed yet
        known = {1: (await bot.store.matches.load(1)).version}

        await looking.look()

        assert isinstance(looking.lost, HostFault)
        reply = await people[0].slash(channel, "hand")
        assert "lost my database" in reply.text
        copy = Path(str(looking.lost.facts["copy"]))
    try:
        assert inspect(copy, app.codecs(painted_by(PlainSkin))) == ()
        with closing(sqlite3.connect(copy)) as db:
            assert dict(db.execute("SELECT id, version FROM tables")) == known
    finally:
        os.unlink(copy)


@pytest.mark.sqlite
@pytest.mark.expected_errors("the database was lost")
async def test_in_the_middle_of_everything_it_notices_by_itself_and_ends_with_a_word(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(watch, "EVERY", 0.05)
    async with a_sandbox() as sandbox:
        settings = Settings(
            _env_file=None,  # type: ignore[call-arg]  # pydantic-settings takes it unseen
            discord_token=SecretStr(sandbox.token),
            discord_api_url=AnyHttpUrl(sandbox.rest_url),
            database_path=tmp_path / "db",
        )
        playing = asyncio.create_task(app.play_on_discord(settings))
        await sandbox.ready()
        os.unlink(tmp_path / "db")
        with pytest.raises(HostFault) as lost:
            await playing

    def gone(_: Settings) -> int:
        raise lost.value

    monkeypatch.setenv("DISCORD_TOKEN", "token")
    monkeypatch.setattr(app, "play_on_discord", gone)
    monkeypatch.setattr("bot.command_line.keep_journal", lambda *_: None)  # the tests have one of their own
    assert main(["run"]) == ExitCode.LOST
    told = capsys.readouterr().err.strip()
    assert str(tmp_path / "db") in told
    assert str(lost.value.facts["copy"]) in told
    assert len(told.splitlines()) == 1


@pytest.mark.sqlite
@pytest.mark.expected_errors("a table was set aside")
async def test_the_health_page_names_what_is_wrong_and_the_metrics_have_a_figure(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with a_bot(tmp_path / "db") as bot:
        await begun(bot)
        looking = await watch_of(bot)
        assert (await looking.condition()).ills == ()

        await bot.store.outbox.enqueue(1, 0, (notice(Notice.TABLE_IDLE, days=1),), LONG_AGO)
        with monkeypatch.context() as ill:
            ill.setattr(OpenFile, "free", lambda _: 99_999_999)
            ill.setattr(bot.store, "rolled_back", (1,))
            fault = Unreadable(1, "deck")
            for _ in range(RETRIES_MAX):
                await bot.coordinator.scheduler.faults.failed(1, fault)
            os.rename(tmp_path / "db", tmp_path / "away")
            now = await looking.condition()
            os.rename(tmp_path / "away", tmp_path / "db")

        assert set(now.ills) == {"letters", "disk", "tables", "lost turns", "file"}
        assert now.figures["oldest_letter_seconds"] > 300
        assert now.figures["disk_free_bytes"] == 99_999_999
        assert now.figures["tables_set_aside"] == now.figures["tables_rolled_back"] == 1
        assert now.figures["gateway_connected"] == 1
        assert now.figures["database_in_place"] == 0


@pytest.mark.sqlite
async def test_the_health_page_is_bad_while_the_gateway_is_gone(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        looking = await watch_of(bot)
        assert (await looking.condition()).ills == ()
        await bot.client.on_shard_disconnect(0)
        now = await looking.condition()
        assert now.ills == ("gateway",)
        assert now.figures["gateway_connected"] == 0
        await bot.client.on_shard_resumed(0)
        assert (await looking.condition()).well


@pytest.mark.sqlite
async def test_a_place_that_is_shut_to_the_bot_is_not_the_bot_s_illness(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        await begun(bot)
        bot.sandbox.fault("POST", "/channels/*/messages", status=403, code=50013)
        await bot.store.outbox.enqueue(1, 0, (notice(Notice.TABLE_IDLE, days=1),), LONG_AGO)
        bot.coordinator.posts.bell.set()
        await bot.sandbox.until(lambda: any(each.status == 403 for each in bot.sandbox.requests) or None)
        await bot.sandbox.idle()
        looking = await watch_of(bot)
        assert (await looking.condition()).ills == ()
        await looking.look()  # counts, now that somebody has asked
        now = await looking.condition()
        assert {"well", *now.figures} == {*HELP, *figures_of_features()}, "each figure says what it means"


@pytest.mark.sqlite
async def test_a_house_is_counted_when_somebody_asks_and_at_most_once_a_minute(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        await begun(bot)
        looking, asked = await watch_of(bot), 0

        async def census() -> Census:
            nonlocal asked
            asked += 1
            return await store_census(bot.store.database)

        bot.store.census = census  # type: ignore[method-assign]
        await looking.look()
        assert asked == 0
        await looking.condition()
        for _ in range(3):
            await looking.look()
        assert asked == 1
        figures = (await looking.condition()).figures
        assert (figures["tables_in_play"], figures["tables_open"], figures["games_finished"]) == (1, 0, 0)
        assert figures["people"] >= 2
        assert figures["database_bytes"] >= (tmp_path / "db").stat().st_size


@pytest.mark.sqlite
async def test_no_name_no_id_and_no_table_is_in_any_metric(tmp_path: Path) -> None:
    COMMANDS.clear()  # what bots of other tests did in this process, with other games
    async with a_bot(tmp_path / "db") as bot:
        people, _ = await begun(bot)
        looking = await watch_of(bot)
        await looking.condition()
        await looking.look()
        async with (
            open_health(0, looking.condition, brought=BROUGHT) as port,
            ClientSession() as session,
            session.get(f"http://127.0.0.1:{port}/metrics") as answer,
        ):
            told = [line for line in (await answer.text()).splitlines() if not line.startswith("#")]

    labels = {label for line in told for label in re.findall(r'(\w+)="([^"]*)"', line)}
    commands = {value for name, value in labels if name == "command"}
    known = {each.qualified_name for each in bot.client.tree.walk_commands()}
    assert {name for name, _ in labels} <= {"le", "command", "version"}
    assert "table new" in commands <= known
    for person in people:
        who = (person.account.name, str(person.id))
        assert not [line for line in told if any(each in line for each in who)]


async def test_it_is_counted_how_often_discord_says_to_slow_down(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db") as bot:
        before = RATE_LIMITED._value.get()
        bot.sandbox.fault("POST", "/channels/*/messages", status=429, retry_after=0.01, times=2)
        await begun(bot)
        assert RATE_LIMITED._value.get() == before + 2


@pytest.mark.expected_errors("a table cannot be read .*Unreadable", "a table was set aside")
async def test_a_click_at_a_table_that_cannot_be_read_is_answered_and_the_table_goes_on_when_it_can(
    tmp_path: Path,
) -> None:
    now = [datetime.now(UTC)]
    async with a_bot(tmp_path / "db", now=lambda: now[0]) as bot:
        people, channel = await begun(bot)
        with connected(tmp_path / "db") as db:
            kept = [tuple(row) for row in db.execute("SELECT state, version FROM moves").fetchall()]
            db.execute("UPDATE moves SET state = ?", (bytes(1),))
            replies = [await people[0].slash(channel, "hand") for _ in range(RETRIES_MAX)]
            assert all("has to pause" in reply.text for reply in replies)
            for person in people:
                await bot.sandbox.until(partial(told_to_wait, person))
            await bot.sandbox.idle()
            assert [told_to_wait(person) for person in people] == [1, 1]
            db.executemany("UPDATE moves SET state = ? WHERE version = ?", kept)

        before = newest_table(channel)
        now[0] += timedelta(hours=2)
        bot.coordinator.scheduler.wake()
        await bot.sandbox.until(lambda: newest_table(channel) is not before or None)
        await a_turn(bot, people, channel)
        await bot.sandbox.until(lambda: not any(map(told_to_wait, people)))  # it goes with the next question


def told_to_wait(person: Person) -> int:
    """How many private messages they have that say so about their table."""
    return sum("has to pause" in message.text for message in person.mail)


@pytest.mark.sqlite
async def test_copies_that_the_bot_made_go_when_they_are_old_and_nothing_else_does(tmp_path: Path) -> None:
    path = tmp_path / "db"
    async with a_bot(path) as bot:
        old = (bot.coordinator.now() - COPIES_KEPT - timedelta(hours=1)).timestamp()
        for name in ("db.step-3", "db.rescued-20260101-000000", "db.bak", "other.step-3", "db.step-4"):
            (tmp_path / name).touch()
            if name != "db.step-4":
                os.utime(tmp_path / name, (old, old))
        await (await watch_of(bot)).look()
        left = {each for each in os.listdir(tmp_path) if "." in each and not each.startswith("db-")}
    assert {"db.bak", "other.step-3", "db.step-4"} <= left
    assert not {"db.step-3", "db.rescued-20260101-000000"} & left
