"""Keeping a table visible: deleted posts, lost threads, refused private messages."""

from dataclasses import replace

from bot.coordinator.context import Context
from bot.table.lobby import Phase
from bot.table.match import PlayerId, TableId
from bot.table.notices import Notice, notice
from bot.table.outbox import TO_LOBBY, TO_TABLE, Draft, Kind

POST = {  # what shows a table, by its phase
    Phase.LOBBY: Draft(Kind.LOBBY, TO_LOBBY),
    Phase.PLAYING: Draft(Kind.TABLE, TO_TABLE),
    Phase.OVER: Draft(Kind.OVER, TO_TABLE),
}


class Posts(Context):
    """What the courier and the window notice about Discord, and what the table hears of it."""

    async def repost(self, table: TableId) -> None:
        """The present table is posted anew, without news that was told before."""
        async with self.alone_at(table):
            lobby = await self.store.lobby(table)
            post = POST.get(lobby.phase)
            if post is None:
                return
            version = 0
            if lobby.phase is not Phase.LOBBY:
                match = await self.store.load(table)
                version, post = match.version, replace(post, after=match.told)
            await self.store.enqueue(table, version, (post,), self.now())
            self.told()

    async def thread_gone(self, table: TableId) -> None:
        """The thread was deleted: the table goes on in the channel, and says so once."""
        async with self.alone_at(table):
            lobby = await self.store.lobby(table)
            if lobby.thread_id is None:
                return
            await self.store.keep_thread(table, None)
            await self.store.enqueue(table, 0, (notice(Notice.THREAD_GONE),), self.now())
        await self.repost(table)

    async def dms_refused(self, table: TableId, player: PlayerId) -> None:
        """Discord refused a private message: said once at the table, where he is pinged from then on."""
        person = await self.store.person(player)
        if person.dms_closed:
            return
        await self.store.save_person(replace(person, dms_closed=True))
        lobby = await self.store.lobby(table)
        name = next((occupant.name for occupant in lobby.occupants if occupant.player == player), "")
        word = notice(Notice.DMS_CLOSED, ping=player, name=name)
        await self.store.enqueue(table, 0, (word,), self.now())
        self.told()

    async def dms_work(self, player: PlayerId) -> None:
        """A private message got through, or he clicked in one: they are used again."""
        person = await self.store.person(player)
        if person.dms_closed:
            await self.store.save_person(replace(person, dms_closed=False))
