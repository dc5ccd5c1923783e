"""`make play` as a program: played, ended in every way, begun again; and what it says if it cannot begin."""

import asyncio
import json
import os
import signal
import socket
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Any

import pytest

from bot.host_fault import ExitCode, HostFault
from bot.in_sandbox import opened
from bot.language import say
from bot.settings import Settings
from discord_sandbox import WORLD, Sandbox
from tests.helpers.bot_in_sandbox import a_sandbox
from tests.helpers.logged_errors import WATCH
from tests.helpers.patience import ON_A_BUSY_MACHINE, until
from tests.helpers.program import PROJECT, ended_here, started_here
from tests.helpers.tab import Json, Tab, a_tab, ids


class Playing:
    """A bot that plays in its sandbox in another program, and what it has said on its output."""

    def __init__(self, program: asyncio.subprocess.Process) -> None:
        self.program = program
        self.said: list[str] = []

    async def line(self) -> str:
        """The next line it says; empty ones only leave room around the address."""
        assert self.program.stdout is not None
        while True:
            read = await asyncio.wait_for(self.program.stdout.readline(), ON_A_BUSY_MACHINE)
            assert read, "it ended"
            if line := read.decode().strip():
                self.said.append(line)
                return line

    async def page(self) -> str:
        """Its page's address, as soon as it says so."""
        while True:
            line = await self.line()
            if address := next((word for word in line.split() if word.startswith("http://")), None):
                return address

    async def end(self, how: signal.Signals) -> tuple[list[str], str]:
        """What it still said, and its error output, once the whole group was told to end like that."""
        os.killpg(self.program.pid, how)
        said, complained = await asyncio.wait_for(self.program.communicate(), ON_A_BUSY_MACHINE)
        WATCH.read(complained.decode())
        return said.decode().strip().splitlines(), complained.decode()


@asynccontextmanager
async def playing(folder: Path, *arguments: str, **settings: str) -> AsyncIterator[Playing]:
    """`python -m bot …` in a process group of its own, as a terminal starts it; killed at the end."""
    environment = {
        **os.environ,
        "DATABASE_PATH": str(folder / "var" / "db"),
        "SANDBOX_PORT": "0",
        "LOG_LEVEL": "WARNING",
        "WORKERS": "1",
        "PYTHONPATH": str(PROJECT),
        **settings,
    }
    environment.pop("DISCORD_TOKEN", None)
    program = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "bot", *arguments),
        cwd=folder,
        env=environment,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.PIPE,
        start_new_session=True,
    )
    try:
        yield Playing(program)
    finally:
        with suppress(ProcessLookupError):
            os.killpg(program.pid, signal.SIGKILL)
        _, complained = await program.communicate()
        WATCH.read(complained.decode())


@pytest.mark.long("what the sandbox keeps is read again by day in its own tests")
@pytest.mark.parametrize(
    "how",
    [
        pytest.param(signal.SIGKILL, id="killed", marks=pytest.mark.price("only a program can be killed")),
        pytest.param(
            signal.SIGINT, id="stopped", marks=pytest.mark.long("what survives a kill survives a stop")
        ),
    ],
)
async def test_a_game_goes_on_with_the_same_buttons_however_the_sandbox_ended(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], how: signal.Signals
) -> None:
    async with playing(tmp_path) as bot, a_tab(await bot.page()) as tab:
        panel = await recruited(tab, await dealt(tab))
        await kept(tmp_path, panel)
        said, complained = await bot.end(how)
        assert how is signal.SIGKILL or stopped_well(bot, said, complained)

    async with (
        playing_here(tmp_path, monkeypatch, capsys, "sandbox") as (begun, page),
        a_tab(page) as tab,
    ):
        again = await found(tab, panel)
        assert ids(again) == ids(panel)
        assert again["attachments"][0]["id"] == panel["attachments"][0]["id"]
        assert len(begun) == 2, "nothing was put aside: a sentence and the address"
        await tab.click(*await tab.button(":hand"))  # under the table, in the thread of the first start
        await tab.until(lambda: any(m["ephemeral"] and m["attachments"] for m in tab.messages.values()))


def stopped_well(bot: Playing, said: list[str], complained: str) -> bool:
    """Tell if a bot that was asked to stop has said so and nothing else."""
    return (bot.program.returncode, said, complained) == (ExitCode.FINE, [say("en", "host-stopping")], "")


async def dealt(tab: Tab) -> Json:
    """The panel of whoever begins a game of Lucie and Théo; the tab is that person's."""
    await tab.become("Lucie")
    await tab.button(":play-now")  # the first page stands: the bot is there, and its commands are known
    channel = next(each["id"] for each in tab.state["channels"] if each["kind"] == "text")
    await tab.insist("slash", channel=channel, path="table new", options={"game": "chicago-poker"})
    lobby, join = await tab.button(":join")
    await tab.become("Théo")
    await tab.click(lobby, join)
    await tab.become("Lucie")
    await tab.until(lambda: not disabled(tab.messages[lobby["id"]], ":start"))
    await tab.click(lobby, join.replace(":join", ":start"))
    for name in ("Théo", "Lucie") * 200:
        await tab.become(name)
        panels = [m for m in tab.messages.values() if any(i.endswith(":recruit") for i in ids(m))]
        if panels and panels[-1]["attachments"]:
            return panels[-1]
        await asyncio.sleep(0.1)  # whose turn it is shows in private: look at the one, then at the other
    raise AssertionError("nobody is asked")


