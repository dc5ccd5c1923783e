"""A computer's decisions: thought out in a worker process, from what its seat may see."""

import logging
from dataclasses import dataclass
from datetime import timedelta

from bot.coordinator.context import Context
from bot.table.match import Match
from bot.table.table import Table
from bot.workers import Priority, TooLong, Workers
from engine.game import Seat
from engine.seal import dice

THOUGHT_MAX = timedelta(seconds=15)  # of a level that thinks a second on a quiet machine

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Thought:
    """A line, and whether it is what the level answers: not where it took too long, or failed."""

    line: str
    own: bool = True


class Thinker:
    """Decides lines of notation for seats; it never plays them."""

    def __init__(self, context: Context, workers: Workers, limit: timedelta = THOUGHT_MAX) -> None:
        self._context = context
        self._workers = workers
        self._limit = limit.total_seconds()

    async def choose(self, table: Table, match: Match, seat: Seat, level: str) -> Thought:
        """The line that a computer of that level would play.

        One that thinks too long plays like the quickest, one that cannot decide does the least it may:
        neither may hold up a game over days.
        """
        game, store = self._context.game(table), self._context.store
        seed = dice_of(match, seat, await store.matches.seed(match.id))
        view = match.view(game.engine, seat)
        lines = await store.history.log(match.id, 0, match.version)
        events = [event for line in lines for event in line.events]
        facts = {"table": match.id, "version": match.version}
        for tried in dict.fromkeys((level, game.info.levels[0])):
            work = (game.engine.choose, view, tried, seed, events)
            try:
                line = str(await self._workers.run(Priority.COMPUTER, *work, limit=self._limit))
            except TooLong:
                log.warning("a computer thought too long", extra={**facts, "computer": tried})
            except Exception:
                log.exception("a computer could not decide", extra={**facts, "computer": tried})
                break
            else:
                return Thought(line, own=tried == level)
        return Thought(self.least(table, match, seat), own=False)

    def least(self, table: Table, match: Match, seat: Seat) -> str:
        """The line that is played for somebody absent who wants the least."""
        engine = self._context.game(table).engine
        return str(engine.least(match.view(engine, seat)))


def dice_of(match: Match, seat: Seat, seed: str) -> str:
    """The seed of a computer's decision, which anybody can compute again from a record of the game.

    The seed of the deck does not follow from it, so a worker process may know it.
    """
    own = sum(each.seat == seat for each in match.pending)
    return dice(match.game, seed, f"{match.public_events}.{own}", seat)
