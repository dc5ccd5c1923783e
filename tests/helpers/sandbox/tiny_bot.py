"""A bot of our own, as small as can be, that uses every part of Discord that a table needs. Knows no game."""

import asyncio
import io
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import aiohttp
import discord
import discord.gateway
import discord.http
import yarl
from discord import app_commands, ui
from PIL import Image

from discord_sandbox import Sandbox
from tests.helpers.patience import ON_A_BUSY_MACHINE

Interaction = discord.Interaction[Any]


def picture(width: int = 110, height: int = 70) -> bytes:
    """A plain PNG."""
    file = io.BytesIO()
    Image.new("RGB", (width, height), (20, 90, 80)).save(file, "PNG")
    return file.getvalue()


class Count(ui.DynamicItem[ui.Button[Any]], template=r"count:(?P<number>\d+)"):
    """A button whose id is its whole memory."""

    def __init__(self, number: int) -> None:
        super().__init__(ui.Button(label=f"Count {number}", custom_id=f"count:{number}"))
        self.number = number

    @classmethod
    async def from_custom_id(cls, _: Interaction, __: ui.Item[Any], match: re.Match[str], /) -> "Count":
        return cls(int(match["number"]))

    async def callback(self, interaction: Interaction) -> None:
        await interaction.response.edit_message(view=panel(self.number + 1))


class Ask(ui.Modal, title="A question"):
    name: ui.TextInput[Any] = ui.TextInput(label="Your name", max_length=20)

    async def on_submit(self, interaction: Interaction) -> None:
        await interaction.response.send_message(f"Hello {self.name.value}", ephemeral=True)


def panel(number: int) -> ui.LayoutView:
    view = ui.LayoutView(timeout=None)
    row: ui.ActionRow[Any] = ui.ActionRow()
    row.add_item(Count(number))
    row.add_item(ui.Button(label="Ask", custom_id="ask"))
    row.add_item(ui.Button(label="Slow", custom_id="slow"))
    row.add_item(ui.Button(label="Silent", custom_id="silent"))
    row.add_item(ui.Button(label="Site", url="https://example.org/"))
    choice: ui.ActionRow[Any] = ui.ActionRow()
    options = [discord.SelectOption(label=f"Card {i}", value=f"R{i}") for i in range(1, 4)]
    choice.add_item(ui.Select(custom_id="card", placeholder="Choose a card", options=options))
    people: ui.ActionRow[Any] = ui.ActionRow()
    people.add_item(ui.UserSelect(custom_id="who", placeholder="Choose somebody"))
    view.add_item(
        ui.Container(
            ui.TextDisplay(f"## Panel {number}"),
            ui.Section("-# a line", accessory=ui.Button(label="More", custom_id="more")),
            ui.Separator(),
            row,
            choice,
            people,
            accent_colour=0xC9A24B,
        )
    )
    return view


