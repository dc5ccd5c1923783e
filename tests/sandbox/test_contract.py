"""What the tiny bot sends is what Discord's own description of its API takes."""

from typing import Any

import discord
import pytest

from discord_sandbox import Interaction, LocalFile, Sandbox
from discord_sandbox.interactions import payload
from discord_sandbox.rest.api import LoggedRequest
from tests.helpers.sandbox import contract
from tests.helpers.sandbox.tiny_bot import connected


async def test_everything_that_the_tiny_bot_sends_fits_discords_description() -> None:
    contract.demand_description()
    async with Sandbox.running() as sandbox, connected(sandbox):
        lucie = sandbox.person("Lucie")
        for command in ("ping", "slow", "thread", "letter", "picture"):
            await lucie.slash(sandbox.channel, command)
        panel = (await lucie.slash(sandbox.channel, "panel")).message
        await lucie.click(panel, label="Count 1")
        await lucie.click(panel, label="Slow")
        modal = (await lucie.click(panel, label="Ask")).modal
        assert modal is not None
        await lucie.submit(modal, {"Your name": "Al"})
        await lucie.autocomplete(sandbox.channel, "table new", "card", "R")
        assert len(sandbox.requests) > 15
        assert contract.faults(sandbox.requests) == []
        assert contract.false_answers(sandbox.requests) == []


async def test_what_the_sandbox_tells_a_bot_looks_as_discord_says() -> None:
    contract.demand_description()
    async with Sandbox.running() as sandbox, connected(sandbox) as bot:
        guild = await bot.fetch_guild(sandbox.guild.id)
        await guild.fetch_channels()
        await guild.fetch_roles()
        await guild.active_threads()
        await guild.fetch_member(sandbox.person("Mina").id)
        await bot.fetch_user(sandbox.person("Mina").id)
        await bot.application_info()
        await bot.fetch_application_emojis()
        room = await bot.fetch_channel(sandbox.channel.id)
        assert isinstance(room, discord.TextChannel)
        sandbox.person("Mina").say(sandbox.channel, "hello")
        opener = await room.send("a table")
        thread = await opener.create_thread(name="Capone, Torrio")
        await thread.edit(archived=True)
        assert len([message async for message in room.history()]) == 2
        assert contract.faults(sandbox.requests) == []
        assert contract.false_answers(sandbox.requests) == []


async def test_a_file_that_comes_with_a_command_is_described_as_discord_does() -> None:
    contract.demand_description()
    async with Sandbox.running() as sandbox, connected(sandbox):
        kept = list[dict[str, Any]]()
        sandbox.world.listeners.append(
            lambda change: (
                kept.append(payload(change.subject, sandbox.world, sandbox.files))
                if isinstance(change.subject, Interaction)
                else None
            )
        )
        lucie = sandbox.person("Lucie")
        await lucie.slash(sandbox.channel, "weigh", file=LocalFile("a b.txt", b"one line"))
        data = kept[0]["data"]
        (option,) = data["options"]
        shown = data["resolved"]["attachments"][option["value"]]
        assert contract.misshapen("AttachmentResponse", shown) == ""
        assert (option["type"], shown["ephemeral"], shown["filename"]) == (11, True, "a_b.txt")
        assert contract.misshapen("AttachmentResponse", shown | {"size": "8"}) != ""
        assert contract.faults(sandbox.requests) == []
        assert contract.false_answers(sandbox.requests) == []


def test_a_body_that_does_not_fit_is_named() -> None:
    contract.demand_description()
    sent = LoggedRequest("POST", "/channels/1/messages", None, {}, body={"content": 5}, status=200)
    assert "content" in contract.faults([sent])[0]
    nowhere = LoggedRequest("POST", "/kitchens/1", None, {}, status=200)
    assert contract.faults([nowhere]) == ["POST /kitchens/1: no such route"]


@pytest.mark.parametrize(
    ("button", "wrong"),
    [
        ({"type": 2, "style": 1, "label": "Deal", "custom_id": "x"}, False),
        ({"type": 2, "style": 1, "label": "Deal", "custom_id": "x" * 101}, True),
        ({"type": 2, "style": 99, "label": "Deal", "custom_id": "x"}, True),
        ({"type": 99, "style": 1, "label": "Deal", "custom_id": "x"}, True),
        ({"style": 1, "label": "Deal", "custom_id": "x"}, True),
        ("a button", True),
    ],
)
def test_a_component_that_does_not_fit_is_named(button: object, wrong: bool) -> None:
    contract.demand_description()
    for body in (
        {"components": [{"type": 1, "components": [button]}]},
        {"components": [{"type": 17, "components": [{"type": 1, "components": [button]}]}]},
    ):
        sent = LoggedRequest("POST", "/channels/1/messages", None, {}, body=body, status=200)
        assert bool(contract.faults([sent])) is wrong
