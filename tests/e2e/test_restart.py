"""The bot as a program of its own: killed in the middle of a turn, started again, asked to stop."""

import asyncio
import os
import signal
import sys
from pathlib import Path

import aiohttp
import pytest

from bot.app import codecs
from bot.games import games
from bot.host_fault import ExitCode
from bot.language import say
from bot.ui.invitation import invitation
from discord_sandbox import Message, Person, Sandbox
from tests.helpers.bot_in_sandbox import a_sandbox
from tests.helpers.databases import begin_nothing, inspected, url_of
from tests.helpers.patience import ON_A_BUSY_MACHINE
from tests.helpers.playing import a_turn, begun, controls, newest_table, panel
from tests.helpers.program import PROJECT, a_program, ended_here


class Outside:
    """A bot whose bot lives in another program: only the sandbox can be touched."""

    def __init__(self, sandbox: Sandbox) -> None:
        self.sandbox = sandbox


@pytest.mark.price("only a program can be killed, and has a log of its own that could name a card")
async def test_killed_in_the_middle_of_a_turn_it_loses_nothing_and_its_log_names_no_card(
    tmp_path: Path,
) -> None:
    """Its second life says where it plays, and leaves when it is asked to stop."""
    log = tmp_path / "log"
    async with a_sandbox() as sandbox:
        bot = Outside(sandbox)
        async with a_program(sandbox, tmp_path / "db") as program:
            await sandbox.ready()
            people, channel = await begun(bot, 3, by_clicks=True, options="length:short")  # type: ignore[arg-type]
            # The second boss of the game has two actions: one is done before the blow falls.
            first = next(p for p in people if p.account in newest_table(channel).pings)
            await _press(sandbox, first, ":recruit")
            await _press(sandbox, first, ":stop")
            second = await sandbox.until(
                lambda: next((p for p in people if p is not first and panel(p)), None)
            )
            await _press(sandbox, second, ":recruit")
            await sandbox.idle()
            before = panel(second)
            assert before is not None
            program.send_signal(signal.SIGKILL)
            await program.wait()
        old = controls(before)
        async with a_program(
            sandbox, tmp_path / "db", "run", log=log, output=asyncio.subprocess.PIPE
        ) as program:
            assert program.stdout is not None
            told = (await asyncio.wait_for(program.stdout.readline(), ON_A_BUSY_MACHINE)).decode()
            assert invitation(sandbox.world.bot.id) in told
            assert "1 server." in told
            await sandbox.until(lambda: sandbox.gateway.connected)
            await sandbox.idle()
            assert controls(panel(second) or before) == old, "the old panel is still the present one"
            await _press(sandbox, second, ":recruit")
            await a_turn(bot, people, channel)  # type: ignore[arg-type]
            program.send_signal(signal.SIGTERM)
            await program.communicate()
            assert program.returncode == 0
        written = log.read_bytes()
        assert b"asked to stop" in written
        assert b'"event": "acted"' in written
        assert sandbox.token.encode() not in written
        assert b"recruit" not in written


async def _press(sandbox: Sandbox, person: Person, ending: str) -> None:
    """Presses what ends so once it is offered: while the bot is slow an older panel may still stand."""
    message, pressed = await sandbox.until(lambda: _offered(person, ending))
    before = message.edited
    await person.click(message, custom_id=pressed)
    await sandbox.until(lambda: message.edited != before or message.deleted)


def _offered(person: Person, ending: str) -> tuple[Message, str] | None:
    message = panel(person)
    offered = [] if message is None else [custom_id for custom_id, _ in controls(message)]
    pressed = next((custom_id for custom_id in offered if custom_id.endswith(ending)), None)
    return (message, pressed) if message and pressed else None


HANGS = """
import asyncio, sys
from bot import app
from bot.__main__ import main
from bot.ui.client import Client

async def never(_: object) -> None:
    await asyncio.Event().wait()

Client.drain = never
app.AT_LAST = 0.5
sys.exit(main(["run"]))
"""


@pytest.mark.long("a goodbye that nobody answers is cut short by day; a kill loses nothing")
async def test_it_goes_whatever_still_waits_and_loses_nothing(tmp_path: Path) -> None:
    log = tmp_path / "log"
    async with a_sandbox() as sandbox, a_program(sandbox, tmp_path / "db", code=HANGS, log=log) as program:
        await sandbox.ready()
        bot = Outside(sandbox)
        await begun(bot, by_clicks=True)  # type: ignore[arg-type]
        program.send_signal(signal.SIGTERM)
        await asyncio.wait_for(program.communicate(), ON_A_BUSY_MACHINE)
    assert program.returncode == 0
    assert b"stopped in the middle of something" in log.read_bytes()
    assert inspected(tmp_path / "db", codecs(games())) == ()


