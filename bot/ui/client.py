"""The bot on Discord: registers its commands, and hears what is pressed and whatever else Discord tells.

No rule and no sentence; what a click or a command does is said in handlers/ and commands/.
"""

import asyncio
import logging
import sys
from collections.abc import Collection
from contextlib import suppress
from functools import partial
from typing import Any

import discord
import yarl
from discord import app_commands
from discord.gateway import DiscordWebSocket
from discord.http import Route

from bot.moved_commands import place_of
from bot.table.refusals import CannotRead, CannotWrite, DatabaseAway, DatabaseClosed
from bot.tasks import Tasks
from bot.ui.click import Click
from bot.ui.commands import every_command
from bot.ui.commands.menus import menus
from bot.ui.connection import Connection
from bot.ui.context import UiContext
from bot.ui.delivery.courier import Courier
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.errors import guarded, outdated
from bot.ui.features import (
    Online,
    commands_of_features,
    controls_of_features,
    figures_of_features,
    menus_of_features,
    online_of_features,
)
from bot.ui.handlers import every_control
from bot.ui.pages.moved import typed_name
from bot.ui.pages.registered import command_ids, typed_path
from bot.ui.rate_limits import count_rate_limits
from bot.ui.refusals import UiReason, UiRefusal
from bot.ui.reply import Reply
from bot.ui.router import Router
from bot.ui.self_description import describe
from bot.ui.services import Services
from bot.ui.spacing import at_most

log = logging.getLogger(__name__)

discord.VoiceClient.warn_nacl = discord.VoiceClient.warn_dave = False  # nobody speaks here

RATE_LIMIT_SECONDS_MAX = 30.0  # seconds; a longer rate limit goes back to the outbox
LAST_CLICKS_SECONDS_MAX = (
    3.0  # seconds for the clicks under way when the bot is stopped: Discord gives them no more
)
SERVERS_ASKED_MAX = 10  # are asked at the start whether they still have commands of their own
GOODBYE = 1.0  # seconds for Discord to take note of it


