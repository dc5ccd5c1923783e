"""Places of tables: posts, threads and channels go away, and tables are moved.

What Discord does by itself arrives without an Actor; who may move a table is decided in access.py.
"""

import logging
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from datetime import datetime, timedelta

from bot.coordinator.access import may_move, only_host_or_manager, reach
from bot.coordinator.context import Context
from bot.coordinator.overtaken import again_if_overtaken
from bot.store import SeatClock
from bot.table.actor import Actor
from bot.table.clock import Clock, Habits, TimedClock, advanced, timed
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, lobby_changed, notice, private_word, seal_posted
from bot.table.outbox import TO_LOBBY, TO_TABLE, Draft, Kind, to_player
from bot.table.places import NewPlace
from bot.table.profile import Person
from bot.table.refusals import NotNow, NotYourTurn
from bot.table.table import BEFORE_DEAL, OPEN, Phase, Table

SHOWS = {  # what shows a table, by its phase
    Phase.LOBBY: Draft(Kind.LOBBY, TO_LOBBY),
    Phase.CUTTING: Draft(Kind.LOBBY, TO_LOBBY),
    Phase.PLAYING: Draft(Kind.TABLE, TO_TABLE),
    Phase.OVER: Draft(Kind.OVER, TO_TABLE),
    Phase.CONCEDED: Draft(Kind.OVER, TO_TABLE),
}
WHATS = {phase: "lobby" if phase in BEFORE_DEAL else "table" for phase in SHOWS}  # the posts these become
REPOSTS_A_DAY_MAX = 3  # of deleted posts of one table, in a day
DAY = timedelta(days=1)

Change = Callable[[Clock, Habits, datetime], Clock]

log = logging.getLogger(__name__)


