"""The bot's way to Discord, as its host has set it."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass

from bot.table.languages import Language

EMOJI_PAUSE = 1.0  # seconds between two requests for emoji: nobody waits for them


@dataclass(frozen=True, slots=True)
class Connection:
    """The bot's way to Discord."""

    api_url: str | None = None  # None: Discord's own
    test_guild: int | None = None  # commands appear there at once
    shards: int | None = None  # None: as many as Discord advises
    served: tuple[int, ...] | None = None  # of these; None: all, by this process alone
    turn_to_identify: Callable[[int], Awaitable[None]] | None = None  # waits for it, in a bucket of Discord's
    own_emoji: bool = False  # whether the application gets the games' own emoji
    described_in: Language | None = None  # of the application's tags, if the bot is to write about itself
    emoji_pause: float = EMOJI_PAUSE  # seconds between two of them, where Discord's servers are asked
    rest_share: float | None = None  # of the requests that Discord allows a bot; None: it is alone
