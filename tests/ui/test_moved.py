"""Nothing that could be typed in 0.6.0 is lost: each command has a place today, and people are told."""

import re
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

from bot.games import games
from bot.language import say
from bot.moved_commands import COMMANDS, places
from bot.table.languages import LANGUAGES, Language
from bot.ui.client import Client
from bot.ui.pages.help import help_page
from bot.ui.pages.moved import ABOUT_MOVED, typed_name
from bot.ui.pages.page import TEXT_LIMIT
from bot.ui.translator import option_key
from discord_sandbox import Reply
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, a_sandbox, painted_by
from tests.ui import commands_of_060

DOCS = Path(__file__).parents[2] / "docs"
PAGE = (DOCS / "commands.md").read_text()
PLAYING = "\n".join(path.read_text() for path in (DOCS / "playing.md", *(DOCS / "playing").glob("*.md")))
SKINS = {name: game.skin for name, game in games().items()}

Typed = app_commands.Command[Any, ..., Any] | app_commands.Group


def leaves(client: Client) -> dict[str, app_commands.Command[Any, ..., Any]]:
    """Everything that can be typed, by its whole name."""
    return {
        each.qualified_name: each
        for each in client.tree.walk_commands()
        if isinstance(each, app_commands.Command)
    }


def test_each_command_of_060_is_in_the_table_and_nothing_else_is() -> None:
    assert [(each.english, each.french) for each in COMMANDS] == list(commands_of_060.COMMANDS)
    assert len(COMMANDS) == 70


async def test_each_has_a_place_among_the_commands_of_today(tmp_path: Path) -> None:
    async with a_bot(tmp_path / "db", known=painted_by(PlainSkin)) as bot:
        known = leaves(bot.client)
        assert [each.now for each in COMMANDS if each.now not in known] == []
        for each in COMMANDS:
            options = {str(parameter.name) for parameter in known[each.now].parameters}
            assert not each.option or each.option in options, each
        assert all(old not in known for old in (each.english for each in COMMANDS if each.has_moved))
        assert {name for name in places() if name in known} == set()
        assert [name for name in known if not is_explained(name)] == []
        tops = {name.split()[0] for name in known}
        assert len(tops) == 19 - len({"club"})
        for language in LANGUAGES:
            for name, command in known.items():
                assert typed_name(name, SKINS, language) == _localized(command, language)


def is_explained(name: str) -> bool:
    """Tell if a line for players has the command: `/table join`, or behind that just `leave`."""
    group, _, leaf = name.partition(" ")
    return any(
        f"`/{name}" in line or (leaf and f"`/{group} " in line and f"`{leaf}`" in line)
        for line in PLAYING.splitlines()
    )


def _localized(command: Typed, language: Language) -> str:
    """Its whole name as Discord is told it."""
    own, above = _name(command, language), command.parent
    return f"{_name(above, language)} {own}" if above is not None else own


def _name(command: Typed, language: Language) -> str:
    name, _ = command.words  # type: ignore[union-attr]
    return say(language, name.extras["key"])


def test_the_page_for_readers_has_the_same_table() -> None:
    rows = re.findall(r"^\| `/([^`]+)` \| `/([^`]+)`(?:, option `([^`]+)`)? \|$", PAGE, re.MULTILINE)
    wanted = [
        (each.english, each.now, each.option and say("en", option_key(each.option))) for each in COMMANDS
    ]

    assert rows == wanted


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_every_new_name_in_the_reader_s_language_on_one_page(language: Language) -> None:
    told = str(help_page(SKINS, ABOUT_MOVED, language).parts[0])
    moved = [each for each in COMMANDS if each.has_moved]

    assert len(moved) == len([line for line in told.splitlines() if "→" in line])
    for each in moved:
        old = each.english if language == "en" else each.french
        assert f"`/{old}` → `/{typed_name(each.now, SKINS, language)}`" in told
    longest_mention = len("</:>") + 19 - len("``/")
    assert len(told) + longest_mention * len(moved) <= TEXT_LIMIT


async def test_who_manages_the_server_is_told_once_and_a_refused_command_does_not_count(
    tmp_path: Path,
) -> None:
    def told(reply: Reply) -> list[bool]:
        return ["new names" in message.text for message in reply.messages]

    async with a_sandbox() as sandbox:
        manager, channel = sandbox.person("Lucie"), sandbox.channel
        manager.change(locale="en-US")
        async with a_bot(tmp_path / "db", sandbox=sandbox) as bot:
            assert told(await manager.slash(channel, "server end", table=99)) == [False]
            first = await manager.slash(channel, "server settings")
            await sandbox.idle()
            assert told(first) == [False, True]
            assert any(part.get("custom_id") == "t:0:help:moved" for part in first.message.parts())
            kept = await bot.coordinator.records.export(manager.id)
            assert {"key": "commands-moved"} in kept["told_once"]
        async with a_bot(tmp_path / "db", sandbox=sandbox):
            again = await manager.slash(channel, "server settings")
            await sandbox.idle()
            assert told(again) == [False]