class Places:
    """Keeps tables visible, as far as people want that.

    `hidden`: tables that no post shows until somebody asks for them.
    """

    def __init__(self, context: Context) -> None:
        self._context = context
        self._deleted: dict[TableId, list[datetime]] = {}  # when posts of theirs were deleted
        self.hidden = set[TableId]()

    async def start(self) -> None:
        """Tables that no post showed when the bot stopped wait for somebody who asks for them."""
        self.hidden.update(await self._context.store.tables.unshown())

    async def tables_at(self, guild_id: int, channel_id: int | None = None) -> tuple[Table, ...]:
        """A server's open tables (that may take long), or those played in one channel or thread."""
        tables = self._context.store.tables
        if channel_id is None:
            return await tables.all_in_guild(guild_id, OPEN)
        return await tables.at_place(guild_id, channel_id, OPEN)

    # ---- posts ----

    async def post_gone(self, guild_id: int, channel_id: int, message_id: int) -> None:
        """A deleted message: if it was what shows a table, the table is posted again, a few times a day."""
        outbox = self._context.store.outbox
        for table_id, what in await outbox.shows(guild_id, channel_id, message_id):
            await outbox.forget_post(table_id, what)
            table = await self._context.store.tables.load(table_id)
            if what == WHATS.get(table.phase):
                await self._again_or_rest(table)

    async def _again_or_rest(self, table: Table) -> None:
        now = self._context.now()
        lately = [at for at in self._deleted.get(table.id, ()) if now - at < DAY]
        self._deleted[table.id] = [*lately, now]
        if len(lately) < REPOSTS_A_DAY_MAX:
            await self.repost(table.id)
        elif table.id not in self.hidden:
            log.warning("posts are deleted again and again", extra={"table": table.id})
            self.hidden.add(table.id)
            await self._tell_in_private(table, Notice.POSTS_DELETED)

    async def show_again(self, table_id: TableId) -> None:
        """Post a hidden table again when somebody looks at it, or plays."""
        self.hidden.discard(table_id)
        self._deleted.pop(table_id, None)
        await self.repost(table_id)

    async def repost(self, table_id: TableId) -> None:
        """The present table is posted anew; its news are those of the post that will call somebody."""
        async with self._context.alone_at(table_id):
            table = await self._context.store.tables.load(table_id)
            version, drafts = await self._present(table)
            await self._context.store.outbox.enqueue(table_id, version, drafts, self._context.now())
            self._context.saved()

    async def refresh(self, table_id: TableId) -> None:
        """Lead private messages and the lobby's to the new post."""
        table = await self._context.store.tables.load(table_id)
        drafts = (*_refreshed(table), *lobby_changed())
        await self._context.store.outbox.enqueue(table_id, 0, drafts, self._context.now())
        self._context.saved()

    async def _present(self, table: Table) -> tuple[int, tuple[Draft, ...]]:
        """The version to show, and what shows it; nothing where a table is closed."""
        post = SHOWS.get(table.phase)
        if post is None:
            return 0, ()
        if table.phase in BEFORE_DEAL:
            return 0, (post,)
        match = await self._context.store.matches.load(table.id)
        return match.version, (replace(post, after=match.version),)

    # ---- threads and channels ----

    @again_if_overtaken
    async def thread_gone(self, table_id: TableId) -> None:
        """The thread was deleted: the table goes on in the channel, and says so once."""
        async with self._context.alone_at(table_id):
            table = await self._context.store.tables.load(table_id)
            if table.thread_id is None:
                return
            version, shown = await self._present(table)
            await self._place(replace(table, thread_id=None), version, (notice(Notice.THREAD_GONE), *shown))

    async def channel_gone(self, guild_id: int, channel_id: int) -> None:
        """A deleted channel: its tables are shown nowhere until they are moved; their people hear of it."""
        for table in await self.tables_at(guild_id):
            if table.channel_id == channel_id:
                await self._lost(table.id, channel_id)

    @again_if_overtaken
    async def _lost(self, table_id: TableId, channel_id: int) -> None:
        """Clocks stand still from now on: nobody can be called, and who looks for the table finds none."""
        async with self._context.alone_at(table_id):
            table = await self._context.store.tables.load(table_id)
            if table.channel_id != channel_id:
                return
            people = await self._context.store.people.people({*table.people, table.host})
            words = (*self._words(table, Notice.PLACE_GONE, people.values()), *_refreshed(table))
            clocks = await self._clocks(table, people, advanced)
            await self._place(replace(table, channel_id=0, thread_id=None), 0, words, clocks)
            self.hidden.discard(table_id)

    @again_if_overtaken
    async def move(self, actor: Actor, table_id: TableId, place: NewPlace) -> Table:
        """Shows a table elsewhere on its server from now on; the host or a manager may.

        What waits to be told goes there as one post of the present. Clocks that stood still go on.
        """
        async with self._context.alone_at(table_id):
            table = reach(actor, await self._context.store.tables.load(table_id))
            only_host_or_manager(actor, table)
            if table.phase not in SHOWS or table.imported:  # nothing of it was ever shown
                raise NotYourTurn(NotNow.OVER)
            may_move(place, table, await self._context.store.people.server(table.guild_id))
            moved = replace(table, channel_id=place.channel_id, thread_id=None)
            people = await self._context.store.people.people(table.people)
            clocks = () if table.placed else await self._clocks(table, people, _going_on)
            version, drafts = await self._anew(moved)
            if table.phase in BEFORE_DEAL and not table.placed:  # the seal went with its channel
                sealed = await self._context.store.seals.seal(table_id)
                drafts += (seal_posted(*sealed),) if sealed is not None and sealed[1] else ()
            farewell = (_farewell(table),) if table.placed else ()
            await self._place(moved, version, (*drafts, *farewell), clocks, untrue=(Notice.THREAD_GONE,))
            self.hidden.discard(table_id)
            return moved

    async def _anew(self, table: Table) -> tuple[int, tuple[Draft, ...]]:
        """All that a table needs in a new place: its lobby's message, a thread on it, the present post."""
        version, shown = await self._present(table)
        if table.phase in BEFORE_DEAL:
            return version, shown
        last = await self._context.store.outbox.post(table.id, "table")
        (post,) = shown
        post = replace(post, after=post.after if last is None else min(post.after, last.version))
        thread = (Draft(Kind.THREAD, TO_TABLE),) if table.phase is Phase.PLAYING else ()
        return version, (Draft(Kind.LOBBY, TO_TABLE), *thread, post)

    async def _clocks(
        self, table: Table, people: Mapping[PlayerId, Person], change: Change
    ) -> tuple[tuple[SeatClock, TimedClock], ...]:
        """A table's clocks, changed as of now under their people's habits."""
        now = self._context.now()
        found = []
        for row in (await self._context.store.clocks.at(table.id)).values():
            habits = people.get(row.player or 0, Person(0)).habits
            found.append(
                (row, timed(change(row.clock, habits, now), habits, now, shows=row.deadline is not None))
            )
        return tuple(found)

    async def _place(
        self,
        table: Table,
        version: int,
        drafts: Iterable[Draft],
        clocks: tuple[tuple[SeatClock, TimedClock], ...] = (),
        untrue: tuple[Notice, ...] | None = None,
    ) -> None:
        now, tables = self._context.now(), self._context.store.tables
        await tables.place(table, version, tuple(drafts), clocks, now, untrue=untrue)
        self._context.saved()

    async def _tell_in_private(self, table: Table, key: Notice) -> None:
        people = await self._context.store.people.people({*table.people, table.host})
        words = self._words(table, key, people.values())
        await self._context.store.outbox.enqueue(table.id, 0, words, self._context.now())
        self._context.saved()

    def _words(self, table: Table, key: Notice, people: Iterable[Person]) -> tuple[Draft, ...]:
        """One sentence for everybody in private: there is no other place left to say it."""
        gone = {each.player for each in table.occupants if each.gone}
        told = [person for person in people if not person.dms_closed and person.player not in gone]
        return tuple(private_word(person, key, number=table.id) for person in told)


def _refreshed(table: Table) -> tuple[Draft, ...]:
    """Private messages that lead to the old place are changed."""
    return tuple(Draft(Kind.REFRESH, to_player(player), player=player) for player in table.people)


def _farewell(table: Table) -> Draft:
    """The last line in the old place; behind the new post, so that it can lead there."""
    destination = TO_LOBBY if table.phase in BEFORE_DEAL else TO_TABLE
    return Draft(Kind.NOTICE, destination, key=Notice.MOVED, facts={"from": table.place})


def _going_on(clock: Clock, _habits: Habits, now: datetime) -> Clock:
    return replace(clock, as_of=now)
