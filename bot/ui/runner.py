"""From the first connection to the last goodbye: runs a client until it is asked to stop."""

import asyncio
from contextlib import suppress

import aiohttp
import discord

from bot.ui.client import Client

WRONG_TOKEN = 4004  # the gateway's word for it, also where the token was reset meanwhile


class CannotConnect(Exception):
    """Raised when Discord will not have us as we are; `key` and `facts` make the sentence for the host."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


class DiscordUnreachable(Exception):
    """Raised when nobody answers, or Discord is ill: another time it may; `key` and `facts` as above."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


async def run(client: Client, token: str, stopped: asyncio.Event) -> None:
    """Connects and stays until `stopped` is set; raises CannotConnect, DiscordUnreachable."""
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
            raise CannotConnect("error-token-refused") from None
        except discord.ConnectionClosed as fault:
            if fault.code == WRONG_TOKEN:
                raise CannotConnect("error-token-refused") from None
            raise _unreachable(fault) from fault
        except discord.Forbidden as fault:
            test_guild = client.connection.test_guild
            if test_guild is None:
                raise
            raise CannotConnect("error-test-guild-refused", value=str(test_guild)) from fault
        except (
            discord.GatewayNotFound,
            discord.NotFound,  # an address behind which something else lives
            discord.DiscordServerError,
            discord.RateLimited,
            aiohttp.ClientError,
            TimeoutError,
        ) as fault:
            raise _unreachable(fault) from fault


def _unreachable(fault: Exception) -> DiscordUnreachable:
    why = str(fault).strip().partition("\n")[0] or type(fault).__name__
    return DiscordUnreachable("error-no-discord", why=why[:200])