class Client(discord.AutoShardedClient):
    """Our one connection (or one per shard), with everything that people can press or type."""

    def __init__(self, context: UiContext, connection: Connection) -> None:
        intents = discord.Intents(guilds=True, guild_messages=True)  # none of them privileged
        served: dict[str, Any] = {} if connection.served is None else {"shard_ids": list(connection.served)}
        super().__init__(
            intents=intents,
            shard_count=connection.shards,
            **served,
            max_messages=None,
            max_ratelimit_timeout=RATE_LIMIT_SECONDS_MAX,
            chunk_guilds_at_startup=False,
            member_cache_flags=discord.MemberCacheFlags.none(),
            allowed_mentions=discord.AllowedMentions.none(),
        )
        self.context, self.connection = context, connection
        count_rate_limits()
        if connection.rest_share is not None:
            at_most(self.http, connection.rest_share)
        self.router = Router(context, (*every_control(), *controls_of_features()))
        self.on_interaction = self.router.heard
        self.tree = Commands(context, self)
        self.courier = Courier(self, context)
        self._leads = connection.served is None or 0 in connection.served  # what is done once for all
        self.online = Services()  # what features do once Discord knows the bot
        self._away = set[int]()  # shards that have lost their connection
        self._not_served = set[int]()  # shards that other processes serve now
        self._launching = Tasks("shard")
        self._buckets = 1  # of sessions that begin: Discord lets one of each begin every five seconds
        self._removed_from = set[int]()  # servers that we were in since the start, and are not any more
        if connection.api_url:
            Route.BASE = connection.api_url.rstrip("/")

    async def __aexit__(self, *_: object) -> None:
        """Closes what `drain` has left open; cut short there, discord.py's own would be too."""
        if not self.is_closed():
            await self.close()
        await self.http.close()

    async def setup_hook(self) -> None:
        """Find the gateway and register commands, before the first event."""
        if self.connection.api_url or self.connection.turn_to_identify is not None:
            # A session that Discord ended goes back to this constant, which is Discord's own address.
            _, url, limits = await self.http.get_bot_gateway()
            DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(url)
            self._buckets = limits["max_concurrency"]
        for command in every_command(self.context, commands_of_features(self.context)):
            self.tree.add_command(command)
        for line in (*menus_of_features(self.context), *menus(self.context)):
            self.tree.add_command(line)
        await self._sync()
        self.courier.start()
        if self.connection.described_in is not None and self._leads:
            await describe(self, self.connection.described_in)
        self.online = online_of_features(Online(self, self.context, self.connection, self._leads))

    async def before_identify_hook(self, shard_id: int | None, *, initial: bool = False) -> None:
        """Discord lets so many sessions of a bot begin at once, whichever process they are in."""
        if self.connection.turn_to_identify is None:
            await super().before_identify_hook(shard_id, initial=initial)
        else:
            await self.connection.turn_to_identify((shard_id or 0) % self._buckets)

    def serve(self, shard: int) -> None:
        """Connects this shard as well, as soon as it is its turn."""
        self._not_served.discard(shard)
        self._launching.once(shard, partial(self._launch, shard), shard=shard)

    async def stop_serving(self, shards: Collection[int]) -> None:
        """Disconnects these shards: another process serves them."""
        self._not_served.update(shards)
        for shard in shards:
            await self._launching.cancel(shard)
            if (info := self.get_shard(shard)) is not None:
                await info.disconnect()
            self._away.discard(shard)
            await self.context.coordinator.scheduler.resume(f"shard {shard}")

    async def _launch(self, shard: int) -> None:
        try:
            if (known := self.get_shard(shard)) is not None:
                await known.connect()
            else:
                await self.launch_shard(DiscordWebSocket.DEFAULT_GATEWAY, shard)
        except Exception:
            log.exception("a shard cannot be connected", extra={"shard": shard})

    async def _sync(self) -> None:
        """Register all commands; `tree.sync` would make an object of every word of the answer."""
        application, test_guild = self.application_id or 0, self.connection.test_guild
        told: Any = [command.to_dict(self.tree) for command in self.tree.get_commands()]
        if test_guild is not None:
            self.tree.copy_global_to(guild=discord.Object(test_guild))
            registered = await self.http.bulk_upsert_guild_commands(application, test_guild, told)
        else:
            registered = await self.http.bulk_upsert_global_commands(application, told)
        self.context.registered.commands.update(command_ids(registered))

    async def on_ready(self) -> None:
        """Commands that TEST_GUILD once registered for one server would show twice now: they go."""
        if self.connection.test_guild is not None or len(self.guilds) > SERVERS_ASKED_MAX:
            return
        for guild in self.guilds:
            try:
                if await self.tree.fetch_commands(guild=guild):
                    await self.http.bulk_upsert_guild_commands(self.application_id or 0, guild.id, [])
                    log.info("commands that a server had alone were taken away")
            except NOT_NOW:
                log.info("commands of one server not looked at")  # the next start does
            except RuntimeError:  # aiohttp's word for a line that we closed ourselves meanwhile
                if not self.is_closed():
                    raise

    async def on_raw_message_delete(self, event: discord.RawMessageDeleteEvent) -> None:
        """Handle a deleted post of ours."""
        await self.courier.post_gone(event.guild_id, event.channel_id, event.message_id)

    async def on_raw_bulk_message_delete(self, event: discord.RawBulkMessageDeleteEvent) -> None:
        """Handle a bulk deletion."""
        for message_id in event.message_ids:
            await self.courier.post_gone(event.guild_id, event.channel_id, message_id)

    async def on_raw_thread_delete(self, event: discord.RawThreadDeleteEvent) -> None:
        """A table's thread is gone: the game goes on in the channel."""
        await self.courier.thread_gone(event.guild_id, event.thread_id)

    async def on_guild_channel_delete(self, channel: discord.abc.GuildChannel) -> None:
        """Handle a deleted channel, perhaps with tables in it."""
        await self.courier.channel_gone(channel.guild.id, channel.id)

    async def on_shard_disconnect(self, shard_id: int) -> None:
        """The people of some servers cannot play now; to keep the rule plain, everybody's clock waits."""
        if shard_id in self._not_served:
            return
        self._away.add(shard_id)
        self.context.coordinator.scheduler.pause(f"shard {shard_id}")

    async def on_shard_connect(self, shard_id: int) -> None:
        """Leave a shard that another process took while reconnecting."""
        await self._unless_served(shard_id)

    async def _unless_served(self, shard_id: int) -> None:
        """Two sessions of a shard would both hear every click: Discord does not mind."""
        if shard_id in self._not_served and (info := self.get_shard(shard_id)) is not None:
            await info.disconnect()

    async def on_shard_ready(self, shard_id: int) -> None:
        """Connected."""
        self._away.discard(shard_id)
        await self.context.coordinator.scheduler.resume(f"shard {shard_id}")

    async def on_shard_resumed(self, shard_id: int) -> None:
        """Connected again, and nothing was missed."""
        await self._unless_served(shard_id)
        self._away.discard(shard_id)
        await self.context.coordinator.scheduler.resume(f"shard {shard_id}")

    async def on_guild_join(self, guild: discord.Guild) -> None:
        """Invited, perhaps again: what was waiting there may be told now."""
        self._removed_from.discard(guild.id)
        await self.courier.invited_again(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        """Removed from a server; its tables wait, and their private messages go on."""
        self._removed_from.add(guild.id)

    async def on_guild_available(self, guild: discord.Guild) -> None:
        """Look around after an outage, or an invitation: Discord may tell either so."""
        if guild.id in self._removed_from:
            await self.on_guild_join(guild)
        await self.courier.look_around(guild)

    async def on_guild_channel_update(
        self, _before: discord.abc.GuildChannel, channel: discord.abc.GuildChannel
    ) -> None:
        """Retry: we may post there again."""
        await self.courier.permissions_changed(channel.guild.id)

    async def on_guild_role_update(self, _before: discord.Role, role: discord.Role) -> None:
        """Retry: we may post again."""
        await self.courier.permissions_changed(role.guild.id)

    async def on_error(self, event_method: str, /, *_args: Any, **_kwargs: Any) -> None:
        """A bug in one event must not pass unseen, nor stop the others.

        That the database is away is logged where it is noticed; that it is closed is none once the bot ends.
        """
        fault = sys.exc_info()[1]
        if isinstance(fault, DatabaseAway) or (self.is_closed() and isinstance(fault, DatabaseClosed)):
            return
        if isinstance(fault, CannotRead | CannotWrite):
            log.warning("an event was not dealt with", extra={"event": event_method, "why": str(fault)})
        else:
            log.exception("bug in an event", extra={"event": event_method})  # noqa: LOG004 discord.py calls it from an except

    @property
    def connected(self) -> bool:
        """Every shard hears what Discord tells."""
        return self.is_ready() and not self.is_closed() and not self._away

    def figures(self) -> dict[str, float]:
        """Numbers for the host's watchers."""
        return {
            "gateway_connected": float(self.connected),
            "guilds": float(len(self.guilds)),
            "latency_seconds": self.latency if self.connected else 0.0,
            "clicks_in_hand": float(self.context.in_flight.inside),
            "letters_on_their_way": float(self.courier.under_way),
            **{name: float(each.now(self.context.services)) for name, each in figures_of_features().items()},
        }

    async def drain(self) -> None:
        """Takes nothing new, finishes what is under way, and disconnects; no wait is without an end."""
        await self.quiet()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.close(), GOODBYE)

    async def quiet(self) -> None:
        """Takes nothing new and finishes what is under way; whoever clicks is still told why not.

        What is cut off is whole on disk, or has not happened; what was not told is told after the start.
        """
        try:
            await self.context.in_flight.close(LAST_CLICKS_SECONDS_MAX)
        except TimeoutError:
            log.warning("stopped with clicks under way", extra={"clicks": self.context.in_flight.inside})
        await asyncio.gather(
            self.courier.stop(),
            self.online.stop(),
            self.context.coordinator.stop(),
            self.context.services.stop(),
        )


class Commands(app_commands.CommandTree[discord.Client]):
    """The typed side; what goes wrong before a command begins is answered here."""

    def __init__(self, context: UiContext, client: discord.Client) -> None:
        super().__init__(client)
        self.context = context

    async def on_error(
        self, interaction: discord.Interaction[discord.Client], error: app_commands.AppCommandError, /
    ) -> None:
        """An unknown or outdated command, or an option that Discord could not read; else a bug."""
        if interaction.type is discord.InteractionType.autocomplete:
            if outdated(error):
                log.info("outdated autocomplete")
            else:
                log.error("bug in an autocomplete", exc_info=error)
            return
        reply = Reply(interaction, self.context.registered)
        await guarded(Click(self.context, reply), partial(_explain, error))


async def _explain(error: app_commands.AppCommandError, click: Click) -> None:
    if isinstance(error, app_commands.CommandInvokeError):
        raise error.original
    if now := place_of(typed_path(click.reply.interaction)):
        name = typed_name(now, click.context.skins, click.language)
        raise UiRefusal(UiReason.MOVED_COMMAND, commands=f"`/{name}`") from error
    raise UiRefusal(UiReason.OLD_COMMAND) from error
