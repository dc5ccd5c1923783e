"""Brings the games' own emoji to Discord in the background, once: by name and by what they show.

An emoji of ours is called `chi_<name>_<digest>`. One that is there already is only shown; one that changed
comes under another name, and then the old one goes. Nothing else that the application has is touched. It is
one task of the one process that holds the database, so nothing is brought twice at a time; whatever goes
wrong is tried again later from what Discord has by then.
"""

import asyncio
import logging
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from hashlib import sha256

import discord

from bot.skins.skin import Emoji
from bot.tasks import Tasks
from bot.ui.connection import EMOJI_PAUSE
from bot.ui.delivery.errors import NOT_NOW
from bot.ui.features import Online
from bot.ui.pages.registered import OwnEmoji

PREFIX = "chi"
DIGEST = 6  # letters of it in a name
FIRST_WAIT, WAIT_SECONDS_MAX = 30.0, 3600.0  # seconds until it is tried again; each time twice as long
BAD_REQUEST = 400  # the next time it would not be otherwise
UNAUTHORIZED = 401  # the token was reset
NO_ROOM = 30008  # the application has as many emoji as Discord lets it

log = logging.getLogger(__name__)

_OURS = re.compile(rf"{PREFIX}_(\w+)_[0-9a-f]{{{DIGEST}}}")


@dataclass(frozen=True, slots=True)
class Wanted:
    """An emoji with its picture."""

    emoji: Emoji
    picture: bytes

    @property
    def name(self) -> str:
        """Its name at Discord."""
        return f"{PREFIX}_{self.emoji.name}_{sha256(self.picture).hexdigest()[:DIGEST]}"


class EmojiBearer:
    """Uploads what is missing, one after the other, and says to the pages what is there.

    `brings`: else another process uploads them, and here they are only looked for until all are there.
    `pause`: in seconds between two requests.
    """

    def __init__(
        self,
        client: discord.Client,
        shown: OwnEmoji,
        emoji: Iterable[Emoji],
        *,
        brings: bool = True,
        pause: float = EMOJI_PAUSE,
    ) -> None:
        self._client, self._shown, self._brings, self._pause = client, shown, brings, pause
        self._emoji = {each.name: each for each in emoji}  # games share some
        self._refused = set[str]()
        self._tasks = Tasks("emoji")

    def start(self) -> None:
        """Begins as soon as the bot is connected, and goes on in the background."""
        self._tasks.begin(self._run())

    @property
    def under_way(self) -> int:
        """1 while it brings them."""
        return len(self._tasks)

    async def done(self) -> None:
        """Waits until all are there, or will never be."""
        await self._tasks.settle()

    async def stop(self) -> None:
        """Stop; the rest follows the next start."""
        await self._tasks.stop()

    async def _run(self) -> None:
        try:
            await self._client.wait_until_ready()
            wanted = await asyncio.to_thread(_read, tuple(self._emoji.values()))
            wait = FIRST_WAIT
            while (asked := await self._tried(wanted)) is not None:
                await asyncio.sleep(max(wait, asked))
                wait = min(2 * wait, WAIT_SECONDS_MAX)
        except OSError:
            log.exception("the pictures of the emoji cannot be read")
        except Exception as error:
            if self._client.is_closed() or getattr(error, "status", None) == UNAUTHORIZED:
                return  # the bot ends, and says why itself
            log.exception("bug in bringing emoji")  # Unicode's signs do as well

    async def _tried(self, wanted: Mapping[str, Wanted]) -> float | None:
        """One round: None if nothing is left to do, else how many seconds to wait at least."""
        try:
            complete = await self._round(wanted)
        except NOT_NOW as error:
            log.info("emoji later", extra={"why": str(error)[:200]})
            return error.retry_after if isinstance(error, discord.RateLimited) else 0.0
        return None if complete else 0.0

    async def _round(self, wanted: Mapping[str, Wanted]) -> bool:
        """True if nothing is left to do."""
        there = {emoji.name: emoji for emoji in await self._client.fetch_application_emojis()}
        old = [emoji for name, emoji in there.items() if self._is_old(name, wanted)]
        for emoji in old:
            self._show(emoji)  # better than none until the new one is there
        for name in wanted.keys() & there.keys():
            self._show(there[name])
        missing = [each for name, each in wanted.items() if name not in there and name not in self._refused]
        if not self._brings:
            return not missing
        for each in missing:
            if not await self._brought(each):
                return True
            await asyncio.sleep(self._pause)
        refused = {_meant(name) for name in self._refused}
        for emoji in old:
            if _meant(emoji.name) not in refused:
                await emoji.delete()
                await asyncio.sleep(self._pause)
        if missing or old:
            log.info("emoji brought", extra={"new": len(missing), "old": len(old)})
        return True

    async def _brought(self, each: Wanted) -> bool:
        """Uploads one; whether there may be room for more. One that Discord does not take keeps its sign."""
        try:
            self._show(await self._client.create_application_emoji(name=each.name, image=each.picture))
        except discord.HTTPException as error:
            if error.status != BAD_REQUEST:
                raise
            self._refused.add(each.name)
            log.warning("an emoji was refused", extra={"emoji": each.name, "why": str(error)[:200]})
            return error.code != NO_ROOM
        return True

    def _is_old(self, name: str, wanted: Mapping[str, Wanted]) -> bool:
        """True if it is one of ours as it looked before."""
        return _meant(name) in self._emoji and name not in wanted

    def _show(self, emoji: discord.Emoji) -> None:
        at = discord.PartialEmoji(name=emoji.name, id=emoji.id)
        self._shown.show(self._emoji[_meant(emoji.name)], at)


def begun(online: Online) -> EmojiBearer:
    """Bring the emoji of all games, if the host wants that."""
    context, connection = online.context, online.connection
    declared = (each for skin in context.skins.values() for each in skin.emoji())
    shown, pause = context.registered.emoji, connection.emoji_pause
    made = EmojiBearer(online.client, shown, declared, brings=online.leads, pause=pause)
    if connection.own_emoji:
        made.start()
    return made


def _meant(name: str) -> str:
    """Our name for an emoji by its name at Discord; empty for a stranger's."""
    found = _OURS.fullmatch(name)
    return found[1] if found else ""


def _read(emoji: Iterable[Emoji]) -> dict[str, Wanted]:
    """Emoji with a picture, by their names at Discord."""
    wanted = (Wanted(each, each.picture) for each in emoji)
    return {each.name: each for each in wanted}
