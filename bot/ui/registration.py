"""The bot as Discord knows it, asked before it plays: its application, what is left to it, and its rights."""

from collections.abc import AsyncIterator, Iterator
from dataclasses import dataclass

import aiohttp
import discord
from discord.http import Route

from bot.host_fault import HostFault
from bot.ui.invitation import PERMISSIONS, invitation
from bot.ui.runner import no_discord

GUILDS_A_PAGE = 200
RIGHTS = {"read_messages": "View Channels"}  # where Discord's pages call one otherwise than its library
APPLICATION_EMOJI_MAX = 2000


@dataclass(frozen=True, slots=True)
class Registration:
    """Discord's facts on the bot. `lacking`: servers by name, with rights it lacks there."""

    name: str
    address: str  # where somebody invites the bot
    public: bool
    servers: int
    lacking: dict[str, tuple[str, ...]]
    starts_left: int  # sessions that may begin today
    starts: int
    emoji: frozenset[str]  # the names that the application has

    @property
    def emoji_room(self) -> int:
        """Emoji that the application can still take."""
        return APPLICATION_EMOJI_MAX - len(self.emoji)


async def registration(token: str, api_url: str | None) -> Registration:
    """Asks Discord, and begins no session; raises HostFault where the token is refused or nobody answers."""
    if api_url:
        Route.BASE = api_url.rstrip("/")
    try:
        async with discord.Client(intents=discord.Intents(guilds=True)) as client:
            await client.login(token)
            assert client.user is not None
            assert client.application is not None
            _, _, sessions = await client.http.get_bot_gateway()
            emoji = await client.fetch_application_emojis()
            guilds = [guild async for guild in _guilds(client)]
            return Registration(
                name=client.user.name,
                address=invitation(client.application_id),
                public=client.application.bot_public,
                servers=len(guilds),
                lacking={name: rights for name, rights in guilds if rights},
                starts_left=sessions["remaining"],
                starts=sessions["total"],
                emoji=frozenset(each.name for each in emoji),
            )
    except discord.LoginFailure:
        raise HostFault("error-token-refused") from None
    except (discord.HTTPException, discord.GatewayNotFound, aiohttp.ClientError, TimeoutError) as fault:
        raise no_discord(fault) from fault


async def _guilds(client: discord.Client) -> AsyncIterator[tuple[str, tuple[str, ...]]]:
    """Each server's name, and the rights that the bot has not there; a channel may take more away."""
    after: int | None = None
    while True:
        page = await client.http.get_guilds(GUILDS_A_PAGE, after=after, with_counts=False)
        for guild in page:
            yield guild["name"], tuple(_lacking(discord.Permissions(int(guild["permissions"]))))
        if len(page) < GUILDS_A_PAGE:
            return
        after = int(page[-1]["id"])


def _lacking(granted: discord.Permissions) -> Iterator[str]:
    """Rights as Discord's own pages name them, nearly: `Send Messages`."""
    if granted.administrator:
        return
    for right, wanted in PERMISSIONS:
        if wanted and not getattr(granted, right):
            yield RIGHTS.get(right, right.replace("_", " ").title())
