"""Load, play, save, tell: how a person's action changes a match in play."""

import logging
from dataclasses import dataclass, replace

from bot.coordinator.access import reach
from bot.coordinator.context import Context
from bot.coordinator.reader import Reader, panel
from bot.coordinator.recorder import Recorder
from bot.store import News, Playing, Sitting
from bot.table.actor import Actor
from bot.table.clock import ClockStage, run_out
from bot.table.match import Played, TableId
from bot.table.moves import TAKEN_BACK
from bot.table.opaque import GameModule
from bot.table.plans import answered
from bot.table.refusals import HeldByComputer, NoSuchTable, NotNow, NotSeated, NotYourTurn
from bot.table.reports import Panel
from bot.table.table import Phase
from engine.game import Seat
from engine.record.model import Mover, MoverKind

PERSON = Mover(MoverKind.PERSON)
ASIDES_MAX = 20  # private actions of one seat, orders say, until the table moves on

log = logging.getLogger(__name__)


class Play:
    """Everything that a person does by a line of notation."""

    def __init__(self, context: Context, recorder: Recorder, reader: Reader) -> None:
        self._context = context
        self._recorder = recorder
        self._reader = reader

    async def load(self, actor: Actor, table_id: TableId) -> "Loaded":
        """Load a table once, to look at it and to act by it; raises NotSeated, NoSuchTable."""
        store = self._context.store
        changes = store.database.changes
        sitting = await store.sitting(table_id, actor.player)
        reach(actor, sitting.table)
        return Loaded(sitting, panel(self._context.game(sitting.table), sitting), changes)

    async def act(
        self,
        actor: Actor,
        table_id: TableId,
        question: int | None,
        notation: str,
        loaded: "Loaded | None" = None,
    ) -> Panel:
        """A person's action, and what they see then; `question` None, as typed, acts on the present.

        `loaded`: the table as it was read before, which need not be read again if nothing was written since.
        """
        async with self._context.alone_at(table_id):
            store = self._context.store
            if loaded is not None and loaded.changes == store.database.changes:
                sitting = loaded.sitting
            else:
                sitting = await store.sitting(table_id, actor.player)
            if sitting.at is None:
                raise NoSuchTable(NotNow.NO_SUCH_TABLE)
            at, seat = _seated(actor, _in_play(actor, sitting.at))
            engine = self._context.game(at.table).engine
            mine = at.clocks.get(seat)
            overdue = mine is not None and mine.clock.stage >= ClockStage.WAITING
            asks_end = at.people[actor.player].asks_end and not overdue  # no clock would end it
            played = at.match.played(engine, seat, question, notation, asks_end=asks_end)
            if played.aside:
                await self._demand_end(at, seat)
            played = present(played, seat, unseen=not played.settled and engine.in_secret(at.match.published))
            saved = await self._recorder.stepped(
                at,
                played,
                seat,
                notation,
                PERSON,
                touched=True,
                ends_answer=seat in at.answers and _otherwise(engine, at, seat, notation),
            )
            facts = {"table": table_id, "version": played.match.version, "player": actor.player}
            log.info("acted", extra=facts)
        news = news_after(sitting.news, played, seat)
        if news is None or saved.table.phase is not Phase.PLAYING:
            return await self._reader.panel(actor, table_id)
        after = replace(sitting, table=saved.table, at=saved, news=news)
        return panel(self._context.game(saved.table), after)

    async def _demand_end(self, at: Playing, seat: Seat) -> None:
        """Raise NotYourTurn if somebody changes something private again and again: all of it is kept."""
        since = at.match.published_version
        if await self._context.store.matches.asides(at.table.id, seat, since) >= ASIDES_MAX:
            raise NotYourTurn(NotNow.CHANGED_ENOUGH, most=ASIDES_MAX)

    async def take_back(self, actor: Actor, table_id: TableId, question: int | None) -> Panel:
        """Undoes a person's last action, as long as it told nobody anything new."""
        async with self._context.alone_at(table_id):
            at, seat = await seated(self._context, actor, table_id)
            engine = self._context.game(at.table).engine
            mine = at.clocks.get(seat)
            if mine is not None and run_out(mine.clock):
                raise NotYourTurn(NotNow.TIME_UP)
            undo = at.match.undo
            earlier = await self._context.store.matches.load(table_id, undo.version) if undo else None
            played = at.match.taken_back(engine, seat, question, earlier)
            # In secret they choose themself now: what they answer in advance must not.
            chooses = engine.in_secret(at.match.published)
            await self._recorder.stepped(
                at, played, seat, TAKEN_BACK, PERSON, touched=True, ends_answer=chooses
            )
        return await self._reader.panel(actor, table_id)


@dataclass(frozen=True, slots=True)
class Loaded:
    """A table as it was read once for one person: what they see, and what acting needs."""

    sitting: Sitting
    panel: Panel
    changes: int  # of the database, before it was read


async def seated(context: Context, actor: Actor, table_id: TableId) -> tuple[Playing, Seat]:
    """A table in play and the seat at which this person decides; raises what says why they do not."""
    return _seated(actor, await playing(context, actor, table_id))


async def playing(context: Context, actor: Actor, table_id: TableId) -> Playing:
    """A table in play that exists for this person; raises NoSuchTable, NotYourTurn after its end."""
    at = await context.store.playing(table_id)
    return _in_play(actor, at)


def _seated(actor: Actor, at: Playing) -> tuple[Playing, Seat]:
    seat = at.match.seat_of(actor.player)
    if at.match.occupants[seat].conceded:
        raise NotSeated(NotNow.CONCEDED)
    if not at.match.occupants[seat].human:
        raise HeldByComputer(NotNow.HELD_BY_COMPUTER)
    return at, seat


def _in_play(actor: Actor, at: Playing) -> Playing:
    reach(actor, at.table)
    if at.table.phase is not Phase.PLAYING:
        raise NotYourTurn(NotNow.OVER)
    return at


def news_after(news: News, played: Played, seat: Seat) -> News | None:
    """News for the person at a seat after their own action; `news`: those before it.

    None where only the database knows.
    """
    if played.aside or not played.settled or not played.news:
        return news  # nothing was told
    if played.auto or seat in played.played_for:
        return None
    return News(played.news[played.known :], tuple(range(played.own - played.known)))


def _otherwise(engine: GameModule, at: Playing, seat: Seat, notation: str) -> bool:
    """True if a seat that has answered in advance does something else now, in the open."""
    if engine.in_secret(at.match.published):
        return False
    return answered(engine, at.match, seat, at.answers[seat].answer) not in ("", notation)


def present(played: Played, seat: Seat, *, unseen: bool) -> Played:
    """A person who acts has missed no turn, is not gone, and plays on rather than take a win.

    `unseen`: nobody may see that they have acted, so who had left the server is not back before all see it.
    """
    occupants = played.match.occupants
    gone = unseen and occupants[seat].gone
    present = replace(occupants[seat], missed_turns=0, gone=gone, may_win=False)
    if present == occupants[seat]:
        return played
    here = (*occupants[:seat], present, *occupants[seat + 1 :])
    return replace(played, match=replace(played.match, occupants=here))