@pytest.mark.long("a refused token also ends a start in this process; here its workers are programs")
async def test_a_token_that_is_refused_ends_the_program_with_one_sentence(tmp_path: Path) -> None:
    """Its workers are still loading then, and say nothing."""
    async with a_sandbox() as sandbox:
        settings = {"DISCORD_TOKEN": "wrong", "LOG_LEVEL": "ERROR", "WORKERS": "2"}
        log = tmp_path / "log"
        async with a_program(sandbox, tmp_path / "db", settings=settings, log=log) as program:
            await asyncio.wait_for(program.communicate(), ON_A_BUSY_MACHINE)
        assert program.returncode == ExitCode.WRONG
        assert log.read_text().strip() == say("en", "error-token-refused")
        assert "DISCORD_TOKEN" in log.read_text()


@pytest.mark.parametrize(
    ("setting", "value"),
    [
        ("DISCORD_TOKEN", "two words"),
        ("DISCORD_TOKEN", "refused-by-discord"),
        ("LOG_LEVEL", "loud"),
        ("SHARDS", "none"),
        ("TEST_GUILD", "1187654321098765432"),  # where the bot is not
    ],
)
async def test_a_wrong_setting_ends_the_start_with_one_sentence(
    tmp_path: Path,
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
    setting: str,
    value: str,
) -> None:
    async with a_sandbox() as sandbox:
        settings = {**settled(sandbox, tmp_path), setting: value}
        assert await ended_here(monkeypatch, tmp_path, **settings) == ExitCode.WRONG
    told = capsys.readouterr().err
    assert setting in told
    assert len(told.strip().splitlines()) == 1
    assert setting != "DISCORD_TOKEN" or value not in told


def settled(sandbox: Sandbox, folder: Path) -> dict[str, str]:
    """What a start in this process is told of the sandbox."""
    begin_nothing(folder / "db")
    return {
        "DISCORD_TOKEN": sandbox.token,
        "DISCORD_API_URL": sandbox.rest_url,
        "DATABASE_PATH": str(folder / "db"),
        "DATABASE_URL": url_of(folder / "db"),
        "LOG_LEVEL": "ERROR",
    }


async def test_where_discord_cannot_be_reached_a_later_start_is_asked_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with a_sandbox() as sandbox:
        silent = sandbox.rest_url
    async with a_sandbox() as sandbox:
        sandbox.fault("GET", "/users/@me", status=503, times=99)
        for address in (silent, sandbox.rest_url, sandbox.page_url + "nothing/here"):
            settings = {**settled(sandbox, tmp_path), "DISCORD_API_URL": address}
            assert await ended_here(monkeypatch, tmp_path, **settings) == ExitCode.UNREACHABLE
            told = capsys.readouterr().err
            assert told.startswith("Discord cannot be reached"), told
            assert len(told.strip().splitlines()) == 1


async def test_a_token_that_is_reset_while_the_bot_plays_ends_it_with_one_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    async with a_sandbox() as sandbox:
        ended = asyncio.create_task(ended_here(monkeypatch, tmp_path, **settled(sandbox, tmp_path)))
        await sandbox.ready()
        sandbox.gateway.token = "another"
        sandbox.gateway.invalidate()
        assert await ended == ExitCode.WRONG
        assert capsys.readouterr().err.strip() == say("en", "error-token-refused")


@pytest.mark.long("the sandbox also opens in this process; here it stops by a signal")
async def test_without_a_token_it_opens_the_sandbox_and_says_where(tmp_path: Path) -> None:
    environment = {**os.environ, "SANDBOX_PORT": "0", "LOG_LEVEL": "WARNING", "WORKERS": "1"}
    environment.pop("DISCORD_TOKEN", None)
    program = await asyncio.create_subprocess_exec(
        sys.executable,
        "-m",
        "bot",
        cwd=tmp_path,
        env={**environment, "PYTHONPATH": str(PROJECT)},
        stdout=asyncio.subprocess.PIPE,
    )
    assert program.stdout is not None
    told = await asyncio.wait_for(program.stdout.readuntil(b"/\n"), ON_A_BUSY_MACHINE)
    address = next(word for word in told.decode().split() if word.startswith("http://127.0.0.1:"))
    async with aiohttp.ClientSession() as session, session.get(address) as page:
        assert page.status == 200
        assert "<html" in (await page.text()).lower()
    program.send_signal(signal.SIGTERM)
    assert await asyncio.wait_for(program.wait(), ON_A_BUSY_MACHINE) == 0
    assert os.listdir(tmp_path) == ["var"], "what is kept lies in one place"
    assert sorted(os.listdir(tmp_path / "var")) == ["sandbox", "sandbox.lock"]
