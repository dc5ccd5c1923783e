"""The bot on Discord: connects, registers its commands and its one kind of button, starts the courier.

No rule and no sentence; what a press or a command does is said in handlers.py and commands/.
"""

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any

import aiohttp
import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.ui import handlers, settings_handlers
from bot.ui.commands import every_command
from bot.ui.components import ActionId, MoveId, PersistentItem, read, table_of
from bot.ui.context import UiContext
from bot.ui.delivery.courier import Courier
from bot.ui.errors import guarded
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply
from bot.ui.translator import Translator

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

HANDLERS = {**handlers.HANDLERS, **settings_handlers.HANDLERS}
LONGEST_WAIT = 30.0  # seconds; a longer rate limit goes back to the outbox
PATIENCE = 5.0  # seconds for the clicks in hand when the bot is stopped


@dataclass(frozen=True, slots=True)
class Line:
    """How the bot reaches Discord."""

    api_url: str | None = None  # None: Discord's own
    test_guild: int | None = None  # commands appear there at once
    shards: int | None = None  # None: as many as Discord advises


class Client(discord.AutoShardedClient):
    """Our one connection (or one per shard), with everything that people can press or type."""

    def __init__(self, context: UiContext, line: Line) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)  # none of them privileged
        super().__init__(
            intents=intents,
            shard_count=line.shards,
            max_messages=None,
            max_ratelimit_timeout=LONGEST_WAIT,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.context, self.line = context, line
        self.tree = Commands(context, self)
        self.courier = Courier(self, context)
        self._left = set[int]()  # servers that showed us the door since the start
        if line.api_url:
            Route.BASE = line.api_url.rstrip("/")

    async def setup_hook(self) -> None:
        """Before the first event: where the gateway is, what can be pressed, what can be typed."""
        if self.line.api_url:
            # A session that Discord ended goes back to this constant, which is Discord's own address.
            _, url, _ = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
        self.add_dynamic_items(PersistentItem)
        for command in every_command(self.context):
            self.tree.add_command(command)
        await self.tree.set_translator(Translator())
        await self._sync()
        self.courier.start()

    async def _sync(self) -> None:
        if self.line.test_guild is not None:
            guild = discord.Object(self.line.test_guild)
            self.tree.copy_global_to(guild=guild)
            await self.tree.sync(guild=guild)
        else:
            await self.tree.sync()

    async def pressed(
        self, interaction: discord.Interaction[Any], custom_id: str, values: tuple[str, ...]
    ) -> None:
        """A button or select was used: read what it means, and do it."""
        await guarded(
            self.context, interaction, partial(self._pressed, custom_id, values), table_of(custom_id)
        )

    async def _pressed(self, custom_id: str, values: tuple[str, ...], reply: Reply) -> None:
        match read(custom_id):
            case MoveId() as said:
                await handlers.says(self.context, reply, said, values)
            case ActionId() as asked:
                await HANDLERS[asked.verb](self.context, reply, asked, values)

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Somebody took one of our posts away."""
        await self.courier.post_gone(event.guild_id, event.channel_id, event.message_id)

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Somebody swept a channel."""
        for message_id in event.message_ids:
            await self.courier.post_gone(event.guild_id, event.channel_id, message_id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A table's thread is gone: the game goes on in the channel."""
        await self.courier.thread_gone(event.guild_id, event.thread_id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: what was waiting there may be told now."""
        self._left.discard(guild.id)
        await self.courier.back_in(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Shown the door; the tables wait, and their private messages go on."""
        self._left.add(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Back from an outage; or from the door, where Discord tells of it in the same way."""
        if guild.id in self._left:
            await self.on_guild_join(guild)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Perhaps we may post there again."""
        await self.courier.doors_may_have_opened(channel.guild.id)

    async def on_guild_role_update(self, _before: discord.Role, role: discord.Role) -> None:
        """Perhaps we may post again."""
        await self.courier.doors_may_have_opened(role.guild.id)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """A bug in one event must not pass unseen, nor stop the others."""
        log.exception("bug", extra={"event": event_method})

    async def well(self) -> bool:
        """Connected, and nobody has been waiting for news for long."""
        return self.is_ready() and not self.is_closed()

    async def figures(self) -> dict[str, float]:
        """Numbers for the host's watchers."""
        return {
            "guilds": float(len(self.guilds)),
            "latency_seconds": self.latency if self.is_ready() else 0.0,
            "clicks_in_hand": float(self.context.in_flight.inside),
            "letters_on_their_way": float(self.courier.on_their_way),
        }

    async def leave(self) -> None:
        """Stops as a polite guest does: nothing new, what is in hand is finished, then the door."""
        try:
            await self.context.in_flight.close(PATIENCE)
        except TimeoutError:
            log.warning("left with clicks in hand", extra={"clicks": self.context.in_flight.inside})
        await self.courier.stop()
        await self.context.coordinator.stop()
        await self.close()


class Commands(app_commands.CommandTree[discord.Client]):
    """The typed side; what falls outside of a command's own courtesy is answered here."""

    def __init__(self, context: UiContext, client: discord.Client) -> None:
        super().__init__(client)
        self.context = context

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """An unknown or outdated command, or an option that Discord could not read; else a bug."""
        if interaction.type is discord.InteractionType.autocomplete:
            log.error("bug autocomplete", exc_info=error)
            return
        await guarded(self.context, interaction, partial(_own_up, error))


async def _own_up(error: app_commands.AppCommandError, _answer: Reply) -> None:
    if isinstance(error, app_commands.CommandInvokeError):
        raise error.original
    raise UiRefusal(UiReason.OLD_COMMAND) from error


class CannotConnect(Exception):
    """Raised when Discord does not let us in; `key` and `facts` make the sentence for the host."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


async def run(client: Client, token: str, stopped: asyncio.Event) -> None:
    """Connects and stays until `stopped` is set; raises CannotConnect if Discord will not have us."""
    async with client:
        life = asyncio.create_task(client.start(token))
        wish = asyncio.create_task(stopped.wait())
        await asyncio.wait((life, wish), return_when=asyncio.FIRST_COMPLETED)
        wish.cancel()
        await client.leave()
        life.cancel()  # where it was still trying to connect, it would go on trying
        try:
            with suppress(asyncio.CancelledError):
                await life
        except discord.LoginFailure:
            raise CannotConnect("error-token-refused") from None
        except (discord.GatewayNotFound, aiohttp.ClientConnectionError) as fault:
            raise CannotConnect("error-no-discord", why=str(fault) or type(fault).__name__) from fault
