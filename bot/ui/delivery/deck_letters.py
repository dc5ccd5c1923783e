"""The deck before the deal: its seal, a seal that holds no more, who is asked to cut."""

from dataclasses import replace

from bot.table.cutting import missing
from bot.table.match import PlayerId
from bot.table.notices import Notice
from bot.table.outbox import Letter, seal_post
from bot.table.table import BEFORE_DEAL, Phase, Table
from bot.ui.delivery.lobby_letters import LobbyLetters
from bot.ui.delivery.messages import Messages
from bot.ui.pages.cutting import cuts_asked_page, seal_page, void_page


class DeckLetters:
    """A small silent message for each step before the deal."""

    def __init__(self, messages: Messages, lobbies: LobbyLetters) -> None:
        self.messages = messages
        self.context, self.posts = messages.context, messages.posts
        self.lobbies = lobbies

    async def deck(self, letter: Letter) -> None:
        """Its seal, a seal that holds no more, or who is asked to cut it."""
        match letter.key:
            case Notice.SEAL:
                await self._seal(letter)
            case Notice.SEAL_VOID:
                await self._seal_void(letter)
            case _:
                await self._cuts_asked(letter)

    async def _seal(self, letter: Letter) -> None:
        """The promise, as a small silent message that is never changed; where it is, is kept.

        One that holds no more is not shown: its table was dealt to one person and computers, or cancelled.
        """
        table = await self.posts.table(letter.table_id)
        if table.phase is Phase.CANCELLED or not await self.posts.sealed(table.id):
            await self.messages.withdrawn(letter, table)
            await self.posts.done(letter)
            return
        if table.phase in BEFORE_DEAL and await self.posts.sent.post(table.id, "lobby") is None:
            # After an outage a newer letter about the lobby stands behind this one: its message comes first.
            own = replace(letter, nonce=f"{letter.nonce[:23]}-l")
            page = await self.lobbies.page(await self.posts.lobby_told(table.id))
            first = await self.messages.send(table.channel_id, page, own)
            await self.posts.sent.keep_post(table.id, "lobby", first)
        page = seal_page(table, str(letter.facts["sealed"]))
        post = await self.messages.send(table.channel_id, page, letter, silent=True)
        await self.posts.done(letter, **{seal_post(int(letter.facts["number"])): post})

    async def _seal_void(self, letter: Letter) -> None:
        """A seal that holds no more, with its secret; nobody is asked to cut any more."""
        table, facts = await self.posts.table(letter.table_id), letter.facts
        unsealed = await self.posts.void(table.id, int(facts["number"]))
        await self.messages.end_call(table.id)
        if unsealed is not None and unsealed.seal and table.phase is not Phase.CANCELLED:
            page = void_page(unsealed, str(facts["name"]), table.language)
            await self.messages.send(table.channel_id, page, letter, silent=True)
        await self.posts.done(letter)

    async def _cuts_asked(self, letter: Letter) -> None:
        """Asks those who have neither cut nor passed, quietly; the line before it is taken away.

        Who does not answer for half a day may have left the server.
        """
        table = await self.posts.table(letter.table_id)
        old = await self.posts.sent.post(table.id, "call")
        if not missing(table):
            await self.posts.done(letter)
            return
        page = cuts_asked_page(table, letter.key)
        post = await self.messages.send(table.channel_id, page, letter, silent=True)
        await self.posts.done(letter, call=post)
        if old is not None and old.message_id != post.message_id:
            self.messages.tidying.begin(self.messages.delete(old), table=table.id)
        for player in page.pings if letter.key != Notice.CUTS_ASKED else ():
            self.messages.tidying.begin(self._look_whether_here(table, player), table=table.id)

    async def _look_whether_here(self, table: Table, player: PlayerId) -> None:
        if await self.messages.is_member(table.guild_id, player) is False:
            await self.context.coordinator.leaving.left(table.id, player)