def disabled(message: Json, ending: str) -> bool:
    told = json.dumps(message["components"])
    at = told.index(f'{ending}"')
    return '"disabled": true' in told[told.rindex("{", 0, at) : told.index("}", at)]


async def found(tab: Tab, message: Json) -> Json:
    """The same message, for whoever could read it before, once the bot is back."""
    await tab.until(lambda: tab.state["bot"]["connected"])
    for person in [each["display"] for each in tab.state["people"]]:
        await tab.become(person)
        if message["id"] in tab.messages:
            return tab.messages[message["id"]]
    raise AssertionError("the message is gone")


async def recruited(tab: Tab, panel: Json) -> Json:
    """The panel after its button was pressed: the same message with other words."""
    await tab.click(panel, next(i for i in ids(panel) if i.endswith(":recruit")))
    changed: Json = await tab.until(
        lambda: (now := tab.messages[panel["id"]])["components"] != panel["components"] and now
    )
    return changed


async def kept(folder: Path, message: Json) -> None:
    """Waits until the file has the message as the page has it, or as it has become since."""
    path = folder / "var" / "sandbox" / WORLD

    def has() -> bool:
        lines = [json.loads(line) for line in path.read_text().splitlines()[1:-1]]
        mine: Any = next((each for each in lines if str(each["id"]) == message["id"]), None)
        return mine is not None and (mine["edited"] or 0) >= message["editedAt"]

    await until(has)


@pytest.mark.long("a sandbox that plays is stopped by Ctrl-C too; here its workers are loading")
async def test_ctrl_c_while_it_is_still_starting_is_answered_in_one_line(tmp_path: Path) -> None:
    """The workers are loading what they need at that time, and a terminal's Ctrl-C reaches them as well."""
    async with playing(tmp_path, WORKERS="2") as bot:
        await bot.page()
        said, complained = await bot.end(signal.SIGINT)
    assert stopped_well(bot, said, complained)


@asynccontextmanager
async def playing_here(
    folder: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], *arguments: str
) -> AsyncIterator[tuple[list[str], str]]:
    """The same in this process: the lines it said until its page was open, and the page's address."""
    said: list[str] = []
    async with started_here(monkeypatch, folder, *arguments, **settled(folder)) as ended:
        while not any("http://" in line for line in said):
            assert not ended.done(), "it ended"
            await asyncio.sleep(0.01)
            said += filter(None, map(str.strip, capsys.readouterr().out.splitlines()))
        yield said, next(word for word in said[-1].split() if word.startswith("http://"))
    assert ended.result() == ExitCode.FINE


def settled(folder: Path, port: str = "0") -> dict[str, str]:
    """What a start in this process is told; an empty token is none."""
    database = str(folder / "var" / "db")
    return {"DISCORD_TOKEN": "", "DATABASE_PATH": database, "SANDBOX_PORT": port, "LOG_LEVEL": "WARNING"}


async def test_what_cannot_be_read_is_put_aside_with_a_sentence_and_a_new_world_begins(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "var" / "sandbox"
    folder.mkdir(parents=True)
    (folder / WORLD).write_text("a shopping list\n")
    (folder / "chicago.sqlite3").write_text("with a database that is none")
    async with playing_here(tmp_path, monkeypatch, capsys) as (said, page), a_tab(page) as tab:
        await tab.until(lambda: tab.state["bot"]["connected"])
        aside = next(path for path in (tmp_path / "var").iterdir() if ".aside-" in path.name)
        assert str(aside) in said[0]
        assert (aside / WORLD).read_text() == "a shopping list\n"
        assert (aside / "chicago.sqlite3").exists()

        # Nobody else may play with the same files meanwhile.
        assert await ended_here(monkeypatch, tmp_path, **settled(tmp_path)) == ExitCode.WRONG
        assert capsys.readouterr().err.strip() == say("en", "error-sandbox-in-use", path=str(folder))


async def test_who_begins_anew_finds_the_games_so_far_put_aside(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "var" / "sandbox"
    async with a_sandbox(folder) as sandbox:
        sandbox.person("Lucie").say(sandbox.channel, "long ago")
    async with (
        playing_here(tmp_path, monkeypatch, capsys, "sandbox", "--fresh") as (said, page),
        a_tab(page) as tab,
    ):
        await tab.become("Lucie")
        assert not tab.messages
    aside = next(path for path in (tmp_path / "var").iterdir() if ".aside-" in path.name)
    assert str(aside) in said[0]
    assert "long ago" in (aside / WORLD).read_text()


async def test_a_port_that_was_asked_for_and_is_taken_is_said_in_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        assert await ended_here(monkeypatch, tmp_path, **settled(tmp_path, port)) == ExitCode.WRONG
    assert capsys.readouterr().err.strip() == say("en", "error-sandbox-port-taken", value=port)


async def test_where_nobody_asked_for_a_port_the_next_free_one_is_taken(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        settings = Settings.model_construct(_fields_set=set(), sandbox_port=port)
        sandbox = await opened(settings, Sandbox(), tmp_path)
        await sandbox.stop()
        assert sandbox.port not in (0, port)
        assert str(port) in capsys.readouterr().out

        asked = Settings.model_construct(_fields_set={"sandbox_port"}, sandbox_port=port)
        with pytest.raises(HostFault):
            await opened(asked, Sandbox(), tmp_path)
