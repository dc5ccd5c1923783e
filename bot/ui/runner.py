"""From the first connection to the last goodbye: runs a client until it is asked to stop."""

import asyncio
from contextlib import suppress

import aiohttp
import discord

from bot.ui.client import Client


class CannotConnect(Exception):
    """Raised when Discord does not let us in; `key` and `facts` make the sentence for the host."""

    def __init__(self, key: str, **facts: str) -> None:
        super().__init__(key, facts)
        self.key = key
        self.facts = facts


async def run(client: Client, token: str, stopped: asyncio.Event) -> None:
    """Connects and stays until `stopped` is set; raises CannotConnect if Discord will not have us."""
    async with client:
        connection = asyncio.create_task(client.start(token))
        stop = asyncio.create_task(stopped.wait())
        await asyncio.wait((connection, stop), return_when=asyncio.FIRST_COMPLETED)
        stop.cancel()
        await client.drain()
        connection.cancel()  # where it was still trying to connect, it would go on trying
        try:
            with suppress(asyncio.CancelledError):
                await connection
        except discord.LoginFailure:
            raise CannotConnect("error-token-refused") from None
        except (discord.GatewayNotFound, aiohttp.ClientConnectionError) as fault:
            raise CannotConnect("error-no-discord", why=str(fault) or type(fault).__name__) from fault
