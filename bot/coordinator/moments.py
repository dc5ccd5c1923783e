"""Looking at a game again, turn by turn: whatever an id or a command says, what it shows is decided here."""

from dataclasses import replace
from datetime import datetime, timedelta

from cachetools import LRUCache

from bot.coordinator.access import (
    eyes_of,
    may_have_whole,
    may_replay,
    may_share,
    only_these_eyes,
    reviews_with,
)
from bot.coordinator.context import Context
from bot.games import RegisteredGame
from bot.table.actor import Actor
from bot.table.match import Match, TableId
from bot.table.moments import Everybody, Eyes, Moment, Timeline, milestones_of
from bot.table.opaque import TableView
from bot.table.table import ENDED, Table
from engine.game import Seat

BEHIND = timedelta(seconds=0.5)  # that Discord's clock may be
TIMELINES_KEPT_MAX = 16  # timelines: who steps through a game asks for the same one again and again


class Moments:
    """Moments gone by, as far as they are their reader's to see."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._timelines: LRUCache[tuple[TableId, int], Timeline] = LRUCache(TIMELINES_KEPT_MAX)

    async def moment(
        self,
        actor: Actor,
        table_id: TableId,
        turn: int | None,
        eyes: Eyes = Everybody.PUBLIC,
        *,
        opens: bool = False,
    ) -> Moment:
        """A turn through somebody's eyes; of a turn that there is not, the nearest; None: the newest.

        `opens`: looking begins here, with the deal of a game that has ended where no turn is named.
        Whoever gave up goes by their own name there, whoever played their seat to the end.

        Raises NoSuchTable, and NotAllowed for eyes that are not the actor's to look through.
        """
        table, timeline = await self._timeline(actor, table_id)
        allowed = eyes_of(actor, table)
        only_these_eyes(eyes, allowed)
        meant = 0 if opens and turn is None and table.phase in ENDED else timeline.nearest(turn)
        match = await self._context.store.matches.load(table_id, timeline.versions[meant])
        since = await self._since(table, timeline, eyes)
        shown = moment(self._context.game(table), table, match, timeline, meant, eyes, since, allowed)
        return replace(shown, own=reviews_with(actor, table, eyes))

    async def turn_at(self, actor: Actor, table_id: TableId, moment: datetime) -> int:
        """The turn that was the newest when somebody posted something; raises NoSuchTable, NotAllowed.

        A post follows its turn at once, by a clock that may be a little behind ours.
        """
        _, timeline = await self._timeline(actor, table_id)
        return timeline.turn_at(moment + BEHIND)

    async def whole(self, actor: Actor, table_id: TableId) -> tuple[Table, Timeline]:
        """All that was told of a game that has ended; raises NoSuchTable, NotAllowed."""
        table, timeline = await self._timeline(actor, table_id)
        return may_have_whole(actor, table), timeline

    async def to_share(self, actor: Actor, table_id: TableId, *, placed: bool, speaks: bool) -> Table:
        """Return the table whose game may be shown to everybody; raises NoSuchTable, NotAllowed.

        `placed`: there is somewhere to show it. `speaks`: Discord lets them post there.
        """
        table = (await self._context.store.told(table_id, news=False)).table
        return may_share(actor, table, placed=placed, speaks=speaks)

    async def _since(self, table: Table, timeline: Timeline, eyes: Eyes) -> int:
        """First turn to see: while a game is played, none from before they sat there."""
        if isinstance(eyes, Everybody) or table.phase in ENDED:
            return 0
        return timeline.first_since(await self._context.store.history.seated(table.id, eyes))

    async def _timeline(self, actor: Actor, table_id: TableId) -> tuple[Table, Timeline]:
        told = await self._context.store.told(table_id, news=False)
        table, published = told.table, told.match.published_version
        may_replay(actor, table)
        key = (table_id, published)
        if key not in self._timelines:
            lines = await self._context.store.history.log(table_id, 0, published)
            news = tuple(line.events for line in lines)
            events = [event for each in news for event in each]
            found = milestones_of(self._context.game(table).engine.milestones(events), news)
            self._timelines[key] = Timeline(
                tuple(line.version for line in lines), news, found, tuple(line.at for line in lines)
            )
        return table, self._timelines[key]


def moment(
    game: RegisteredGame,
    table: Table,
    match: Match,
    timeline: Timeline,
    turn: int,
    eyes: Eyes,
    since: int,
    allowed: tuple[Eyes, ...],
) -> Moment:
    """Hand out one turn: the table, and a view of it for a seat's eyes."""
    own: Seat | None = None if isinstance(eyes, Everybody) or turn < since else eyes
    seen: TableView = game.engine.table(match.published)
    return Moment(
        table_id=match.id,
        game=match.game,
        phase=table.phase,
        turn=turn,
        last=timeline.last,
        eyes=eyes,
        since=since,
        allowed=allowed,
        table_view=_open_table(game, table, match) if eyes is Everybody.OPEN else seen,
        seen_by_all=seen,
        view=match.view(game.engine, own) if own is not None else None,
        news=timeline.news[turn],
        milestones=timeline.milestones,
        occupants=match.occupants,
        names=match.people,
        options=table.options,
        imported=table.imported,
    )


def _open_table(game: RegisteredGame, table: Table, match: Match) -> TableView:
    table_view: TableView = game.engine.open(match.published, ended=table.phase in ENDED)
    return table_view
