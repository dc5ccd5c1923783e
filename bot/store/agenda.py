"""The agenda: all that is due at a moment, and when the next thing will be, of one moment in one read."""

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import UTC, datetime

from bot.store.clocks import SeatClock, ringing_in
from bot.store.database import Connection, Database
from bot.store.outbox import stale_in
from bot.store.plans import due_in
from bot.store.proposals import settled_in
from bot.store.scope import Scope
from bot.store.tables import UnderTime, computers_in, under_time_in
from bot.table.match import TableId
from bot.table.plans import Due

COMPUTERS_MAX = 20  # of one agenda
CLOCKS_MAX = 50


@dataclass(frozen=True, slots=True)
class Agenda:
    """All that is due; each kind with the longest wait first.

    `next_at`: when the next computer may go on, clock rings or answer opens, as far as that is known; not
    later than now where more is due than one agenda holds.
    """

    stale: bool  # posts say what is no longer true
    computers: tuple[TableId, ...]
    settled_before: tuple[Due, ...]  # seats that are asked what they may have planned or answered
    clocks: tuple[SeatClock, ...]
    under_time: tuple[UnderTime, ...]  # all of them: whose time is up, their game knows
    proposals: tuple[TableId, ...]
    next_at: datetime | None


class Agendas:
    """Looks for what is due."""

    def __init__(self, database: Database, scope: Scope) -> None:
        self._database = database
        self._scope = scope

    async def at(
        self,
        now: datetime,
        *,
        but: Sequence[TableId] = (),
        thinking: Sequence[TableId] = (),
        standing: Sequence[TableId] = (),
        cared_for: int = 0,
        timed_games: Sequence[str] = (),
    ) -> Agenda:
        """The agenda of a moment; `but`: without these tables.

        `thinking`: tables whose computers are not to be asked. `standing`: tables whose clocks do not ring.
        `cared_for`: how many seats a caretaker plays for already; as many more clocks may ring.
        `timed_games`: names of the games that may be played for some minutes.
        """

        def found(db: Connection) -> Agenda:
            at = now.timestamp()
            computers, next_computer = computers_in(db, self._scope, at, (*but, *thinking), COMPUTERS_MAX)
            clocks, next_ring = ringing_in(db, self._scope, at, (*but, *standing), CLOCKS_MAX + cared_for)
            settled, next_answer = due_in(db, self._scope, at, but)
            moments = [moment for moment in (next_computer, next_ring, next_answer) if moment is not None]
            first = min(moments, default=None)
            return Agenda(
                stale=stale_in(db, self._scope, at),
                computers=computers,
                settled_before=settled,
                clocks=clocks,
                under_time=under_time_in(db, self._scope, timed_games, but),
                proposals=settled_in(db, self._scope, at, but),
                next_at=None if first is None else datetime.fromtimestamp(first, UTC),
            )

        return await self._database.read(found)
