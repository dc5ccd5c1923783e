"""Fast double taps: a finger that lands twice on one button means one thing."""

from collections.abc import Mapping
from typing import Any, cast

import discord
from cachetools import TTLCache

WITHIN = 2.0  # seconds
SETTLING = (
    0.5  # seconds that a menu is too new to be meant: the second tap of two falls on what has just come
)
TAPS_REMEMBERED_MAX = 10_000


class Taps:
    """Recent presses.

    `opened`: by reader and message, the menus that have just opened there; for `settling` seconds nothing is
    played from them. `came`: by message, the panels that have just changed with no press of their reader's:
    as long, nobody gives anything up there. Tests and other programs press at once, and set it to 0.
    """

    def __init__(self, settling: float = 0) -> None:
        self._lately: TTLCache[tuple[int, int, str], None] = TTLCache(TAPS_REMEMBERED_MAX, WITHIN)
        self.opened: TTLCache[tuple[int, int], None] = TTLCache(TAPS_REMEMBERED_MAX, settling)
        self.came: TTLCache[int, None] = TTLCache(TAPS_REMEMBERED_MAX, settling)

    def again(self, interaction: discord.Interaction[discord.Client]) -> bool:
        """True if the same person has just pressed the same button of the same message."""
        if interaction.type is not discord.InteractionType.component or interaction.message is None:
            return False
        data = cast(Mapping[str, Any], interaction.data or {})
        press = (interaction.user.id, interaction.message.id, f"{data.get('custom_id')} {data.get('values')}")
        known = press in self._lately
        self._lately[press] = None
        return known
