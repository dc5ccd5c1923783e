"""`check` asks Discord how it knows the bot, says what a host should put right, and begins no session."""

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.__main__ import main
from bot.language import say
from discord_sandbox import Permission, Sandbox
from tests.helpers.bot_in_sandbox import a_sandbox


@pytest.fixture
async def sandbox(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> AsyncIterator[Sandbox]:
    """A Discord whose token the host has settled; nothing is painted, which takes the longest."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("bot.checking._paint", lambda *_: None)
    async with a_sandbox() as sandbox:
        monkeypatch.setenv("DISCORD_API_URL", sandbox.rest_url)
        monkeypatch.setenv("DISCORD_TOKEN", sandbox.token)
        monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "db"))
        yield sandbox


async def checked(*more: str) -> int:
    return await asyncio.to_thread(main, ["check", *more])


async def test_who_may_play_is_told_as_whom_and_where(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    assert await checked() == 0

    told = capsys.readouterr().out
    assert f"as {sandbox.world.bot.name}, on 1 server." in told
    assert "1,000 of 1,000 starts" in told
    assert "lacks" not in told
    assert not any(sandbox.world.commands.values()), "nothing is registered"
    assert not any("gateway" in each.path and each.method != "GET" for each in sandbox.requests)


async def test_a_token_that_discord_refuses_is_no_order(
    sandbox: Sandbox, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("DISCORD_TOKEN", "abc")

    assert await checked() == 2
    assert capsys.readouterr().err.splitlines()[-1] == say("en", "error-token-refused")
    asked = len(sandbox.requests)
    assert await checked("--offline") == 0
    assert len(sandbox.requests) == asked


async def test_a_discord_that_does_not_answer_is_said_in_a_sentence(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    await sandbox.stop()

    assert await checked() == 4
    assert "Discord cannot be reached" in capsys.readouterr().err


async def test_the_rights_that_a_server_does_not_give_are_named(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    guild = sandbox.world.guild
    for role in guild.roles.values():
        role.permissions &= ~(Permission.ADMINISTRATOR | Permission.ATTACH_FILES | Permission.VIEW_CHANNEL)

    assert await checked() == 0
    assert f"On {guild.name} it lacks these rights: View Channels, Attach Files." in capsys.readouterr().out


async def test_a_bot_on_no_server_is_told_how_to_invite_it(
    sandbox: Sandbox, capsys: pytest.CaptureFixture[str]
) -> None:
    sandbox.world.kick_bot(sandbox.world.guild)

    assert await checked() == 0
    told = capsys.readouterr().out
    assert "on no server yet. Invite it: https://" in told


async def test_a_setting_that_is_misspelt_is_not_passed_over(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("WORKER_MEMROY", "300")
    (tmp_path / ".env").write_text("DATABSE_PATH=here\nDATABASE_PASSWORD=another's\nlog_level=info\n")

    assert await checked("--offline") == 2
    told = capsys.readouterr().out
    assert "DATABSE_PATH is not a setting. Did you mean DATABASE_PATH?" in told
    assert "WORKER_MEMROY is not a setting. Did you mean WORKER_MEMORY?" in told
    assert "DATABASE_PASSWORD" not in told
    assert "LOG_LEVEL" not in told
    assert not sandbox.requests


async def test_where_nothing_can_be_written_is_no_order(
    sandbox: Sandbox, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setenv("DATABASE_PATH", str(tmp_path / "file" / "db"))

    assert await checked() == 2
    assert str(tmp_path / "file" / "db") in capsys.readouterr().err
    assert not sandbox.requests


@pytest.mark.usefixtures("sandbox")
async def test_what_would_stop_the_next_start_is_told_beforehand(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """No session may begin today, or our emoji have no room: the first alone keeps the bot from playing."""
    monkeypatch.setattr("bot.ui.registration.APPLICATION_EMOJI_MAX", 12)
    assert await checked() == 0
    assert "has room for 12 more emoji" in capsys.readouterr().out
    monkeypatch.setenv("OWN_EMOJI", "off")
    none_left = (1, "", {"total": 1000, "remaining": 0})
    monkeypatch.setattr("discord.http.HTTPClient.get_bot_gateway", lambda _: asyncio.sleep(0, none_left))

    assert await checked() == 2
    told = capsys.readouterr().out
    assert "emoji" not in told
    assert "may not start again today" in told
