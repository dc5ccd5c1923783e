"""A game at once: a table of one's own against computers, dealt without a lobby to wait in."""

from cachetools import TTLCache

from bot.coordinator.context import Context
from bot.coordinator.cutting import Cutting
from bot.coordinator.lobbies import Lobbies
from bot.table.actor import Actor
from bot.table.clock import Pace
from bot.table.languages import Language
from bot.table.match import PlayerId
from bot.table.table import Phase, Table

COMPUTERS_MAX = 3  # at most; of the easiest level
SAME_GAME_SECONDS = 10.0  # seconds within which a second click means the same game
PEOPLE_REMEMBERED_MAX = 1000  # people who have just begun one


class Solo:
    """Deals a game against computers to whoever wants to play now."""

    def __init__(self, context: Context, lobbies: Lobbies, cutting: Cutting) -> None:
        self._context = context
        self._lobbies = lobbies
        self._cutting = cutting
        self._begun: TTLCache[tuple[PlayerId, str], Table] = TTLCache(
            PEOPLE_REMEMBERED_MAX, SAME_GAME_SECONDS, timer=lambda: context.now().timestamp()
        )

    async def begin(
        self, actor: Actor, name: str, channel_id: int, game: str | None, language: Language | None
    ) -> Table:
        """The table, dealt. Whoever clicks twice means one.

        Nothing of it is posted in the channel, and no clock runs: it is played in private messages and in
        /hand, until its host moves it somewhere. `game`: the first of the house where it is None. Raises
        NotAllowed as opening any table does.
        """
        meant = next(iter(self._context.games)) if game is None else game
        async with self._context.alone_with(actor.player):
            if (begun := self._begun.get((actor.player, meant))) is not None:
                begun = await self._lobbies.get(actor, begun.id)
                if begun.phase is Phase.PLAYING:
                    return begun
            info = self._lobbies.named(meant).info
            levels = info.levels[:1] * min(COMPUTERS_MAX, info.seats[-1] - 1)
            opened = await self._lobbies.open(
                actor,
                name,
                channel_id,
                game=meant,
                pace=Pace.NONE,
                language=language,
                computers=levels,
                shown=False,
            )
            table = self._begun[actor.player, meant] = await self.dealt(actor, opened)
            return table

    async def dealt(self, actor: Actor, table: Table) -> Table:
        """The table of a lobby that waits for nobody; as it is where it was dealt already."""
        return await self._cutting.start_unseen(actor, table.id) if table.phase is Phase.LOBBY else table
