"""Games that are played for some minutes: finds those whose time is up, and says so to their table.

The clock on the wall decides, from the deal on, also while the bot is down: a time that was up meanwhile is
called at the next start. It is written down as one move that no seat has made.
"""

from collections.abc import Iterable, Mapping
from datetime import datetime, timedelta

from bot.coordinator.context import Context
from bot.coordinator.recorder import Recorder
from bot.store import UnderTime
from bot.table.match import TableId
from bot.table.table import Phase, minutes_agreed
from engine.game import timing_of


class TimeLimits:
    """Finds the tables whose time is up, and calls it."""

    def __init__(self, context: Context, recorder: Recorder) -> None:
        self._context = context
        self._recorder = recorder

    @property
    def games(self) -> tuple[str, ...]:
        """Names of the games that may be played for some minutes."""
        return tuple(name for name, game in self._context.games.items() if game.info.minutes)

    def moments(self, rows: Iterable[UnderTime]) -> Mapping[TableId, datetime]:
        """The moment when each table's time is up, without those that have none."""
        agreed = ((row, minutes_agreed(row.table, self._context.game(row.table).info)) for row in rows)
        return {
            row.table.id: row.dealt_at + timedelta(minutes=minutes)
            for row, minutes in agreed
            if minutes is not None
        }

    async def call(self, table_id: TableId) -> None:
        """Call the time at a table: its present deal is the last."""
        async with self._context.alone_at(table_id):
            at = await self._context.store.playing(table_id)
            engine = self._context.game(at.table).engine
            timing = timing_of(engine)
            if (
                at.table.phase is not Phase.PLAYING
                or timing is None
                or timing.minutes(at.match.position) is None
            ):
                return  # something happened meanwhile
            await self._recorder.timed_out(at, at.match.timed_out(engine))
