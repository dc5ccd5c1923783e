"""Where tables are shown: posts, threads and channels go away, and tables are moved.

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
from bot.table.lobby import BEFORE_DEAL, OPEN, Lobby, Phase
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, lobby_changed, notice, private_word, seal_posted
from bot.table.outbox import TO_LOBBY, TO_TABLE, Draft, Kind, to_player
from bot.table.places import NewPlace
from bot.table.profile import Person
from bot.table.refusals import NotNow, NotYourTurn

SHOWS = {  # what shows a table, by its phase
    Phase.LOBBY: Draft(Kind.LOBBY, TO_LOBBY),
    Phase.CUTTING: Draft(Kind.LOBBY, TO_LOBBY),
    Phase.PLAYING: Draft(Kind.TABLE, TO_TABLE),
    Phase.OVER: Draft(Kind.OVER, TO_TABLE),
    Phase.CONCEDED: Draft(Kind.OVER, TO_TABLE),
}
WHATS = {phase: "lobby" if phase in BEFORE_DEAL else "table" for phase in SHOWS}  # the posts these become
REPOSTS = 3  # of deleted posts of one table, in a day
DAY = timedelta(days=1)

Change = Callable[[Clock, Habits, datetime], Clock]

log = logging.getLogger(__name__)


class Places:
    """Keeps tables visible, as far as people want that."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._deleted: dict[TableId, list[datetime]] = {}  # when posts of theirs were deleted
        self._hidden = set[TableId]()  # shown by no post until somebody asks for them

    async def start(self) -> None:
        """Tables that no post showed when the bot stopped wait for somebody who asks for them."""
        self._hidden.update(await self._context.store.tables.unshown())

    async def tables_at(self, guild_id: int, channel_id: int | None = None) -> tuple[Lobby, ...]:
        """A server's open tables (that may take long), or those played in one channel or thread."""
        tables = self._context.store.tables
        if channel_id is None:
            return await tables.all_in_guild(guild_id, OPEN)
        return await tables.at_place(guild_id, channel_id, OPEN)

    # ---- posts ----

    async def post_gone(self, guild_id: int, channel_id: int, message_id: int) -> None:
        """A deleted message: if it was what shows a table, the table is posted again, a few times a day."""
        outbox = self._context.store.outbox
        for table, what in await outbox.shows(guild_id, channel_id, message_id):
            await outbox.forget_post(table, what)
            lobby = await self._context.store.tables.lobby(table)
            if what == WHATS.get(lobby.phase):
                await self._again_or_rest(lobby)

    async def _again_or_rest(self, lobby: Lobby) -> None:
        now = self._context.now()
        lately = [at for at in self._deleted.get(lobby.id, ()) if now - at < DAY]
        self._deleted[lobby.id] = [*lately, now]
        if len(lately) < REPOSTS:
            await self.repost(lobby.id)
        elif lobby.id not in self._hidden:
            log.warning("posts are deleted again and again", extra={"table": lobby.id})
            self._hidden.add(lobby.id)
            await self._tell_in_private(lobby, Notice.POSTS_DELETED)

    async def show_again(self, table: TableId | None) -> None:
        """Somebody looks at a table, or plays: if no post shows it any more, one does again."""
        if table in self._hidden:
            self._hidden.discard(table)
            self._deleted.pop(table, None)
            await self.repost(table)

    async def repost(self, table: TableId) -> None:
        """The present table is posted anew; its news are those of the post that will call somebody."""
        async with self._context.alone_at(table):
            lobby = await self._context.store.tables.lobby(table)
            version, drafts = await self._present(lobby)
            await self._context.store.outbox.enqueue(table, version, drafts, self._context.now())
            self._context.saved()

    async def refresh(self, table: TableId) -> None:
        """What led elsewhere, or nowhere yet, leads to the new post: private messages, the lobby's."""
        lobby = await self._context.store.tables.lobby(table)
        drafts = (*_refreshed(lobby), *lobby_changed())
        await self._context.store.outbox.enqueue(table, 0, drafts, self._context.now())
        self._context.saved()

    async def _present(self, lobby: Lobby) -> tuple[int, tuple[Draft, ...]]:
        """The version to show, and what shows it; nothing where a table is closed."""
        post = SHOWS.get(lobby.phase)
        if post is None:
            return 0, ()
        if lobby.phase in BEFORE_DEAL:
            return 0, (post,)
        match = await self._context.store.matches.load(lobby.id)
        return match.version, (replace(post, after=match.version),)

    # ---- threads and channels ----

    @again_if_overtaken
    async def thread_gone(self, table: TableId) -> None:
        """The thread was deleted: the table goes on in the channel, and says so once."""
        async with self._context.alone_at(table):
            lobby = await self._context.store.tables.lobby(table)
            if lobby.thread_id is None:
                return
            version, shown = await self._present(lobby)
            await self._place(replace(lobby, thread_id=None), version, (notice(Notice.THREAD_GONE), *shown))

    async def channel_gone(self, guild_id: int, channel_id: int) -> None:
        """A deleted channel: its tables are shown nowhere until they are moved; their people hear of it."""
        for lobby in await self.tables_at(guild_id):
            if lobby.channel_id == channel_id:
                await self._lost(lobby.id, channel_id)

    @again_if_overtaken
    async def _lost(self, table: TableId, channel_id: int) -> None:
        """Clocks stand still from now on: nobody can be called, and who looks for the table finds none."""
        async with self._context.alone_at(table):
            lobby = await self._context.store.tables.lobby(table)
            if lobby.channel_id != channel_id:
                return
            people = await self._context.store.people.people({*lobby.people, lobby.host})
            words = (*self._words(lobby, Notice.PLACE_GONE, people.values()), *_refreshed(lobby))
            clocks = await self._clocks(lobby, people, advanced)
            await self._place(replace(lobby, channel_id=0, thread_id=None), 0, words, clocks)
            self._hidden.discard(table)

    @again_if_overtaken
    async def move(self, actor: Actor, table: TableId, place: NewPlace) -> Lobby:
        """Shows a table elsewhere on its server from now on; the host or a manager may.

        What waits to be told goes there as one post of the present. Clocks that stood still go on.
        """
        async with self._context.alone_at(table):
            lobby = reach(actor, await self._context.store.tables.lobby(table))
            only_host_or_manager(actor, lobby)
            if lobby.phase not in SHOWS or lobby.imported:  # nothing of it was ever shown
                raise NotYourTurn(NotNow.OVER)
            may_move(place, lobby, await self._context.store.people.server(lobby.guild_id))
            moved = replace(lobby, channel_id=place.channel_id, thread_id=None)
            people = await self._context.store.people.people(lobby.people)
            clocks = () if lobby.placed else await self._clocks(lobby, people, _going_on)
            version, drafts = await self._anew(moved)
            if lobby.phase in BEFORE_DEAL and not lobby.placed:  # the seal went with its channel
                sealed = await self._context.store.seals.seal(table)
                drafts += (seal_posted(*sealed),) if sealed is not None and sealed[1] else ()
            farewell = (_farewell(lobby),) if lobby.placed else ()
            await self._place(moved, version, (*drafts, *farewell), clocks, untrue=(Notice.THREAD_GONE,))
            self._hidden.discard(table)
            return moved

    async def _anew(self, lobby: Lobby) -> tuple[int, tuple[Draft, ...]]:
        """All that a table needs in a new place: its lobby's message, a thread on it, the present post."""
        version, shown = await self._present(lobby)
        if lobby.phase in BEFORE_DEAL:
            return version, shown
        last = await self._context.store.outbox.post(lobby.id, "table")
        (post,) = shown
        post = replace(post, after=post.after if last is None else min(post.after, last.version))
        thread = (Draft(Kind.THREAD, TO_TABLE),) if lobby.phase is Phase.PLAYING else ()
        return version, (Draft(Kind.LOBBY, TO_TABLE), *thread, post)

    async def _clocks(
        self, lobby: Lobby, people: Mapping[PlayerId, Person], change: Change
    ) -> tuple[tuple[SeatClock, TimedClock], ...]:
        """A table's clocks, changed as of now under their people's habits."""
        now = self._context.now()
        found = []
        for row in (await self._context.store.clocks.at(lobby.id)).values():
            habits = people.get(row.player or 0, Person(0)).habits
            found.append(
                (row, timed(change(row.clock, habits, now), habits, now, shows=row.deadline is not None))
            )
        return tuple(found)

    async def _place(
        self,
        lobby: Lobby,
        version: int,
        drafts: Iterable[Draft],
        clocks: tuple[tuple[SeatClock, TimedClock], ...] = (),
        untrue: tuple[Notice, ...] | None = None,
    ) -> None:
        now, tables = self._context.now(), self._context.store.tables
        await tables.place(lobby, version, tuple(drafts), clocks, now, untrue=untrue)
        self._context.saved()

    async def _tell_in_private(self, lobby: Lobby, key: Notice) -> None:
        people = await self._context.store.people.people({*lobby.people, lobby.host})
        words = self._words(lobby, key, people.values())
        await self._context.store.outbox.enqueue(lobby.id, 0, words, self._context.now())
        self._context.saved()

    def _words(self, lobby: Lobby, key: Notice, people: Iterable[Person]) -> tuple[Draft, ...]:
        """One sentence for everybody in private: there is no other place left to say it."""
        gone = {each.player for each in lobby.occupants if each.gone}
        told = [person for person in people if not person.dms_closed and person.player not in gone]
        return tuple(private_word(person, key, number=lobby.id) for person in told)


def _refreshed(lobby: Lobby) -> tuple[Draft, ...]:
    """Private messages that lead to the old place are changed."""
    return tuple(Draft(Kind.REFRESH, to_player(player), player=player) for player in lobby.people)


def _farewell(lobby: Lobby) -> Draft:
    """The last line in the old place; behind the new post, so that it can lead there."""
    destination = TO_LOBBY if lobby.phase in BEFORE_DEAL else TO_TABLE
    return Draft(Kind.NOTICE, destination, key=Notice.MOVED, facts={"from": lobby.place})


def _going_on(clock: Clock, _habits: Habits, now: datetime) -> Clock:
    return replace(clock, as_of=now)
