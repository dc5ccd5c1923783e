"""What a computer decides: thought out in a worker process, from what its seat may see."""

import logging

from bot.coordinator.context import Context
from bot.table.lobby import Lobby
from bot.table.match import Match
from bot.workers import Priority, Workers
from engine.game import Seat

log = logging.getLogger(__name__)


class Thinker:
    """Decides lines of notation for seats; it never plays them."""

    def __init__(self, context: Context, workers: Workers) -> None:
        self._context = context
        self._workers = workers

    async def choose(self, lobby: Lobby, match: Match, seat: Seat, level: str) -> str:
        """The line that a computer of that level would play."""
        game, store = self._context.game(lobby), self._context.store
        seed = f"{await store.matches.seed(match.id)}:{match.version}:{seat}"
        view = match.view(game.engine, seat)
        lines = await store.history.log(match.id, 0, match.version)
        events = [event for line in lines for event in line.events]
        try:
            choose = game.engine.choose
            return str(await self._workers.run(Priority.COMPUTER, choose, view, level, seed, events))
        except Exception:
            # A bug in a computer's thinking must not end a game over days: it does the least it may.
            log.exception("a computer could not decide", extra={"match": match.id, "version": match.version})
            return self.least(lobby, match, seat)

    def least(self, lobby: Lobby, match: Match, seat: Seat) -> str:
        """The line that is played for somebody absent who wants the least."""
        engine = self._context.game(lobby).engine
        return str(engine.least(match.view(engine, seat)))
