"""Commands as Discord is told of them: as discord.py would tell it with a translator of ours."""

import json
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import app_commands
from discord.http import HTTPClient

from bot.language import say
from bot.ui.commands.build import Command, Group
from bot.ui.commands.menus import Menu
from tests.helpers.bot_in_sandbox import PlainSkin, a_bot, painted_by


class InFrench(app_commands.Translator):
    """Asked by discord.py for every word in each of its locales."""

    async def translate(
        self, string: app_commands.locale_str, locale: discord.Locale, _context: Any
    ) -> str | None:
        return say("fr", string.extras["key"]) if locale is discord.Locale.french else None


async def test_the_payload_is_what_discord_py_makes_with_a_translator(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    payloads: list[Any] = []
    send = HTTPClient.bulk_upsert_global_commands

    def bulk_upsert(http: HTTPClient, application_id: int, payload: Any) -> Any:
        payloads.append(payload)
        return send(http, application_id, payload)

    monkeypatch.setattr(HTTPClient, "bulk_upsert_global_commands", bulk_upsert)
    async with a_bot(tmp_path / "db", known=painted_by(PlainSkin, hidden=True)) as bot:
        tree = bot.client.tree
    for kind in (Command, Group, Menu):
        monkeypatch.delattr(kind, "to_dict")
    wanted = [await command.get_translated_payload(tree, InFrench()) for command in tree.get_commands()]

    assert [json.dumps(payload) for payload in payloads] == [json.dumps(wanted)]
    assert json.dumps(payloads).count('"fr": ') > 400
