"""The sandbox as another bot's author gets it: a package of its own, without the rest of the repository."""

import subprocess
import sys
import tomllib
from pathlib import Path
from zipfile import ZipFile

import pytest

import discord_sandbox

ROOT = Path(__file__).parents[2]
PACKAGE = ROOT / "discord_sandbox"

BOT_TEST = """
import asyncio

import yarl
from discord import Client, Intents
from discord.app_commands import CommandTree
from discord.gateway import DiscordWebSocket
from discord.http import Route


async def test_a_bot_answers(discord):
    async with discord() as d:
        Route.BASE = d.rest_url
        DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(d.gateway_url)
        client = Client(intents=Intents(guilds=True))
        tree = CommandTree(client)

        @tree.command(description="Answers")
        async def ping(interaction) -> None:
            await interaction.response.send_message("Pong")

        @client.event
        async def setup_hook() -> None:
            await tree.sync()

        playing = asyncio.create_task(client.start(d.token))
        await d.ready()
        reply = await d.person("Lucie").slash(d.channel, "ping")
        assert reply.message.text == "Pong"
        await client.close()
        await playing
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel as `pip install .` in that folder would build it."""
    folder = tmp_path_factory.mktemp("dist")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)]
    subprocess.run(build, cwd=PACKAGE, check=True, capture_output=True)
    return next(folder.glob("*.whl"))


def test_its_wheel_holds_the_package_and_its_page(wheel: Path) -> None:
    with ZipFile(wheel) as packed:
        names = set(packed.namelist())
    modules = {path.relative_to(ROOT).as_posix() for path in PACKAGE.rglob("*.py")}
    page = {path.relative_to(ROOT).as_posix() for path in (PACKAGE / "page").iterdir()}

    assert names >= modules | page, sorted((modules | page) - names)
    assert {name.split("/")[0] for name in names} == {
        "discord_sandbox",
        f"discord_sandbox-{discord_sandbox.__version__}.dist-info",
    }
    assert not [name for name in names if name.endswith((".pyc", "pyproject.toml"))]


@pytest.mark.long("the sandbox is installed and opened alone by day")
def test_a_stranger_tests_a_bot_with_its_fixture(wheel: Path, tmp_path: Path) -> None:
    """In a folder without anything of ours: the fixture is found, and discord.py connects."""
    with ZipFile(wheel) as packed:
        packed.extractall(tmp_path)
    (tmp_path / "test_stranger.py").write_text(BOT_TEST)
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-o", "asyncio_mode=auto"]
    run = subprocess.run([*command, "test_stranger.py"], cwd=tmp_path, capture_output=True, text=True)

    assert "1 passed" in run.stdout, run.stdout + run.stderr


def test_it_asks_for_what_we_ask_for() -> None:
    """Its requirements are among ours, with the same bounds: our wheel carries it."""
    ours, its = (
        tomllib.loads((folder / "pyproject.toml").read_text())["project"]["dependencies"]
        for folder in (ROOT, PACKAGE)
    )
    assert set(its) <= set(ours)
