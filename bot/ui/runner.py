"""Runs a client from the first connection to the last goodbye, until it is asked to stop."""

import asyncio
from contextlib import suppress

import aiohttp
import discord

from bot.host_fault import ExitCode, HostFault
from bot.ui.client import Client

WRONG_TOKEN = 4004  # the gateway's word for it, also where the token was reset meanwhile


async def run(client: Client, token: str, stopped: asyncio.Event) -> None:
    """Connects and stays until `stopped` is set; raises HostFault."""
    async with client:
        connection = asyncio.create_task(client.start(token))
        stop = asyncio.create_task(stopped.wait())
        await asyncio.wait((connection, stop), return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        if not client.is_ready() and not connection.done():
            connection.cancel()  # first: it would take the closing of its line for a fault, and try again
            await asyncio.wait({connection})
        await client.drain()
        connection.cancel()  # where it was still trying to connect, it would go on trying
        try:
            with suppress(asyncio.CancelledError):
                await connection
        except discord.LoginFailure:
            raise HostFault("error-token-refused") from None
        except discord.ConnectionClosed as fault:
            if fault.code == WRONG_TOKEN:
                raise HostFault("error-token-refused") from None
            raise no_discord(fault) from fault
        except discord.Forbidden as fault:
            test_guild = client.connection.test_guild
            if test_guild is None:
                raise
            raise HostFault("error-test-guild-refused", value=str(test_guild)) from fault
        except (
            discord.GatewayNotFound,
            discord.NotFound,  # an address behind which something else lives
            discord.DiscordServerError,
            discord.RateLimited,
            aiohttp.ClientError,
            TimeoutError,
        ) as fault:
            raise no_discord(fault) from fault


def no_discord(fault: Exception) -> HostFault:
    """The fault to raise where Discord does not answer as it should, with the first line of why."""
    why = str(fault).strip().partition("\n")[0] or type(fault).__name__
    return HostFault("error-no-discord", ExitCode.UNREACHABLE, why=why[:200])
