"""Lobbies and their announcements: the one message of a table that gathers."""

from bot.table.cutting import cuts_shown
from bot.table.outbox import TO_TABLE, Letter
from bot.table.reports import LobbyTold
from bot.table.table import BEFORE_DEAL, Phase
from bot.ui import pictures
from bot.ui.delivery.errors import Failure, TooManyEdits
from bot.ui.delivery.messages import Messages, at_place
from bot.ui.pages.announcing import announcement_page, with_role
from bot.ui.pages.cutting import cuts_told
from bot.ui.pages.lobby import lobby_page
from bot.ui.pages.page import Page
from bot.ui.pages.table import silent


class LobbyLetters:
    """The one message of a table that gathers, and what announces it."""

    def __init__(self, messages: Messages) -> None:
        self.messages = messages
        self.context, self.posts = messages.context, messages.posts

    async def lobby(self, letter: Letter) -> None:
        """The lobby's one message: new, or as it is now."""
        told = await self.posts.lobby_told(letter.table_id)
        table, page = told.table, await self.page(told)
        if table.phase is Phase.CANCELLED and told.alone:
            await self.messages.withdrawn(letter, table)  # nothing is left of it
            await self.posts.done(letter)
            return
        old = await self.posts.sent.post(table.id, "lobby")
        moved = letter.destination == TO_TABLE or (old is not None and old.channel_id != table.channel_id)
        here = old if old is not None and old.channel_id == table.channel_id else None
        failed = Failure.MESSAGE_GONE if here is None else await self.messages.edited(here, page)
        if failed is None:
            if here is not None and table.phase is Phase.CANCELLED:
                await self.messages.close_thread_on(here.message_id)
            await self.posts.done(letter)
        elif failed is Failure.TOO_OLD and table.phase not in BEFORE_DEAL:
            raise TooManyEdits("the lobby's message")  # its thread hangs on it: it gathers no more, later on
        elif table.phase not in BEFORE_DEAL and not moved:
            await self.posts.done(letter)  # the message is gone, and nothing is left to gather for
        else:
            post = await self.messages.send(table.channel_id, page if old is None else silent(page), letter)
            await self.posts.done(letter, lobby=post)
            if old is not None and table.phase in BEFORE_DEAL:
                self.messages.tidying.begin(self.messages.delete(old), table=table.id)

    async def announce(self, letter: Letter) -> None:
        """A lobby is announced, once; or its announcement says how it is by now, and rings for nobody."""
        table, now = await self.posts.table(letter.table_id), self.context.coordinator.now()
        old = await self.posts.sent.post(table.id, "announcement")
        page = announcement_page(table, self.context.info(table.game), self.context.voice(table), now)
        if "channel" not in letter.facts:
            if old is not None:
                await self.messages.changed(old, page)
            await self.posts.done(letter)
        elif old is None and table.phase is Phase.LOBBY:
            rings = with_role(page, int(letter.facts["role"]))
            await self.posts.done(
                letter, announcement=await self.messages.send(int(letter.facts["channel"]), rings, letter)
            )
        else:
            await self.posts.done(letter)

    async def page(self, told: LobbyTold) -> Page:
        """Paint a lobby's page; read nothing once painting has begun, since people join and cut meanwhile."""
        table, voice = told.table, self.context.voice(told.table)
        now, shown = self.context.coordinator.now(), at_place(told.table_post, table)
        deck = (cuts_told(cuts_shown(table, told.cuts), table.occupants, voice),)
        banner = await pictures.of_lobby(self.context.painter, table, voice.skin)
        return lobby_page(table, self.context.info(table.game), voice, banner, now, shown, deck)