class TinyBot(discord.Client):
    """Commands: /ping, /panel, /slow, /late, /double, /table new, /thread, /letter, /picture, /weigh."""

    def __init__(self) -> None:
        # One guild: no need to wait the usual two seconds for more of them.
        super().__init__(intents=discord.Intents(guilds=True), guild_ready_timeout=0.05)
        self.tree = app_commands.CommandTree(self)
        self.errors: list[BaseException] = []
        self.seen: list[str] = []
        add_commands(self)

    async def setup_hook(self) -> None:
        self.add_dynamic_items(Count)
        await self.tree.sync()

    async def on_socket_event_type(self, event: str) -> None:
        self.seen.append(event)

    async def on_interaction(self, interaction: Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        assert interaction.data is not None
        data: dict[str, Any] = dict(interaction.data)
        match data["custom_id"]:
            case "ask":
                await interaction.response.send_modal(Ask())
            case "slow":
                await interaction.response.defer(ephemeral=True, thinking=True)
                await asyncio.sleep(0.1)
                await interaction.followup.send("at last")
            case "card":
                values = data["values"]
                await interaction.response.send_message(f"chose {values}", ephemeral=True)
            case "who":
                values = data["values"]
                await interaction.response.send_message(f"picked <@{values[0]}>", ephemeral=True)
            case _:
                return


def add_commands(bot: TinyBot) -> None:
    """Registers the commands in the bot's tree."""
    tree = bot.tree

    @tree.command(name="ping", description="Is it there?")
    async def ping(interaction: Interaction) -> None:
        await interaction.response.send_message(f"pong {interaction.locale} {interaction.guild_locale}")

    @tree.command(name="panel", description="A panel with everything")
    async def show_panel(interaction: Interaction) -> None:
        await interaction.response.send_message(view=panel(1))

    @tree.command(name="slow", description="Thinks first")
    async def slow(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        await asyncio.sleep(0.05)
        await interaction.followup.send("done", ephemeral=False)
        await interaction.followup.send("and more", ephemeral=True)

    @tree.command(name="late", description="Answers too late")
    async def late(interaction: Interaction) -> None:
        await asyncio.sleep(3.2)
        await remembered(bot, interaction.response.send_message("too late"))

    @tree.command(name="double", description="Answers twice")
    async def double(interaction: Interaction) -> None:
        await interaction.response.send_message("once")
        interaction.response._response_type = None
        await remembered(bot, interaction.response.send_message("twice"))

    @tree.command(name="thread", description="Opens a thread")
    async def thread(interaction: Interaction) -> None:
        await interaction.response.send_message("opening")
        assert isinstance(interaction.channel, discord.TextChannel | discord.Thread)
        assert isinstance(interaction.channel, discord.TextChannel)
        opened = await interaction.channel.create_thread(
            name="Capone, Torrio", type=discord.ChannelType.public_thread
        )
        await opened.send(f"{interaction.user.mention}, this is it", nonce="n-1")

    @tree.command(name="letter", description="Writes a private message")
    async def letter(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True)
        try:
            await interaction.user.send("psst", nonce="dm-1")
            await interaction.followup.send("written")
        except discord.HTTPException as error:
            await interaction.followup.send(f"refused {error.code}")

    @tree.command(name="picture", description="Shows a picture")
    async def show_picture(interaction: Interaction) -> None:
        await interaction.response.defer()
        await interaction.followup.send(
            view=Gallery(), file=discord.File(io.BytesIO(picture()), filename="table.png")
        )

    @tree.command(name="weigh", description="Weighs a file")
    async def weigh(interaction: Interaction, file: discord.Attachment, again: bool = False) -> None:
        content = await file.read()
        words = f"{file.filename}: {file.size} bytes told, {len(content)} read, {file.content_type}, {again}"
        await interaction.response.send_message(words, ephemeral=True)

    table = app_commands.Group(name="table", description="Tables")

    @table.command(name="new", description="Opens a table")
    @app_commands.choices(
        rulebook=[
            app_commands.Choice(name="English", value="english"),
            app_commands.Choice(name="French", value="french"),
        ]
    )
    async def new(
        interaction: Interaction,
        rulebook: app_commands.Choice[str],
        card: str | None = None,
        friend: discord.Member | None = None,
    ) -> None:
        friend_name = friend.display_name if friend else None
        await interaction.response.send_message(f"{rulebook.value} {card} {friend_name}")

    @new.autocomplete("card")
    async def cards(_: Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = [f"R{i}" for i in range(1, 16)]
        return [
            app_commands.Choice(name=f"Card {n}", value=n) for n in names if n.startswith(current.upper())
        ]

    tree.add_command(table)

    @tree.context_menu(name="Count the words")
    async def count_words(interaction: Interaction, message: discord.Message) -> None:
        count, parts = len(message.content.split()), len(message.components)
        words = f"{message.author.display_name}: {count} words, {parts} parts"
        await interaction.response.send_message(words, ephemeral=True)

    @tree.context_menu(name="Greet")
    async def greet(interaction: Interaction, person: discord.Member) -> None:
        await interaction.response.send_message(f"Good evening, {person.display_name}")


class Gallery(ui.LayoutView):
    shown: ui.MediaGallery[Any] = ui.MediaGallery(
        discord.MediaGalleryItem("attachment://table.png", description="A green table")
    )


async def remembered(bot: TinyBot, doing: Any) -> None:
    try:
        await doing
    except discord.HTTPException as error:
        bot.errors.append(error)


@asynccontextmanager
async def connected(
    sandbox: Sandbox, bot: TinyBot | None = None, answer_within: float = ON_A_BUSY_MACHINE
) -> AsyncIterator[TinyBot]:
    """The tiny bot, connected to the sandbox and ready; only tests of lateness need Discord's own limit."""
    sandbox.interactions.answer_within = answer_within
    bot = bot or TinyBot()
    async with libraries_sent_to(sandbox):
        running = asyncio.create_task(bot.start(sandbox.token))
        try:
            await sandbox.ready()
            await bot.wait_until_ready()
            yield bot
        finally:
            await bot.close()
            await running


@asynccontextmanager
async def libraries_sent_to(sandbox: Sandbox) -> AsyncIterator[None]:
    """For as long, discord.py takes the sandbox for Discord."""
    async with aiohttp.ClientSession() as session, session.get(f"{sandbox.rest_url}/gateway") as answer:
        gateway = (await answer.json())["url"]
    before = discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY
    discord.http.Route.BASE = sandbox.rest_url
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(gateway)
    try:
        yield
    finally:
        discord.http.Route.BASE, discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = before
