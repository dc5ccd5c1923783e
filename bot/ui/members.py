"""Members of a server: Discord is asked, for only a privileged intent would tell us who leaves."""

from dataclasses import dataclass, field

import discord
from cachetools import TTLCache

from bot.table.match import PlayerId

REMEMBERED = 60.0  # seconds
MEMBERS_REMEMBERED_MAX = 2000
NOT_THERE = (10007, 10013)  # no member of this server; no account of anybody's any more

Known = TTLCache[tuple[int, PlayerId], discord.Member | None]


@dataclass(frozen=True, slots=True)
class Members:
    """Looks people up, and remembers them for a minute."""

    _known: Known = field(default_factory=lambda: TTLCache(MEMBERS_REMEMBERED_MAX, REMEMBERED))

    async def find(
        self, guild: discord.Guild, player: PlayerId, *, afresh: bool = False
    ) -> discord.Member | None:
        """The member, or None for somebody who has left; raises HTTPException where Discord does not say."""
        key = (guild.id, player)
        if afresh or key not in self._known:
            try:
                self._known[key] = await guild.fetch_member(player)
            except discord.NotFound as error:
                if error.code not in NOT_THERE:
                    raise
                self._known[key] = None
        return self._known[key]
