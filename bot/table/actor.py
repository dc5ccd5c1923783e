"""A person who asks for something, authenticated by Discord. The coordinator decides if they may."""

from collections.abc import Callable
from dataclasses import dataclass

from bot.table.match import PlayerId


def _nothing(_channel_id: int) -> bool:
    return False


@dataclass(frozen=True, slots=True)
class Actor:
    """A person, where they are, and what they may there.

    `guild`: the server's id, 0 in private. `manages`: they manage that server. `sees`: whether they may
    view a channel, by its id; a thread is seen by whoever sees its channel.
    """

    player: PlayerId
    guild: int = 0
    manages: bool = False
    sees: Callable[[int], bool] = _nothing
